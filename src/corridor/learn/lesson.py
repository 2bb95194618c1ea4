"""Lessons and their tasks, as read from their files; sentences are named by key."""

from dataclasses import dataclass

from corridor.learn.aims import Aim
from corridor.rules.board import Square
from corridor.rules.game import Game
from corridor.rules.moves import Side


@dataclass(frozen=True, slots=True)
class Wrong:
    """A typical wrong move: how it is recognised, and the key of the reply that explains it."""

    key: str
    tried: tuple[str, ...]  # an example: the learner's moves, the wrong one last
    when: tuple[Aim, ...]  # empty: only the example itself


@dataclass(frozen=True, slots=True)
class Task:
    """A position and what to reach in it."""

    key: str  # the instruction
    position: str
    plays: str  # the learner's side by name, which is to move
    side: Side
    aim: tuple[Aim, ...]  # all must hold
    moves: int  # decisions that the learner has
    solutions: tuple[tuple[str, ...], ...]  # the learner's moves, without the replies
    replies: tuple[tuple[str, ...], ...]  # what the others do after each turn of the learner
    hints: tuple[str, ...]  # keys, the first says least
    show: tuple[Square, ...]  # squares that the instruction speaks of
    wrong: tuple[Wrong, ...]

    @property
    def done(self) -> str:
        """The key of what to say when the aim is reached."""
        return f"{self.key}-done"

    @property
    def not_yet(self) -> str:
        """The key of what to say when the moves are used up and no other reply fits."""
        return f"{self.key}-not-yet"

    def game(self) -> Game:
        """The task before the first move."""
        return Game.from_position(self.position)

    def sentences(self) -> tuple[str, ...]:
        """Every sentence of the task."""
        replies = (wrong.key for wrong in self.wrong)
        return tuple(dict.fromkeys((self.key, *self.hints, *replies, self.not_yet, self.done)))


@dataclass(frozen=True, slots=True)
class Lesson:
    """Two to five tasks about one rule."""

    id: str
    family: str
    mode: str
    rule: str  # the rule of the rule book that the lesson is about
    tasks: tuple[Task, ...]

    @property
    def key(self) -> str:
        """The key of the title."""
        return f"lesson-{self.id}"

    @property
    def lead(self) -> str:
        """The key of the sentence that says what the lesson is about."""
        return f"{self.key}-lead"

    def sentences(self) -> tuple[str, ...]:
        """Every sentence of the lesson."""
        return (self.key, self.lead, *(key for task in self.tasks for key in task.sentences()))
