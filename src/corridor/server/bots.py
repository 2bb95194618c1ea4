"""Bots: the engine chooses moves in threads, which are shared fairly."""

import asyncio
import threading
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from random import Random
from typing import TypeAlias, TypeVar

from corridor.engine.complaint import Complaint
from corridor.engine.greedy import GreedyPlayer
from corridor.engine.levels import LEVELS
from corridor.engine.limits import Clocks, share_of
from corridor.engine.player import Limit, Player
from corridor.match.match import Match
from corridor.rules.game import Game
from corridor.rules.moves import Move, Piece
from corridor.server import metrics
from corridor.server.logs import log
from corridor.server.perfect import perfect_player
from corridor.server.turns import Claim, Turns
from corridor.wire.setup import PERFECT, Fischer

T = TypeVar("T")
_of_thread = threading.local()
_NO_LIMIT = Limit()
_LONG = 7  # levels from here on may think for seconds


@dataclass(frozen=True, slots=True)
class Job:
    """A move for the engine to choose."""

    match: str
    seq: int
    pivot: int  # of the match when the job was made: later it is out of date
    seat: int
    level: int
    game: Game  # a copy, for another thread
    pieces: tuple[Piece, ...] | None  # those that the seat holds; ``None``: all of the side
    limit: Limit = _NO_LIMIT


def claim_of(state: Match, person: str, level: int) -> Claim:
    """The claim to a turn at the engine, for a person at a table."""
    return Claim(state.tags.origin or person, person, long=level >= _LONG)


def job_of(state: Match, seat: int, level: int, limit: Limit = _NO_LIMIT) -> Job:
    """The job to choose a move for a seat now."""
    chair = state.chair(seat)
    alone = len(state.side_seats(chair.side)) == 1
    return Job(
        state.tags.id,
        state.seq,
        state.pivot,
        seat,
        level,
        state.game.copy(),
        None if alone else chair.pieces,
        limit,
    )


def limit_at(state: Match, now: int) -> Limit:
    """The time for a move of the side whose clock runs; without a clock there is no limit."""
    clocks = state.clocks
    if clocks is None or clocks.running is None:
        return _NO_LIMIT
    left = tuple(left / 1000 for left in clocks.left_at(now))
    more = clocks.control.increment if isinstance(clocks.control, Fischer) else 0
    told = Clocks(left, (float(more),) * len(left))
    # By Fischer the time must last for the whole game, else for this move only.
    to_go = None if isinstance(clocks.control, Fischer) else 1
    return Limit(seconds=share_of(told, clocks.running, to_go).enough)


Wanted: TypeAlias = Callable[[], Awaitable[Job | None]]


class Bots:
    """The threads of the engine."""

    def __init__(self, *, threads: int = 2) -> None:
        self._pool = ThreadPoolExecutor(threads, thread_name_prefix="bot")
        self.turns = Turns(threads)

    async def choose(self, claim: Claim, wanted: Wanted) -> tuple[Job, str] | None:
        """A job and the engine's move for it, as text."""
        return await self.answer(claim, wanted, _choose)

    async def answer(
        self, claim: Claim, wanted: Wanted, act: Callable[[Job], T]
    ) -> tuple[Job, T] | None:
        """A job and what a thread of the engine finds for it.

        The job is asked for when its turn has come: by then it may be another, or ``None``.
        """
        async with self.turns.turn(claim):
            job = await wanted()
            if job is None:
                return None
            loop = asyncio.get_running_loop()
            return job, await loop.run_in_executor(self._pool, act, job)

    async def work(self, claim: Claim, act: Callable[[], T]) -> T:
        """Run some other work of the engine in a thread, when its turn has come."""
        async with self.turns.turn(claim):
            return await asyncio.get_running_loop().run_in_executor(self._pool, act)

    def close(self) -> None:
        """Drop jobs that wait; those being worked on end by themselves."""
        self._pool.shutdown(wait=False, cancel_futures=True)


def _choose(job: Job) -> str:
    # Seeded by the moment, so that every worker would choose the same move.
    rng = Random(f"{job.match} {job.pivot}")
    with metrics.bot_time.time():
        return job.game.text(_chosen(job, rng))


def _chosen(job: Job, rng: Random) -> Move:
    try:
        return player_of_level(job.level).choose(job.game, job.limit, rng=rng, pieces=job.pieces)
    except Complaint as error:
        if job.level != PERFECT:
            raise
        log.warning("perfect_player_failed", why=error.key)  # its tables are gone or broken
        return player_of_level(LEVELS[-1]).choose(job.game, job.limit, rng=rng, pieces=job.pieces)


def player_of_level(level: int) -> Player:
    """This thread's player of a level; engines are not shared between threads."""
    players: dict[int, Player] = _of_thread.__dict__.setdefault("players", {})
    if level not in players:
        players[level] = _new_player(level)
    return players[level]


def _new_player(level: int) -> Player:
    """A player of a level; without the compiled core, one that looks a single move ahead."""
    if level == PERFECT:
        return perfect_player()
    try:
        from corridor.engine.specs import make_player

        return make_player(f"level:{level}")
    except ImportError:
        return GreedyPlayer()
