"""Helpers for the tests of both chases."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import product
from typing import TypeVar

from corridor.rules.advanced import AdvancedPosition
from corridor.rules.board import ALL_FENCES, DIRECTIONS, SIZE, Square, bits
from corridor.rules.modes import Switch, make_mode
from corridor.rules.moves import Enter, Move, Pass, Piece, Place, Relocate, Spend, Walk
from corridor.rules.notation import move_text
from corridor.rules.pacman import PacmanPosition
from corridor.rules.position import Outcome, Position, Reason
from tests.rules.boards import names, played

PACMAN_WINS_BY_PELLETS = Outcome(0, Reason.PELLETS)
PACMAN_WINS_BY_GHOSTS = Outcome(0, Reason.GHOSTS)
GHOSTS_WIN = Outcome(1, Reason.CATCHES)


Chase = TypeVar("Chase", PacmanPosition, AdvancedPosition)


def under(position: Chase, **switches: Switch) -> Chase:
    """The same position under other switches."""
    mode = make_mode(position.mode.key, layout=position.mode.layout, preset=None, **switches)
    return replace(position, mode=mode)


def phase(position: Position) -> str:
    """What is decided next."""
    return position.marks.phase


def pellets(position: Position) -> set[str]:
    """Where pellets lie."""
    return names(bits(position.layout.pellets))


def lives(position: Position) -> int | None:
    """How many lives PAC-MAN has left."""
    return position.layout.lives


def may_move(position: Position) -> str:
    """The letters of the pieces that may make this decision."""
    return "".join(position.layout.figures[piece].letter for piece in position.movers)


def turns(position: Position, *moves: str) -> str:
    """The movers before each move and after the last, with a dot for each move."""
    order = may_move(position)
    for move in moves:
        position = played(position, move)
        order += f".{may_move(position)}"
    return order


def listed(position: Position) -> set[str]:
    """The legal moves, each of which is listed once."""
    found = [move_text(position, move) for move in position.legal_moves()]
    assert len(found) == len(set(found)), "a move is listed twice"
    return set(found)


# Every move that can be written

_LONGEST = 4


def every_try(position: Position) -> Iterator[Move]:
    """Walks of one to four steps of every piece, fences or not, and every other kind of move."""
    homes = position.mode.layout.squares
    for piece, square in enumerate(position.layout.squares):
        start = homes[piece] if square is None else square
        yield Pass(piece)
        yield from (Walk(piece, (anywhere,)) for anywhere in range(SIZE * SIZE))
        if start is not None:
            yield from _walks(piece, start, position)
    yield from (Place(fence) for fence in ALL_FENCES)
    yield from (Enter(square) for square in range(SIZE * SIZE))
    yield from (Spend(), Pass())
    for old in (*position.mode.layout.chamber, ALL_FENCES[0]):
        yield from (Relocate(old, new) for new in ALL_FENCES)


def _walks(piece: Piece, start: Square, position: Position) -> Iterator[Walk]:
    through: dict[Square, Square] = {}
    for one, other in position.marks.tunnels:
        through |= {one: other, other: one}
    for length in range(1, _LONGEST + 1):
        for steps in product((*DIRECTIONS, None), repeat=length):
            path: list[Square] = []
            here = start
            for step in steps:
                here = through.get(here, -1) if step is None else here + step
                path.append(here)
            if all(0 <= square < SIZE * SIZE for square in path):
                yield Walk(piece, tuple(path))
