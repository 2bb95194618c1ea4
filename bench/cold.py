"""Loading a long match that is not in memory: from all its events, and from a snapshot.

    ./dev bench cold
    .venv/bin/python bench/cold.py --plies 500 --mode pacman

A match of random walks, to and fro, is stored through the storage of a server on SQLite. Then it is
loaded, each time from the database, in turns: once without its snapshot and once with it. The
ratio is that of the medians, in milliseconds of CPU time. Events are read and decoded in both.
"""

import argparse
import asyncio
import random
import statistics
import tempfile
import time
from pathlib import Path

from rivals import machine
from sqlalchemy import delete

from corridor import MODES, Game
from corridor.match.fold import new_match
from corridor.match.match import Match
from corridor.match.tags import Tags
from corridor.rules.modes import make_mode
from corridor.rules.moves import Place, Relocate
from corridor.server.settings import Settings
from corridor.server.storage import schema
from corridor.server.storage.snapshots import Snapshots
from corridor.server.storage.store import Store
from corridor.server.storage.writer import Append
from corridor.wire import events as ev
from corridor.wire.setup import Setup

ROW = "{:<16} {:>6} {:>10} {:>10} {:>7} {:>12}"
FENCES = 0.02  # share of fences, so that the game lasts
AT_ONCE = 100  # events in one transaction


def endless(mode: str, plies: int) -> tuple[Setup, list[str]]:
    """A table and so many moves at it: mostly walks, and none that ends the game."""
    race = {"threefold": True, "draw_after_plies": 0}
    limits: dict[str, bool | int | str] = {"no_progress_limit": 0}
    limits = {**race} if mode.startswith("classic") else limits
    setup = Setup(mode=mode, seats=len(make_mode(mode).layout.stock), switches=limits)
    rng, game = random.Random(7), Game(mode, **limits)
    while len(game.history) < plies:
        legal = list(game.legal_moves)
        walks = [move for move in legal if not isinstance(move, Place | Relocate)]
        some = legal if rng.random() < FENCES or not walks else walks
        rng.shuffle(some)
        for move in some:
            game.push(move)
            if game.outcome is None:
                break
            game.pop()
        else:  # a dead end
            for _ in range(min(20, len(game.history))):
                game.pop()
    return setup, [game.text(move) for move in game.history]


async def stored(store: Store, setup: Setup, moves: list[str]) -> Match:
    """The match in the database, with one person on all seats."""
    match = new_match(Tags("cold0001", setup, "a"))
    seats = tuple(ev.Seated(seat, "Somebody", "a") for seat in range(setup.seats))
    order = tuple(range(setup.seats))
    await store.append(Append(match, (*seats, ev.Started(1, order)), fresh=True))
    for first in range(0, len(moves), AT_ONCE):
        part = tuple(ev.Moved(0, move) for move in moves[first : first + AT_ONCE])
        await store.append(Append(match, part))
    return match


async def without(store: Store) -> None:
    """Remove all snapshots."""
    async with store.writing() as connection:
        await connection.execute(delete(schema.snapshots))


async def load(store: Store) -> float:
    """CPU seconds to load the match; what is kept meanwhile is waited for, but not counted."""
    snapshots = Snapshots(store)
    began = time.process_time()
    assert await snapshots.load("cold0001") is not None
    took = time.process_time() - began
    await snapshots.settle()
    return took


async def measured(folder: Path, mode: str, plies: int, times: int) -> None:
    """Print a row."""
    setup, moves = endless(mode, plies)
    store = Store(Settings(data=str(folder)))
    await store.open()
    match = await stored(store, setup, moves)
    replayed, quick = [], []
    for _ in range(times):
        await without(store)
        replayed.append(await load(store))
        quick.append(await load(store))
    async with store.reader.connect() as connection:
        body = (await connection.execute(schema.snapshots.select())).one().body
    await store.close()
    slow, fast = statistics.median(replayed) * 1000, statistics.median(quick) * 1000
    size = f"{len(body):,}"
    row = (f"{slow:.1f}", f"{fast:.1f}", f"{slow / fast:.1f}", size)
    print(ROW.format(mode, len(match.game.history), *row), flush=True)


def main() -> None:
    """Print a table."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--plies", type=int, default=2000)
    parser.add_argument("--times", type=int, default=7)
    parser.add_argument("--mode", choices=MODES, action="append", help="only these modes")
    wanted = parser.parse_args()
    print(machine())
    print(ROW.format("mode", "plies", "replay CPU", "load CPU", "ratio", "bytes"))
    for mode in wanted.mode or MODES:
        with tempfile.TemporaryDirectory() as folder:
            asyncio.run(measured(Path(folder), mode, wanted.plies, wanted.times))


if __name__ == "__main__":
    main()
