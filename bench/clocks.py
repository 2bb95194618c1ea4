"""Games on real clocks beside busy processes: how many are lost on time.

    ./dev bench clocks
    .venv/bin/python bench/clocks.py --clock 1+0 --games 200 --at-once 4 --busy 4

The engine plays itself, one thread for each side, from random openings of four moves. An answer may
not be late at all: a clock below 0 is a game lost. ``--busy`` processes do nothing but take the
processor, and more games at once take it from each other as well. `least` is the least that any
clock showed after a move, in milliseconds.
"""

import argparse
import multiprocessing
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass

from rivals import machine

from corridor import MODES, Game
from corridor.arena.job import Fault, Job, Played
from corridor.arena.openings import parse_openings
from corridor.arena.referee import play
from corridor.engine.limits import parse_pace
from corridor.rules.position_text import mode_text
from corridor.rules.record_reader import read_record

_PLAYER = "engine"


@dataclass(frozen=True)
class Tally:
    """The games of one mode on one clock."""

    games: int
    lost: int
    broken: int  # other faults
    plies: int
    least: int  # milliseconds

    def row(self, clock: str, mode: str) -> str:
        """A row of the table."""
        cells = (clock, f"`{mode}`", self.games, self.lost, self.broken, self.plies, self.least)
        return f"| {' | '.join(map(str, cells))} |"


def jobs(clock: str, mode: str, games: int, seed: int) -> Iterator[Job]:
    """Games of a mode on a clock, each with an opening of its own."""
    start = Game(mode)
    openings = parse_openings("random:4", start.mode, seed=seed)
    for number in range(games):
        yield Job(
            number=number,
            group=number,
            mode=mode_text(start.mode),
            opening=openings(number),
            players=(_PLAYER,) * len(start.mode.layout.stock),
            pace=parse_pace(f"clock={clock}"),
            margin=0.0,
            seed=f"{seed} {number}",
        )


def tally(found: list[Played]) -> Tally:
    """What came of some games."""
    faults = Counter(one.fault for one in found)
    lost = faults.pop(Fault.TIME, 0)
    return Tally(
        games=len(found),
        lost=lost,
        broken=len(found) - lost - faults[None],
        plies=sum(one.plies for one in found),
        least=0 if lost else min(least(one) for one in found),
    )


def least(played: Played) -> int:
    """The least that a clock showed in a game, in milliseconds."""
    shown = [move.clock for move in read_record(played.record).line.moves if move.clock is not None]
    return min(shown, default=0)


def _spin() -> None:
    while True:
        pass


@contextmanager
def beside(count: int) -> Iterator[None]:
    """Processes that take the processor meanwhile."""
    running = [multiprocessing.Process(target=_spin, daemon=True) for _ in range(count)]
    for one in running:
        one.start()
    try:
        yield
    finally:
        for one in running:
            one.terminate()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--clock", action="append", help="such as 1+0 or 10+0.1, in seconds")
    parser.add_argument("--mode", choices=list(MODES), action="append")
    parser.add_argument("--games", type=int, default=20, help="of each clock and mode")
    parser.add_argument("--at-once", type=int, default=4)
    parser.add_argument("--busy", type=int, default=4)
    parser.add_argument("--seed", type=int, default=0)
    options = parser.parse_args()
    print(f"{machine()}; {options.at_once} games at once beside {options.busy} busy processes\n")
    print("| clock | mode | games | lost on time | other faults | moves | least, ms |")
    print("| --- | --- | --- | --- | --- | --- | --- |")
    with ProcessPoolExecutor(options.at_once) as pool, beside(options.busy):
        for clock in options.clock or ("1+0",):
            for mode in options.mode or MODES:
                found = list(pool.map(play, jobs(clock, mode, options.games, options.seed)))
                print(tally(found).row(clock, mode), flush=True)


if __name__ == "__main__":
    main()
