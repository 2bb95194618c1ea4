"""Hints of a server beside busy processes: how long they take, and with which reasons.

    ./dev bench hints
    .venv/bin/python bench/hints.py --mode pacman --games 2 --busy 0 --read 5

One person plays all sides of a game in each mode by moves of level 3, and asks for a hint before
every move. A hint is timed from the command to its answer over HTTP; the `--busy` processes do
nothing but take the processor. `best` is the share of hints for which the law found no reason.
`--read` prints so many hints of each mode, drawn by chance, for a person to judge.
"""

import argparse
import random
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

import httpx
from clocks import beside
from rivals import machine
from server import ours

from corridor import MODES, Game
from corridor.server.bots import player_of_level

LEVEL = 3
MOST_MOVES = 120  # of a game; a chase without progress goes on for long


@dataclass(frozen=True)
class Asked:
    """A hint, the position it is for, and the seconds it took."""

    position: str
    move: str
    why: dict[str, Any]
    seconds: float

    def row(self) -> str:
        """A line to be read by a person."""
        said = {**self.why["sides"], **self.why["args"]}
        return f"    {self.move:<8} {self.why['code']:<16} {said}  {self.position}"


class Table:
    """A table at which one person has all seats."""

    def __init__(self, web: httpx.Client, mode: str) -> None:
        self._web = web
        seats = len(Game(mode).mode.layout.stock)
        setup = {"mode": mode, "seats": seats, "lots": "seats"}
        made = self._post("/api/tables", {"setup": setup, "seat": 0, "name": "Ann"})
        self._match, self._seq = made["match"], made["seq"]
        for seat in range(1, seats):
            self.do("take", seat=seat, name=f"Ann {seat}")
        self.do("start")

    def do(self, what: str, **words: Any) -> dict[str, Any]:  # noqa: ANN401  any field of a command
        """Carry a command out."""
        command = {"type": what, "match": self._match, "seq": self._seq, **words}
        answer = self._post("/api/commands", command)
        self._seq = max(self._seq, answer["seq"])
        return answer

    def _post(self, path: str, body: dict[str, Any]) -> dict[str, Any]:
        answer = self._web.post(path, json=body)
        answer.raise_for_status()
        told: dict[str, Any] = answer.json()
        return told


def game(web: httpx.Client, mode: str, seed: str) -> Iterator[Asked]:
    """The hints of a game."""
    table, played, rng = Table(web, mode), Game(mode), Random(seed)
    player = player_of_level(LEVEL)
    while played.outcome is None and len(played.history) < MOST_MOVES:
        seat = played.position.to_move
        began = time.perf_counter()
        hint = table.do("hint", seat=seat)
        seconds = time.perf_counter() - began
        yield Asked(played.position_text(), hint["move"], hint["why"], seconds)
        move = player.choose(played, rng=rng)
        table.do("move", seat=seat, move=played.text(move))
        played.push(move)


def row(mode: str, found: list[Asked]) -> str:
    """A row of the table."""
    times = sorted(one.seconds * 1000 for one in found)
    best = sum(one.why["code"] == "best" for one in found) / len(found)
    cells = (
        f"`{mode}`", len(found), f"{times[len(times) // 2]:.0f}",
        f"{times[int(len(times) * 0.99)]:.0f}", f"{times[-1]:.0f}", f"{best:.0%}",
        ", ".join(f"{code} {n}" for code, n in Counter(o.why["code"] for o in found).most_common()),
    )  # fmt: skip
    return f"| {' | '.join(map(str, cells))} |"


def main() -> None:
    """Print a table, and hints to be read."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--mode", choices=list(MODES), action="append")
    parser.add_argument("--games", type=int, default=3, help="of each mode")
    parser.add_argument("--busy", type=int, default=4)
    parser.add_argument("--read", type=int, default=0, help="hints of each mode to print")
    parser.add_argument("--seed", type=int, default=0)
    options = parser.parse_args()
    print(f"{machine()}; beside {options.busy} busy processes\n")
    print("| mode | hints | p50 ms | p99 ms | longest ms | best | reasons |")
    print("| --- | --- | --- | --- | --- | --- | --- |")
    read: list[tuple[str, list[Asked]]] = []
    with (
        tempfile.TemporaryDirectory() as folder,
        ours(Path(folder), "") as server,
        httpx.Client(base_url=server.base, trust_env=False, timeout=60) as web,
        beside(options.busy),
    ):
        token = web.post("/api/guest").json()["token"]
        web.headers["Authorization"] = f"Bearer {token}"
        for mode in options.mode or MODES:
            seeds = [f"{options.seed} {number}" for number in range(options.games)]
            found = [one for seed in seeds for one in game(web, mode, seed)]
            print(row(mode, found), flush=True)
            read.append((mode, random.Random(0).sample(found, options.read)))
    for mode, some in read:
        print(f"\n{mode}" if some else "", *(one.row() for one in some), sep="\n")


if __name__ == "__main__":
    main()
