"""A reviewed game as messages: chances, routes, marks and why; sentences are named by key."""

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from corridor.rules.moves import Side
from corridor.wire.learning import LONGEST_MOVE
from corridor.wire.view import Options, View

MOST_TRIED = 400  # moves from one moment on
_MoveText: TypeAlias = Annotated[str, Meta(min_length=1, max_length=LONGEST_MOVE)]

ReviewStage: TypeAlias = Literal["none", "waiting", "running", "done", "stopped", "failed"]
MoveMark: TypeAlias = Literal["", "?!", "?", "??", "!"]


class Why(Struct, frozen=True):
    """A reason for a mark: `review-why-CODE` is its sentence, `sides` and `args` fill it."""

    code: str
    sides: dict[str, Side]
    args: dict[str, int | str]


class ReviewedMove(Struct, frozen=True):
    """A move of the game, and how it was judged."""

    ply: int  # 1 for the first move of the record
    side: Side
    move: str
    chances: tuple[float, ...]  # of each side to win, after the move; they add up to 1
    score: str  # after the move, as in the notes of a record; empty when the game is over
    steps: tuple[int | None, ...]  # length of each side's route after the move
    loss: float  # by how much the move lowered the mover's chance
    mark: MoveMark
    why: tuple[Why, ...]
    better: tuple[str, ...]  # the line that the engine prefers, if the move is marked as bad


class Review(Struct, frozen=True):
    """A reviewed game. The same record and the same number of nodes give the same review."""

    mode: str
    version: int  # of the rules by which moves are judged
    nodes: int  # searched for each position
    start: tuple[float, ...]  # chances before the first move
    start_steps: tuple[int | None, ...]
    moves: tuple[ReviewedMove, ...]
    accuracy: tuple[float | None, ...]  # of each side, 0 to 100; null without a choice
    turning_points: tuple[int, ...]  # plies


class ReviewState(Struct, frozen=True):
    """How far the review of a match is; `review` is there once it is done."""

    state: ReviewStage
    done: int = 0  # positions judged so far
    total: int = 0
    ahead: int = 0  # reviews that wait before this one
    mine: bool = False  # you asked for it, so you may stop it
    review: Review | None = None


class LineTried(Struct, frozen=True, forbid_unknown_fields=True):
    """Moves from a moment of a match on; with `reply` the engine answers the last of them."""

    ply: Annotated[int, Meta(ge=0, le=2**31)]
    moves: Annotated[tuple[_MoveText, ...], Meta(max_length=MOST_TRIED)]
    reply: bool = False


class LineShown(Struct, frozen=True):
    """The moment, and the board after each move that was made from there, replies included."""

    moves: tuple[str, ...]
    views: tuple[View, ...]  # one more than moves
    options: Options | None  # of the side to move at the end; null when the game is over
