"""What the last move touched: both the picture and the terminal point it out."""

from corridor.rules.board import Fence, Square
from corridor.rules.moves import Enter, Place, Relocate, Walk
from corridor.rules.view import View


def last_squares(view: View) -> tuple[Square, ...]:
    """Where the last walk began and ended, or where PAC-MAN entered."""
    match view.last and view.last.move:
        case Walk(_, path):
            start = view.last.start if view.last else None
            return (path[-1],) if start is None else (start, path[-1])
        case Enter(square):
            return (square,)
    return ()


def last_fences(view: View) -> tuple[Fence, ...]:
    """The fence that the last move put down."""
    match view.last and view.last.move:
        case Place(fence) | Relocate(_, fence):
            return (fence,)
    return ()
