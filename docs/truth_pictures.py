"""Draws the heat maps of docs/concepts/truth.md from tables that `corridor solve` made.

    .venv/bin/python docs/truth_pictures.py TABLES...

For every file: who wins if PAC-MAN begins on each square, ghosts and pellets as at the start and
one life left (a dot: PAC-MAN wins; a frame: nobody can force it; a cross: the ghosts win). Up to
three ghosts there is a second picture with the rounds to the end. Not part of `docs/make.py`, since
tables take long to make.
"""

import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

from corridor import draw
from corridor.draw.marks import Barred, Highlight, Label, Mark, Targets
from corridor.rules.board import SIZE
from corridor.rules.game import Game
from corridor.rules.modes import PRESETS, make_mode
from corridor.rules.pacman import PacmanPosition
from corridor.rules.position_text import position_text
from corridor.solver import Tables, Verdict
from corridor.solver.balance import MODE, figures_of

FOLDER = Path(__file__).parent / "truth"
SIZE_IN_PIXELS = 360


def start_of(tables: Tables) -> tuple[str, PacmanPosition]:
    """The names of layout, preset and ghosts, and the start with these ghosts and one life."""
    figure = next(figures_of(tables))
    mode = make_mode(MODE, layout=figure.layout, preset=figure.preset)
    start = mode.start()
    assert isinstance(start, PacmanPosition)
    letters = [one.letter for one in mode.layout.figures[1:]]
    ghosts = [
        square if letter in figure.ghosts else None
        for letter, square in zip(letters, start.ghosts, strict=True)
    ]
    usual = figure.preset == next(iter(PRESETS[MODE]))
    name = figure.layout if usual else f"{figure.layout}-{figure.preset}"
    return f"{name}-{figure.ghosts}", replace(start, ghosts=tuple(ghosts), lives=1)


def begun_elsewhere(start: PacmanPosition) -> Iterator[tuple[int, PacmanPosition]]:
    """The start with PAC-MAN on every square that is free."""
    for square in range(SIZE * SIZE):
        if not start.pellets >> square & 1 and square not in start.ghosts:
            yield square, replace(start, pacman=square)


def picture(start: PacmanPosition, marks: list[Mark], title: str, name: str) -> None:
    """Write a picture."""
    view = Game.from_position(position_text(start)).view()
    made = draw.svg(view, marks=marks, size=SIZE_IN_PIXELS, title=title, prefix=f"truth-{name}")
    (FOLDER / f"{name}.svg").write_text(f"{made}\n", encoding="utf-8")
    print(f"wrote docs/truth/{name}.svg")


def main(*paths: str) -> None:
    for path in paths:
        tables = Tables(path)
        name, start = start_of(tables)
        verdicts = {square: tables.value(one) for square, one in begun_elsewhere(start)}
        by = {
            verdict: tuple(square for square, one in verdicts.items() if one == verdict)
            for verdict in Verdict
        }
        counts = ", ".join(f"{verdict} {len(squares)}" for verdict, squares in by.items())
        marks: list[Mark] = [
            Targets(by[Verdict.PACMAN], piece=0),
            Highlight(by[Verdict.ENDLESS]),
            Barred(by[Verdict.GHOSTS]),
        ]
        picture(start, marks, f"{name}: {counts}", name)
        print(counts)
        if tables.counts_rounds:
            labels: list[Mark] = []
            for square, one in begun_elsewhere(start):
                rounds = tables.rounds(one)
                labels.append(Label(square, "–" if rounds is None else str(rounds.end)))
            picture(start, labels, f"{name}: rounds to the end", f"{name}-rounds")


if __name__ == "__main__":
    main(*sys.argv[1:])
