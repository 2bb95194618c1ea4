"""Coordinates of squares and fences in a drawing, for a board turned by quarter turns.

A square is 40 units wide, a groove 10. Columns and rows are counted from the bottom left of
the drawing after turning; y grows downwards, as in SVG.
"""

from dataclasses import dataclass
from typing import TypeAlias

from corridor.rules.board import (
    FILE_A,
    FILE_I,
    RANK_1,
    RANK_9,
    SIZE,
    SLOTS,
    Fence,
    Square,
    square_name,
)
from corridor.rules.moves import Side
from corridor.rules.view import View

CELL = 40
GROOVE = 10
STEP = CELL + GROOVE
SPAN = SIZE * CELL + SLOTS * GROOVE
HALF = CELL / 2
LAST = SIZE - 1
FENCE_LENGTH = 2 * CELL + GROOVE
FENCE_WIDTH = 8
_AIR = (GROOVE - FENCE_WIDTH) / 2  # gap between a fence and the squares beside it

Point: TypeAlias = tuple[float, float]
Way: TypeAlias = tuple[int, int]  # a direction in the picture


@dataclass(frozen=True, slots=True)
class Box:
    """A rectangle in units of the drawing."""

    x: float
    y: float
    width: float
    height: float

    def grown(self, by: float) -> "Box":
        """The rectangle enlarged by a margin on every side."""
        return Box(self.x - by, self.y - by, self.width + 2 * by, self.height + 2 * by)


@dataclass(frozen=True, slots=True)
class Grid:
    """Places on the board, turned to the left by ``turns`` quarter turns."""

    turns: int = 0

    def cell(self, square: Square) -> tuple[int, int]:
        """The column and the row of a square after turning."""
        return self._turned(square % SIZE, square // SIZE, LAST)

    def slot(self, fence: Fence) -> tuple[int, int, bool]:
        """The column and row of a fence's slot, and whether it is horizontal, after turning."""
        column, row = self._turned(fence.slot % SLOTS, fence.slot // SLOTS, SLOTS - 1)
        return column, row, fence.horizontal == (self.turns % 2 == 0)

    def tile(self, square: Square) -> Box:
        """The rectangle of a square."""
        column, row = self.cell(square)
        return Box(STEP * column, STEP * (LAST - row), CELL, CELL)

    def centre(self, square: Square) -> Point:
        """The centre of a square."""
        tile = self.tile(square)
        return tile.x + HALF, tile.y + HALF

    def bar(self, fence: Fence) -> Box:
        """The rectangle of a fence: two squares and a groove long, narrower than a groove."""
        column, row, lying = self.slot(fence)
        x, y = STEP * column, STEP * (LAST - row)
        if lying:
            return Box(x, y - GROOVE + _AIR, FENCE_LENGTH, FENCE_WIDTH)
        return Box(x + CELL + _AIR, y - STEP, FENCE_WIDTH, FENCE_LENGTH)

    def post(self, fence: Fence) -> Point:
        """The centre of a fence, which is the centre of its slot."""
        bar = self.bar(fence)
        return bar.x + bar.width / 2, bar.y + bar.height / 2

    def outward(self, square: Square, partner: Square) -> Way:
        """The direction in which a tunnel leaves the board at this mouth."""
        (column, row), (other, _) = self.cell(square), self.cell(partner)
        if column == other:
            return (0, 1) if row == 0 else (0, -1)
        return (-1, 0) if column == 0 else (1, 0)

    def names(self) -> tuple[tuple[str, ...], tuple[str, ...]]:
        """Coordinates: of the columns from the left, and of the rows from the bottom."""
        across = 0 if self.turns % 2 == 0 else 1
        seen = {self.cell(square): square_name(square) for square in range(SIZE * SIZE)}
        below = tuple(seen[column, 0][across] for column in range(SIZE))
        beside = tuple(seen[0, row][1 - across] for row in range(SIZE))
        return below, beside

    def _turned(self, x: int, y: int, last: int) -> tuple[int, int]:
        for _ in range(self.turns):
            x, y = last - y, x
        return x, y


# A side sits opposite to its goal, so its goal is turned to the top.
_TURNS_BY_GOAL = {RANK_9: 0, FILE_I: 1, RANK_1: 2, FILE_A: 3}


def grid_for(view: View, side: Side) -> Grid:
    """The board with this side at the bottom; not turned if the side has no goal at an edge."""
    if side not in view.sides:
        raise ValueError(side)
    goals = (figure.goal for figure in view.figures if figure.side == side)
    return Grid(next((_TURNS_BY_GOAL.get(goal, 0) for goal in goals), 0))
