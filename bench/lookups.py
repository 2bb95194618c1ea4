"""How long it takes to look a position up in tables of a solved chase.

    ./dev bench lookups
    .venv/bin/python bench/lookups.py TABLES... --cold 100 --warm 5000

Positions are random: every piece anywhere, some pellets, some lives. With PAC-MAN to walk the
verdict is the best over his walks, each of them in another chunk; where the ghosts' turns begin it
is read from one chunk. `value` asks for a verdict, `moves` for that of every move of a position,
which is what the perfect player asks.

* cold: the file is dropped from the system's memory and opened anew before each question, so that
  it comes from the disk. A virtual machine's host may still have it in its own memory.
* warm: the file was read before; most chunks have to be unpacked.
* again: the same question once more.

Seconds are those of the clock. CPU seconds leave out what the disk and other programs take.

Without TABLES two ghosts are solved first.
"""

import argparse
import os
import statistics
import tempfile
import time
from collections import defaultdict
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial
from pathlib import Path
from random import Random

from rich.console import Console
from rich.table import Table
from rivals import machine

from corridor.rules.board import SIZE, bits
from corridor.rules.modes import make_mode
from corridor.rules.pacman import PacmanPosition
from corridor.solver import Tables, solve
from corridor.solver.balance import MODE, figures_of

Took = tuple[float, float]  # seconds of the clock, and of the processor
Times = defaultdict[tuple[str, str], list[Took]]  # by question and state of the memory
Question = tuple[str, Callable[[Tables], object]]


def random_positions(tables: Tables, rng: Random) -> Iterator[PacmanPosition]:
    """Random positions of the tables with PAC-MAN to walk, without end."""
    figure = next(figures_of(tables))
    mode = make_mode(MODE, layout=figure.layout, preset=figure.preset)
    start = mode.start()
    assert isinstance(start, PacmanPosition)
    takes_part = [one.letter in figure.ghosts for one in mode.layout.figures[1:]]
    pellets = list(bits(start.pellets))
    free = sorted(set(range(SIZE * SIZE)) - set(pellets))
    while True:
        pacman, *squares = rng.sample(free, len(start.squares))
        left = rng.sample(pellets, rng.randint(1, len(pellets)))
        yield replace(
            start,
            pacman=pacman,
            ghosts=tuple(square if here else None
                         for square, here in zip(squares, takes_part, strict=True)),
            pellets=sum(1 << square for square in left),
            lives=rng.choice(tables.directory.entries).lives,
        )  # fmt: skip


def questions(tables: Tables, rng: Random) -> Iterator[Question]:
    """Questions in turn, each about a random position of its own."""
    positions = random_positions(tables, rng)
    while True:
        yield "value, PAC-MAN to walk", partial(asked_value, next(positions))
        yield "moves, PAC-MAN to walk", partial(asked_moves, next(positions))
        before = next(positions)
        after = before
        while after.outcome is None and after.to_move == before.to_move:
            after = after.after(rng.choice(list(after.legal_moves())))
        if after.outcome is None and after.lives == before.lives:
            yield "value, ghosts' turns begin", partial(asked_value, after)


def asked_value(position: PacmanPosition, tables: Tables) -> object:
    """The question for a verdict."""
    return tables.value(position)


def asked_moves(position: PacmanPosition, tables: Tables) -> object:
    """The question for the verdict of each move."""
    return tables.moves(position)


def timed(asked: Callable[[], object]) -> Took:
    """How long it takes."""
    began, spent = time.perf_counter(), time.thread_time()
    asked()
    return time.perf_counter() - began, time.thread_time() - spent


def dropped(path: Path) -> None:
    """Drop a file from the system's memory; nobody may have it mapped."""
    file = os.open(path, os.O_RDONLY)
    os.fsync(file)
    os.posix_fadvise(file, 0, 0, os.POSIX_FADV_DONTNEED)
    os.close(file)


def measured(path: Path, cold: int, warm: int, rng: Random) -> Times:
    """The times of all questions, and of opening the file."""
    found: Times = defaultdict(list)
    asked = questions(Tables(path), rng)
    for _ in range(cold):
        name, question = next(asked)
        dropped(path)
        found["opening", "cold"].append(timed(partial(Tables, path)))
        dropped(path)
        tables = Tables(path)
        found[name, "cold"].append(timed(partial(question, tables)))
        del tables
    path.read_bytes()
    tables = Tables(path)
    for _ in range(warm):
        name, question = next(asked)
        for state in ("warm", "again"):
            found[name, state].append(timed(partial(question, tables)))
    return found


def shown(path: Path, found: Times) -> Table:
    """A row for each question and state of the memory."""
    table = Table(title=f"{path.stem}, {path.stat().st_size / 1e6:.0f} MB; {machine()}")
    for name in ("question", "memory", "asked", "ms", "99 %", "CPU ms", "99 %"):
        table.add_column(name, justify="left" if name in {"question", "memory"} else "right")
    for (name, state), times in sorted(found.items()):
        row = [name, state, f"{len(times):,}"]
        for one in zip(*times, strict=True):
            most = statistics.quantiles(one, n=100)[-1]
            row += [f"{1000 * statistics.median(one):.2f}", f"{1000 * most:.2f}"]
        table.add_row(*row)
    return table


def main() -> None:
    options = argparse.ArgumentParser()
    options.add_argument("tables", nargs="*", type=Path)
    options.add_argument("--cold", type=int, default=300, help="questions")
    options.add_argument("--warm", type=int, default=10_000, help="questions")
    options.add_argument("--seed", type=int, default=1)
    chosen = options.parse_args()
    with tempfile.TemporaryDirectory() as scratch:
        paths = chosen.tables
        if not paths:
            paths = [Path(scratch) / "two.chase"]
            solve(make_mode(MODE), paths[0], ghosts="2")
        for path in paths:
            found = measured(path, chosen.cold, chosen.warm, Random(chosen.seed))
            Console(width=110).print(shown(path, found))


if __name__ == "__main__":
    main()
