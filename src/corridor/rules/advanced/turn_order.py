"""The order of a turn: PAC-MAN's part, then the ghosts' (in the opening: one relocation)."""

from dataclasses import replace
from typing import TYPE_CHECKING

from corridor.rules.advanced.phases import Phase
from corridor.rules.chase.paths import moved
from corridor.rules.chase.pieces import GHOST_SIDE, PACMAN, PACMAN_SIDE
from corridor.rules.moves import Piece

if TYPE_CHECKING:
    from corridor.rules.advanced.position import AdvancedPosition


def waiting(position: "AdvancedPosition") -> tuple[Piece, ...]:
    """The ghosts that still have their part of this turn."""
    return tuple(ghost for ghost in position.ghosts if not position.played >> ghost & 1)


def offer_extras(position: "AdvancedPosition") -> "AdvancedPosition":
    """After PAC-MAN's move: he may add a fence or spend a pellet, if he has one."""
    may_place = position.stock[PACMAN_SIDE] and not position.in_opening
    if may_place or position.reserve:
        return replace(position, phase=Phase.AFTER)
    return end_part(position)


def offer_ghost_fence(position: "AdvancedPosition", ghost: Piece) -> "AdvancedPosition":
    """After a ghost's move: it may place a fence, if its side holds one."""
    played = replace(position, played=position.played | 1 << ghost)
    if position.stock[GHOST_SIDE]:
        return replace(played, phase=Phase.GHOST_PLACE, placer=ghost)
    return next_ghost(played)


def end_part(position: "AdvancedPosition") -> "AdvancedPosition":
    """PAC-MAN's part, or one ghost's part, is over."""
    if position.to_move == GHOST_SIDE:
        return next_ghost(position)
    previous = position.previous
    if position.walked:
        previous = moved(previous, PACMAN, position.began)
    phase = Phase.RELOCATE if position.in_opening else Phase.GHOSTS
    return replace(
        position, phase=phase, began=None, walked=False, due=False, previous=previous, played=0
    )


def next_ghost(position: "AdvancedPosition") -> "AdvancedPosition":
    """The next ghost's part begins, or the next turn."""
    if waiting(position):
        return replace(position, phase=Phase.GHOSTS, placer=None)
    return next_turn(position)


def next_turn(position: "AdvancedPosition") -> "AdvancedPosition":
    """PAC-MAN's next turn begins, with an entry if he is off the board."""
    here = position.squares[PACMAN]
    return replace(
        position,
        turn=position.turn + 1 if position.in_opening else position.turn,
        phase=Phase.ENTER if here is None else Phase.ACTION,
        began=here,
        due=here is not None,
        played=0,
        placer=None,
    )


def turn_of(position: "AdvancedPosition", piece: Piece) -> "AdvancedPosition":
    """The same board if it were this piece's turn; in the opening ghosts do not walk."""
    here = position.squares[PACMAN]
    fresh = replace(position, began=here, walked=False, due=here is not None, placer=None)
    if piece == PACMAN:
        return replace(fresh, phase=Phase.ENTER if here is None else Phase.ACTION)
    if position.in_opening:
        return replace(fresh, phase=Phase.RELOCATE)
    others = sum(1 << ghost for ghost in range(1, len(position.squares)) if ghost != piece)
    return replace(fresh, phase=Phase.GHOSTS, played=others)
