"""Walks of several steps, and the shortest way of a ghost to PAC-MAN."""

from collections.abc import Callable, Iterable, Iterator
from typing import Literal, TypeAlias

from corridor.rules.board import SIZE, Board, Links, Square
from corridor.rules.chase.pieces import PACMAN
from corridor.rules.errors import Refusal, Refused
from corridor.rules.moves import Piece
from corridor.rules.position import Aim

Path: TypeAlias = tuple[Square, ...]
GhostStack: TypeAlias = Literal["pass_no_share", "block", "share"]


def paths(
    start: Square,
    most: int,
    enter: Callable[[Square], Iterable[Square]],
    stops: Callable[[Path], bool],
) -> Iterator[Path]:
    """Every path of 1 to ``most`` steps; none goes on from where it must stop."""

    def extended(path: Path, here: Square) -> Iterator[Path]:
        for there in enter(here):
            longer = (*path, there)
            yield longer
            if len(longer) < most and not stops(longer):
                yield from extended(longer, there)

    return extended((), start)


def misstep(board: Board, start: Square, path: Path, links: Links = ()) -> Refused | None:
    """The first step of a path that is not an open step; a walk has at least one."""
    if not path:
        return Refused(Refusal.WRONG_LENGTH)
    for here, there in zip((start, *path), path, strict=False):
        if there in board.neighbours(here, links):
            continue
        gap = abs(here % SIZE - there % SIZE) + abs(here // SIZE - there // SIZE)
        refusal = Refusal.FENCE_BETWEEN if gap == 1 else Refusal.TOO_FAR
        return Refused(refusal, squares=(here, there))
    return None


def out_of_turn(squares: tuple[Square | None, ...], piece: Piece) -> Refused:
    """Why a piece that is not to move may not: it is off the board, or another is to move."""
    off = squares[piece] is None
    return Refused(Refusal.PIECE_OFF_BOARD if off else Refusal.NOT_YOUR_TURN, pieces=(piece,))


def moved(
    squares: tuple[Square | None, ...], piece: Piece, square: Square | None
) -> tuple[Square | None, ...]:
    """Where the pieces stand after one of them went elsewhere."""
    return (*squares[:piece], square, *squares[piece + 1 :])


def nearest(
    board: Board, squares: tuple[Square | None, ...], prey: Square, links: Links = ()
) -> Aim | None:
    """The ghost with the shortest way to PAC-MAN, on that way."""
    ways = [
        (steps, piece)
        for piece, square in enumerate(squares)
        if piece != PACMAN
        and square is not None
        and (steps := board.distance(square, 1 << prey, links)) is not None
    ]
    return Aim(min(ways)[1], 1 << prey, links) if ways else None
