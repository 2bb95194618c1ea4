"""Moves as text: ``e2``, ``e3h``, ``Me6f6``, ``d3h>f7v``, ``M@e1``, ``$``, ``--``.

What a text means depends on the pieces on the board: in a race a square is a walk of the side
to move, in a chase every walk names its piece.
"""

import re
from functools import lru_cache

from corridor.rules.board import (
    SIZE,
    SLOTS,
    Fence,
    parse_square,
    square_name,
)
from corridor.rules.errors import Expected, InvalidText
from corridor.rules.layout import Figure
from corridor.rules.moves import Enter, Move, Pass, Piece, Place, Relocate, Spend, Walk
from corridor.rules.position import Position

_MARKS = re.compile(r"\*|#|!|x[BIPC]")  # marks that records of a chase may add; stripped
_SQUARE = re.compile(r"[a-i][1-9]")
_FENCE = re.compile(r"[a-h][1-8][hv]")
_TURNED_FENCE = re.compile(r"([hv])([a-h][1-8])")
_RELOCATION = re.compile(r"([a-h][1-8][hv])>([a-h][1-8][hv])")
_WALK = re.compile(r"([A-Z])((?:[a-i][1-9])+)")
_STAY = re.compile(r"([A-Z])--")
_ENTRY = re.compile(r"M@([a-i][1-9])")
_LONGEST = 40  # no move text comes near it


def move_text(position: Position, move: Move) -> str:
    """Write a move as players do."""
    match move:
        case Walk(piece, path):
            return _letter(position, piece) + "".join(square_name(square) for square in path)
        case Place(fence):
            return str(fence)
        case Relocate(old, new):
            return f"{old}>{new}"
        case Enter(square):
            return f"M@{square_name(square)}"
        case Spend():
            return "$"
    return "--" if move.piece is None else f"{_figures(position)[move.piece].letter}--"


def parse_move(position: Position, text: str) -> Move:
    """Read a move, legal or not.

    Marks that records of a chase add are stripped. A race has no pellets, ghosts or catches to
    mark; there only ``e2!`` is read as ``e2``, and upper case and ``he3`` are read too.
    """
    if len(text) > _LONGEST:
        raise InvalidText(text, expected=Expected.MOVE)
    plain = text.strip()
    if _is_race(position):
        return _parse_race(plain.removesuffix("!").lower(), position.movers[0])
    return _parse_chase(position, _MARKS.sub("", plain))


def _figures(position: Position) -> tuple[Figure, ...]:
    return position.mode.layout.figures


def _is_race(position: Position) -> bool:
    """Whether every piece has a goal: then a side has one piece, and a walk need not name it."""
    return all(figure.goal for figure in _figures(position))


def _letter(position: Position, piece: Piece) -> str:
    return "" if _is_race(position) else _figures(position)[piece].letter


@lru_cache(maxsize=1024)  # a race has few different moves
def _parse_race(text: str, mover: Piece) -> Move:
    if _SQUARE.fullmatch(text):
        return Walk(mover, (parse_square(text),))
    if turned := _TURNED_FENCE.fullmatch(text):
        text = turned[2] + turned[1]
    if _FENCE.fullmatch(text):
        return Place(Fence.parse(text))
    if text == "--":
        return Pass()
    raise InvalidText(text, expected=Expected.RACE_MOVE)


def _parse_chase(position: Position, text: str) -> Move:
    if text == "--":
        return Pass()
    if text == "$":
        return Spend()
    if found := _WALK.fullmatch(text):
        path = tuple(parse_square(name) for name in _SQUARE.findall(found[2]))
        return Walk(_piece(position, found[1], text), path)
    if _FENCE.fullmatch(text):
        return Place(Fence.parse(text))
    if found := _RELOCATION.fullmatch(text):
        return Relocate(Fence.parse(found[1]), Fence.parse(found[2]))
    if found := _ENTRY.fullmatch(text):
        return Enter(parse_square(found[1]))
    if found := _STAY.fullmatch(text):
        return Pass(_piece(position, found[1], text))
    raise InvalidText(text, expected=Expected.CHASE_MOVE)


def _piece(position: Position, letter: str, text: str) -> Piece:
    for piece, figure in enumerate(_figures(position)):
        if figure.letter == letter:
            return piece
    raise InvalidText(text, expected=Expected.PIECE_LETTER)


# Two foreign notations, read only. Both count the ranks from the second side's edge: the first
# side starts on e9.


def from_openspiel(text: str) -> str:
    """Read a move of a race as OpenSpiel writes it.

    Rank 1 is at the top, and a fence is named by the upper left of its four squares: the rank
    nearest to 1.

    >>> from_openspiel("e8"), from_openspiel("e1h")
    ('e2', 'e8h')
    """
    return _turned(text, fence_ranks=SLOTS, lowest=1)


def from_glendenning(text: str) -> str:
    """Read a move of a race as Glendenning's thesis writes it.

    The first side sits at the top behind rank 9, and a fence is named by its north-west square:
    the rank nearest to 9.

    >>> from_glendenning("e8"), from_glendenning("e2h")
    ('e2', 'e8h')
    """
    return _turned(text, fence_ranks=SIZE, lowest=2)


_TURNED = re.compile(r"([a-h])([1-9])([hv])")


def _turned(text: str, *, fence_ranks: int, lowest: int) -> str:
    """Mirror a rank; the ranks that name fences begin at ``lowest``."""
    plain = text.strip().lower()
    if plain == "--":
        return plain
    if _SQUARE.fullmatch(plain):
        return f"{plain[0]}{SIZE + 1 - int(plain[1])}"
    found = _TURNED.fullmatch(plain)
    if found and lowest <= int(found[2]) < lowest + SLOTS:
        return f"{found[1]}{fence_ranks + 1 - int(found[2])}{found[3]}"
    raise InvalidText(text, expected=Expected.RACE_MOVE)
