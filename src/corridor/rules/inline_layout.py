"""A layout inside a line of text: ``pieces.pellets.fences.chamber.stocks.lives``.

``e5e9i5e1a5.a1a9i1i9.b3hd6h..0-0.3``: lists of squares and fences run together, ``-`` stands for
a piece that starts off the board.
"""

import re
from dataclasses import replace

from corridor.rules.board import (
    Board,
    Fence,
    Square,
    bits,
    fence_order,
    parse_square,
    square_name,
    square_set,
)
from corridor.rules.errors import Expected, InvalidText
from corridor.rules.fences import fitted
from corridor.rules.layout import Layout
from corridor.rules.layout_files import Frame, check_layout

_PIECES = re.compile(r"(?:-|[a-i][1-9])+")
_PIECE = re.compile(r"-|[a-i][1-9]")
_SQUARES = re.compile(r"(?:[a-i][1-9])*")
_FENCES = re.compile(r"(?:[a-h][1-8][hv])*")
_NUMBER = re.compile(r"[0-9]{1,2}")
_NUMBERS = re.compile(r"[0-9]{1,2}(?:-[0-9]{1,2})*")
_PARTS = 6
OFF = "-"


def layout_text(layout: Layout) -> str:
    """Write a layout as one word."""
    return ".".join(
        (
            "".join(OFF if square is None else square_name(square) for square in layout.squares),
            "".join(square_name(square) for square in bits(layout.pellets)),
            "".join(str(fence) for fence in layout.board.fences),
            "".join(str(fence) for fence in layout.chamber),
            "-".join(str(count) for count in layout.stock),
            str(layout.lives or 0),
        )
    )


def parse_inline_layout(text: str, frame: Frame) -> Layout:
    """Read a layout from one word and check that a game can start from it."""
    layout, misfits = read_inline_layout(text, frame)
    for fault in misfits:
        raise fault
    check_layout(layout, frame)
    return layout


def read_inline_layout(text: str, frame: Frame) -> tuple[Layout, list[InvalidText]]:
    """Read a layout from one word, with the faults of fences that do not fit.

    Raises `InvalidText` where the text itself cannot be read. Whether a game can start from the
    layout is not checked.
    """
    parts = text.split(".")
    if len(parts) != _PARTS:
        raise InvalidText(text, expected=Expected.INLINE_LAYOUT)
    pieces, pellets, fences, chamber, stocks, lives = parts
    squares = [_square(name) for name in _PIECE.findall(_matching(_PIECES, pieces))]
    stock = tuple(int(count) for count in _matching(_NUMBERS, stocks).split("-"))
    if len(squares) != len(frame.figures):
        raise InvalidText(text, expected=Expected.INLINE_LAYOUT)
    board, misfits = board_of(_fences(fences))
    layout = Layout(
        name="custom",
        figures=tuple(
            replace(figure, square=square)
            for figure, square in zip(frame.figures, squares, strict=True)
        ),
        stock=stock,
        board=board,
        pellets=square_set(parse_square(name) for name in _pairs(_matching(_SQUARES, pellets))),
        lives=int(_matching(_NUMBER, lives)) or None,
        chamber=tuple(sorted(_fences(chamber), key=fence_order)),
    )
    return layout, misfits


def board_of(fences: list[Fence]) -> tuple[Board, list[InvalidText]]:
    """A board with the fences that fit, and the faults of the others."""
    board, misfits = fitted(fences)
    return board, [
        InvalidText(str(fence), expected=Expected.FITTING_FENCE, at=at) for fence, _, at in misfits
    ]


def _matching(form: re.Pattern[str], text: str) -> str:
    if form.fullmatch(text) is None:
        raise InvalidText(text, expected=Expected.INLINE_LAYOUT)
    return text


def _pairs(text: str) -> list[str]:
    return [text[start : start + 2] for start in range(0, len(text), 2)]


def _square(name: str) -> Square | None:
    return None if name == OFF else parse_square(name)


def _fences(text: str) -> list[Fence]:
    _matching(_FENCES, text)
    return [Fence.parse(text[start : start + 3]) for start in range(0, len(text), 3)]
