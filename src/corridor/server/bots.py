"""Bots: the engine chooses moves in threads, one task for each identity at a time."""

import asyncio
import threading
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from random import Random
from weakref import WeakValueDictionary

from corridor.engine.greedy import GreedyPlayer
from corridor.engine.player import Player
from corridor.match.match import Match
from corridor.rules.game import Game
from corridor.rules.moves import Piece
from corridor.server import metrics

_of_thread = threading.local()


@dataclass(frozen=True, slots=True)
class Job:
    """A move for the engine to choose."""

    match: str
    pivot: int  # of the match when the job was made: later it is out of date
    seat: int
    level: int
    identity: str  # the player that the engine works for
    game: Game  # a copy, for another thread
    pieces: tuple[Piece, ...] | None  # those that the seat holds; ``None``: all of the side


def job_of(state: Match, seat: int, level: int, identity: str) -> Job:
    """The job to choose a move for a seat now."""
    chair = state.chair(seat)
    alone = len(state.side_seats(chair.side)) == 1
    return Job(
        state.tags.id,
        state.pivot,
        seat,
        level,
        identity,
        state.game.copy(),
        None if alone else chair.pieces,
    )


class Bots:
    """The threads of the engine."""

    def __init__(self, *, threads: int = 2) -> None:
        self._pool = ThreadPoolExecutor(threads, thread_name_prefix="bot")
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    async def choose(self, job: Job) -> str:
        """The engine's move, as text; waits while the engine works for the same identity."""
        async with self._lock(job.identity):
            with metrics.bot_time.time():
                return await asyncio.get_running_loop().run_in_executor(self._pool, _choose, job)

    def close(self) -> None:
        """Drop jobs that wait; those being worked on end by themselves."""
        self._pool.shutdown(wait=False, cancel_futures=True)

    def _lock(self, identity: str) -> asyncio.Lock:
        lock = self._locks.get(identity)
        if lock is None:
            lock = self._locks[identity] = asyncio.Lock()
        return lock


def _choose(job: Job) -> str:
    # Seeded by the moment, so that every worker would choose the same move.
    rng = Random(f"{job.match} {job.pivot}")
    player = _player(job.level)
    return job.game.text(player.choose(job.game, rng=rng, pieces=job.pieces))


def _player(level: int) -> Player:
    """This thread's player of a level; engines are not shared between threads."""
    players: dict[int, Player] = _of_thread.__dict__.setdefault("players", {})
    if level not in players:
        players[level] = _new_player(level)
    return players[level]


def _new_player(level: int) -> Player:
    """A player of a level; without the compiled core, one that looks a single move ahead."""
    try:
        from corridor.engine.specs import make_player

        return make_player(f"level:{level}")
    except ImportError:
        return GreedyPlayer()
