"""People: those who were at a table lately, with the name they gave last; and sign-outs."""

from typing import NamedTuple

from sqlalchemy import delete, func, select
from sqlalchemy.ext.asyncio import AsyncEngine

from corridor.engine.complaint import Complaint
from corridor.server.host.log import note
from corridor.server.host.tables import seated
from corridor.server.storage import schema
from corridor.server.storage.people import SIGN_OUT


class PersonRow(NamedTuple):
    """A person as the host sees them."""

    player: str
    name: str
    tables: int
    seen: int  # milliseconds
    banned: bool


async def people(engine: AsyncEngine, most: int) -> list[PersonRow]:
    """The people seen last, the latest first."""
    table = schema.presence.c
    seen = func.max(table.seen).label("seen")
    wanted = (
        select(table.player, seen, func.count().label("tables"))
        .group_by(table.player)
        .order_by(seen.desc())
        .limit(most)
    )
    async with engine.connect() as connection:
        rows = (await connection.execute(wanted)).all()
        players = [row.player for row in rows]
        where = select(table.player, table.match).where(table.player.in_(players))
        at_tables = (await connection.execute(where.order_by(table.seen))).all()
        sitting = await seated(connection, [row.match for row in at_tables])
        banned = set((await connection.execute(select(schema.bans.c.target))).scalars())
    names: dict[str, str] = {}
    for row in at_tables:
        for one in sitting.get(row.match, ()):
            if one.player == row.player and one.name:
                names[row.player] = one.name
    return [
        PersonRow(row.player, names.get(row.player, ""), row.tables, row.seen, row.player in banned)
        for row in rows
    ]


async def revoke(engine: AsyncEngine, player: str, why: str) -> int:
    """Sign a person out everywhere: tokens and links are good no longer; returns the links ended.

    Raises ``Complaint`` if nobody of that id was at a table.
    """
    here, links = schema.presence.c, schema.links
    async with engine.begin() as connection:
        known = await connection.execute(select(here.player).where(here.player == player).limit(1))
        if known.first() is None:
            raise Complaint("host-no-person", player=player)
        now = await note(connection, "revoke", player, why)
        await connection.execute(SIGN_OUT, {"p": player, "t": now})
        ended = await connection.execute(delete(links).where(links.c.player == player))
    return ended.rowcount
