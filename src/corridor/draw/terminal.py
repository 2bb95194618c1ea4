"""A view as text: the board on the left, who holds what and what is what on the right.

It fits a terminal of 80 columns and 24 rows; in a narrower one the words stand below the board,
which needs 39 columns. It says everything without colour: a fence
carries the letter of its owner, and so does the rim beside a goal.
"""

from itertools import groupby, zip_longest

from corridor.draw.columns import columns_of
from corridor.draw.geometry import LAST as FAR
from corridor.draw.geometry import Seat, seat_of
from corridor.draw.glyphs import (
    ASCII,
    BOLD,
    CHAMBER,
    FAINT,
    GATE,
    LAST,
    PELLET,
    PLAIN,
    UNICODE,
    Glyphs,
    painted,
    piece_style,
)
from corridor.draw.last import last_squares
from corridor.draw.legend import Line, Lines, legend
from corridor.draw.signs import Signs
from corridor.rules.board import SIZE, Fence, Square
from corridor.rules.layout import Figure
from corridor.rules.view import View

_LEFT = 3  # columns before the first square: the rank, a space, the rim
_ACROSS = 4  # columns from square to square: three of its own and a groove
_DOWN = 2
_WIDE = _LEFT + SIZE * _ACROSS
_HIGH = SIZE * _DOWN + 1
_GAP = "   "
_PLACES = (0, 1, -1)  # of pieces on one square, from its middle


def text(
    view: View,
    *,
    orientation: int = 0,
    unicode: bool = True,
    colour: bool = False,
    columns: int | None = None,
) -> str:
    """Draw a view for a terminal; ``orientation`` is the side that sits at the bottom.

    Without ``unicode`` every sign is ASCII; the words beside the board are those of the
    reader's language. ``colour`` adds the codes by which terminals change colours. Where
    ``columns`` are too few for the words beside the board, they stand below it.

    >>> from corridor.rules.modes import make_mode
    >>> from corridor.rules.view import look
    >>> print(text(look(make_mode("classic-2").start()), unicode=False).splitlines()[1])
    9 | .   .   .   .   X   .   .   .   . |   W to move.
    """
    glyphs = UNICODE if unicode else ASCII
    board = _board(view, seat_of(view, orientation), glyphs)
    notes = legend(view, glyphs)
    rows = _beside(board, notes)
    if columns is not None and max(map(_width, rows)) > columns:
        rows = [*board, [], *notes]
    return "\n".join(
        "".join(painted(run, style) if colour else run for run, style in row).rstrip()
        for row in rows
    )


def _beside(board: Lines, notes: Lines) -> Lines:
    rows: Lines = []
    for left, right in zip_longest(board, notes):
        row = left or [(" " * _WIDE, PLAIN)]
        rows.append([*row, (_GAP, PLAIN), *right] if right else row)
    return rows


def _width(row: Line) -> int:
    return columns_of("".join(run for run, _ in row).rstrip())


class _Canvas:
    """Signs and their styles, by row and column."""

    def __init__(self) -> None:
        self._signs = [[(" ", PLAIN)] * _WIDE for _ in range(_HIGH + 1)]

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


def _board(view: View, seat: Seat, glyphs: Glyphs) -> Lines:
    canvas, signs = _Canvas(), Signs(view, glyphs)
    _rim(canvas, seat, glyphs)
    _goals(canvas, view, seat, signs)
    _tunnels(canvas, view, seat, glyphs)
    for fence in view.vacated:
        _fence(canvas, seat, fence, glyphs.vacated, (None, CHAMBER))
    for standing in view.fences:
        _fence(canvas, seat, standing.fence, signs.strokes(standing), signs.label(standing))
    for square in range(SIZE * SIZE):
        _square(canvas, view, seat, square, glyphs)
    return canvas.lines()


def _row(cell: tuple[int, int]) -> int:
    return (FAR - cell[1]) * _DOWN + 1


def _column(cell: tuple[int, int]) -> int:
    """Where the middle of a square is."""
    return _LEFT + cell[0] * _ACROSS + 1


def _rim(canvas: _Canvas, seat: Seat, glyphs: Glyphs) -> None:
    top_left, top_right, bottom_left, bottom_right, across, down = tuple(glyphs.rim)
    left, right, bottom = _LEFT - 1, _WIDE - 1, _HIGH - 1
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
    below, beside = seat.names()
    for index in range(SIZE):
        canvas.put(_HIGH, _column((index, 0)), below[index])
        canvas.put(_row((0, index)), 0, beside[index])


def _rim_place(cell: tuple[int, int], way: tuple[int, int]) -> tuple[int, int]:
    """The row and column of the rim beside a square, in a direction of the picture."""
    return {
        (0, -1): (0, _column(cell)),
        (0, 1): (_HIGH - 1, _column(cell)),
        (-1, 0): (_row(cell), _LEFT - 1),
        (1, 0): (_row(cell), _WIDE - 1),
    }[way]


def _goals(canvas: _Canvas, view: View, seat: Seat, signs: Signs) -> None:
    """The rim beside a goal says whose it is."""
    for figure in view.figures:
        cells = [seat.cell(square) for square in range(SIZE * SIZE) if figure.goal >> square & 1]
        for cell in cells:
            way = _outside(cells)
            letter, style = signs.owner(figure.side)
            canvas.put(*_rim_place(cell, way), letter, style)


def _outside(cells: list[tuple[int, int]]) -> tuple[int, int]:
    """On which edge of the picture a row or a column of squares lies."""
    columns, rows = {column for column, _ in cells}, {row for _, row in cells}
    if len(rows) == 1:
        return (0, 1) if rows == {0} else (0, -1)
    return (-1, 0) if columns == {0} else (1, 0)


def _tunnels(canvas: _Canvas, view: View, seat: Seat, glyphs: Glyphs) -> None:
    arrows = dict(zip(((0, -1), (0, 1), (-1, 0), (1, 0)), glyphs.arrows, strict=True))
    for one, other in view.marks.tunnels:
        for mouth, partner in ((one, other), (other, one)):
            way = seat.outward(mouth, partner)
            canvas.put(*_rim_place(seat.cell(mouth), way), arrows[way], GATE)


def _fence(
    canvas: _Canvas,
    seat: Seat,
    fence: Fence,
    strokes: tuple[str, str],
    label: tuple[str | None, str],
) -> None:
    """A fence, seven signs long or three high, with its owner's letter in the middle."""
    column, row, lying = seat.slot(fence)
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


def _square(canvas: _Canvas, view: View, seat: Seat, square: Square, glyphs: Glyphs) -> None:
    cell = seat.cell(square)
    row, column = _row(cell), _column(cell)
    crowd = [figure for figure in view.figures if figure.square == square]
    edges, style = _edges(view, square, crowd, glyphs)
    canvas.put(row, column - 1, edges[0], style)
    canvas.put(row, column + 1, edges[1], style)
    canvas.put(row, column, *_content(view, square, glyphs))
    # Pieces that share a square push aside what else is said of it.
    for figure, place in zip(crowd, _PLACES, strict=False):
        canvas.put(row, column + place, figure.letter, piece_style(figure.name, figure.side))
    if len(crowd) > len(_PLACES):
        canvas.put(row, column + _PLACES[-1], "+", BOLD)


def _content(view: View, square: Square, glyphs: Glyphs) -> tuple[str, str]:
    return (glyphs.pellet, PELLET) if square in view.pellets else (glyphs.empty, FAINT)


def _edges(view: View, square: Square, crowd: list[Figure], glyphs: Glyphs) -> tuple[str, str]:
    """What stands on both sides of a square's middle."""
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
