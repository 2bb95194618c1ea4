"""Squares that each piece could reach with a walk if it were its turn."""

from corridor.rules.board import Squares
from corridor.rules.moves import Piece, Walk
from corridor.rules.position import Position


def reach(position: Position) -> tuple[Squares, ...]:
    """For each piece the end squares of its walks if it were its turn now."""
    if position.outcome is not None:
        return (0,) * len(position.layout.figures)
    return tuple(_ends(position, piece) for piece in range(len(position.layout.figures)))


def _ends(position: Position, piece: Piece) -> Squares:
    ends = 0
    for move in position.turn_of(piece).legal_moves():
        if isinstance(move, Walk) and move.piece == piece:
            ends |= 1 << move.path[-1]
    return ends
