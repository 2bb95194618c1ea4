"""An attempt at a task: the game so far, and the moves that the learner made in it."""

from dataclasses import dataclass

from corridor.rules.errors import Refused
from corridor.rules.game import Game
from corridor.rules.modes import AnyPosition
from corridor.rules.moves import Move, Walk


@dataclass(frozen=True, slots=True)
class Made:
    """A move of the learner and the position it was made in."""

    before: AnyPosition
    move: Move
    text: str


@dataclass(frozen=True, slots=True)
class Attempt:
    """What aims are put to: the game after the learner's last move, before any scripted reply."""

    game: Game
    made: tuple[Made, ...]  # the learner's own moves, first to last
    refused: Refused | None = None  # why the law refused the last move that was tried

    @property
    def start(self) -> AnyPosition:
        """The position of the task."""
        return self.game.start

    @property
    def now(self) -> AnyPosition:
        """The position that the attempt has come to."""
        return self.game.position

    @property
    def walks(self) -> tuple[Walk, ...]:
        """The learner's walks, first to last."""
        return tuple(made.move for made in self.made if isinstance(made.move, Walk))
