"""Duties of the server: bots move, flags fall, second legs are created.

A duty is a row of the database with a time (`Match.due_at`, `Match.flag_at`). A worker leases it
before it acts, so that no duty is done twice; a dead worker's lease ends, so that none is lost.
"""

import asyncio
import secrets
from collections.abc import Coroutine
from typing import Any

from sqlalchemy.exc import SQLAlchemyError

from corridor.match.decide_offers import next_leg
from corridor.match.decision import Decision, Declined, Situation
from corridor.match.match import Match
from corridor.server import identity
from corridor.server.bots import Bots, Job, job_of
from corridor.server.logs import log
from corridor.server.matches.cache import MatchCache
from corridor.server.matches.changes import Changes, Decide
from corridor.server.storage.store import Store
from corridor.server.tasks import happens
from corridor.wire import events as ev

_LONGEST_SLEEP = 1.0  # seconds: other workers' duties are seen by looking
_SHORTEST_SLEEP = 0.005
_AT_ONCE = 200  # duties under way; most of them wait for a thread of the engine


class Duties:
    """Finds duties in the database, and does those that it could lease."""

    def __init__(
        self, store: Store, matches: MatchCache, changes: Changes, bots: Bots, due: asyncio.Event
    ) -> None:
        self._store = store
        self._matches = matches
        self._changes = changes
        self._bots = bots
        self._due = due  # set when there may be a new duty
        self._running: set[asyncio.Task[None]] = set()
        self._loop: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin to look for duties."""
        self._loop = asyncio.create_task(self._run())

    async def close(self) -> None:
        """Stop; duties that are not done are left to another worker or the next start."""
        tasks = [*([self._loop] if self._loop else []), *self._running]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _run(self) -> None:
        while True:
            self._due.clear()
            wait = _LONGEST_SLEEP
            try:
                wait = await self._look()
            except (SQLAlchemyError, OSError) as error:
                log.warning("duties_failed", error=type(error).__name__)
            await happens(self._due, wait)

    async def _look(self) -> float:
        """Begin what is due; returns the seconds until the next duty."""
        for match in await self._store.fallen():
            self._begin(self._flag(match))
        free = _AT_ONCE - len(self._running)
        if free <= 0:
            return _LONGEST_SLEEP
        for match in await self._store.lease_due(free):
            self._begin(self._duty(match))
        soon = await self._store.next_due()
        if soon is None:
            return _LONGEST_SLEEP
        return min(_LONGEST_SLEEP, max(_SHORTEST_SLEEP, soon / 1000))

    def _begin(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._running.add(task)
        task.add_done_callback(self._finished)

    def _finished(self, task: asyncio.Task[None]) -> None:
        self._running.discard(task)
        self._due.set()
        if not task.cancelled() and (error := task.exception()) is not None:
            log.error("duty_failed", error=repr(error))

    async def _flag(self, match: str) -> None:
        """End a match on time. Flags are not leased: a second worker finds the match over."""
        await self._change(match, _decide_flag)

    async def _duty(self, match: str) -> None:
        """Let a bot move, or create the second leg."""
        try:
            job = await self._matches.look(match, _bot_job)
        except Declined:
            return
        if job is None:
            await self._change(match, _decide_next_leg)
            return
        move = await self._bots.choose(job)

        def decided(state: Match, _now: int) -> Decision:
            if state.pivot != job.pivot or state.bot_seat() != job.seat:
                return Decision(())  # something happened while the bot was thinking
            return Decision((ev.Moved(job.seat, move),))

        await self._change(match, decided)

    async def _change(self, match: str, decide: Decide) -> None:
        try:
            await self._changes.change(match, decide)
        except Declined as error:
            log.warning("duty_put_off", why=str(error.code))


def _bot_job(state: Match) -> Job | None:
    """The move that a bot must choose now; ``None`` if no bot is to move."""
    seat = state.bot_seat()
    return None if seat is None else job_of(state, seat, state.seats[seat].level, state.tags.owner)


def _decide_flag(state: Match, now: int) -> Decision:
    at = state.flag_at()
    if at is None or now < at or state.clocks is None or state.clocks.running is None:
        return Decision(())
    return Decision((ev.Flagged(state.clocks.running),))


def _decide_next_leg(state: Match, now: int) -> Decision:
    if not state.wants_leg():
        return Decision(())
    return next_leg(state, Situation("", now, identity.fresh_match(), secrets.randbits(32)))
