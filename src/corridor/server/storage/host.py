"""What the host did by `corridor admin`: followed by every worker."""

import asyncio
from typing import Any

from sqlalchemy import func, select

from corridor.server.bans import Ban
from corridor.server.storage import schema
from corridor.server.storage.shielded import shielded
from corridor.server.storage.store import Store


class HostRows:
    """Queries about the host's log and bans."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self.calls: set[asyncio.Task[Any]] = store.calls

    @shielded
    async def last_command(self) -> int:
        """The number of the last row in the host's log."""
        async with self._store.reader.connect() as connection:
            found = await connection.execute(select(func.max(schema.host_log.c.id)))
            return found.scalar() or 0

    @shielded
    async def bans(self) -> list[Ban]:
        """All bans, ended ones too."""
        table = schema.bans.c
        wanted = select(table.target, table.at, table.until, table.why)
        async with self._store.reader.connect() as connection:
            return [Ban(*row) for row in await connection.execute(wanted)]
