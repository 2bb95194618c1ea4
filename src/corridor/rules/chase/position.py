"""What a position of either chase answers besides what every position does."""

from typing import Protocol

from corridor.rules.board import Squares
from corridor.rules.moves import Move, Piece
from corridor.rules.position import Position


class ChasePosition(Position, Protocol):
    """PAC-MAN against the ghosts: piece 0 is PAC-MAN, all others are ghosts."""

    @property
    def pellets(self) -> Squares: ...
    @property
    def lives(self) -> int: ...
    @property
    def played(self) -> int: ...  # a bit for each ghost that has had its turn
    def after(self, move: Move) -> "ChasePosition": ...
    def ghost_steps(self, ghost: Piece) -> int: ...  # how many its turn may have
