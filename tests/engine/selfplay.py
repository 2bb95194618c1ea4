"""Games of a level against itself in every mode, judged by the law.

``python -m tests.engine.selfplay --games 300`` runs the long form: it names every fault, and the
memory in use on the way, which must not grow.
"""

import argparse
import resource
import sys
from collections.abc import Iterator
from pathlib import Path

from corridor.arena import Job, Played, parse_openings, play
from corridor.engine.limits import Pace
from corridor.rules.modes import MODES, make_mode
from corridor.rules.position_text import mode_text

_OPENING = "random:4"
_PAGE = resource.getpagesize()
_GROWTH = 1.2  # times the memory of the first games of each mode; more would be a leak
_MODES_SEEN = 4 * len(MODES)  # games after which all caches are filled


def games(count: int, level: int, seed: int = 0) -> Iterator[Played]:
    """So many games, the modes in turn."""
    for number in range(count):
        mode = make_mode(MODES[number % len(MODES)])
        opening = parse_openings(_OPENING, mode, seed=seed)(number)
        players = (f"level:{level}",) * len(mode.layout.stock)
        text = mode_text(mode)
        yield play(Job(number, number, text, opening, players, Pace(), 0.0, f"{seed} {number}"))


def memory() -> int:
    """Resident memory of this process in bytes."""
    return int(Path("/proc/self/statm").read_text().split()[1]) * _PAGE


def main() -> int:
    """Play the long form."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--games", type=int, default=300)
    parser.add_argument("--level", type=int, default=4)
    options = parser.parse_args()
    faults, plies, first = 0, 0, 0
    for number, played in enumerate(games(options.games, options.level), start=1):
        plies += played.plies
        if played.fault is not None:
            faults += 1
            print(f"{played.fault}: {played.what}\n{played.record}")
        if number == min(_MODES_SEEN, options.games):
            first = memory()
        if number % len(MODES) == 0:
            print(f"{number} games, {plies} moves, {memory() >> 20} MB", flush=True)
    flat = memory() <= first * _GROWTH
    print(f"{faults} faults; memory {first >> 20} MB, then {memory() >> 20} MB")
    return 0 if flat and not faults else 1


if __name__ == "__main__":
    sys.exit(main())
