"""Why a walk is refused."""

from typing import TYPE_CHECKING, cast

from corridor.rules.advanced import ghost_walk, pacman_walk, spending
from corridor.rules.advanced.barred import turn_start
from corridor.rules.advanced.phases import Phase
from corridor.rules.board import Square
from corridor.rules.chase.paths import Path, misstep, out_of_turn
from corridor.rules.chase.pieces import PACMAN
from corridor.rules.errors import Refusal, Refused
from corridor.rules.moves import Piece, Walk

if TYPE_CHECKING:
    from corridor.rules.advanced.position import AdvancedPosition


def why_no_walk(position: "AdvancedPosition", move: Walk) -> Refused | None:
    """Why the walk may not be made, if it may not."""
    piece, path = move.piece, move.path
    if piece not in position.movers or position.squares[piece] is None:
        return out_of_turn(position.squares, piece)
    if position.phase not in (Phase.ACTION, Phase.EXTRA, Phase.GHOSTS):
        return Refused(Refusal.WRONG_PHASE)
    if move in position.legal_moves():
        return None
    here = cast("Square", position.squares[piece])
    if refused := misstep(position.board, here, path, position.rules.tunnels):
        return refused
    return _why_path(position, piece, path) or _why_end(position, piece, path)


def _why_path(position: "AdvancedPosition", piece: Piece, path: Path) -> Refused | None:
    """The square on the way that the walk may not cross, or must stop at."""
    if piece != PACMAN and position.rules.ghost_stack == "block":
        for square in path:
            if ghost_walk.other_ghosts(position, piece) >> square & 1:
                return Refused(Refusal.GHOST_IN_THE_WAY, squares=(square,))
    stops = ghost_walk.is_contact if piece != PACMAN else pacman_walk.must_stop
    if position.phase == Phase.EXTRA:
        stops = spending.must_stop
    for length in range(1, len(path)):
        if stops(position, path[:length]):
            return Refused(Refusal.MUST_STOP, squares=(path[length - 1],))
    return None


def _why_end(position: "AdvancedPosition", piece: Piece, path: Path) -> Refused:
    """Why the walk may not end where it does."""
    end = (path[-1],)
    if position.phase == Phase.EXTRA or len(path) > cast("int", position.steps_left):
        return Refused(Refusal.WRONG_LENGTH)
    if piece != PACMAN and not ghost_walk.may_end(position, piece, path):
        pellet = position.pellets >> path[-1] & 1
        return Refused(Refusal.ENDS_ON_PELLET if pellet else Refusal.ENDS_ON_GHOST, squares=end)
    if path[-1] == turn_start(position, piece):
        return Refused(Refusal.ENDS_WHERE_IT_BEGAN, squares=end)
    if path[-1] == position.previous[piece] and position.rules.no_return == "last_square":
        return Refused(Refusal.ENDS_ON_PREVIOUS_SQUARE, squares=end)
    return Refused(Refusal.WRONG_LENGTH)
