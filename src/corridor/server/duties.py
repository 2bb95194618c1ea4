"""Duties of the server: bots move, flags fall, second legs are created.

A duty is a row of the database with a time (`Match.due_at`, `Match.flag_at`). A worker leases it
before it acts and renews the lease while the duty waits for the engine, so that no duty is done
twice; a dead worker's lease ends, so that none is lost, and one that ends in order gives its leases
back.
"""

import asyncio
import secrets
from collections.abc import Coroutine
from contextlib import suppress
from typing import Any

from sqlalchemy.exc import SQLAlchemyError

from corridor.match.decide_offers import next_leg
from corridor.match.decision import Decision, Declined, Situation
from corridor.match.match import Match
from corridor.server import identity
from corridor.server.bot_tables import BotTables
from corridor.server.bots import Bots, Job, claim_of, job_of, limit_at
from corridor.server.logs import log
from corridor.server.matches.cache import MatchCache
from corridor.server.matches.changes import Changes, Decide
from corridor.server.storage.faults import fault_of
from corridor.server.storage.leases import Leases
from corridor.server.storage.store import Store
from corridor.server.tasks import TaskSet, happens, kept_or_undone
from corridor.server.turns import Claim
from corridor.wire import events as ev

_LONGEST_SLEEP = 1.0  # seconds: other workers' duties are seen by looking
_SHORTEST_SLEEP = 0.005
_AT_ONCE = 1000  # duties under way; most of them wait for a turn at the engine
_RENEWALS = 3  # in the time of a lease


class Duties:
    """Finds duties in the database, and does those that it could lease."""

    def __init__(
        self,
        *,
        store: Store,
        matches: MatchCache,
        changes: Changes,
        bots: Bots,
        bot_tables: BotTables,
        due: asyncio.Event,
    ) -> None:
        self._store = store
        self._leases = Leases(store)
        self._matches = matches
        self._changes = changes
        self._bots = bots
        self._bot_tables = bot_tables
        self._due = due  # set when there may be a new duty
        self._leased: set[str] = set()  # matches whose duty is under way
        self._running = TaskSet()
        self._loops = TaskSet()

    async def start(self) -> None:
        """Begin to look for duties; if no other process serves, those that are leased are free."""
        await self._leases.release_left()
        for loop in (self._run(), self._renew()):
            _task = self._loops.spawn(loop)

    async def close(self) -> None:
        """Stop; duties that are not done are left to another worker or the next start."""
        await self._loops.cancel()
        left = set(self._leased)
        await self._running.cancel()
        with suppress(SQLAlchemyError, OSError):  # then the leases end by themselves
            await self._leases.release(left)

    async def _run(self) -> None:
        while True:
            self._due.clear()
            wait = _LONGEST_SLEEP
            try:
                wait = await self._look()
            except (SQLAlchemyError, OSError) as error:
                log.warning("duties_failed", fault=fault_of(error))
            await happens(self._due, wait)

    async def _look(self) -> float:
        """Begin what is due; returns the seconds until the next duty."""
        for match in await self._leases.fallen():
            self._begin(self._flag(match))
        free = _AT_ONCE - len(self._leased)
        if free <= 0:
            return _LONGEST_SLEEP
        for match in await kept_or_undone(self._leases.take(free), self._leases.release):
            if match not in self._leased:  # it may be, if renewing came too late
                self._leased.add(match)
                self._begin(self._duty(match))
        soon = await self._leases.next_due()
        if soon is None:
            return _LONGEST_SLEEP
        return min(_LONGEST_SLEEP, max(_SHORTEST_SLEEP, soon / 1000))

    def _begin(self, work: Coroutine[Any, Any, None]) -> None:
        self._running.spawn(work).add_done_callback(self._finished)

    def _finished(self, task: asyncio.Task[None]) -> None:
        self._due.set()
        if not task.cancelled() and (error := task.exception()) is not None:
            log.error("duty_failed", error=repr(error))

    async def _renew(self) -> None:
        """Keep the leases of duties that are under way."""
        while True:
            await asyncio.sleep(self._store.settings.lease / _RENEWALS)
            try:
                await self._leases.renew(set(self._leased))
            except (SQLAlchemyError, OSError) as error:
                log.warning("leases_not_renewed", error=type(error).__name__)

    async def _flag(self, match: str) -> None:
        """End a match on time. Flags are not leased: a second worker finds the match over."""
        await self._change(match, _decide_flag)

    async def _duty(self, match: str) -> None:
        """Let a bot move, or create the second leg."""
        try:
            await self._do(match)
        except Declined as error:
            log.warning("duty_put_off", why=str(error.code))
        finally:
            self._leased.discard(match)

    async def _do(self, match: str) -> None:
        claim = await self._matches.look(match, self._claim)
        if claim is None:
            await self._change(match, _decide_next_leg)
            return
        chosen = await self._bots.choose(claim, lambda: self._wanted(match))
        if chosen is None:
            return
        job, move = chosen

        def decided(state: Match, _now: int) -> Decision:
            if state.pivot != job.pivot or state.bot_seat() != job.seat:
                return Decision(())  # something happened while the bot was thinking
            return Decision((ev.Moved(job.seat, move),))

        await self._change(match, decided)

    async def _wanted(self, match: str) -> Job | None:
        """The move that a bot must choose, when its turn at the engine has come."""
        now = await self._store.now()
        return await self._matches.look(match, lambda state: _bot_job(state, now))

    def _claim(self, state: Match) -> Claim | None:
        """The turn that a bot needs at the engine; ``None`` if no bot is to move."""
        self._bot_tables.note(state)
        seat = state.bot_seat()
        level = 0 if seat is None else state.seats[seat].level
        return None if seat is None else claim_of(state, state.tags.owner, level)

    async def _change(self, match: str, decide: Decide) -> None:
        try:
            await self._changes.change(match, decide)
        except Declined as error:
            fault = fault_of(error.__cause__) if error.__cause__ else ""
            log.warning("duty_put_off", why=str(error.code), fault=fault)


def _bot_job(state: Match, now: int) -> Job | None:
    """The move that a bot must choose now; ``None`` if no bot is to move."""
    seat = state.bot_seat()
    if seat is None:
        return None
    return job_of(state, seat, state.seats[seat].level, limit_at(state, now))


def _decide_flag(state: Match, now: int) -> Decision:
    at = state.flag_at()
    if at is None or now < at or state.clocks is None or state.clocks.running is None:
        return Decision(())
    return Decision((ev.Flagged(state.clocks.running),))


def _decide_next_leg(state: Match, now: int) -> Decision:
    if not state.wants_leg():
        return Decision(())
    return next_leg(state, Situation("", now, identity.fresh_match(), secrets.randbits(32)))
