"""Fields of position text: what the families' readers and writers share."""

import re
from dataclasses import dataclass, field
from enum import StrEnum
from typing import TypeVar

from corridor.rules.board import (
    Board,
    Fence,
    Square,
    Squares,
    bits,
    fence_order,
    parse_square,
    square_name,
    square_set,
)
from corridor.rules.errors import Expected, InvalidText
from corridor.rules.family import Mode
from corridor.rules.inline_layout import OFF, board_of

_SQUARE_LIST = re.compile(r"(?:[a-i][1-9])*")
_SLOT_LIST = re.compile(r"(?:[a-h][1-8])*")
_FENCE_LIST = re.compile(r"(?:[a-h][1-8][hv])*")
_IMPLIED = {  # `d2h` in the field of horizontal fences
    way: re.compile(f"(?<=[1-8]){way}(?![1-8])") for way in "hv"
}
_P = TypeVar("_P", bound=StrEnum)


# Writing


def squares_text(squares: tuple[Square | None, ...]) -> str:
    """Where each piece stands, ``-`` for a piece off the board."""
    return " ".join(OFF if square is None else square_name(square) for square in squares)


def set_text(squares: Squares) -> str:
    """A set of squares, run together."""
    return "".join(square_name(square) for square in bits(squares))


def numbers_text(numbers: tuple[int, ...]) -> str:
    """Numbers with spaces between."""
    return " ".join(str(number) for number in numbers)


def letters_text(mode: Mode, pieces: int) -> str:
    """The letters of a set of pieces, a bit each."""
    return "".join(mode.layout.figures[piece].letter for piece in bits(pieces))


# Reading


@dataclass(slots=True)
class FieldReader:
    """The fields of one text, read by number; every error names the field's text."""

    mode: Mode
    fields: list[str]
    misfits: list[InvalidText] = field(default_factory=list)  # fences that do not fit

    def count(self, expected: int) -> None:
        """Refuse a text with more or fewer fields."""
        if len(self.fields) != expected:
            raise InvalidText(
                " / ".join(self.fields), expected=Expected.FIELDS, detail=str(expected)
            )

    def board(self) -> Board:
        """Fields 1 and 2: those of the horizontal and vertical fences that fit."""
        fences = [
            Fence.parse(name + way)
            for number, way in ((1, "h"), (2, "v"))
            for name in _split(_bare(self.fields[number], way), _SLOT_LIST, 2, Expected.FENCE_LIST)
        ]
        board, self.misfits = board_of(fences)
        return board

    def squares(self, number: int) -> tuple[Square | None, ...]:
        """A square for each piece, or ``-``."""
        names = self.fields[number].split()
        if len(names) != len(self.mode.layout.figures):
            raise InvalidText(self.fields[number], expected=Expected.SQUARE_FOR_EACH_PIECE)
        return tuple(None if name == OFF else parse_square(name) for name in names)

    def square_set(self, number: int) -> Squares:
        """Squares run together, no two alike."""
        names = _split(self.fields[number].replace(" ", ""), _SQUARE_LIST, 2, Expected.SQUARE_LIST)
        if len(set(names)) != len(names):
            raise InvalidText(self.fields[number], expected=Expected.SQUARE_LIST)
        return square_set(parse_square(name) for name in names)

    def fences(self, number: int) -> tuple[Fence, ...]:
        """Fences run together, no two alike, in the order of texts."""
        names = _split(self.fields[number].replace(" ", ""), _FENCE_LIST, 3, Expected.FENCE_LIST)
        if len(set(names)) != len(names):
            raise InvalidText(self.fields[number], expected=Expected.FENCE_LIST)
        return tuple(sorted((Fence.parse(name) for name in names), key=fence_order))

    def numbers(self, number: int, expected: int) -> tuple[int, ...]:
        """So many numbers of at most three digits."""
        words = self.fields[number].split()
        if len(words) == expected and all(re.fullmatch("[0-9]{1,3}", word) for word in words):
            return tuple(int(word) for word in words)
        raise InvalidText(self.fields[number], expected=Expected.NUMBERS, detail=str(expected))

    def pieces(self, letters: str) -> int:
        """A set of pieces, a bit each, from their letters."""
        known = {figure.letter: 1 << piece for piece, figure in enumerate(self.mode.layout.figures)}
        if not set(letters) <= set(known) or len(set(letters)) != len(letters):
            raise InvalidText(letters, expected=Expected.PIECE_LETTER)
        return sum(known[letter] for letter in letters)


def is_slot_list(field: str) -> bool:
    """Whether a field is a list of slots of horizontal fences."""
    return _SLOT_LIST.fullmatch(_bare(field, "h")) is not None


def parse_phase(phases: type[_P], name: str) -> _P:
    """A phase of the turn by its code."""
    try:
        return phases(name)
    except ValueError:
        raise InvalidText(name, expected=Expected.PHASE) from None


def _bare(field: str, way: str) -> str:
    """The field without blanks and without the letter that its place implies."""
    return _IMPLIED[way].sub("", field.replace(" ", ""))


def _split(text: str, form: re.Pattern[str], width: int, expected: Expected) -> list[str]:
    if form.fullmatch(text) is None:
        raise InvalidText(text, expected=expected)
    return [text[start : start + width] for start in range(0, len(text), width)]
