"""Conditions that a position of the chase meets."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from corridor.rules.chase import checks
from corridor.rules.errors import Expected
from corridor.rules.pacman.phases import Phase
from corridor.rules.position import Condition
from corridor.rules.text_fields import squares_text

if TYPE_CHECKING:
    from corridor.rules.pacman.position import PacmanPosition


def conditions(position: "PacmanPosition") -> Iterator[Condition]:
    """What holds in every position that a game can reach."""
    yield from checks.conditions(position, sharing=position.rules.ghost_stack == "share")
    phase = str(position.phase)
    free = position.rules.ghost_on_pellet == "free"
    apart = free or not checks.ghost_on_pellet(position)
    yield Expected.FENCES_OF_LAYOUT, position.board == position.mode.layout.board, phase
    yield Expected.NO_PELLET_UNDER_PIECE, apart, squares_text(position.squares)
    fed = bool(position.mode.layout.pellets >> position.pacman & 1)  # and now it is gone
    yield Expected.BOOST_AFTER_PELLET, position.phase != Phase.BOOST or fed, phase
    begun = position.phase == Phase.GHOSTS
    yield Expected.PLAYED_IN_TURN, checks.only_ghosts(position.played, begun=begun), phase
    if position.outcome is None:
        yield Expected.PLAYED_IN_TURN, _in_order(position), phase


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
