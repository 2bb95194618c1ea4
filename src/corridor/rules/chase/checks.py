"""Conditions that a position read from text meets in both chases."""

from collections.abc import Iterator

from corridor.rules.chase.pieces import PACMAN
from corridor.rules.chase.position import ChasePosition
from corridor.rules.errors import Expected
from corridor.rules.position import Condition
from corridor.rules.text_fields import squares_text


def conditions(position: ChasePosition, *, sharing: bool) -> Iterator[Condition]:
    """Where the pieces may stand; ``sharing``: several ghosts may share a square."""
    start = position.mode.layout
    here, *rest = position.squares
    ghosts = [square for square in rest if square is not None]
    pieces = squares_text(position.squares)
    yield Expected.GHOSTS_APART, sharing or len(set(ghosts)) == len(ghosts), pieces
    yield Expected.PACMAN_APART, here not in ghosts or not position.lives, pieces
    yield Expected.PELLETS_OF_LAYOUT, not position.pellets & ~start.pellets, pieces
    fed = here is not None and position.lives and position.pellets >> here & 1
    yield Expected.NO_PELLET_UNDER_PIECE, not fed, pieces
    yield Expected.LIVES, position.lives <= (start.lives or 0), str(position.lives)


def ghost_on_pellet(position: ChasePosition) -> bool:
    """Whether a ghost stands on a pellet."""
    return any(s is not None and position.pellets >> s & 1 for s in position.squares[1:])


def only_ghosts(played: int, *, begun: bool) -> bool:
    """Whether only ghosts have played, and none before their part has begun."""
    return not played or (begun and not played & 1 << PACMAN)


def on_board(position: ChasePosition) -> int:
    """A bit for each piece on the board."""
    return sum(1 << piece for piece, square in enumerate(position.squares) if square is not None)
