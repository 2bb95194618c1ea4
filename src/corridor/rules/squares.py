"""Squares and sets of squares.

A set of squares is an ``int`` with one bit a square: bit 0 is a1, bit 80 is i9.
"""

from collections.abc import Iterable, Iterator, Sequence
from itertools import compress
from typing import TypeAlias, TypeVar

from corridor.rules.errors import Expected, InvalidText

Square: TypeAlias = int  # 0..80: a1 is 0, b1 is 1, i9 is 80
Squares: TypeAlias = int  # a set of squares, one bit each
Links: TypeAlias = tuple[tuple[Square, Square], ...]  # tunnels: squares that count as neighbours
_T = TypeVar("_T")

SIZE = 9
_FILES = "abcdefghi"
_RANKS = "123456789"
ALL_SQUARES: Squares = (1 << SIZE * SIZE) - 1
NORTH, EAST, SOUTH, WEST = SIZE, 1, -SIZE, -1
DIRECTIONS = (NORTH, EAST, SOUTH, WEST)


def square_at(x: int, y: int) -> Square:
    """The square of a file and a rank, both counted from 0."""
    return y * SIZE + x


def square_name(square: Square) -> str:
    """A square as players write it.

    >>> square_name(0), square_name(80)
    ('a1', 'i9')
    """
    return _FILES[square % SIZE] + _RANKS[square // SIZE]


def parse_square(text: str) -> Square:
    """Read a square as players write it.

    >>> parse_square("e1")
    4
    """
    if len(text) == 2 and text[0] in _FILES and text[1] in _RANKS:  # noqa: PLR2004  a letter, a digit
        return square_at(_FILES.index(text[0]), _RANKS.index(text[1]))
    raise InvalidText(text, expected=Expected.SQUARE)


def bits(members: int) -> Iterator[int]:
    """The members of a set, lowest first.

    >>> list(bits(0b1101))
    [0, 2, 3]
    """
    while members:
        low = members & -members
        yield low.bit_length() - 1
        members ^= low


_YES_OR_NO = bytes.maketrans(b"01", b"\0\1")


def chosen(members: int, things: Sequence[_T]) -> Iterator[_T]:
    """The items whose index is in the set; faster than ``bits`` for a long list.

    >>> list(chosen(0b1101, "abcd"))
    ['a', 'c', 'd']
    """
    digits = f"{members:0{len(things)}b}"[::-1]
    return compress(things, digits.encode().translate(_YES_OR_NO))


def square_set(squares: Iterable[Square]) -> Squares:
    """The set of these squares."""
    members = 0
    for square in squares:
        members |= 1 << square
    return members


RANK_1 = square_set(range(SIZE))
FILE_A = square_set(range(0, SIZE * SIZE, SIZE))
RANK_9 = RANK_1 << SIZE * (SIZE - 1)
FILE_I = FILE_A << (SIZE - 1)
EDGE = RANK_1 | RANK_9 | FILE_A | FILE_I
