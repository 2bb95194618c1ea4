"""The long check of the solver: ``./dev solve-check [law|one|two|rounds|three|four ...]``.

One ghost with one to three lives and two ghosts, in every reading, are compared with the plain
solver, position by position, verdicts as well as rounds. Three and four ghosts are tried by
Bellman's equation on random positions: 100,000 for three at the defaults and in every preset,
1,000,000 for four.
"""

import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

from corridor.engine import _core
from corridor.rules.board import bits, square_name
from corridor.rules.modes import PRESETS, Mode, make_mode
from corridor.rules.pacman import PacmanPosition
from corridor.solver import Tables, solve
from corridor.solver.chase import Chase
from tests.solver import games
from tests.solver.law import solved

SEED = 20
EVERY_PELLET = 15
Found = Iterator[tuple[str, int, int]]  # what was tried, how many positions, how many wrong


def one(folder: Path) -> Found:
    """Every reading, all pellets, one to three lives."""
    for switches in [*games.readings(), *games.MIXED]:
        chase = games.chase("B", switches, lives=3)
        yield str(switches), *_compared(chase, _tables(chase, folder))


def law(folder: Path) -> Found:
    """One ghost and one pellet against a solver in Python that asks the law for every move."""
    mode = make_mode("pacman", lives=1)
    tables = _tables(Chase.of(mode, "B"), folder)
    for square in bits(mode.layout.pellets):
        known = solved(games.with_few(mode, 1), 1 << square)
        bad = sum(tables.value(_whole(mode, one)) != verdict for one, verdict in known.items())
        yield square_name(square), len(known), bad


def two(folder: Path) -> Found:
    """The defaults with all pellets, and every reading with one pellet."""
    for layout in ("recon-1", "open"):
        chase = games.chase("BI", layout=layout)
        yield layout, *_compared(chase, _tables(chase, folder))
    for switches in [*games.readings(), *games.MIXED]:
        chase = games.chase("BI", switches, layout="recon-2")
        yield str(switches), *_compared(chase, _tables(chase, folder), pellets=1)


def rounds(_folder: Path) -> Found:
    """One ghost with three lives, two ghosts with one pellet and with two."""
    for ghosts, lives, pellets in (("B", 3, EVERY_PELLET), ("BI", 1, 1), ("BI", 1, 3)):
        chase = games.chase(ghosts, lives=lives)
        plain = _core.PlainSolver(chase.numbers)
        plain.solve(lives, pellets, rounds=True)
        counter = _core.ChaseRounds(chase.numbers, threads=2)
        yield f"{ghosts} {lives} {pellets}", *plain.compare_rounds(counter)


def three(folder: Path) -> Found:
    """Random positions of every preset."""
    for preset in PRESETS["pacman"]:
        chase = Chase.of(make_mode("pacman", preset=preset, lives=1), "BIP")
        yield preset, *_tables(chase, folder).core.bellman(100_000, SEED)


def four(folder: Path) -> Found:
    """Random positions at the defaults."""
    chase = games.chase("BIPC")
    yield "defaults", *_tables(chase, folder).core.bellman(1_000_000, SEED)


CHECKS: dict[str, Callable[[Path], Found]] = {
    "law": law,
    "one": one,
    "two": two,
    "rounds": rounds,
    "three": three,
    "four": four,
}


def _tables(chase: Chase, folder: Path) -> Tables:
    path = folder / chase.file_name
    path.unlink(missing_ok=True)
    return solve(chase.mode, path, ghosts=chase.letters)


def _whole(mode: Mode, position: PacmanPosition) -> PacmanPosition:
    """The same position in the game with four ghosts, of which only the first is on the board."""
    return replace(position, mode=mode, ghosts=(*position.ghosts, None, None, None))


def _compared(chase: Chase, tables: Tables, pellets: int = EVERY_PELLET) -> tuple[int, int]:
    plain = _core.PlainSolver(chase.numbers)
    plain.solve(chase.lives, pellets)
    return plain.compare(tables.core)


def main(*names: str) -> int:
    wrong = 0
    with tempfile.TemporaryDirectory() as folder:
        for name in names or CHECKS:
            began = time.monotonic()
            for what, tried, bad in CHECKS[name](Path(folder)):
                seconds = time.monotonic() - began
                told = f"{name:6} {what}: {tried:,} positions, {bad} wrong, {seconds:.0f} s"
                print(told, flush=True)
                wrong += bad
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
