"""`Oracle`: knows what each move of a position leads to, as a score for the solver."""

from collections.abc import Mapping
from typing import Protocol

from corridor.rules.moves import Move
from corridor.rules.position import Position

LONG = 100_000  # more plies or rounds than any game has


class Oracle(Protocol):
    """Scores are above 0 where the solver wins, sooner is more; below 0 where he does not.

    0 is an endless game. Of moves that lead to the same position only one is told.
    """

    def scores(self, position: Position, left: int) -> Mapping[Move, int]:
        """The score of each move; ``left`` are the solver's turns until the goal is due."""
        ...


def distinct(position: Position) -> dict[Position, Move]:
    """The legal moves, one for each position that can result."""
    found: dict[Position, Move] = {}
    for move in position.legal_moves():
        found.setdefault(position.after(move), move)
    return found
