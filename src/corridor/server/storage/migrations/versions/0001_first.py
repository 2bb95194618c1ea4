"""Tables for matches, events, secrets, presence and seeks."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Create the tables."""
    op.create_table(
        "match",
        sa.Column("id", sa.String(8), primary_key=True),
        sa.Column("tags", sa.Text, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("phase", sa.String(8), nullable=False),
        sa.Column("public", sa.Boolean, nullable=False, server_default=sa.false()),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("due_at", sa.BigInteger),
        sa.Column("flag_at", sa.BigInteger),
        sa.Column("leased_until", sa.BigInteger, nullable=False, server_default="0"),
    )
    op.create_index("match_due", "match", ["due_at"])
    op.create_index("match_flag", "match", ["flag_at"])
    op.create_index("match_open", "match", ["public", "phase", "created"])
    op.create_table(
        "event",
        sa.Column("match", sa.String(8), primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("body", sa.Text, nullable=False),
    )
    op.create_table(
        "secret",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("match", sa.String(8), nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("used", sa.Boolean, nullable=False, server_default=sa.false()),
    )
    op.create_table(
        "presence",
        sa.Column("match", sa.String(8), primary_key=True),
        sa.Column("player", sa.String(32), primary_key=True),
        sa.Column("seen", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "seek",
        sa.Column("player", sa.String(32), primary_key=True),
        sa.Column("wish", sa.String(200), nullable=False),
        sa.Column("role", sa.String(8), nullable=False),
        sa.Column("name", sa.String(60), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("match", sa.String(8)),
    )
    op.create_index("seek_wish", "seek", ["wish", "at"])


def downgrade() -> None:
    """Drop the tables."""
    for name in ("seek", "presence", "secret", "event", "match"):
        op.drop_table(name)
