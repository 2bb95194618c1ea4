"""Presence: a column for "still here", and an index to find a player's tables."""

from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the column and the index."""
    op.execute("ALTER TABLE presence ADD COLUMN here BOOLEAN NOT NULL DEFAULT false")
    op.create_index("presence_player", "presence", ["player", "seen"])


def downgrade() -> None:
    """Remove them."""
    op.drop_index("presence_player", "presence")
    op.drop_column("presence", "here")
