"""What the server does by itself: bots move, flags fall, second legs are laid out."""

import asyncio
import secrets
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from random import Random
from typing import Any, TypeAlias
from weakref import WeakValueDictionary

from sqlalchemy.exc import SQLAlchemyError

from corridor.match.decide_offers import next_leg
from corridor.match.decision import Decision, Declined, Situation
from corridor.match.match import Match
from corridor.rules.game import Game
from corridor.rules.moves import Piece
from corridor.server import identity, metrics
from corridor.server.bots import bot_player
from corridor.server.logs import log
from corridor.server.tables import Tables
from corridor.wire import events as ev

_LONGEST_SLEEP = 1.0
_SHORTEST_SLEEP = 0.005
_AT_ONCE = 200  # most of them wait for their turn at the engine
_HINT_LEVEL = 6


_Decided: TypeAlias = Callable[[Match, int], Decision]


@dataclass(frozen=True, slots=True)
class Job:
    """A move that a bot has to choose."""

    match: str
    pivot: int
    seat: int
    level: int
    owner: str
    game: Game
    pieces: tuple[Piece, ...] | None


class Duties:
    """Finds duties in the database, so that a crash loses none, and does those it could lease."""

    def __init__(self, tables: Tables, *, threads: int = 2) -> None:
        self._tables = tables
        self._pool = ThreadPoolExecutor(threads, thread_name_prefix="bot")
        self._nudge = asyncio.Event()
        self._running: set[asyncio.Task[None]] = set()
        self._loops: list[asyncio.Task[None]] = []
        # One engine task for each identity at a time.
        self._thinking: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        tables.on_duty = self._nudge.set

    def start(self) -> None:
        """Begin to look for duties."""
        self._loops = [asyncio.create_task(self._run()), asyncio.create_task(self._poll())]

    async def close(self) -> None:
        """Leave the rest to whoever comes next."""
        for task in (*self._loops, *self._running):
            task.cancel()
        await asyncio.gather(*self._loops, *self._running, return_exceptions=True)
        self._pool.shutdown(wait=False, cancel_futures=True)

    async def _poll(self) -> None:
        while True:
            await asyncio.sleep(self._tables.settings.poll)
            try:
                await self._tables.poll()
            except (SQLAlchemyError, OSError) as error:
                log.warning("poll_failed", error=type(error).__name__)

    async def _run(self) -> None:
        while True:
            self._nudge.clear()
            wait = _LONGEST_SLEEP
            try:
                wait = await self._look()
            except (SQLAlchemyError, OSError) as error:
                log.warning("duties_failed", error=type(error).__name__)
            try:
                await asyncio.wait_for(self._nudge.wait(), wait)
            except TimeoutError:
                continue

    async def _look(self) -> float:
        """Begin what is due; says how long nothing more will be."""
        store = self._tables.store
        for match in await store.fallen():
            self._begin(self._flag(match))
        free = _AT_ONCE - len(self._running)
        if free <= 0:
            return _LONGEST_SLEEP
        for match in await store.lease_due(free):
            self._begin(self._duty(match))
        soon = await store.next_due()
        if soon is None:
            return _LONGEST_SLEEP
        return min(_LONGEST_SLEEP, max(_SHORTEST_SLEEP, soon / 1000))

    def _begin(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._running.add(task)
        task.add_done_callback(self._finished)

    def _finished(self, task: asyncio.Task[None]) -> None:
        self._running.discard(task)
        self._nudge.set()
        if not task.cancelled() and (error := task.exception()) is not None:
            log.error("duty_failed", error=repr(error))

    async def _flag(self, match: str) -> None:
        """One of several workers that see it announces it; the others find it announced."""

        def decided(state: Match, now: int) -> Decision:
            at = state.flag_at()
            if at is None or now < at or state.clocks is None or state.clocks.running is None:
                return Decision(())
            return Decision((ev.Flagged(state.clocks.running),))

        await self._change(match, decided)

    async def _duty(self, match: str) -> None:
        try:
            job = await self._tables.look(match, _job)
        except Declined:
            return
        if job is None:
            await self._change(match, _leg)
            return
        async with self._turn(job.owner):
            move = await self._think(job)

        def decided(state: Match, _now: int) -> Decision:
            if state.pivot != job.pivot or state.bot_seat() != job.seat:
                return Decision(())  # something happened while the bot was thinking
            return Decision((ev.Moved(job.seat, move),))

        await self._change(match, decided)

    async def _change(self, match: str, decided: _Decided) -> None:
        try:
            await self._tables.change(match, decided)
        except Declined as error:
            log.warning("duty_put_off", why=str(error.code))

    def _turn(self, who: str) -> asyncio.Lock:
        lock = self._thinking.get(who)
        if lock is None:
            lock = self._thinking[who] = asyncio.Lock()
        return lock

    async def _think(self, job: Job) -> str:
        with metrics.bot_time.time():
            return await asyncio.get_running_loop().run_in_executor(self._pool, _chosen, job)

    async def hint(self, match: str, seat: int) -> tuple[int, str]:
        """What the engine would play for a seat, and after which event."""

        def asked(state: Match) -> tuple[int, Job]:
            chair = state.chair(seat)
            alone = len(state.side_seats(chair.side)) == 1
            pieces = None if alone else chair.pieces
            player = state.seats[seat].player
            copy = _copy(state.game)
            return state.seq, Job(match, state.pivot, seat, _HINT_LEVEL, player, copy, pieces)

        seq, job = await self._tables.look(match, asked)
        async with self._turn(job.owner):
            return seq, await self._think(job)


def _job(state: Match) -> Job | None:
    seat = state.bot_seat()
    if seat is None:
        return None
    chair = state.chair(seat)
    alone = len(state.side_seats(chair.side)) == 1
    return Job(
        state.tags.id,
        state.pivot,
        seat,
        state.seats[seat].level,
        state.tags.owner,
        _copy(state.game),
        None if alone else chair.pieces,
    )


def _leg(state: Match, now: int) -> Decision:
    if not state.wants_leg():
        return Decision(())
    return next_leg(state, Situation("", now, identity.fresh_match(), secrets.randbits(32)))


def _copy(game: Game) -> Game:
    """The same game for another thread."""
    again = Game(game.mode)
    for move in game.history:
        again.push(move)
    return again


def _chosen(job: Job) -> str:
    # The same moment is answered alike, whoever answers.
    rng = Random(f"{job.match} {job.pivot}")
    player = bot_player(job.level)
    return job.game.text(player.choose(job.game, rng=rng, pieces=job.pieces))
