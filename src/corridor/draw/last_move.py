"""Squares and fences of the last move, which picture and terminal mark."""

from corridor.rules.board import Fence, Square
from corridor.rules.moves import Enter, Place, Relocate, Walk
from corridor.rules.view import View


def last_squares(view: View) -> tuple[Square, ...]:
    """Start and end of the last walk, or the square that PAC-MAN entered."""
    match view.last and view.last.move:
        case Walk(_, path):
            start = view.last.start if view.last else None
            return (path[-1],) if start is None else (start, path[-1])
        case Enter(square):
            return (square,)
    return ()


def last_fences(view: View) -> tuple[Fence, ...]:
    """The fence that the last move placed or relocated."""
    match view.last and view.last.move:
        case Place(fence) | Relocate(_, fence):
            return (fence,)
    return ()
