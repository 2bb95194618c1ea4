"""Position text of the race: ``pawns / fences left / side to move``, counted from 1."""

from dataclasses import replace
from typing import TYPE_CHECKING, cast

from corridor.rules.errors import Expected, InvalidText
from corridor.rules.text_fields import FieldReader, numbers_text, squares_text

if TYPE_CHECKING:
    from corridor.rules.classic.position import ClassicPosition


def fields(position: "ClassicPosition") -> list[str]:
    """The fields after the fences."""
    return [
        squares_text(position.pawns),
        numbers_text(position.stock),
        str(position.to_move + 1),
    ]


def read(reader: FieldReader) -> "ClassicPosition":
    """The position of a text."""
    reader.count(6)
    squares, sides = reader.squares(3), len(reader.mode.layout.figures)
    pawns = tuple(square for square in squares if square is not None)
    if len(pawns) != sides:
        raise InvalidText(reader.fields[3], expected=Expected.SQUARE_FOR_EACH_PIECE)
    turn = reader.numbers(5, 1)[0]
    if not 1 <= turn <= sides:
        raise InvalidText(reader.fields[5], expected=Expected.SIDE_NUMBER)
    return replace(
        cast("ClassicPosition", reader.mode.start()),
        board=reader.board(),
        pawns=pawns,
        stock=reader.numbers(4, sides),
        to_move=turn - 1,
    )
