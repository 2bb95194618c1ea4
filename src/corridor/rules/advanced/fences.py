"""Fences of the advanced chase: placed from the stock, and relocated in the opening."""

from collections.abc import Iterator
from dataclasses import replace
from typing import TYPE_CHECKING

from corridor.rules.advanced.phases import Phase
from corridor.rules.advanced.turn_order import end_part, next_turn
from corridor.rules.board import Board, Fence, bits
from corridor.rules.errors import Refusal, Refused
from corridor.rules.fences import fences_keeping_regions, misfit
from corridor.rules.moves import Move, Place, Relocate

if TYPE_CHECKING:
    from corridor.rules.advanced.position import AdvancedPosition


# Placing


def places(position: "AdvancedPosition") -> Iterator[Move]:
    """Every fence that the side to move may place now."""
    if position.stock[position.to_move] and _may_place(position):
        for fence in fences_keeping_regions(position.board, position.access):
            yield Place(fence)


def placed(position: "AdvancedPosition", fence: Fence) -> "AdvancedPosition":
    """The position after a fence is placed: the part of the turn is over."""
    stock = list(position.stock)
    stock[position.to_move] -= 1
    board = position.board.with_fence(fence)
    return end_part(replace(position, board=board, stock=tuple(stock)))


def why_no_place(position: "AdvancedPosition", fence: Fence) -> Refused | None:
    """Why the fence may not be placed, if it may not."""
    if not _may_place(position):
        return Refused(Refusal.WRONG_PHASE)
    if not position.stock[position.to_move]:
        return Refused(Refusal.NO_FENCES_LEFT)
    if refused := misfit(position.board, fence):
        return refused
    if position.board.parts_squares(fence, position.access):
        return _cuts_off(position, position.board, fence)
    return None


def _may_place(position: "AdvancedPosition") -> bool:
    """Whether the phase of the turn offers a fence to the side to move."""
    if position.phase == Phase.ACTION:
        return position.in_opening
    if position.phase == Phase.AFTER:
        return not position.in_opening
    return position.phase == Phase.GHOST_PLACE


# Relocating


def relocations(position: "AdvancedPosition") -> Iterator[Move]:
    """Each fence still at the Chamber to any other slot that cuts no square off."""
    for old in position.chamber:
        board = position.board.without_fence(old)
        if board.regions(position.access) == 1:
            for new in fences_keeping_regions(board, position.access):
                if new.slot != old.slot:
                    yield Relocate(old, new)


def relocated(position: "AdvancedPosition", old: Fence, new: Fence) -> "AdvancedPosition":
    """The position after a fence of the Chamber is relocated: the turn is over."""
    board = position.board.without_fence(old).with_fence(new)
    chamber = tuple(fence for fence in position.chamber if fence != old)
    return next_turn(replace(position, board=board, chamber=chamber))


def why_no_relocation(position: "AdvancedPosition", old: Fence, new: Fence) -> Refused | None:
    """Why the fence may not be relocated there, if it may not."""
    if position.phase != Phase.RELOCATE:
        return Refused(Refusal.WRONG_PHASE)
    if old not in position.chamber:
        return Refused(Refusal.NOT_A_CHAMBER_FENCE, squares=(old.square,))
    if old.slot == new.slot:
        return Refused(Refusal.SAME_SLOT, squares=(old.square,))
    board = position.board.without_fence(old)
    if refused := misfit(board, new):
        return refused
    if board.with_fence(new).regions(position.access) != 1:
        return _cuts_off(position, board, new)
    return None


def _cuts_off(position: "AdvancedPosition", board: Board, fence: Fence) -> Refused:
    squares = tuple(bits(board.cut_off_by(fence, position.access)))
    return Refused(Refusal.CUTS_OFF_SQUARES, squares=squares)
