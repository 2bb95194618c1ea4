"""A server under siege: how long moves of honest players take while somebody attacks it.

    ./dev bench siege
    .venv/bin/python bench/siege.py --only ping-flood --seconds 10
    .venv/bin/python bench/siege.py --tree ../before/src

A server with its usual limits carries some matches of honest people at a steady pace. Each attack
of ``attacks.py`` comes from one address, in a process of its own, for some seconds. Before each one
the same matches are played for as long without an attack: the ratio is that of the two p99s, one
right after the other, so that a machine that is busy with other things disturbs both alike. In the
swarm of bots an honest player's bot of level 3 must answer too.

``--tree`` serves from another folder with the package ``corridor``, to compare with an earlier
version.
"""

import argparse
import asyncio
import sys
import tempfile
import time
from pathlib import Path

import httpx
from attacks import ATTACKS
from rivals import machine
from server import Server, line, ours
from tables import Ours, Solo

HOME = "127.0.3."  # honest people call from addresses that begin so
PATIENCE = 60  # seconds beyond the time of an attack
MOST = 0.250  # seconds that a move may take at p99
ROW = "{:<12} {:>9} {:>9} {:>9} {:>9} {:>7}  {}"


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


async def besieged(server: Server, wanted: argparse.Namespace) -> bool:
    """Print a row for each attack; says whether all moves came in time."""
    town = Town(server.base, wanted.matches)
    await town.settle()
    good = True
    print(ROW.format("attack", "calm p99", "p50 ms", "p99 ms", "bot ms", "ratio", "the attacker"))
    for name in ATTACKS:
        if wanted.only not in (None, name):
            continue
        calm, _ = await town.live(wanted.seconds, wanted.pace)
        script = Path(__file__).parent / "attacks.py"
        words = [sys.executable, str(script), name, server.base, str(wanted.seconds)]
        attacker = await asyncio.create_subprocess_exec(*words, stdout=asyncio.subprocess.PIPE)
        await asyncio.sleep(wanted.seconds / 5)  # the attack begins
        times, bots = await town.live(wanted.seconds * 4 / 5, wanted.pace)
        told = (await attacker.communicate())[0].decode().strip()
        ratio = at(times, 0.99) / at(calm, 0.99)
        good = good and at(times, 0.99) < MOST * 1000
        row = (at(calm, 0.99), at(times, 0.5), at(times, 0.99), max(bots) * 1000)
        print(ROW.format(name, *(f"{each:.1f}" for each in row), f"{ratio:.2f}", told), flush=True)
        await asyncio.sleep(wanted.rest)
    return good


def main() -> int:
    """Serve, attack, print; 1 if moves came too late."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--matches", type=int, default=20)
    parser.add_argument("--seconds", type=float, default=20.0, help="of each attack")
    parser.add_argument("--pace", type=float, default=0.5, help="seconds between moves")
    parser.add_argument("--rest", type=float, default=2.0, help="seconds after each attack")
    parser.add_argument("--only", choices=list(ATTACKS))
    parser.add_argument("--tree", default="", help="folder with another version of the package")
    wanted = parser.parse_args()
    print(f"{machine()}; {wanted.matches} matches, a move every {wanted.pace:g} s in each")
    began = time.monotonic()
    with (
        tempfile.TemporaryDirectory() as folder,
        ours(Path(folder), "", limits=True, tree=wanted.tree) as server,
    ):
        good = asyncio.run(besieged(server, wanted))
    print(f"{time.monotonic() - began:.0f} s; p99 {'under' if good else 'NOT under'} 250 ms")
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())
