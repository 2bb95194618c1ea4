"""`View`: a position as people see it, all that a drawing, a page or a terminal reads."""

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType

from corridor.rules.board import Fence, Square, bits
from corridor.rules.layout import Figure, Layout
from corridor.rules.moves import Move, Piece, Place, Relocate, Side, Walk
from corridor.rules.position import Marks, Outcome, Position


@dataclass(frozen=True, slots=True)
class Standing:
    """A fence on the board."""

    fence: Fence
    owner: Side | None  # who placed it, if it is known
    chamber: bool  # it is still part of the Chamber


@dataclass(frozen=True, slots=True)
class Last:
    """The move that led here."""

    move: Move
    side: Side
    start: Square | None  # where the walk began


@dataclass(frozen=True, slots=True)
class Route:
    """A shortest route from a piece to its aim, its own square first."""

    piece: Piece
    squares: tuple[Square, ...]

    @property
    def steps(self) -> int:
        """The length of the route in steps."""
        return len(self.squares) - 1


@dataclass(frozen=True, slots=True)
class View:
    """A moment of a game, ready to be drawn."""

    mode: str
    figures: tuple[Figure, ...]
    homes: tuple[Square | None, ...]  # where the pieces started
    fences: tuple[Standing, ...]
    vacated: tuple[Fence, ...]  # slots that fences of the Chamber have left
    chamber: tuple[Square, ...]  # the squares that the Chamber's fences enclose
    pellets: tuple[Square, ...]
    pellets_at_start: tuple[Square, ...]
    eaten: int  # pellets that are gone
    stock: tuple[int, ...]  # fences in hand, by side
    stock_at_start: tuple[int, ...]
    lives: int | None
    lives_at_start: int | None
    to_move: Side
    movers: tuple[Piece, ...]
    steps_left: int | None
    marks: Marks
    routes: tuple[Route | None, ...]  # by side
    last: Last | None
    outcome: Outcome | None
    rating: int | None
    ply: int

    @property
    def sides(self) -> range:
        """The sides, in turn order."""
        return range(len(self.stock))


_NOBODYS: Mapping[Fence, Side] = MappingProxyType({})


def look(
    position: Position,
    *,
    owners: Mapping[Fence, Side] = _NOBODYS,
    last: Last | None = None,
    outcome: Outcome | None = None,
    rating: int | None = None,
    ply: int = 0,
) -> View:
    """The view of a position; the arguments add what only the history knows."""
    now, start, marks = position.layout, position.mode.layout, position.marks
    ended = outcome or position.outcome
    return View(
        mode=position.mode.key,
        figures=now.figures,
        homes=start.squares,
        fences=_standing(now, owners),
        vacated=tuple(fence for fence in start.chamber if fence not in now.chamber),
        chamber=tuple(bits(start.enclosed(marks.tunnels))),
        pellets=tuple(bits(now.pellets)),
        pellets_at_start=tuple(bits(start.pellets)),
        eaten=start.pellets.bit_count() - now.pellets.bit_count(),
        stock=now.stock,
        stock_at_start=start.stock,
        lives=now.lives,
        lives_at_start=start.lives,
        to_move=position.to_move,
        movers=() if ended else position.movers,
        steps_left=None if ended else position.steps_left,
        marks=marks,
        routes=routes(position),
        last=last,
        outcome=ended,
        rating=rating,
        ply=ply,
    )


def routes(position: Position) -> tuple[Route | None, ...]:
    """Each side's shortest route to its aim."""
    squares = position.squares
    found: list[Route | None] = []
    for aim in position.aims:
        start = None if aim is None else squares[aim.piece]
        if aim is None or start is None:
            found.append(None)
            continue
        way = position.board.route(start, aim.squares, aim.links)
        found.append(None if way is None else Route(aim.piece, way))
    return tuple(found)


def placed(move: Move) -> Fence | None:
    """The fence that a move puts on a slot, if any; also a relocated one belongs to the mover."""
    match move:
        case Place(fence) | Relocate(_, fence):
            return fence
    return None


def _standing(now: Layout, owners: Mapping[Fence, Side]) -> tuple[Standing, ...]:
    chamber = now.chamber
    return tuple(
        [Standing(fence, owners.get(fence), fence in chamber) for fence in now.board.fences]
    )


def made(position: Position, move: Move) -> Last:
    """A move made in this position, as `Last`."""
    start = position.squares[move.piece] if isinstance(move, Walk) else None
    return Last(move, position.to_move, start)
