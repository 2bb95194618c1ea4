"""Duties: matches in which the server must act, leased to one worker at a time."""

import asyncio
from collections.abc import Iterable
from typing import Any

from sqlalchemy import ColumnElement, TextClause, select, text, update

from corridor.server.storage import schema
from corridor.server.storage.shielded import shielded
from corridor.server.storage.store import Store


class Leases:
    """All queries about duties and flags."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self.calls: set[asyncio.Task[Any]] = store.calls

    @shielded
    async def take(self, most: int) -> list[str]:
        """Lease due matches that no worker has leased; a lease ends by itself after a while."""
        table = schema.matches.c
        async with self._store.writing() as connection:
            now = await self._store.clock.read(connection)
            due = (
                select(table.id)
                .where(table.due_at <= now, table.leased_until <= now)
                .order_by(table.due_at)
                .limit(most)
            )
            if self._store.settings.shared:
                due = due.with_for_update(skip_locked=True)
            until = now + int(self._store.settings.lease * 1000)
            taken = (
                update(schema.matches)
                .where(table.id.in_(due))
                .values(leased_until=until)
                .returning(table.id)
            )
            return list((await connection.execute(taken)).scalars())

    @shielded
    async def renew(self, matches: Iterable[str]) -> None:
        """Lease the same matches for longer."""
        until = await self._store.now() + int(self._store.settings.lease * 1000)
        await self._lease_until(until, schema.matches.c.id.in_(list(matches)))

    @shielded
    async def release(self, matches: Iterable[str]) -> None:
        """End the leases of matches, for another worker or the next start."""
        await self._lease_until(0, schema.matches.c.id.in_(list(matches)))

    @shielded
    async def release_left(self) -> None:
        """End the leases of processes that are gone, if this one is the only one."""
        await self._lease_until(0, self._store.alone)

    async def _lease_until(self, until: int, which: ColumnElement[bool] | TextClause) -> None:
        leased = schema.matches.c.leased_until > 0
        change = update(schema.matches).where(which, leased).values(leased_until=until)
        async with self._store.writing() as connection:
            await connection.execute(change)

    @shielded
    async def ended(self, matches: Iterable[str]) -> set[str]:
        """Those of the matches that are over."""
        table = schema.matches.c
        wanted = select(table.id).where(table.id.in_(list(matches)), table.phase == "over")
        async with self._store.reader.connect() as connection:
            return set((await connection.execute(wanted)).scalars())

    @shielded
    async def next_due(self) -> int | None:
        """Milliseconds until the next duty or flag."""
        soonest = text(
            "SELECT MIN(t) FROM (SELECT MIN(due_at) AS t FROM match WHERE leased_until = 0"
            " UNION ALL SELECT MIN(flag_at) AS t FROM match) AS times"
        )
        async with self._store.reader.connect() as connection:
            found = (await connection.execute(soonest)).scalar()
            return None if found is None else int(found) - await self._store.clock.read(connection)

    @shielded
    async def fallen(self, most: int = 50) -> list[str]:
        """Matches whose running clock has reached zero."""
        table = schema.matches.c
        async with self._store.reader.connect() as connection:
            now = await self._store.clock.read(connection)
            wanted = select(table.id).where(table.flag_at <= now).limit(most)
            return list((await connection.execute(wanted)).scalars())
