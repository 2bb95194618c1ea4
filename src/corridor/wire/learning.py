"""Lessons and rules as messages: sentences are named by key, boards come as views and options."""

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from corridor.rules.moves import Piece, Side
from corridor.wire.view import Options, Squares, View

MOST_MOVES = 40  # in one attempt
LONGEST_MOVE = 64  # characters

_MoveText: TypeAlias = Annotated[str, Meta(min_length=1, max_length=LONGEST_MOVE)]


class LessonOffered(Struct, frozen=True):
    """A lesson in the list; ``key`` is its title, ``lead`` what it is about."""

    id: str
    key: str
    lead: str
    mode: str
    rule: str
    tasks: int


class FamilyOffered(Struct, frozen=True):
    """A family of lessons, in the order of learning."""

    id: str
    key: str
    lessons: tuple[LessonOffered, ...]


class Shelf(Struct, frozen=True):
    """All lessons."""

    families: tuple[FamilyOffered, ...]


class TaskTold(Struct, frozen=True):
    """A task: ``key`` is the instruction, ``hints`` are keys, ``show`` the squares it names."""

    key: str
    plays: str
    side: Side
    moves: int  # that the learner has
    hints: tuple[str, ...]
    show: Squares
    view: View
    options: Options


class LessonTold(Struct, frozen=True):
    """A lesson with its tasks; ``next`` is the lesson to offer afterwards."""

    id: str
    key: str
    lead: str
    family: str
    mode: str
    rule: str
    next: str | None
    tasks: tuple[TaskTold, ...]


class MovesTried(Struct, frozen=True, forbid_unknown_fields=True):
    """Moves since the position of a task or rule; of a task only the learner's own."""

    moves: Annotated[tuple[_MoveText, ...], Meta(min_length=1, max_length=MOST_MOVES)]


class LawRefusal(Struct, frozen=True):
    """Why the law refuses a move: ``refusal-CODE`` in the catalogues, with its arguments."""

    refusal: str
    pieces: tuple[Piece, ...]
    squares: Squares


class Verdict(Struct, frozen=True):
    """What came of an attempt at a task.

    ``views`` has the board after the learner's last move and after each reply to it; it is empty if
    the move was refused.
    """

    kind: Literal["refused", "not_yet", "go_on", "done"]
    key: str | None
    refused: LawRefusal | None
    played: tuple[str, ...]  # every move since the task's position, replies too
    views: tuple[View, ...]
    view: View
    options: Options


class MoveTried(Struct, frozen=True):
    """The board of a rule after some moves; the last is not made if it is ``refused``."""

    refused: LawRefusal | None
    view: View
    options: Options


class _Mark(Struct, frozen=True, tag_field="kind"):
    pass


class MarkTargets(_Mark, frozen=True, tag="targets"):
    """Squares that a piece may enter."""

    squares: Squares
    piece: Piece | None


class MarkBarred(_Mark, frozen=True, tag="barred"):
    """Squares that a piece may not enter."""

    squares: Squares


class MarkHighlight(_Mark, frozen=True, tag="highlight"):
    """Squares that the text speaks of."""

    squares: Squares


class MarkLabel(_Mark, frozen=True, tag="label"):
    """A number or a letter on a square."""

    square: str
    text: str


class MarkArrow(_Mark, frozen=True, tag="arrow"):
    """A straight arrow from square to square."""

    start: str
    end: str
    piece: Piece | None


class MarkPath(_Mark, frozen=True, tag="path"):
    """The squares of a walk, the one where it begins first."""

    squares: Squares
    piece: Piece | None
    numbered: bool


class MarkFence(_Mark, frozen=True, tag="fence"):
    """A fence that may, or may not, be placed."""

    fence: str
    legal: bool


FigureMark: TypeAlias = (
    MarkTargets | MarkBarred | MarkHighlight | MarkLabel | MarkArrow | MarkPath | MarkFence
)


class FigureTold(Struct, frozen=True):
    """A picture of a rule: ``area`` is two opposite corners, or empty for the whole board."""

    name: str
    key: str
    view: View
    marks: tuple[FigureMark, ...]
    area: Squares
    routes: tuple[Side, ...]  # sides whose shortest way is drawn


class PointTold(Struct, frozen=True):
    """A contested point: question, reading in force, and the switches for other readings."""

    id: str
    key: str
    reading: str
    switches: tuple[str, ...]


class RuleTold(Struct, frozen=True):
    """A rule with its figure, and the position in which it can be tried."""

    id: str
    title: str
    key: str
    figure: FigureTold
    view: View
    options: Options
    move: str
    forbidden: str  # empty: no move is
    refusal: str | None
    points: tuple[PointTold, ...]


class Chapter(Struct, frozen=True):
    """The rules of a mode."""

    mode: str
    key: str
    lead: str
    rules: tuple[RuleTold, ...]
    modes: tuple[str, ...]  # all modes that have a chapter


class RuleFor(Struct, frozen=True):
    """The rule at which help opens."""

    rule: str
