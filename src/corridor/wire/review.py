"""A reviewed game as messages: chances, routes, marks and why; sentences are named by key."""

from typing import Literal, TypeAlias

from msgspec import Struct

from corridor.rules.moves import Side

Mark: TypeAlias = Literal["", "?!", "?", "??", "!"]


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
    mark: Mark
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
