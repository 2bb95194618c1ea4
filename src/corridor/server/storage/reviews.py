"""Rows of queued work: asked for once, leased by one worker, done once, read by all."""

import asyncio
from typing import Any

from sqlalchemy import ColumnElement, Table, TextClause, func, select, text, update
from sqlalchemy.engine import Row

from corridor.server.storage import schema
from corridor.server.storage.shielded import shielded
from corridor.server.storage.store import Store

_OVER = ("stopped", "failed")  # may be asked for again


# One statement, so that of two who ask at once the second finds what the first has queued.
_QUEUE = (
    "INSERT INTO TABLE (KEY, player, at, state, total)"
    " VALUES (:key, :player, :at, 'waiting', :total)"
    " ON CONFLICT (KEY) DO UPDATE SET player = excluded.player, at = excluded.at,"
    " state = 'waiting', leased_until = 0, done = 0, total = excluded.total, body = NULL"
    " WHERE TABLE.state IN ('stopped', 'failed')"
)


class QueueRows:
    """All queries about one kind of work; each piece of it has a key."""

    def __init__(self, store: Store, table: Table, key: str) -> None:
        self._table, self._key, self._c = table, table.c[key], table.c
        self._queue = text(_QUEUE.replace("TABLE", table.name).replace("KEY", key))
        self._store = store
        self.calls: set[asyncio.Task[Any]] = store.calls

    @shielded
    async def ask(self, key: str, player: str, total: int, most: int) -> bool:
        """Queue work unless there is one; ``False`` if the player has too many waiting."""
        async with self._store.engine.begin() as connection:
            now = await self._store.clock.read(connection)
            state = (
                await connection.execute(select(self._c.state).where(self._key == key))
            ).scalar()
            if state is not None and state not in _OVER:
                return True
            mine = select(func.count()).where(self._c.player == player, self._c.state == "waiting")
            if ((await connection.execute(mine)).scalar() or 0) >= most:
                return False
            row = {"key": key, "player": player, "at": now, "total": total}
            await connection.execute(self._queue, row)
            return True

    @shielded
    async def find(self, key: str) -> tuple[Row[Any], int, bool] | None:
        """The row of a key, how many wait before it, and whether it is leased now."""
        async with self._store.engine.connect() as connection:
            now = await self._store.clock.read(connection)
            row = (await connection.execute(select(self._table).where(self._key == key))).first()
            if row is None:
                return None
            leased = row.leased_until > now
            if row.state != "waiting" or leased:
                return row, 0, leased
            before = select(func.count()).where(self._c.state == "waiting", self._c.at < row.at)
            return row, (await connection.execute(before)).scalar() or 0, leased

    @shielded
    async def lease(self) -> str | None:
        """Lease the work that has waited longest and that no worker has leased."""
        async with self._store.engine.begin() as connection:
            now = await self._store.clock.read(connection)
            due = (
                select(self._key)
                .where(self._c.state == "waiting", self._c.leased_until <= now)
                .order_by(self._c.at)
                .limit(1)
            )
            if self._store.settings.shared:
                due = due.with_for_update(skip_locked=True)
            until = now + int(self._store.settings.lease * 1000)
            # One value, not a set: PostgreSQL may look for a set again for every row, and so lease
            # more rows than one.
            taken = (
                update(self._table)
                .where(self._key == due.scalar_subquery(), self._c.leased_until <= now)
                .values(leased_until=until, done=0)
                .returning(self._key)
            )
            key: str | None = (await connection.execute(taken)).scalar()
            return key

    @shielded
    async def progress(self, key: str, done: int) -> bool:
        """Keep the lease and tell how far it is; ``False`` if it was stopped or given up."""
        async with self._store.engine.begin() as connection:
            now = await self._store.clock.read(connection)
            until = now + int(self._store.settings.lease * 1000)
            kept = await connection.execute(
                update(self._table)
                .where(self._key == key, self._c.state == "waiting", self._c.leased_until > 0)
                .values(done=done, leased_until=until)
            )
            return kept.rowcount > 0

    @shielded
    async def finish(self, key: str, state: str, body: str | None, done: int) -> bool:
        """Store the end; ``False`` if it had ended before."""
        async with self._store.engine.begin() as connection:
            kept = await connection.execute(
                update(self._table)
                .where(self._key == key, self._c.state == "waiting")
                .values(state=state, body=body, done=done, leased_until=0)
            )
            return kept.rowcount > 0

    @shielded
    async def stop(self, key: str, player: str) -> bool:
        """Stop work that the player has asked for; ``False`` if there is none to stop."""
        async with self._store.engine.begin() as connection:
            stopped = await connection.execute(
                update(self._table)
                .where(self._key == key, self._c.state == "waiting", self._c.player == player)
                .values(state="stopped", leased_until=0)
            )
            return stopped.rowcount > 0

    @shielded
    async def release(self, key: str | None) -> None:
        """Give up a lease, if there is one."""
        if key is not None:
            await self._release(self._key == key)

    @shielded
    async def release_left(self) -> None:
        """End the leases of processes that are gone, if this one is the only one."""
        await self._release(self._store.alone)

    async def _release(self, which: ColumnElement[bool] | TextClause) -> None:
        freed = update(self._table).where(self._c.state == "waiting", which)
        async with self._store.engine.begin() as connection:
            await connection.execute(freed.values(leased_until=0))


class ReviewRows(QueueRows):
    """Reviews, by match."""

    def __init__(self, store: Store) -> None:
        super().__init__(store, schema.reviews, "match")


class FairnessRows(QueueRows):
    """Trials of how fair a position is, by its text."""

    def __init__(self, store: Store) -> None:
        super().__init__(store, schema.fairness, "board")
