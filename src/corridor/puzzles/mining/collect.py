"""Collects puzzles of a mode: enough of them, not too many that are easy or of one theme."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from random import Random

from corridor.puzzles.mining.find import find
from corridor.puzzles.puzzle import Puzzle

_EASY_SHARE = 0.4  # of puzzles that every level solves
_THEME_SHARE = 0.6  # of puzzles of one theme


def collect(key: str, count: int, seed: int) -> Iterator[Puzzle]:
    """So many puzzles, the same for the same seed."""
    easy, themes, number = 0, Counter[str](), 0
    for found in find(key, Random(f"{key} {seed}")):
        puzzle = found.puzzle
        if number == count:
            return
        is_easy = puzzle.difficulty == 1
        if is_easy and easy >= _EASY_SHARE * count:
            continue
        if themes[puzzle.theme] >= _THEME_SHARE * count:
            continue
        easy += is_easy
        themes[puzzle.theme] += 1
        number += 1
        yield replace(puzzle, id=f"{key}-{seed}{number:03}")
