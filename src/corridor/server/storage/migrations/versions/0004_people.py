"""Who sits where, who made a table, links to go on elsewhere, sign-outs, and the server's pulse."""

import json
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the columns and tables, and fill them for matches that are not over."""
    for name in ("owner", "origin"):
        op.execute(f"ALTER TABLE match ADD COLUMN {name} VARCHAR(32) NOT NULL DEFAULT ''")
    op.create_index("match_owner", "match", ["owner", "phase"])
    op.create_table(
        "sitting",
        sa.Column("match", sa.String(8), primary_key=True),
        sa.Column("player", sa.String(32), primary_key=True),
    )
    op.create_index("sitting_player", "sitting", ["player"])
    op.create_table(
        "link",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("player", sa.String(32), nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
        sa.Column("once", sa.Boolean, nullable=False, server_default=sa.true()),
    )
    op.create_index("link_player", "link", ["player", "until"])
    op.create_table(
        "signout",
        sa.Column("player", sa.String(32), primary_key=True),
        sa.Column("epoch", sa.Integer, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "service",
        sa.Column("name", sa.String(16), primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    _fill()


def _fill() -> None:
    connection = op.get_bind()
    running = sa.text("SELECT id, tags FROM match WHERE phase <> 'over'")
    for match, tags in connection.execute(running).all():
        connection.execute(
            sa.text("UPDATE match SET owner = :owner WHERE id = :match"),
            {"owner": json.loads(tags).get("owner", ""), "match": match},
        )
        bodies = sa.text("SELECT body FROM event WHERE match = :match ORDER BY seq")
        events = [json.loads(body) for (body,) in connection.execute(bodies, {"match": match})]
        for player in _sitting(events):
            connection.execute(
                sa.text("INSERT INTO sitting (match, player) VALUES (:match, :player)"),
                {"match": match, "player": player},
            )


def _sitting(events: list[dict[str, Any]]) -> set[str]:
    """The people on the seats after these events."""
    seats: dict[int, str] = {}
    for event in events:
        if event["type"] == "seated":
            seats[event["seat"]] = event.get("player", "")
        elif event["type"] == "left":
            seats.pop(event["seat"], None)
    return set(seats.values()) - {""}


def downgrade() -> None:
    """Remove them."""
    for name in ("service", "signout", "link", "sitting"):
        op.drop_table(name)
    op.drop_index("match_owner", "match")
    for name in ("origin", "owner"):
        op.drop_column("match", name)
