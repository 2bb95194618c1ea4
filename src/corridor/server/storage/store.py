"""Reads and writes of the database. It is the authority: what is not stored has not happened."""

import asyncio
import secrets
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from typing import Any

from msgspec import json
from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from corridor.server.settings import Settings
from corridor.server.storage import schema
from corridor.server.storage.clock import Clock
from corridor.server.storage.database import (
    NOTE_TIME,
    alone,
    connect,
    connect_file,
    migrate,
    probe_file,
)
from corridor.server.storage.shielded import shielded
from corridor.server.storage.writer import Append, PostgresCommitter, SqliteCommitter, Writer
from corridor.wire.events import Event, Stored

_events = json.Decoder(Event)
_PROBE_WITHIN = 5.0  # seconds for `/ready`
_CLOSING = 5.0  # seconds for queries that are under way when the store closes


class Store:
    """The connections to the database, its clock, and matches; other modules have the rest."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.calls: set[asyncio.Task[Any]] = set()  # queries under way
        self.clock = Clock()
        process = f"-{secrets.token_hex(4)}"
        self.engine = connect(settings, process)
        self.alone = alone(settings, process)  # as a condition of a statement
        # Each read is a single statement and needs no transaction.
        self.reader = self.engine.execution_options(isolation_level="AUTOCOMMIT")
        self._writer = Writer(
            PostgresCommitter(self.engine, self.clock)
            if settings.shared
            else SqliteCommitter(connect_file(settings), self.clock)
        )
        # SQLite lets one connection write: others would wait for it with a connection each, until
        # none is left for readers.
        self._writing = asyncio.Lock()

    async def open(self) -> None:
        """Migrate the database, go on from the latest time in it, and start the writer."""
        await migrate(self.engine)
        await self._read_clock()
        for at in (await self.times()).values():
            self.clock.saw(at)
        self._writer.start()

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """A transaction that writes; on SQLite one at a time."""
        if self.settings.shared:
            async with self.engine.begin() as connection:
                yield connection
            return
        async with self._writing, self.engine.begin() as connection:
            yield connection

    async def close(self) -> None:
        """Commit what is queued, and wait for queries under way."""
        await self._writer.close()
        if self.calls:
            await asyncio.wait(self.calls, timeout=_CLOSING)
        await self.engine.dispose()

    async def now(self) -> int:
        """The time in milliseconds, by the clock that all workers share."""
        if self.settings.shared and self.clock.stale:
            await self._read_clock()
        return self.clock.now()

    @shielded
    async def _read_clock(self) -> None:
        async with self.reader.connect() as connection:
            await self.clock.read(connection)

    # The server itself

    @shielded
    async def note_time(self, name: str) -> None:
        """Store the present time under a name."""
        async with self.writing() as connection:
            await connection.execute(
                NOTE_TIME, {"name": name, "at": await self.clock.read(connection)}
            )

    @shielded
    async def times(self) -> dict[str, int]:
        """All times of the server, by name."""
        table = schema.service.c
        async with self.reader.connect() as connection:
            found = await connection.execute(select(table.name, table.at))
            return {row.name: row.at for row in found}

    async def probe(self) -> None:
        """Raise if the database cannot be read and written within a moment."""
        async with asyncio.timeout(_PROBE_WITHIN):
            if self.settings.shared:
                await self.note_time("ready")
            else:
                await asyncio.to_thread(probe_file, self.settings, self.clock.now())

    # Matches

    async def append(self, wanted: Append) -> None:
        """Commit events; a lost race raises ``Stale``."""
        await self._writer.append(wanted)

    @shielded
    async def since(self, match: str, seq: int) -> list[Stored]:
        """The events of a match after a seq."""
        table = schema.events.c
        wanted = (
            select(table.seq, table.at, table.body)
            .where(table.match == match, table.seq > seq)
            .order_by(table.seq)
        )
        async with self.reader.connect() as connection:
            rows = (await connection.execute(wanted)).all()
        if rows:
            self.clock.saw(rows[-1].at)
        return [Stored(row.seq, row.at, _events.decode(row.body)) for row in rows]

    @shielded
    async def tails(self, matches: Iterable[str]) -> dict[str, int]:
        """The last seq of each match."""
        table = schema.matches.c
        async with self.reader.connect() as connection:
            rows = await connection.execute(
                select(table.id, table.seq).where(table.id.in_(list(matches)))
            )
            return {row.id: row.seq for row in rows}
