"""Legal fences: they fit, and leave open the routes or regions that a family asks for."""

from collections.abc import Iterable, Iterator
from typing import TypeAlias

from corridor.rules.board import (
    ALL_FENCES,
    SLOTS,
    Board,
    Fence,
    Links,
    Square,
    Squares,
    bits,
    blocked_steps,
    chosen,
    cuts,
)
from corridor.rules.errors import Place, Refusal, Refused
from corridor.rules.moves import PLACES, Move, Piece

Pawn: TypeAlias = tuple[Square, Squares]  # its square, and the goal it must be able to reach


def misfit(board: Board, fence: Fence) -> Refused | None:
    """The refusal of a fence that crosses or overlaps another; ``None`` if it fits."""
    if (board.horizontal | board.vertical) >> fence.slot & 1:
        return Refused(Refusal.CROSSES_FENCE, squares=(fence.square,))
    if not board.fits(fence):
        return Refused(Refusal.OVERLAPS_FENCE, squares=(fence.square,))
    return None


def clashes(board: Board, fence: Fence) -> tuple[Fence, ...]:
    """The fences on the board that one more would cross or overlap."""
    steps = set(blocked_steps(fence))
    return tuple(
        other
        for other in board.fences
        if other.slot == fence.slot or not steps.isdisjoint(blocked_steps(other))
    )


def fitted(fences: Iterable[Fence]) -> tuple[Board, list[tuple[Fence, Refused, Place]]]:
    """A board with the fences that fit, one after the other; the others with the reason."""
    board, misfits = Board(), []
    for fence in fences:
        if refused := misfit(board, fence):
            names = tuple(map(str, (fence, *clashes(board, fence))))
            misfits.append((fence, refused, Place(fences=tuple(dict.fromkeys(names)))))
        else:
            board = board.with_fence(fence)
    return board, misfits


def cut_off(board: Board, fence: Fence, pawns: tuple[Pawn, ...]) -> tuple[Piece, ...]:
    """The pawns that would lose their last route to the goal."""
    return tuple(
        piece for piece, (square, goal) in enumerate(pawns) if board.closes(fence, square, goal)
    )


def places_keeping_routes(board: Board, pawns: tuple[Pawn, ...]) -> Iterator[Move]:
    """Every fence that fits and leaves each pawn a route.

    A fence that blocks none of the routes found is legal without a flood; of the others only
    those that close a ring need one.
    """
    free = board.free_slots()
    closing = [0, 0]
    for square, goal in pawns:
        route = board.route(square, goal) or ()  # there always is one
        for way, across in enumerate(cuts(route)):
            for slot in bits(across & free[way] & ~closing[way]):
                fence = ALL_FENCES[way * SLOTS * SLOTS + slot]
                if board.closes(fence, square, goal):
                    closing[way] |= 1 << slot
    lying, standing = (free[way] & ~closing[way] for way in (0, 1))
    yield from chosen(lying | standing << SLOTS * SLOTS, PLACES)


def fences_keeping_regions(board: Board, links: Links) -> Iterator[Fence]:
    """Every fence that fits and divides no region."""
    for way, free in enumerate(board.free_slots()):
        for slot in bits(free):
            fence = ALL_FENCES[way * SLOTS * SLOTS + slot]
            if not board.parts_squares(fence, links):
                yield fence
