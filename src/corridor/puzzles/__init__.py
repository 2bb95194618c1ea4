"""Puzzles: positions in which one move is right, each proven; docs/reference/puzzles.md.

`mining` finds and proves them. What is here only reads the stored ones and checks answers, by the
law alone, so that a server or a page needs neither solver nor engine for it.
"""

from corridor.puzzles.answer import Answer, Kind, try_move
from corridor.puzzles.hints import About, Hint, hints
from corridor.puzzles.puzzle import Goal, Proof, Puzzle, Step, Theme
from corridor.puzzles.shelf import by_id, daily, puzzles

__all__ = [
    "About",
    "Answer",
    "Goal",
    "Hint",
    "Kind",
    "Proof",
    "Puzzle",
    "Step",
    "Theme",
    "by_id",
    "daily",
    "hints",
    "puzzles",
    "try_move",
]
