"""Loads matches from their events, and keeps snapshots of long ones so that it is quick."""

import asyncio
from typing import Any

from msgspec import json
from sqlalchemy import select, text
from sqlalchemy.exc import SQLAlchemyError

from corridor import __version__
from corridor.match.match import Match
from corridor.match.snapshot import loaded, snapshot_of
from corridor.match.tags import Tags
from corridor.server.aside import load_aside
from corridor.server.logs import log
from corridor.server.storage import schema
from corridor.server.storage.shielded import shielded
from corridor.server.storage.store import Store
from corridor.server.tasks import TaskSet

EVERY = 100  # events from one snapshot of a match to the next; most matches end before the first
_tags = json.Decoder(Tags)
_KEEP = text(
    "INSERT INTO snapshot (match, seq, version, body)"
    " SELECT CAST(:match AS VARCHAR), CAST(:seq AS INTEGER), CAST(:version AS VARCHAR), :body"
    " WHERE EXISTS (SELECT 1 FROM match WHERE id = :match)"  # the host may have removed it
    " ON CONFLICT (match) DO UPDATE"
    " SET seq = excluded.seq, version = excluded.version, body = excluded.body"
).bindparams(body=b"")


class Snapshots:
    """Snapshots of matches: written in the background, read whenever a match is loaded."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._tasks = TaskSet()
        self.calls: set[asyncio.Task[Any]] = store.calls

    async def load(self, name: str) -> Match | None:
        """A match, folded from its events; ``None`` if there is none of that id."""
        wanted = select(schema.matches.c.tags).where(schema.matches.c.id == name)
        tags = await self._scalar(wanted)
        if tags is None:
            return None
        events = await self._store.since(name, 0)
        snapshot = await self._find(name) if len(events) >= EVERY else None
        # Not on the event loop: a long game takes a while to replay.
        match, known = await load_aside(loaded, _tags.decode(tags), events, snapshot)
        if match.seq - known >= EVERY:
            self.keep(match)
        return match

    def follow(self, match: Match, before: int) -> None:
        """Keep a snapshot if the events since number ``before`` complete another hundred."""
        if match.seq // EVERY > before // EVERY:
            self.keep(match)

    def keep(self, match: Match) -> None:
        """Store a snapshot of a match as it stands; nobody waits for it."""
        _task = self._tasks.spawn(self._keep(match.copy()))

    async def settle(self) -> None:
        """Wait until all snapshots so far are stored."""
        await self._tasks.settle()

    async def _keep(self, match: Match) -> None:
        body = await load_aside(snapshot_of, match)
        try:
            await self._write(match, body)
        except (SQLAlchemyError, OSError) as error:
            log.warning("snapshot_failed", error=type(error).__name__)

    @shielded
    async def _write(self, match: Match, body: bytes) -> None:
        row = {"match": match.tags.id, "seq": match.seq, "version": __version__, "body": body}
        async with self._store.writing() as connection:
            await connection.execute(_KEEP, row)

    @shielded
    async def _scalar(self, wanted: Any) -> Any:  # noqa: ANN401
        async with self._store.reader.connect() as connection:
            return (await connection.execute(wanted)).scalar()

    @shielded
    async def _find(self, name: str) -> tuple[int, bytes] | None:
        """The snapshot of a match; one by another version of the program does not count."""
        table = schema.snapshots.c
        ours = table.match == name, table.version == __version__
        async with self._store.reader.connect() as connection:
            row = (await connection.execute(select(table.seq, table.body).where(*ours))).first()
        return None if row is None else (row.seq, row.body)
