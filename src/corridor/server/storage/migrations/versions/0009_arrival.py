"""A table for the networks of people who take seats, so that who is sent away stays away."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Create the table."""
    op.create_table(
        "arrival",
        sa.Column("match", sa.String(8), primary_key=True),
        sa.Column("player", sa.String(32), primary_key=True),
        sa.Column("origin", sa.String(32), nullable=False),
        sa.Column("sent_away", sa.Boolean, nullable=False, server_default=sa.false()),
    )


def downgrade() -> None:
    """Drop it."""
    op.drop_table("arrival")
