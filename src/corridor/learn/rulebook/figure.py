"""A figure of the rule book: a position, what is claimed about it, and how much of it is shown."""

from dataclasses import dataclass

from corridor.draw.marks import Mark
from corridor.learn.rulebook.claims import Claim
from corridor.rules.game import Game

SCALE = 0.9  # pixels a unit: letters stay legible in a page of text


@dataclass(frozen=True)
class Figure:
    """One figure; ``figure-NAME`` in the catalogues is its caption."""

    name: str
    start: str  # a mode with its switches, or a position text
    moves: str = ""  # played from there
    claims: tuple[Claim, ...] = ()
    area: str = ""  # two corners, ``c3 g7``; empty: the whole board
    routes: tuple[int, ...] = ()  # sides whose shortest way is drawn
    panel: bool = False
    scale: float = SCALE
    tall: float | None = None  # height by width, for figures that stand side by side

    @property
    def key(self) -> str:
        """The key of the caption."""
        return f"figure-{self.name}"

    def game(self) -> Game:
        """The moment that is drawn."""
        game = Game.from_position(self.start) if "/" in self.start else _begun(self.start)
        for text in self.moves.split():
            game.push_text(text)
        return game

    def marks(self) -> tuple[Mark, ...]:
        """What is drawn on the board; every claim is put to the law first."""
        game = self.game()
        return tuple(mark for claim in self.claims for mark in claim.marks(game))


def _begun(words: str) -> Game:
    mode, *given = words.split()
    settings = dict(word.split("=") for word in given)
    layout = settings.pop("layout", None)
    return Game(mode, layout=layout, preset=None, **settings)
