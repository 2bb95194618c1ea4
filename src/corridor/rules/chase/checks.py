"""Conditions that a position read from text meets in both chases."""

from collections.abc import Iterable, Iterator

from corridor.rules.board import bits
from corridor.rules.chase.pieces import PACMAN
from corridor.rules.chase.position import ChasePosition
from corridor.rules.errors import Expected, Place
from corridor.rules.moves import Piece
from corridor.rules.position import Condition, shared
from corridor.rules.text_fields import squares_text


def conditions(position: ChasePosition, *, sharing: bool) -> Iterator[Condition]:
    """Where the pieces may stand; ``sharing``: several ghosts may share a square."""
    start = position.mode.layout
    here, *rest = position.squares
    ghosts = [square for square in rest if square is not None]
    pieces = squares_text(position.squares)
    apart = sharing or len(set(ghosts)) == len(ghosts)
    yield Condition(Expected.GHOSTS_APART, apart, pieces, shared((None, *rest)))
    alone = here not in ghosts or not position.lives
    yield Condition(Expected.PACMAN_APART, alone, pieces, shared(position.squares))
    strays = position.pellets & ~start.pellets
    at = Place(squares=tuple(bits(strays)))
    yield Condition(Expected.PELLETS_OF_LAYOUT, not strays, pieces, at)
    fed = here is not None and position.lives and position.pellets >> here & 1
    yield Condition(
        Expected.NO_PELLET_UNDER_PIECE, not fed, pieces, on_pellets(position, (PACMAN,))
    )
    yield Condition(Expected.LIVES, position.lives <= (start.lives or 0), str(position.lives))


def on_pellets(position: ChasePosition, pieces: Iterable[Piece]) -> Place:
    """Those of the pieces that stand on pellets."""
    found = {
        piece: square
        for piece in pieces
        if (square := position.squares[piece]) is not None and position.pellets >> square & 1
    }
    return Place(squares=tuple(found.values()), pieces=tuple(found))


def ghosts_on_pellets(position: ChasePosition) -> Place:
    """The ghosts that stand on pellets."""
    return on_pellets(position, range(PACMAN + 1, len(position.squares)))


def only_ghosts(played: int, *, begun: bool) -> bool:
    """Whether only ghosts have played, and none before their part has begun."""
    return not played or (begun and not played & 1 << PACMAN)


def on_board(position: ChasePosition) -> int:
    """A bit for each piece on the board."""
    return sum(1 << piece for piece, square in enumerate(position.squares) if square is not None)
