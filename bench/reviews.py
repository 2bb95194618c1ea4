"""Moves while a thousand reviews are asked for: how long they take beside the same load without.

    .venv/bin/python bench/reviews.py --reviews 1000 --people 50

One worker on SQLite. Some people play on at tables of their own all the time, first without reviews
and then while others ask for reviews of finished games, all at once. Prints the time from a move to
its answer, median and 99th percentile, how many reviews were done, and how often each was begun: a
trigger in the database counts the leases. The games are short and the nodes few, so that it ends
soon; what is measured is the queue, not the engine.
"""

import argparse
import asyncio
import sqlite3
import statistics
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from rivals import machine  # noqa: E402  a script beside this one

from tests.server.workers import Client, Process, fresh_settings  # noqa: E402  after the path is set

_MOVES = ["e2", "e8", "e3", "e7", "e4", "e6", "d4", "d6", "c4", "c6", "b4", "b6"]
_TRIGGER = """
CREATE TABLE lease (match TEXT);
CREATE TRIGGER leased AFTER UPDATE OF leased_until ON review
WHEN OLD.leased_until = 0 AND NEW.leased_until > 0
BEGIN INSERT INTO lease VALUES (NEW.match); END;
"""


async def table(who: Client, moves: list[str], spent: list[float]) -> str:
    """Play moves at a new table, both seats by one person; ``spent`` gets seconds for each."""
    made = await who.post("/api/tables", {"setup": {"lots": "seats"}, "name": "Ann"})
    match: str = made["match"]
    await who.watch(match)
    await who.do("take", match, seat=1, name="Bob")
    await who.do("start", match)
    for move in moves:
        began = time.perf_counter()
        await who.do("move", match, move=move)
        spent.append(time.perf_counter() - began)
    await who.do("resign", match, seat=1)
    return match


async def playing(base: str, players: int, stop: asyncio.Event) -> list[float]:
    """The times of all moves that some players made until they were told to stop."""
    spent: list[float] = []

    async def one() -> None:
        async with Client(base) as who:
            while not stop.is_set():
                await table(who, _MOVES, spent)

    await asyncio.gather(*(one() for _ in range(players)))
    return spent


def copies(file: Path, match: str, count: int) -> list[str]:
    """Copies of a finished match under other names, and the trigger that counts leases."""
    names = [f"r{number:07}" for number in range(count)]
    with sqlite3.connect(file, timeout=30) as base:
        base.executescript(_TRIGGER)
        columns = [row[1] for row in base.execute("PRAGMA table_info(match)") if row[1] != "id"]
        listed = ", ".join(columns)
        for name in names:
            base.execute(
                f"INSERT INTO match (id, {listed}) SELECT ?, {listed} FROM match WHERE id = ?",
                (name, match),
            )
            base.execute("UPDATE match SET tags = replace(tags, ?, ?) WHERE id = ?",
                         (match, name, name))  # fmt: skip
            base.execute("INSERT INTO event SELECT ?, seq, at, body FROM event WHERE match = ?",
                         (name, match))  # fmt: skip
    return names


async def asked(base: str, names: list[str], people: int) -> None:
    """Ask for all reviews, each person for a share of them, and wait until all are done."""

    async def one(mine: list[str]) -> None:
        async with Client(base) as who:
            for name in mine:
                await who.post(f"/api/tables/{name}/review")
            for name in mine:
                while (await who.get(f"/api/tables/{name}/review"))["state"] != "done":  # noqa: ASYNC110  it is asked for
                    await asyncio.sleep(1)

    await asyncio.gather(*(one(names[number::people]) for number in range(people)))


def told(name: str, spent: list[float]) -> float:
    """Print the times of some moves; returns the 99th percentile."""
    percentile = statistics.quantiles(spent, n=100)[98]
    print(f"{name}: {len(spent)} moves, median {1000 * statistics.median(spent):.1f} ms,"
          f" p99 {1000 * percentile:.1f} ms")  # fmt: skip
    return percentile


async def measured(options: argparse.Namespace, folder: Path) -> None:
    """Play without reviews, then with them."""
    worker = Process(fresh_settings(folder, review_nodes=options.nodes))
    await worker.start()
    try:
        async with Client(worker.base) as ann:
            match = await table(ann, _MOVES[: options.plies], [])
        names = copies(folder / "corridor.sqlite3", match, options.reviews)
        stop = asyncio.Event()
        asyncio.get_running_loop().call_later(options.seconds, stop.set)
        before = told("without reviews", await playing(worker.base, options.players, stop))
        stop = asyncio.Event()
        players = asyncio.create_task(playing(worker.base, options.players, stop))
        began = time.perf_counter()
        await asked(worker.base, names, options.people)
        took = time.perf_counter() - began
        stop.set()
        beside = told("beside reviews ", await players)
    finally:
        await worker.kill()
    print(f"p99 beside reviews / without: {beside / before:.2f}")
    with sqlite3.connect(folder / "corridor.sqlite3") as base:
        (done,) = base.execute("SELECT count(*) FROM review WHERE state = 'done'").fetchone()
        begun = base.execute("SELECT count(*), count(DISTINCT match) FROM lease").fetchone()
    print(f"reviews asked for {options.reviews} by {options.people} people, done {done},"
          f" begun {begun[0]} times for {begun[1]} matches, in {took:.0f} s")  # fmt: skip


def run() -> None:
    """Measure. Not called main, so that ``./dev bench`` does not run it."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--reviews", type=int, default=1000)
    parser.add_argument("--people", type=int, default=50)
    parser.add_argument("--players", type=int, default=8, help="who play on all the time")
    parser.add_argument("--seconds", type=float, default=20, help="of play without reviews")
    parser.add_argument("--plies", type=int, default=6, help="of each game that is reviewed")
    parser.add_argument("--nodes", type=int, default=500, help="for each position")
    options = parser.parse_args()
    print(machine())
    with tempfile.TemporaryDirectory(prefix="corridor-") as folder:
        asyncio.run(measured(options, Path(folder)))


if __name__ == "__main__":
    run()
