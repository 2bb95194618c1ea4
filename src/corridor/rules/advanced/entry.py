"""PAC-MAN's catch and his entry: at the start of the game and after each catch."""

from collections.abc import Iterator
from dataclasses import replace
from typing import TYPE_CHECKING

from corridor.rules.advanced.phases import Phase
from corridor.rules.advanced.turn_order import offer_extras
from corridor.rules.board import EDGE, Square, bits
from corridor.rules.chase.paths import moved
from corridor.rules.chase.pieces import PACMAN
from corridor.rules.errors import Refusal, Refused
from corridor.rules.moves import Enter, Move

if TYPE_CHECKING:
    from corridor.rules.advanced.position import AdvancedPosition


def caught(position: "AdvancedPosition") -> "AdvancedPosition":
    """A life is lost: PAC-MAN leaves the board, the ghosts stay where they are."""
    return replace(
        position,
        squares=moved(position.squares, PACMAN, None),
        previous=moved(position.previous, PACMAN, None),
        lives=position.lives - 1,
        began=None,
        walked=False,
        due=False,
    )


def entries(position: "AdvancedPosition") -> Iterator[Move]:
    """The respawn squares without a ghost; if ghosts hold them all, the edge of the board."""
    taken = position.squares
    free = [square for square in position.rules.gates if square not in taken]
    edge = (square for square in bits(EDGE & ~position.pellets) if square not in taken)
    return (Enter(square) for square in free or edge)


def entered(position: "AdvancedPosition", square: Square) -> "AdvancedPosition":
    """PAC-MAN is on the board; a walk follows unless the entry was his move."""
    squares = moved(position.squares, PACMAN, square)
    after = replace(position, squares=squares, began=square, set_up=False)
    if position.rules.respawn_free or position.set_up:
        return replace(after, phase=Phase.ACTION, due=True)
    return offer_extras(after)


def why_no_entry(position: "AdvancedPosition", square: Square) -> Refused | None:
    """Why PAC-MAN may not enter on the square, if he may not."""
    if position.phase != Phase.ENTER:
        return Refused(Refusal.WRONG_PHASE)
    if Enter(square) in entries(position):
        return None
    taken = square in position.squares
    refusal = Refusal.RESPAWN_SQUARE_TAKEN if taken else Refusal.NOT_A_RESPAWN_SQUARE
    return Refused(refusal, squares=(square,))
