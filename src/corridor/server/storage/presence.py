"""Presence: when a player was last at a table."""

import asyncio
from collections.abc import Iterable
from typing import Any

from sqlalchemy import delete, exists, select, text, tuple_

from corridor.server.storage import schema
from corridor.server.storage.shielded import shielded
from corridor.server.storage.store import Store

HERE = 2 * 60 * 1000  # milliseconds since the last heartbeat at a watched table
_TOUCH = text(
    "INSERT INTO presence (match, player, seen, here)"
    " SELECT CAST(:m AS VARCHAR), CAST(:p AS VARCHAR), CAST(:s AS BIGINT), CAST(:h AS BOOLEAN)"
    " WHERE EXISTS (SELECT 1 FROM match WHERE id = :m)"  # the host may have removed it
    " ON CONFLICT (match, player) DO UPDATE SET seen = excluded.seen, here = excluded.here"
)
_HERE, _SAT = schema.presence.c, schema.sitting.c
_WATCHES_ONLY = ~exists().where(_SAT.match == _HERE.match, _SAT.player == _HERE.player)


class PresenceRows:
    """All queries about presence."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self.calls: set[asyncio.Task[Any]] = store.calls

    @shielded
    async def touch(self, who: Iterable[tuple[str, str]]) -> None:
        """Store a heartbeat of players at tables."""
        await self._note(who, here=True)

    @shielded
    async def leave(self, who: Iterable[tuple[str, str]]) -> None:
        """Store that players have just left tables; of those without a seat nothing stays."""
        await self._note(who, here=False)

    @shielded
    async def forget_watchers(self) -> None:
        """Delete what a server that was killed has left of people who only watched."""
        async with self._store.writing() as connection:
            old = _HERE.seen < await self._store.clock.read(connection) - HERE
            await connection.execute(delete(schema.presence).where(old, _WATCHES_ONLY))

    async def _note(self, who: Iterable[tuple[str, str]], *, here: bool) -> None:
        people = sorted(set(who))
        if not people:
            return
        async with self._store.writing() as connection:
            now = await self._store.clock.read(connection)
            rows = [{"m": match, "p": player, "s": now, "h": here} for match, player in people]
            await connection.execute(_TOUCH, rows)
            if not here:
                these = tuple_(_HERE.match, _HERE.player).in_(people)
                await connection.execute(delete(schema.presence).where(these, _WATCHES_ONLY))

    @shielded
    async def attendance(self, matches: Iterable[str]) -> dict[str, dict[str, tuple[int, bool]]]:
        """By match and player: time of the last heartbeat, and whether the player is still here."""
        table = schema.presence.c
        wanted = select(table.match, table.player, table.seen, table.here).where(
            table.match.in_(list(matches))
        )
        found: dict[str, dict[str, tuple[int, bool]]] = {}
        async with self._store.reader.connect() as connection:
            for row in await connection.execute(wanted):
                self._store.clock.saw(row.seen)
                found.setdefault(row.match, {})[row.player] = (row.seen, row.here)
        return found
