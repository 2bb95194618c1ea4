"""A ghost's walk: its speed grows with the pellets eaten; contact catches PAC-MAN."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import product
from typing import TYPE_CHECKING, cast

from corridor.rules.advanced.barred import unbarred
from corridor.rules.advanced.entry import caught
from corridor.rules.advanced.turn_order import next_ghost, offer_ghost_fence
from corridor.rules.board import Square, Squares, square_set
from corridor.rules.chase.paths import Path, moved, paths
from corridor.rules.chase.pieces import PACMAN
from corridor.rules.moves import Move, Piece, Walk

if TYPE_CHECKING:
    from corridor.rules.advanced.position import AdvancedPosition


def speed(position: "AdvancedPosition") -> int:
    """How many steps a ghost may take."""
    speeds = position.rules.pace.ghosts
    return speeds[min(position.eaten, len(speeds) - 1)]


def walks(position: "AdvancedPosition", ghost: Piece) -> Iterator[Move]:
    """The walks of a ghost."""
    here, most = cast("Square", position.squares[ghost]), speed(position)
    barred = other_ghosts(position, ghost) if position.rules.ghost_stack == "block" else 0

    def enters(square: Square) -> Iterator[Square]:
        return (there for there in position.open_steps(square) if not barred >> there & 1)

    def stops(path: Path) -> bool:
        return is_contact(position, path)

    every = [p for p in paths(here, most, enters, stops) if may_end(position, ghost, p)]
    exact = position.rules.adv_ghost_move == "exact"
    lengths = range(most, 0, -1) if exact else (None,)
    tries = product(lengths, (False, True))
    for path in unbarred(position, ghost, every, tries, stops):
        yield Walk(ghost, path)


def is_contact(position: "AdvancedPosition", path: Path) -> bool:
    """Whether the path ends on PAC-MAN."""
    return path[-1] == position.squares[PACMAN]


def other_ghosts(position: "AdvancedPosition", ghost: Piece) -> Squares:
    """The squares of the other ghosts."""
    return square_set(
        square
        for other, square in enumerate(position.squares)
        if other not in (PACMAN, ghost) and square is not None
    )


def may_end(position: "AdvancedPosition", ghost: Piece, path: Path) -> bool:
    """Whether a walk of the ghost may end where the path does: off pellets and other ghosts."""
    barred = position.pellets
    if position.rules.ghost_stack != "share":
        barred |= other_ghosts(position, ghost)
    return not barred >> path[-1] & 1


def after_walk(position: "AdvancedPosition", ghost: Piece, path: Path) -> "AdvancedPosition":
    """The position after a ghost's walk: a catch, or its side may place a fence."""
    walked = replace(
        position,
        squares=moved(position.squares, ghost, path[-1]),
        previous=moved(position.previous, ghost, position.squares[ghost]),
    )
    if not is_contact(position, path):
        return offer_ghost_fence(walked, ghost)
    after = caught(walked)
    if after.outcome:
        return after
    return next_ghost(replace(after, played=position.played | 1 << ghost))
