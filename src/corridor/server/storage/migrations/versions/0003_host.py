"""Tables for the host: bans, and a log of what was done by `corridor admin`."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Create the tables, and an index to remove the secrets of a table."""
    op.create_table(
        "ban",
        sa.Column("target", sa.String(64), primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("until", sa.BigInteger),
        sa.Column("why", sa.String(200), nullable=False, server_default=""),
    )
    op.create_table(
        "host_log",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("who", sa.String(64), nullable=False),
        sa.Column("action", sa.String(16), nullable=False),
        sa.Column("target", sa.String(64), nullable=False),
        sa.Column("why", sa.String(200), nullable=False, server_default=""),
    )

    op.create_index("secret_match", "secret", ["match"])


def downgrade() -> None:
    """Drop the tables and the index."""
    op.drop_index("secret_match", "secret")
    for name in ("host_log", "ban"):
        op.drop_table(name)
