"""A server under siege: how long moves of honest players take while somebody attacks it.

    ./dev bench siege
    .venv/bin/python bench/siege.py --only ping-flood --seconds 10
    .venv/bin/python bench/siege.py --tree ../before/src

A server with its usual limits carries some matches of honest people at a steady pace. Each attack
of ``attacks.py`` comes from one address, in a process of its own, for some seconds. Before each one
the same matches are played for as long without an attack: the ratio is that of the two p99s, one
right after the other, so that a machine that is busy with other things disturbs both alike. In the
swarm of bots an honest player's bot of level 3 must answer too.

The long game is that of ``long_games.py``: matches of nearly two thousand moves in which
repetitions count, stored before the server starts, so that each is loaded cold; people load, look
at and play them. With ``--tree`` all is repeated with the package ``corridor`` of another folder,
to compare with an earlier version.
"""

import argparse
import asyncio
import json
import math
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path

import httpx
from attacks import ATTACKS
from cold import endless
from rivals import machine
from server import Server, from_tree, line, ours
from tables import Ours, Solo

HOME = "127.0.3."  # honest people call from addresses that begin so
PATIENCE = 60  # seconds beyond the time of an attack
MOST = 0.250  # seconds that a move may take at p99
MOST_BOT = 5.0  # seconds that the bot of an honest player may take
PLIES = 2000  # of a long game: as many as a server allows
ROW = "{:<12} {:<6} {:>9} {:>9} {:>9} {:>9} {:>7}  {}"


class Town:
    """The honest people: some matches between two, and one against a bot."""

    def __init__(self, base: str, matches: int) -> None:
        self._base = base
        self._tables = [
            Ours(base, options=True, local=f"{HOME}{number + 1}") for number in range(matches)
        ]
        self._solo = Solo(base, local=f"{HOME}200")
        self._made = 0  # moves of each match so far
        self._line = line(400)

    @classmethod
    async def of(cls, base: str, matches: int) -> "Town":
        """A town whose people sit at their tables."""
        town = cls(base, matches)
        await town.settle()
        return town

    async def settle(self) -> None:
        """Make the tables, each from an address of its own."""
        for table in self._tables:
            transport = httpx.AsyncHTTPTransport(local_address=table.local)
            async with httpx.AsyncClient(base_url=self._base, transport=transport) as web:
                await table.lay(web)

    async def live(self, seconds: float, pace: float) -> tuple[list[float], list[float]]:
        """Play at a pace; returns the times of moves, and those of the bot's answers."""
        moves = max(1, int(seconds / pace))
        part = self._line[self._made : self._made + moves]

        async def one(table: Ours, late: float) -> list[float]:
            await asyncio.sleep(late)
            times = []
            for number, text in enumerate(part, self._made):
                times.append(await table.move(number, text))
                await asyncio.sleep(max(0.0, pace - times[-1]))
            return times

        late = pace / len(self._tables)
        plays = [one(table, number * late) for number, table in enumerate(self._tables)]
        async with asyncio.timeout(seconds + PATIENCE):
            *told, bots = await asyncio.gather(*plays, self._solo.play(5, pace))
        self._made += moves
        return [each for times in told for each in times], bots


def at(times: list[float], share: float) -> float:
    """Quantile of times, in milliseconds."""
    return sorted(times)[min(len(times) - 1, int(len(times) * share))] * 1000


@dataclass(frozen=True)
class Target:
    """A server with its name, and a file about the long games that it holds."""

    name: str
    server: Server
    notes: Path


async def besieged(target: Target, wanted: argparse.Namespace, attacks: list[str]) -> bool:
    """Print a row for each attack on a server; says whether moves and bots came in time."""
    town = await Town.of(target.server.base, wanted.matches)
    good = True
    for name in attacks:
        row = await _attacked(town, target, name, wanted)
        good = good and row.in_time
        print(row.text(name, target.name), flush=True)
        await asyncio.sleep(wanted.rest)
        if row.shut_out:
            town = await Town.of(target.server.base, wanted.matches)
    return good


