"""The rule of no return: squares on which a walk may not end."""

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING

from corridor.rules.board import Square
from corridor.rules.chase.paths import Path
from corridor.rules.chase.pieces import PACMAN
from corridor.rules.moves import Piece

if TYPE_CHECKING:
    from corridor.rules.advanced.position import AdvancedPosition


def turn_start(position: "AdvancedPosition", piece: Piece) -> Square | None:
    """Where the piece stood as its turn began."""
    return position.began if piece == PACMAN else position.squares[piece]


def unbarred(
    position: "AdvancedPosition",
    piece: Piece,
    every: list[Path],
    tries: Iterable[tuple[int | None, bool]],
    ends: Callable[[Path], bool],
) -> list[Path]:
    """The walks that end off the barred squares.

    A piece may not end where it began, nor where it stood before its last move. Each try
    says how long a walk must be, if it matters, and whether the earlier square is forgotten;
    the first try that leaves a walk counts. Contact and winning walks (``ends``) may end anywhere.
    """
    start = turn_start(position, piece)
    previous = position.previous[piece] if position.rules.no_return == "last_square" else None
    for length, forgotten in tries:
        barred = (start,) if forgotten else (start, previous)
        found = [
            path
            for path in every
            if ends(path) or (length in (None, len(path)) and path[-1] not in barred)
        ]
        if found:
            return found
    return []
