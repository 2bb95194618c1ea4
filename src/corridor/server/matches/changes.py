"""Changes of a match: decided against its newest state, committed, and only then shown."""

import asyncio
from collections.abc import Callable
from typing import TypeAlias

from sqlalchemy.exc import SQLAlchemyError

from corridor.match.decision import Decision, Declined, decline
from corridor.match.match import Match
from corridor.server.matches.announcer import Announcer
from corridor.server.matches.cache import Entry, MatchCache
from corridor.server.storage.snapshots import Snapshots
from corridor.server.storage.store import Store
from corridor.server.storage.writer import Append, Stale
from corridor.server.tasks import TaskSet
from corridor.wire.codes import Code

Decide: TypeAlias = Callable[[Match, int], Decision]  # the match, the time in milliseconds
_TRIES = 8  # against other workers that change the same match


class Changes:
    """Carries decisions out: of players, of bots, of clocks."""

    def __init__(
        self,
        store: Store,
        matches: MatchCache,
        announcer: Announcer,
        commits: TaskSet,
        *,
        snapshots: Snapshots,
        shared: bool,
    ) -> None:
        self._store = store
        self._matches = matches
        self._announcer = announcer
        self._commits = commits
        self._snapshots = snapshots
        self._shared = shared

    async def change(self, name: str, decide: Decide) -> int:
        """The seq after the change. Goes on to the end even if the caller is cancelled."""
        return await asyncio.shield(self._commits.spawn(self._change(name, decide)))

    async def _change(self, name: str, decide: Decide) -> int:
        for attempt in range(_TRIES):
            try:
                async with self._matches.locked(name) as entry:
                    return await self._change_entry(entry, decide, again=attempt > 0)
            except Stale:
                continue
            except (SQLAlchemyError, OSError) as error:
                raise decline(Code.BUSY) from error
        raise decline(Code.BUSY)

    async def _change_entry(self, entry: Entry, decide: Decide, *, again: bool) -> int:
        now = await self._store.now()
        if again:
            await self._matches.catch_up(entry)
        try:
            decision = decide(entry.match, now)
        except Declined:
            # Perhaps refused by an old state only: another worker may have committed more.
            if not self._shared or not await self._matches.catch_up(entry):
                raise
            decision = decide(entry.match, now)
        if decision.events:
            await self._commit(entry, decision)
        return entry.match.seq

    async def _commit(self, entry: Entry, decision: Decision) -> None:
        match = entry.match
        before = match.seq
        try:
            await self._store.append(Append(match, decision.events, decision.creates))
        except BaseException:
            if match.seq != before:  # the events were applied, but perhaps not stored
                self._matches.drop(entry)
            raise
        self._announcer.committed(match, decision.events)
        self._snapshots.follow(match, before)
