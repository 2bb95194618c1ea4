"""What whoever is to move may choose: worked out by the law, so that no client has rules."""

from collections.abc import Iterable
from dataclasses import dataclass

from corridor.rules.board import ALL_FENCES, Board, Fence, Square, cuts
from corridor.rules.errors import Refusal, Refused
from corridor.rules.moves import Enter, Move, Pass, Piece, Place, Relocate, Spend, Walk
from corridor.rules.position import Aim, Position
from corridor.rules.view import Route, routes

_BY_ITS_PLACE = {  # refusals of a fence that another slot would not have met
    Refusal.CROSSES_FENCE,
    Refusal.OVERLAPS_FENCE,
    Refusal.CLOSES_LAST_ROUTE,
    Refusal.CUTS_OFF_SQUARES,
}


@dataclass(frozen=True, slots=True)
class WalkChoice:
    """Walks of one piece that end alike: any of them leads to the same position."""

    piece: Piece
    end: Square
    walks: tuple[Walk, ...]


@dataclass(frozen=True, slots=True)
class FenceChoice:
    """A fence that may be placed, or put where another stood, and the steps it costs each side."""

    move: Place | Relocate
    costs: tuple[int | None, ...]  # None: the side has no route to speak of


@dataclass(frozen=True, slots=True)
class RefusedSlot:
    """A fence that may not be placed, and why."""

    fence: Fence
    refused: Refused


@dataclass(frozen=True, slots=True)
class Options:
    """Every legal move, sorted by what a person can point at."""

    walks: tuple[WalkChoice, ...]
    fences: tuple[FenceChoice, ...]
    refused: tuple[RefusedSlot, ...]
    enters: tuple[Enter, ...]
    spend: Spend | None
    passes: tuple[Pass, ...]

    def moves(self) -> tuple[Move, ...]:
        """The legal moves again, as a plain list."""
        walks = tuple(walk for choice in self.walks for walk in choice.walks)
        fences = tuple(choice.move for choice in self.fences)
        spend = () if self.spend is None else (self.spend,)
        return (*walks, *fences, *self.enters, *spend, *self.passes)


def options(position: Position, moves: Iterable[Move] | None = None) -> Options:
    """Sort the legal moves; ``moves`` are those of a game that knows more than its position."""
    found = list(position.legal_moves() if moves is None else moves)
    fences = [move for move in found if isinstance(move, Place | Relocate)]
    return Options(
        walks=_walk_choices(position, [move for move in found if isinstance(move, Walk)]),
        fences=_fence_choices(position, fences),
        refused=_refused_slots(position, found),
        enters=tuple(move for move in found if isinstance(move, Enter)),
        spend=next((move for move in found if isinstance(move, Spend)), None),
        passes=tuple(move for move in found if isinstance(move, Pass)),
    )


def _walk_choices(position: Position, walks: list[Walk]) -> tuple[WalkChoice, ...]:
    groups: dict[tuple[Piece, Square, Position], list[Walk]] = {}
    for walk in walks:
        key = (walk.piece, walk.path[-1], position.after(walk))
        groups.setdefault(key, []).append(walk)
    return tuple(WalkChoice(key[0], key[1], tuple(group)) for key, group in groups.items())


def _fence_choices(position: Position, moves: list[Place | Relocate]) -> tuple[FenceChoice, ...]:
    before = routes(position)
    return tuple(FenceChoice(move, _costs(position, move, before)) for move in moves)


def _costs(
    position: Position, move: Place | Relocate, before: tuple[Route | None, ...]
) -> tuple[int | None, ...]:
    """How many steps each side's shortest route grows by; a relocation may shorten one."""
    if isinstance(move, Relocate):
        board = position.board.without_fence(move.old).with_fence(move.new)
    else:
        board = position.board.with_fence(move.fence)
    costs: list[int | None] = []
    for aim, route in zip(position.aims, before, strict=True):
        if aim is None or route is None:
            costs.append(None)
        elif isinstance(move, Place) and not _stands_across(move.fence, route):
            costs.append(0)
        else:
            costs.append(_steps(position, board, aim) - route.steps)
    return tuple(costs)


def _stands_across(fence: Fence, route: Route) -> bool:
    lying, standing = cuts(route.squares)
    return bool((lying if fence.horizontal else standing) >> fence.slot & 1)


def _steps(position: Position, board: Board, aim: Aim) -> int:
    """How far the nearest piece of the side is from what it wants; no fence parts them for good."""
    layout = position.layout
    squares = [layout.squares[piece] for piece in layout.pieces_of(layout.figures[aim.piece].side)]
    ways = [board.distance(s, aim.squares, aim.links) for s in squares if s is not None]
    return min(steps for steps in ways if steps is not None)


def _refused_slots(position: Position, moves: list[Move]) -> tuple[RefusedSlot, ...]:
    """Every fence that the side could place but for where it would stand."""
    if not moves:  # the game is over, perhaps by a limit that the position does not know
        return ()
    found = ((fence, position.why_not(Place(fence))) for fence in ALL_FENCES)
    return tuple(
        RefusedSlot(fence, refused)
        for fence, refused in found
        if refused is not None and refused.refusal in _BY_ITS_PLACE
    )
