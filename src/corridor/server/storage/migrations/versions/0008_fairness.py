"""A table for trials of how fair a position is."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Create the table, and an index for the queue."""
    op.create_table(
        "fairness",
        sa.Column("board", sa.String(2000), primary_key=True),
        sa.Column("player", sa.String(32), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("state", sa.String(8), nullable=False),
        sa.Column("leased_until", sa.BigInteger, nullable=False, server_default="0"),
        sa.Column("done", sa.Integer, nullable=False, server_default="0"),
        sa.Column("total", sa.Integer, nullable=False),
        sa.Column("body", sa.Text),
    )
    op.create_index("fairness_queue", "fairness", ["state", "at"])


def downgrade() -> None:
    """Drop them."""
    op.drop_index("fairness_queue", "fairness")
    op.drop_table("fairness")
