"""The greedy player's evaluation of a chase.

Worths are in steps: to be two steps nearer to a pellet is worth 2. The weights were set by hand
and tried in games of the greedy player against itself and against chance.
"""

from corridor.rules.board import Board, Links, Square, bits, square_set
from corridor.rules.chase import PACMAN, PACMAN_SIDE
from corridor.rules.chase.position import ChasePosition
from corridor.rules.moves import Piece, Side

_LIFE = 60.0
_CAUGHT_NEXT = 45.0  # less than a life: a threat is not a catch yet
_PELLET = 40.0
_GHOST = 15.0
_RESERVE = 6.0
_FENCE = 0.7
_GUARDED = 3.0  # steps added to a pellet that a ghost reaches first
_CLOSE = 8.0  # for a ghost on PAC-MAN's square; divided by 1 + its distance
_NO_WAY = 20  # steps, for an unreachable square


def chase_worth(position: ChasePosition, side: Side) -> float:
    """The evaluation of an unfinished chase for a side."""
    value = _best_boost(position) if position.marks.boosted else _standing(position)
    return value if side == PACMAN_SIDE else -value


def _best_boost(position: ChasePosition) -> float:
    """The evaluation after the best move of a boost that is due."""
    best = -float("inf")
    for move in position.legal_moves():
        after = position.after(move)
        if after.outcome is not None:
            return 1000.0  # the outcome of a boost is always a win
        best = max(best, _standing(after))
    return best


def _standing(position: ChasePosition) -> float:
    value = _material(position)
    links = position.marks.tunnels
    board, here = position.board, position.squares[PACMAN]
    ghosts = {
        ghost: _Steps(board, square, links)
        for ghost, square in enumerate(position.squares)
        if ghost != PACMAN and square is not None
    }
    # While PAC-MAN is off the board the ghosts wait at the respawn squares.
    waits = position.marks.gates if here is None else (here,)
    near = {ghost: min(steps.to(square) for square in waits) for ghost, steps in ghosts.items()}
    value -= sum(_CLOSE / (1 + steps) for steps in near.values())
    threats = (near[ghost] <= position.ghost_steps(ghost) for ghost in _next(position))
    value -= _CAUGHT_NEXT * any(threats)
    if here is not None:
        value -= _way_to_pellet(position, _Steps(board, here, links), list(ghosts.values()))
    return value


def _material(position: ChasePosition) -> float:
    """Lives, pellets, eaten ghosts, reserve and fences in hand."""
    pellets = position.mode.layout.pellets.bit_count() - position.pellets.bit_count()
    eaten = position.squares[1:].count(None)
    reserve = position.marks.reserve or 0
    hands = position.stock[PACMAN_SIDE] - sum(position.stock[PACMAN_SIDE + 1 :])
    return (
        _LIFE * position.lives
        + _PELLET * pellets
        + _GHOST * eaten
        + _RESERVE * reserve
        + _FENCE * hands
    )


def _way_to_pellet(position: ChasePosition, own: "_Steps", ghosts: list["_Steps"]) -> float:
    """Steps to the nearest pellet, guarded ones counted as further away."""
    return min(
        own.to(pellet) + _GUARDED * any(ghost.to(pellet) < own.to(pellet) for ghost in ghosts)
        for pellet in bits(position.pellets)
    )


def _next(position: ChasePosition) -> list[Piece]:
    """The ghosts that walk before PAC-MAN does again."""
    about_to_walk = position.to_move == PACMAN_SIDE and position.steps_left is not None
    if about_to_walk or position.squares[PACMAN] is None or position.marks.turn is not None:
        return []
    return [
        ghost
        for ghost, square in enumerate(position.squares)
        if ghost != PACMAN and square is not None and not position.played >> ghost & 1
    ]


class _Steps:
    """Distances in open steps from one square."""

    def __init__(self, board: Board, start: Square, links: Links) -> None:
        self._rings = [square_set((start,))]
        while (spread := board.spread(self._rings[-1], links)) != self._rings[-1]:
            self._rings.append(spread)

    def to(self, square: Square) -> int:
        for steps, ring in enumerate(self._rings):
            if ring >> square & 1:
                return steps
        return _NO_WAY
