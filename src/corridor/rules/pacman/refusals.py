"""Why a walk is refused."""

from typing import TYPE_CHECKING

from corridor.rules.chase.paths import Path, misstep
from corridor.rules.chase.pieces import PACMAN
from corridor.rules.errors import Refusal, Refused
from corridor.rules.moves import Piece
from corridor.rules.pacman.ghost_turns import turn_square
from corridor.rules.pacman.ghost_walk import barred_to, may_end, most_steps
from corridor.rules.pacman.pacman_walk import is_blocked, must_stop

if TYPE_CHECKING:
    from corridor.rules.pacman.position import PacmanPosition


def why_no_walk(position: "PacmanPosition", piece: Piece, path: Path) -> Refused:
    """Why a walk of a piece to move is not among the legal ones."""
    here = turn_square(position, piece)
    if here is None:
        return Refused(Refusal.PIECE_OFF_BOARD, pieces=(piece,))
    if refused := misstep(position.board, here, path):
        return refused
    if piece == PACMAN:
        return _why_not_pacman(position, path)
    return _why_not_ghost(position, piece, path)


def _why_not_pacman(position: "PacmanPosition", path: Path) -> Refused:
    for square in path:
        if is_blocked(position, square):
            return Refused(Refusal.GHOST_IN_THE_WAY, squares=(square,))
    for length in range(1, len(path)):
        if must_stop(position, path[:length]):
            return Refused(Refusal.MUST_STOP, squares=(path[length - 1],))
    return Refused(Refusal.WRONG_LENGTH)


def _why_not_ghost(position: "PacmanPosition", ghost: Piece, path: Path) -> Refused:
    for square in path:
        if barred_to(position, ghost) >> square & 1:
            taken = square in position.ghosts
            refusal = Refusal.GHOST_IN_THE_WAY if taken else Refusal.PELLET_IN_THE_WAY
            return Refused(refusal, squares=(square,))
    if position.pacman in path[:-1]:
        return Refused(Refusal.MUST_STOP, squares=(position.pacman,))
    allowed = most_steps(position, ghost)
    if len(path) > allowed or may_end(position, ghost, path[-1]):
        turned = len(path) == allowed
        return Refused(Refusal.NOT_STRAIGHT if turned else Refusal.WRONG_LENGTH)
    taken = path[-1] in position.ghosts
    refusal = Refusal.ENDS_ON_GHOST if taken else Refusal.ENDS_ON_PELLET
    return Refused(refusal, squares=(path[-1],))
