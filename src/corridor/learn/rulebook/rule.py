"""A rule as it is told: a sentence, a figure, a move that shows it and one that it forbids."""

from dataclasses import dataclass

from corridor.learn.rulebook.figure import Figure
from corridor.rules.errors import Refusal
from corridor.rules.game import Game


@dataclass(frozen=True, slots=True)
class Rule:
    """One rule. ``rule-ID-title`` and ``rule-ID`` in the catalogues are its words."""

    id: str
    figure: Figure
    move: str  # the move that the rule speaks of, legal in the position to try
    forbidden: str = ""  # a move that is refused there
    refusal: Refusal | None = None  # why it is
    back: int = 0  # the position to try is so many moves before the one of the figure
    points: tuple[str, ...] = ()  # contested points that bear on the rule
    phases: tuple[str, ...] = ()  # phases of play in which help begins with this rule
    explains: tuple[Refusal, ...] = ()  # refusals that the rule explains, besides its own

    @property
    def key(self) -> str:
        """The key of the rule's text."""
        return f"rule-{self.id}"

    @property
    def title(self) -> str:
        """The key of its heading."""
        return f"rule-{self.id}-title"

    def is_about(self, refusal: Refusal | None) -> bool:
        """Whether the rule explains why a move was refused."""
        return refusal is not None and (refusal == self.refusal or refusal in self.explains)

    def game(self) -> Game:
        """The position in which the moves can be tried."""
        game = self.figure.game()
        for _ in range(self.back):
            game.pop()
        return game
