"""The view and the options of a game as messages: squares, fences and moves as text.

Field names are those of the law's own view and options. The structs hold plain values and cannot be
part of a reference cycle, so the garbage collector does not track them (``gc=False``).
"""

from collections.abc import Iterable, Mapping
from functools import cache
from typing import TypeAlias

from msgspec import Struct

from corridor.rules import view as law_view
from corridor.rules.board import SIZE, Fence, Square, bits, square_name
from corridor.rules.errors import Refused
from corridor.rules.game import Game
from corridor.rules.moves import Move, Piece, Side
from corridor.rules.reach import reach

Squares: TypeAlias = tuple[str, ...]
_NAMES = tuple(square_name(square) for square in range(SIZE * SIZE))


class Figure(Struct, frozen=True, gc=False):
    name: str
    letter: str
    side: Side
    square: str | None
    goal: Squares


class Standing(Struct, frozen=True, gc=False):
    fence: str
    owner: Side | None
    chamber: bool


class Last(Struct, frozen=True, gc=False):
    move: str
    side: Side
    start: str | None


class Route(Struct, frozen=True, gc=False):
    piece: Piece
    squares: Squares


class Sight(Struct, frozen=True, gc=False):
    ghost: Piece
    start: str
    prey: str
    steps: int  # of a ghost that sees PAC-MAN


class Marks(Struct, frozen=True, gc=False):
    phase: str
    boosted: bool
    edible: tuple[Piece, ...]
    sights: tuple[Sight, ...]
    gates: Squares
    tunnels: tuple[tuple[str, str], ...]
    reserve: int | None
    speed: int | None
    turn: int | None
    opening: int


class Outcome(Struct, frozen=True, gc=False):
    winner: Side | None
    reason: str


class View(Struct, frozen=True, gc=False):
    """Everything that is drawn of a game at one moment."""

    mode: str
    figures: tuple[Figure, ...]
    homes: tuple[str | None, ...]
    fences: tuple[Standing, ...]
    vacated: tuple[str, ...]
    chamber: Squares
    pellets: Squares
    pellets_at_start: Squares
    eaten: int
    stock: tuple[int, ...]
    stock_at_start: tuple[int, ...]
    lives: int | None
    lives_at_start: int | None
    to_move: Side
    movers: tuple[Piece, ...]
    steps_left: int | None
    marks: Marks
    routes: tuple[Route | None, ...]
    last: Last | None
    outcome: Outcome | None
    rating: int | None
    ply: int
    position: str


class WalkChoice(Struct, frozen=True, gc=False):
    piece: Piece
    end: str
    walks: tuple[str, ...]
    paths: tuple[Squares, ...]


class FenceChoice(Struct, frozen=True, gc=False):
    move: str
    costs: tuple[int | None, ...]


class RefusedSlot(Struct, frozen=True, gc=False):
    """A fence that may not be placed: the pieces it cuts off, and the route it closes.

    If it cuts off squares, ``squares`` are those instead of a route. In a relocation ``old`` is the
    fence of the Chamber that would be moved there.
    """

    fence: str
    refusal: str
    pieces: tuple[Piece, ...]
    squares: Squares
    old: str | None = None


class Options(Struct, frozen=True, gc=False):
    """Every legal move, grouped by what a player points at; and refused fences."""

    walks: tuple[WalkChoice, ...]
    fences: tuple[FenceChoice, ...]
    refused: tuple[RefusedSlot, ...]
    enters: tuple[str, ...]
    spend: str | None
    passes: tuple[str, ...]


def view_of(game: Game) -> View:
    """The view of the current position."""
    seen = game.view()
    return View(
        mode=seen.mode,
        figures=tuple(
            Figure(one.name, one.letter, one.side, _maybe(one.square), _goal(one.goal))
            for one in seen.figures
        ),
        homes=tuple(map(_maybe, seen.homes)),
        fences=tuple(Standing(str(one.fence), one.owner, one.chamber) for one in seen.fences),
        vacated=tuple(map(str, seen.vacated)),
        chamber=square_names(seen.chamber),
        pellets=square_names(seen.pellets),
        pellets_at_start=square_names(seen.pellets_at_start),
        eaten=seen.eaten,
        stock=seen.stock,
        stock_at_start=seen.stock_at_start,
        lives=seen.lives,
        lives_at_start=seen.lives_at_start,
        to_move=seen.to_move,
        movers=seen.movers,
        steps_left=seen.steps_left,
        marks=_marks(seen),
        routes=tuple(
            None if one is None else Route(one.piece, square_names(one.squares))
            for one in seen.routes
        ),
        last=_last(game, seen),
        outcome=_outcome(seen),
        rating=seen.rating,
        ply=seen.ply,
        position=game.position_text(),
    )


def options_of(game: Game) -> Options:
    """The options of the side to move."""
    found = game.options()
    ways = {way.piece: square_names(way.squares) for way in law_view.routes(game.position) if way}

    def texts(moves: Iterable[Move]) -> tuple[str, ...]:
        return tuple(map(game.text, moves))

    return Options(
        walks=tuple(
            WalkChoice(
                one.piece,
                square_name(one.end),
                texts(one.walks),
                tuple(square_names(walk.path) for walk in one.walks),
            )
            for one in found.walks
        ),
        fences=tuple(FenceChoice(game.text(one.move), one.costs) for one in found.fences),
        refused=tuple(
            refused_slot(slot.fence, slot.refused, slot.old, ways) for slot in found.refused
        ),
        enters=texts(found.enters),
        spend=None if found.spend is None else game.text(found.spend),
        passes=texts(found.passes),
    )


def reach_of(game: Game) -> tuple[Squares, ...]:
    """For each piece the squares where it could end a walk, if it were its turn."""
    return tuple(square_names(bits(squares)) for squares in reach(game.position))


def refused_slot(
    fence: Fence, why: Refused, old: Fence | None, ways: Mapping[Piece, Squares]
) -> RefusedSlot:
    """A refused fence as a message; ``ways`` are the routes of pieces, one of which it closes."""
    closed = next((ways[piece] for piece in why.pieces if piece in ways), ())
    squares = square_names(why.squares) or closed
    lifted = None if old is None else str(old)
    return RefusedSlot(str(fence), str(why.refusal), why.pieces, squares, lifted)


def _marks(seen: law_view.View) -> Marks:
    marks = seen.marks
    return Marks(
        phase=str(marks.phase),
        boosted=marks.boosted,
        edible=marks.edible,
        sights=tuple(
            Sight(one.ghost, square_name(one.start), square_name(one.prey), one.steps)
            for one in marks.sights
        ),
        gates=square_names(marks.gates),
        tunnels=tuple((square_name(one), square_name(other)) for one, other in marks.tunnels),
        reserve=marks.reserve,
        speed=marks.speed,
        turn=marks.turn,
        opening=marks.opening,
    )


def _last(game: Game, seen: law_view.View) -> Last | None:
    if seen.last is None:
        return None
    text = game.text(seen.last.move)
    return Last(text, seen.last.side, _maybe(seen.last.start))


def _outcome(seen: law_view.View) -> Outcome | None:
    ended = seen.outcome
    return None if ended is None else Outcome(ended.winner, str(ended.reason))


def square_names(squares: Iterable[Square]) -> Squares:
    """Squares as text."""
    return tuple([_NAMES[square] for square in squares])


@cache
def _goal(squares: int) -> Squares:
    """Names of goal squares; cached, since there are few distinct goals."""
    return square_names(bits(squares))


def _maybe(square: Square | None) -> str | None:
    return None if square is None else _NAMES[square]
