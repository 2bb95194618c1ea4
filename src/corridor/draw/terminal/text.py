"""A view as text: the board on the left, the legend on the right.

It fits a terminal of 80 columns and 24 rows; in a narrower one the legend stands below the board,
which needs 39 columns. Nothing needs colour: a fence carries the letter of its owner, and so does
the rim beside a goal.
"""

from itertools import zip_longest

from corridor.draw.geometry import grid_for
from corridor.draw.terminal.board import WIDTH, board_lines
from corridor.draw.terminal.glyphs import ASCII, PLAIN, UNICODE, painted
from corridor.draw.terminal.legend import Line, Lines, legend
from corridor.draw.terminal.text_width import columns_of
from corridor.rules.view import View

_GAP = "   "


def text(
    view: View,
    *,
    orientation: int = 0,
    unicode: bool = True,
    colour: bool = False,
    columns: int | None = None,
) -> str:
    """Draw a view for a terminal; ``orientation`` is the side that sits at the bottom.

    Without ``unicode`` every sign is ASCII; the legend is in the reader's language anyway.
    ``colour`` adds ANSI escape codes. If ``columns`` are too few for the legend beside the
    board, it stands below.

    >>> from corridor.rules.modes import make_mode
    >>> from corridor.rules.view import look
    >>> print(text(look(make_mode("classic-2").start()), unicode=False).splitlines()[1])
    9 | .   .   .   .   X   .   .   .   . |   W to move.
    """
    glyphs = UNICODE if unicode else ASCII
    board = board_lines(view, grid_for(view, orientation), glyphs)
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
        row = left or [(" " * WIDTH, PLAIN)]
        rows.append([*row, (_GAP, PLAIN), *right] if right else row)
    return rows


def _width(row: Line) -> int:
    return columns_of("".join(run for run, _ in row).rstrip())
