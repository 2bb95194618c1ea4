"""The board as lines of styled characters."""

from itertools import groupby

from corridor.draw.geometry import LAST as FAR
from corridor.draw.geometry import Grid
from corridor.draw.last_move import last_squares
from corridor.draw.terminal.glyphs import (
    BOLD,
    CHAMBER,
    FAINT,
    GATE,
    LAST,
    PELLET,
    PLAIN,
    Glyphs,
    piece_style,
)
from corridor.draw.terminal.legend import Lines
from corridor.draw.terminal.owner_signs import OwnerSigns
from corridor.rules.board import SIZE, Fence, Square
from corridor.rules.layout import Figure
from corridor.rules.view import View

_LEFT = 3  # columns before the first square: the rank, a space, the rim
_ACROSS = 4  # columns from square to square: three of its own and a groove
_DOWN = 2
WIDTH = _LEFT + SIZE * _ACROSS
_HIGH = SIZE * _DOWN + 1
_PLACES = (0, 1, -1)  # columns of pieces that share a square, from its middle


class _Canvas:
    """Characters and their styles, by row and column."""

    def __init__(self) -> None:
        self._signs = [[(" ", PLAIN)] * WIDTH for _ in range(_HIGH + 1)]

    def put(self, row: int, column: int, sign: str, style: str = PLAIN) -> None:
        self._signs[row][column] = (sign, style)

    def lines(self) -> Lines:
        """The rows as runs of one style each."""
        return [
            [
                ("".join(sign for sign, _ in run), style)
                for style, run in groupby(row, key=lambda cell: cell[1])
            ]
            for row in self._signs
        ]


def board_lines(view: View, grid: Grid, glyphs: Glyphs) -> Lines:
    canvas, signs = _Canvas(), OwnerSigns(view, glyphs)
    _rim(canvas, grid, glyphs)
    _goals(canvas, view, grid, signs)
    _tunnels(canvas, view, grid, glyphs)
    for fence in view.vacated:
        _fence(canvas, grid, fence, glyphs.vacated, (None, CHAMBER))
    for standing in view.fences:
        _fence(canvas, grid, standing.fence, signs.strokes(standing), signs.label(standing))
    for square in range(SIZE * SIZE):
        _square(canvas, view, grid, square, glyphs)
    return canvas.lines()


def _row(cell: tuple[int, int]) -> int:
    return (FAR - cell[1]) * _DOWN + 1


def _column(cell: tuple[int, int]) -> int:
    """The column of the middle of a square."""
    return _LEFT + cell[0] * _ACROSS + 1


def _rim(canvas: _Canvas, grid: Grid, glyphs: Glyphs) -> None:
    top_left, top_right, bottom_left, bottom_right, across, down = tuple(glyphs.rim)
    left, right, bottom = _LEFT - 1, WIDTH - 1, _HIGH - 1
    for column in range(left + 1, right):
        canvas.put(0, column, across, FAINT)
        canvas.put(bottom, column, across, FAINT)
    for row in range(1, bottom):
        canvas.put(row, left, down, FAINT)
        canvas.put(row, right, down, FAINT)
    for row, column, sign in (
        (0, left, top_left),
        (0, right, top_right),
        (bottom, left, bottom_left),
        (bottom, right, bottom_right),
    ):
        canvas.put(row, column, sign, FAINT)
    below, beside = grid.names()
    for index in range(SIZE):
        canvas.put(_HIGH, _column((index, 0)), below[index])
        canvas.put(_row((0, index)), 0, beside[index])


def _rim_place(cell: tuple[int, int], way: tuple[int, int]) -> tuple[int, int]:
    """The row and column of the rim beside a square, in a direction of the picture."""
    return {
        (0, -1): (0, _column(cell)),
        (0, 1): (_HIGH - 1, _column(cell)),
        (-1, 0): (_row(cell), _LEFT - 1),
        (1, 0): (_row(cell), WIDTH - 1),
    }[way]


def _goals(canvas: _Canvas, view: View, grid: Grid, signs: OwnerSigns) -> None:
    """The owner's letter on the rim beside every square of a goal."""
    for figure in view.figures:
        cells = [grid.cell(square) for square in range(SIZE * SIZE) if figure.goal >> square & 1]
        for cell in cells:
            way = _outside(cells)
            letter, style = signs.owner(figure.side)
            canvas.put(*_rim_place(cell, way), letter, style)


def _outside(cells: list[tuple[int, int]]) -> tuple[int, int]:
    """The edge on which a row or a column of squares lies, as a direction."""
    columns, rows = {column for column, _ in cells}, {row for _, row in cells}
    if len(rows) == 1:
        return (0, 1) if rows == {0} else (0, -1)
    return (-1, 0) if columns == {0} else (1, 0)


def _tunnels(canvas: _Canvas, view: View, grid: Grid, glyphs: Glyphs) -> None:
    arrows = dict(zip(((0, -1), (0, 1), (-1, 0), (1, 0)), glyphs.arrows, strict=True))
    for one, other in view.marks.tunnels:
        for mouth, partner in ((one, other), (other, one)):
            way = grid.outward(mouth, partner)
            canvas.put(*_rim_place(grid.cell(mouth), way), arrows[way], GATE)


def _fence(
    canvas: _Canvas,
    grid: Grid,
    fence: Fence,
    strokes: tuple[str, str],
    label: tuple[str | None, str],
) -> None:
    """A fence, seven columns wide or three rows high, with its owner's letter in the middle."""
    column, row, lying = grid.slot(fence)
    x, y = _column((column, row)) + 2, _row((column, row)) - 1
    letter, style = label
    if lying:
        for step in range(-3, 4):
            canvas.put(y, x + step, strokes[0], style)
    else:
        for step in range(-1, 2):
            canvas.put(y + step, x, strokes[1], style)
    if letter is not None:
        canvas.put(y, x, letter, style)


def _square(canvas: _Canvas, view: View, grid: Grid, square: Square, glyphs: Glyphs) -> None:
    cell = grid.cell(square)
    row, column = _row(cell), _column(cell)
    crowd = [figure for figure in view.figures if figure.square == square]
    edges, style = _edges(view, square, crowd, glyphs)
    canvas.put(row, column - 1, edges[0], style)
    canvas.put(row, column + 1, edges[1], style)
    canvas.put(row, column, *_content(view, square, glyphs))
    # Pieces that share a square overwrite the signs at its edges.
    for figure, place in zip(crowd, _PLACES, strict=False):
        canvas.put(row, column + place, figure.letter, piece_style(figure.name, figure.side))
    if len(crowd) > len(_PLACES):
        canvas.put(row, column + _PLACES[-1], "+", BOLD)


def _content(view: View, square: Square, glyphs: Glyphs) -> tuple[str, str]:
    return (glyphs.pellet, PELLET) if square in view.pellets else (glyphs.empty, FAINT)


def _edges(view: View, square: Square, crowd: list[Figure], glyphs: Glyphs) -> tuple[str, str]:
    """The signs left and right of a square's middle, and their style."""
    if any(view.figures[ghost] in crowd for ghost in view.marks.edible):
        return "**", BOLD
    if square in last_squares(view):
        return "()", LAST
    if square in view.marks.gates:
        return "[]", GATE
    if square in view.chamber:
        return glyphs.floor * 2, CHAMBER
    if crowd and square in view.pellets:
        return f" {glyphs.pellet}", PELLET
    return "  ", PLAIN
