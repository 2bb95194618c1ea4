"""Progress and turns of the advanced chase, for the limit that a game counts."""

from typing import TYPE_CHECKING

from corridor.rules.chase.pieces import GHOST_SIDE, PACMAN_SIDE
from corridor.rules.moves import Move, Place, Relocate
from corridor.rules.position import Position

if TYPE_CHECKING:
    from corridor.rules.advanced.position import AdvancedPosition


def made_progress(position: "AdvancedPosition", move: Move, after: Position) -> bool:
    """Whether a pellet or a ghost was eaten, a life lost, a fence placed or relocated."""
    now = after.layout
    return (
        isinstance(move, Place | Relocate)
        or position.pellets != now.pellets
        or position.lives != now.lives
        or position.squares[1:].count(None) != now.squares[1:].count(None)
    )


def ended_round(position: "AdvancedPosition", after: Position) -> bool:
    """Whether both sides have had their part of the turn."""
    return position.to_move == GHOST_SIDE and after.to_move == PACMAN_SIDE
