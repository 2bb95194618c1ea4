"""A table for reviews of matches."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Create the table, and an index for the queue."""
    op.create_table(
        "review",
        sa.Column("match", sa.String(8), primary_key=True),
        sa.Column("player", sa.String(32), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("state", sa.String(8), nullable=False),
        sa.Column("leased_until", sa.BigInteger, nullable=False, server_default="0"),
        sa.Column("done", sa.Integer, nullable=False, server_default="0"),
        sa.Column("total", sa.Integer, nullable=False),
        sa.Column("body", sa.Text),
    )
    op.create_index("review_queue", "review", ["state", "at"])


def downgrade() -> None:
    """Drop them."""
    op.drop_index("review_queue", "review")
    op.drop_table("review")