@dataclass(frozen=True)
class Row:
    """Times in milliseconds before and during an attack, and what the attacker says."""

    calm: float
    p50: float
    p99: float
    bot: float
    told: str
    shut_out: bool = False

    @property
    def in_time(self) -> bool:
        """Whether moves and the bot came soon enough."""
        return self.p99 < MOST * 1000 and self.bot < MOST_BOT * 1000

    def text(self, attack: str, server: str) -> str:
        """As a line of the table."""
        if self.shut_out:
            return ROW.format(attack, server, f"{self.calm:.1f}", *["-"] * 4, "nobody could move")
        times = (self.calm, self.p50, self.p99, self.bot)
        ratio = f"{self.p99 / self.calm:.2f}"
        return ROW.format(attack, server, *(f"{each:.1f}" for each in times), ratio, self.told)


async def _attacked(town: Town, target: Target, name: str, wanted: argparse.Namespace) -> Row:
    calm, _ = await town.live(wanted.seconds, wanted.pace)
    script = Path(__file__).parent / "attacks.py"
    words = [sys.executable, str(script), name, target.server.base, str(wanted.seconds)]
    attacker = await asyncio.create_subprocess_exec(
        *words, str(target.notes), stdout=asyncio.subprocess.PIPE
    )
    await asyncio.sleep(wanted.seconds / 5)  # the attack begins
    try:
        times, bots = await town.live(wanted.seconds * 4 / 5, wanted.pace)
    except (OSError, TimeoutError, RuntimeError, httpx.HTTPError):
        await attacker.communicate()
        return Row(at(calm, 0.99), math.inf, math.inf, math.inf, "", shut_out=True)
    told = (await attacker.communicate())[0].decode().strip()
    if attacker.returncode:
        raise SystemExit(f"{name} has failed")  # what it says of itself stands above
    return Row(at(calm, 0.99), at(times, 0.5), at(times, 0.99), max(bots) * 1000, told)


def long_games(folder: Path, tree: str, games: int) -> Path:
    """Store long games in the database of a server that is to be started; a file about them."""
    moves, notes = folder / "moves.json", folder / "long.json"
    moves.write_text(json.dumps(endless("classic-2", PLIES)[1]))
    script = Path(__file__).parent / "long_games.py"
    words = [str(script), str(folder), str(moves), str(games)]
    run = f"import runpy, sys; sys.argv = {words!r}"
    run += f"; runpy.run_path({words[0]!r}, run_name='__main__')"
    with notes.open("wb") as out:
        subprocess.run([sys.executable, "-c", from_tree(tree) + run], check=True, stdout=out)
    return notes


def main() -> int:
    """Serve, attack, print; 1 if moves or bots came too late."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--matches", type=int, default=20)
    parser.add_argument("--seconds", type=float, default=14.0, help="of each attack")
    parser.add_argument("--pace", type=float, default=0.5, help="seconds between moves")
    parser.add_argument("--rest", type=float, default=2.0, help="seconds after each attack")
    parser.add_argument("--games", type=int, default=40, help="long games")
    parser.add_argument("--only", choices=list(ATTACKS), action="append")
    parser.add_argument("--tree", default="", help="folder with another version of the package")
    wanted = parser.parse_args()
    print(f"{machine()}; {wanted.matches} matches, a move every {wanted.pace:g} s in each")
    print(ROW.format("attack", "server", "calm p99", "p50 ms", "p99 ms", "bot ms", "ratio",
                     "the attacker"))  # fmt: skip
    began = time.monotonic()
    trees = {"now": "", **({"other": wanted.tree} if wanted.tree else {})}
    good = {}
    for name, tree in trees.items():  # one after the other: a server that rests takes time, too
        with tempfile.TemporaryDirectory() as folder:
            notes = long_games(Path(folder), tree, wanted.games)
            with ours(Path(folder), "", limits=True, tree=tree) as server:
                target = Target(name, server, notes)
                good[name] = asyncio.run(besieged(target, wanted, wanted.only or list(ATTACKS)))
    said = "under" if good["now"] else "NOT under"
    print(f"{time.monotonic() - began:.0f} s; {said} 250 ms for moves at p99 and 5 s for bots")
    return 0 if good["now"] else 1


if __name__ == "__main__":
    sys.exit(main())
