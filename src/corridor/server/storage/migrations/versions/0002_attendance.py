"""Who is at a table now, and at which tables somebody is."""

from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Note whether somebody is there, and find people's tables quickly."""
    op.execute("ALTER TABLE presence ADD COLUMN here BOOLEAN NOT NULL DEFAULT false")
    op.create_index("presence_player", "presence", ["player", "seen"])


def downgrade() -> None:
    """Forget it again."""
    op.drop_index("presence_player", "presence")
    op.drop_column("presence", "here")
