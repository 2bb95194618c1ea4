"""The order of the ghosts' turns in a round, and how eaten ghosts come back."""

from dataclasses import replace
from typing import TYPE_CHECKING

from corridor.rules.board import Square
from corridor.rules.chase.paths import moved
from corridor.rules.moves import Piece
from corridor.rules.pacman.phases import Phase

if TYPE_CHECKING:
    from corridor.rules.pacman.position import PacmanPosition


def eaten_stay_out(position: "PacmanPosition") -> bool:
    """Whether an eaten ghost stays off the board until the round is broken off."""
    return position.rules.ghost_return == "next_round"


def waiting(position: "PacmanPosition") -> tuple[Piece, ...]:
    """The ghosts that still have a turn in this round."""
    stay_out = eaten_stay_out(position)
    return tuple(
        ghost
        for ghost, square in enumerate(position.ghosts, start=1)
        if not position.played >> ghost & 1 and (square is not None or not stay_out)
    )


def turn_square(position: "PacmanPosition", piece: Piece) -> Square | None:
    """Where a piece stands as its turn begins: an eaten ghost may come back to its home."""
    square, home = position.squares[piece], position.mode.layout.squares[piece]
    return home if square is None and home not in position.squares else square


def ghosts_begin(position: "PacmanPosition") -> "PacmanPosition":
    """PAC-MAN's part of the round is over."""
    return settled(replace(position, phase=Phase.GHOSTS))


def settled(position: "PacmanPosition") -> "PacmanPosition":
    """The next ghost's turn begins, or a new round."""
    ghosts = waiting(position)
    if not ghosts:
        return replace(position, phase=Phase.WALK, played=0)
    if position.rules.ghost_order == "free":
        return position
    return standing(position, ghosts[0], turn_square(position, ghosts[0]))


def standing(position: "PacmanPosition", ghost: Piece, square: Square | None) -> "PacmanPosition":
    """The position with a ghost on another square."""
    return replace(position, ghosts=moved(position.ghosts, ghost - 1, square))
