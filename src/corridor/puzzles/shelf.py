"""The shelf: every stored puzzle, by id, by day, and by what it is about."""

import json
from collections.abc import Mapping
from datetime import date
from functools import cache
from hashlib import sha256
from importlib import resources

from corridor.puzzles.puzzle import Puzzle, Theme, parse_puzzle

STORED = resources.files("corridor.puzzles") / "stored"


@cache
def _all() -> Mapping[str, Puzzle]:
    files = sorted(STORED.iterdir(), key=lambda file: file.name)
    lines = (
        line
        for file in files
        if file.name.endswith(".jsonl")
        for line in file.read_text(encoding="utf-8").splitlines()
    )
    found = [parse_puzzle(json.loads(line)) for line in lines]
    return {puzzle.id: puzzle for puzzle in found}


def puzzles(
    *, mode: str | None = None, theme: Theme | None = None, difficulty: int | None = None
) -> tuple[Puzzle, ...]:
    """Every puzzle, or those of a mode, a theme, a difficulty; in the order of their ids."""
    return tuple(
        puzzle
        for puzzle in _all().values()
        if mode in {None, puzzle.mode}
        and theme in {None, puzzle.theme}
        and difficulty in {None, puzzle.difficulty}
    )


def by_id(name: str) -> Puzzle:
    """The puzzle of this id; ``KeyError`` if there is none."""
    return _all()[name]


def daily(day: date) -> Puzzle:
    """The puzzle of a day: the same for everybody, and none twice before all have been shown.

    >>> daily(date(2027, 1, 1)) == daily(date(2027, 1, 1))
    True
    """
    shuffled = _shuffled()
    return shuffled[day.toordinal() % len(shuffled)]


@cache
def _shuffled() -> tuple[Puzzle, ...]:
    """All puzzles in an order that mixes modes and themes and is the same everywhere."""
    return tuple(sorted(puzzles(), key=lambda puzzle: sha256(puzzle.id.encode()).digest()))
