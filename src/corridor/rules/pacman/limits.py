"""Progress and rounds of the chase, for the limit that a game counts."""

from typing import TYPE_CHECKING

from corridor.rules.chase.pieces import GHOST_SIDE, PACMAN_SIDE
from corridor.rules.moves import Move, Walk
from corridor.rules.pacman.pacman_walk import eaten_by
from corridor.rules.pacman.phases import Phase
from corridor.rules.position import Position

if TYPE_CHECKING:
    from corridor.rules.pacman.position import PacmanPosition


def made_progress(position: "PacmanPosition", move: Move, after: Position) -> bool:
    """Whether a pellet was eaten, a ghost was eaten or a life was lost."""
    if position.phase == Phase.BOOST and isinstance(move, Walk) and eaten_by(position, move.path):
        return True
    now = after.layout
    return position.pellets != now.pellets or position.lives != now.lives


def ended_round(position: "PacmanPosition", after: Position) -> bool:
    """Whether the last ghost has had its turn; a catch breaks a round off."""
    over = position.to_move == GHOST_SIDE and after.to_move == PACMAN_SIDE
    return over and position.lives == after.layout.lives
