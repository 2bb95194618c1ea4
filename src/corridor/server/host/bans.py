"""Bans: set, lifted and listed by the host."""

from sqlalchemy import delete, insert, select
from sqlalchemy.ext.asyncio import AsyncEngine

from corridor.engine.complaint import Complaint
from corridor.server.bans import Ban, ban_target
from corridor.server.host.log import note
from corridor.server.storage import schema

_DAY = 86_400_000  # milliseconds


async def ban(engine: AsyncEngine, whom: str, days: int | None, why: str) -> Ban:
    """Ban a person or an address, for good or for some days; a ban that stands is replaced."""
    target = _target(whom)
    async with engine.begin() as connection:
        now = await note(connection, "ban", target, why)
        until = None if days is None else now + days * _DAY
        await connection.execute(delete(schema.bans).where(schema.bans.c.target == target))
        row = {"target": target, "at": now, "until": until, "why": why}
        await connection.execute(insert(schema.bans), [row])
    return Ban(target, now, until, why)


async def lift(engine: AsyncEngine, whom: str, why: str) -> str:
    """Lift a ban; returns its target. Raises ``Complaint`` if there is none."""
    target = _target(whom)
    async with engine.begin() as connection:
        gone = await connection.execute(delete(schema.bans).where(schema.bans.c.target == target))
        if not gone.rowcount:
            raise Complaint("host-no-ban", target=target)
        await note(connection, "lift", target, why)
    return target


async def bans(engine: AsyncEngine) -> list[Ban]:
    """All bans, the newest first."""
    table = schema.bans.c
    wanted = select(table.target, table.at, table.until, table.why).order_by(table.at.desc())
    async with engine.connect() as connection:
        return [Ban(*row) for row in await connection.execute(wanted)]


def _target(whom: str) -> str:
    target = ban_target(whom)
    if target is None:
        raise Complaint("host-no-target", text=whom)
    return target
