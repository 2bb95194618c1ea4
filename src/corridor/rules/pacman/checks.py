"""Conditions that a position of the chase meets."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from corridor.rules.board import bits, fence_order
from corridor.rules.chase import checks
from corridor.rules.chase.pieces import PACMAN
from corridor.rules.errors import Expected, Place
from corridor.rules.pacman.phases import Phase
from corridor.rules.position import Condition
from corridor.rules.text_fields import squares_text

if TYPE_CHECKING:
    from corridor.rules.pacman.position import PacmanPosition


def conditions(position: "PacmanPosition") -> Iterator[Condition]:
    """What holds in every position that a game can reach."""
    yield from checks.conditions(position, sharing=position.rules.ghost_stack == "share")
    phase = str(position.phase)
    yield _fences_stand(position, phase)
    at = checks.ghosts_on_pellets(position)
    free = position.rules.ghost_on_pellet == "free" or not at.pieces
    yield Condition(Expected.NO_PELLET_UNDER_PIECE, free, squares_text(position.squares), at)
    fed = bool(position.mode.layout.pellets >> position.pacman & 1)  # and now it is gone
    at = Place(squares=(position.pacman,), pieces=(PACMAN,))
    # A boost may also end the game, elsewhere: by the last ghost.
    fed = fed or position.phase != Phase.BOOST or position.outcome is not None
    yield Condition(Expected.BOOST_AFTER_PELLET, fed, phase, at)
    begun, at = position.phase == Phase.GHOSTS, Place(pieces=tuple(bits(position.played)))
    known = checks.only_ghosts(position.played, begun=begun)
    if known and position.outcome is None:
        known = _in_order(position)
    yield Condition(Expected.PLAYED_IN_TURN, known, phase, at)


def _fences_stand(position: "PacmanPosition", phase: str) -> Condition:
    now, start = position.board, position.mode.layout.board
    differ = sorted(set(now.fences) ^ set(start.fences), key=fence_order)
    at = Place(fences=tuple(map(str, differ)))
    return Condition(Expected.FENCES_OF_LAYOUT, now == start, phase, at)


def _in_order(position: "PacmanPosition") -> bool:
    """Whether the ghosts that have played are ones that can have played by now."""
    if position.phase != Phase.GHOSTS:
        return True
    if position.settled() != position:
        return False
    stay_out = position.rules.ghost_return == "next_round"
    if stay_out and position.played & ~checks.on_board(position):
        return False
    first = min(position.movers)
    return position.rules.ghost_order == "free" or position.played < 1 << first
