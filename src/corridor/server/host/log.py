"""The host's log: each command that changes something adds a row, in the same transaction."""

import getpass
from typing import NamedTuple

from sqlalchemy import insert, select, text
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from corridor.server.host.database import opened
from corridor.server.settings import Settings
from corridor.server.storage import schema
from corridor.server.storage.clock import Clock

_LONGEST_TARGET = 64
_LOCK = 0x486F7374  # advisory lock of PostgreSQL: rows are numbered in the order of commits


class Entry(NamedTuple):
    """One command of the host."""

    id: int
    at: int  # milliseconds
    who: str
    action: str
    target: str
    why: str


async def note(connection: AsyncConnection, action: str, target: str, why: str = "") -> int:
    """Add a row to the log; returns the time."""
    if connection.dialect.name == "postgresql":
        await connection.execute(text(f"SELECT pg_advisory_xact_lock({_LOCK})"))
    now = await Clock().read(connection)
    row = {"at": now, "who": _user(), "action": action, "target": target, "why": why}
    await connection.execute(insert(schema.host_log), [row])
    return now


async def log_command(settings: Settings, action: str, target: str) -> None:
    """Add a row about a command that is no transaction of its own."""
    async with opened(settings) as engine, engine.begin() as connection:
        await note(connection, action, target[:_LONGEST_TARGET])


async def entries(engine: AsyncEngine, most: int) -> list[Entry]:
    """The latest rows, the newest first."""
    table = schema.host_log.c
    wanted = (
        select(table.id, table.at, table.who, table.action, table.target, table.why)
        .order_by(table.id.desc())
        .limit(most)
    )
    async with engine.connect() as connection:
        return [Entry(*row) for row in await connection.execute(wanted)]


def _user() -> str:
    """The name of the user who runs the command; a number where there is no name."""
    try:
        return getpass.getuser()[:64]
    except (KeyError, OSError):
        import os

        return str(os.getuid())
