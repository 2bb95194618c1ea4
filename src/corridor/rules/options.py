"""`Options`: the legal moves sorted for people, computed here so that no client needs rules."""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache, reduce
from operator import or_

from corridor.rules.board import Board, Fence, Square, cuts
from corridor.rules.errors import Refusal, Refused
from corridor.rules.moves import PLACES, Enter, Move, Pass, Piece, Place, Relocate, Spend, Walk
from corridor.rules.position import Aim, Position

BY_ITS_PLACE = {  # refusals that depend on the slot
    Refusal.CROSSES_FENCE,
    Refusal.OVERLAPS_FENCE,
    Refusal.CLOSES_LAST_ROUTE,
    Refusal.CUTS_OFF_SQUARES,
    Refusal.SAME_SLOT,
}


@dataclass(frozen=True, slots=True)
class WalkChoice:
    """Walks of one piece to one square that lead to the same position."""

    piece: Piece
    end: Square
    walks: tuple[Walk, ...]


@dataclass(frozen=True, slots=True)
class FenceChoice:
    """A legal placement or relocation, and the steps it costs each side."""

    move: Place | Relocate
    costs: tuple[int | None, ...]  # None: the side has no route


@dataclass(frozen=True, slots=True)
class RefusedSlot:
    """A fence that may not be placed; with ``old``, one that may not be relocated from there."""

    fence: Fence
    refused: Refused
    old: Fence | None = None


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
        """All the legal moves."""
        walks = tuple(walk for choice in self.walks for walk in choice.walks)
        fences = tuple(choice.move for choice in self.fences)
        spend = () if self.spend is None else (self.spend,)
        return (*walks, *fences, *self.enters, *spend, *self.passes)


def options(position: Position, moves: Iterable[Move] | None = None) -> Options:
    """Sort the legal moves; ``moves`` replaces those of the position, as in a drawn game."""
    # ``iter`` hides the length of a game's moves: list() would ask for it, which lists them all.
    found = list(iter(position.legal_moves() if moves is None else moves))
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


@dataclass(frozen=True, slots=True)
class _Way:
    """A side's shortest route to its aim, on a board that gets one more fence."""

    aim: Aim
    starts: tuple[Square, ...]  # squares of all its pieces: another may be nearest then
    steps: int
    across: tuple[int, int]  # slots of fences that would block the route

    def steps_beside(self, board: Board, fence: Fence) -> int:
        """The length of the route with the fence; no legal fence closes it."""
        if not self.across[not fence.horizontal] >> fence.slot & 1:
            return self.steps
        aim = self.aim
        ways = (board.distance(start, aim.squares, aim.links, fence) for start in self.starts)
        return min(steps for steps in ways if steps is not None)


def _ways(position: Position, board: Board) -> tuple[_Way | None, ...]:
    layout = position.layout
    found: list[_Way | None] = []
    for side, aim in enumerate(position.aims):
        squares = (layout.squares[piece] for piece in layout.pieces_of(side))
        starts = tuple(square for square in squares if square is not None)
        every = [board.route(s, aim.squares, aim.links) for s in starts] if aim else []
        routes = [route for route in every if route is not None]
        if aim is None or not routes:
            found.append(None)
            continue
        shortest = min(routes, key=len)
        found.append(_Way(aim, starts, len(shortest) - 1, cuts(shortest)))
    return tuple(found)


def _across(ways: tuple[_Way | None, ...], lying: int) -> int:
    """Slots of fences that would block the route of any side."""
    return reduce(or_, (way.across[lying] for way in ways if way is not None), 0)


def _fence_choices(position: Position, moves: list[Place | Relocate]) -> tuple[FenceChoice, ...]:
    @cache
    def ground(old: Fence | None) -> tuple[Board, tuple[_Way | None, ...]]:
        """The board before the new fence, without a relocated one, and the routes on it."""
        board = position.board if old is None else position.board.without_fence(old)
        return board, _ways(position, board)

    unchanged = tuple(None if way is None else 0 for way in ground(None)[1])
    across = [_across(ground(None)[1], way) for way in (0, 1)]

    def costs(move: Place | Relocate) -> tuple[int | None, ...]:
        """By how many steps each side's route grows; a relocation may shorten one."""
        old, fence = (None, move.fence) if isinstance(move, Place) else (move.old, move.new)
        if old is None and not across[not fence.horizontal] >> fence.slot & 1:
            return unchanged
        board, ways = ground(old)
        return tuple(
            None if way is None or was is None else way.steps_beside(board, fence) - was.steps
            for way, was in zip(ways, ground(None)[1], strict=True)
        )

    return tuple(FenceChoice(move, costs(move)) for move in moves)


def _refused_slots(position: Position, moves: list[Move]) -> tuple[RefusedSlot, ...]:
    """Every fence that is refused because of its slot alone."""
    if not moves:  # the game is over, perhaps by a limit that the position does not know
        return ()
    legal = set(moves)
    lifted = dict.fromkeys(move.old for move in moves if isinstance(move, Relocate))
    wished: list[tuple[Fence | None, Fence, Place | Relocate]] = [
        (old, place.fence, place if old is None else Relocate(old, place.fence))
        for old in (None, *lifted)
        for place in PLACES
    ]
    found = (
        (old, fence, position.why_not(move)) for old, fence, move in wished if move not in legal
    )
    return tuple(
        RefusedSlot(fence, refused, old)
        for old, fence, refused in found
        if refused is not None and refused.refusal in BY_ITS_PLACE
    )
