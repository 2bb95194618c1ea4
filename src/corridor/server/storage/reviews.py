"""Rows of reviews: asked for once, leased by one worker, done once, read by all."""

import asyncio
from typing import Any

from sqlalchemy import func, select, text, update
from sqlalchemy.engine import Row

from corridor.server.storage import schema
from corridor.server.storage.shielded import shielded
from corridor.server.storage.store import Store

_TABLE = schema.reviews
_C = _TABLE.c
_OVER = ("stopped", "failed")  # may be asked for again


# One statement, so that of two who ask at once the second finds what the first has queued.
_QUEUE = text(
    "INSERT INTO review (match, player, at, state, total)"
    " VALUES (:match, :player, :at, 'waiting', :total)"
    " ON CONFLICT (match) DO UPDATE SET player = excluded.player, at = excluded.at,"
    " state = 'waiting', leased_until = 0, done = 0, total = excluded.total, body = NULL"
    " WHERE review.state IN ('stopped', 'failed')"
)


class ReviewRows:
    """All queries about reviews."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self.calls: set[asyncio.Task[Any]] = store.calls

    @shielded
    async def ask(self, match: str, player: str, total: int, most: int) -> bool:
        """Queue a review unless there is one; ``False`` if the player has too many waiting."""
        async with self._store.engine.begin() as connection:
            now = await self._store.clock.read(connection)
            state = (await connection.execute(select(_C.state).where(_C.match == match))).scalar()
            if state is not None and state not in _OVER:
                return True
            mine = select(func.count()).where(_C.player == player, _C.state == "waiting")
            if ((await connection.execute(mine)).scalar() or 0) >= most:
                return False
            row = {"match": match, "player": player, "at": now, "total": total}
            await connection.execute(_QUEUE, row)
            return True

    @shielded
    async def find(self, match: str) -> tuple[Row[Any], int, bool] | None:
        """The row of a match, how many wait before it, and whether it is leased now."""
        async with self._store.engine.connect() as connection:
            now = await self._store.clock.read(connection)
            row = (await connection.execute(select(_TABLE).where(_C.match == match))).first()
            if row is None:
                return None
            leased = row.leased_until > now
            if row.state != "waiting" or leased:
                return row, 0, leased
            before = select(func.count()).where(_C.state == "waiting", _C.at < row.at)
            return row, (await connection.execute(before)).scalar() or 0, leased

    @shielded
    async def lease(self) -> str | None:
        """Lease the review that has waited longest and that no worker has leased."""
        async with self._store.engine.begin() as connection:
            now = await self._store.clock.read(connection)
            due = (
                select(_C.match)
                .where(_C.state == "waiting", _C.leased_until <= now)
                .order_by(_C.at)
                .limit(1)
            )
            if self._store.settings.shared:
                due = due.with_for_update(skip_locked=True)
            until = now + int(self._store.settings.lease * 1000)
            # One value, not a set: PostgreSQL may look for a set again for every row, and so lease
            # more rows than one.
            taken = (
                update(_TABLE)
                .where(_C.match == due.scalar_subquery(), _C.leased_until <= now)
                .values(leased_until=until, done=0)
                .returning(_C.match)
            )
            match: str | None = (await connection.execute(taken)).scalar()
            return match

    @shielded
    async def progress(self, match: str, done: int) -> bool:
        """Keep the lease and tell how far it is; ``False`` if it was stopped."""
        async with self._store.engine.begin() as connection:
            now = await self._store.clock.read(connection)
            until = now + int(self._store.settings.lease * 1000)
            kept = await connection.execute(
                update(_TABLE)
                .where(_C.match == match, _C.state == "waiting")
                .values(done=done, leased_until=until)
            )
            return kept.rowcount > 0

    @shielded
    async def finish(self, match: str, state: str, body: str | None, done: int) -> bool:
        """Store the end of a review; ``False`` if it had ended before."""
        async with self._store.engine.begin() as connection:
            kept = await connection.execute(
                update(_TABLE)
                .where(_C.match == match, _C.state == "waiting")
                .values(state=state, body=body, done=done, leased_until=0)
            )
            return kept.rowcount > 0

    @shielded
    async def stop(self, match: str, player: str) -> bool:
        """Stop a review that the player has asked for; ``False`` if there is none to stop."""
        async with self._store.engine.begin() as connection:
            stopped = await connection.execute(
                update(_TABLE)
                .where(_C.match == match, _C.state == "waiting", _C.player == player)
                .values(state="stopped", leased_until=0)
            )
            return stopped.rowcount > 0

    @shielded
    async def release(self, match: str | None = None) -> None:
        """Give up the lease of a review, or of all: for a process that is the only one."""
        freed = update(_TABLE).where(_C.state == "waiting").values(leased_until=0)
        async with self._store.engine.begin() as connection:
            await connection.execute(freed if match is None else freed.where(_C.match == match))
