"""How a match ended for each of its people, and where to send notifications."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the column and the table; of matches that are over already no result is noted."""
    op.execute("ALTER TABLE sitting ADD COLUMN result VARCHAR(4)")
    op.create_table(
        "push",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("player", sa.String(32), nullable=False),
        sa.Column("body", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_index("push_player", "push", ["player"])


def downgrade() -> None:
    """Remove them."""
    op.drop_index("push_player", "push")
    op.drop_table("push")
    op.drop_column("sitting", "result")
