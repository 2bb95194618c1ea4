"""People: those who were at a table lately, with the name they gave last."""

from typing import NamedTuple

from sqlalchemy import func, select
from sqlalchemy.ext.asyncio import AsyncEngine

from corridor.server.host.tables import seated
from corridor.server.storage import schema


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
