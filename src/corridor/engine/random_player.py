"""The random player: a baseline, and a test of the rules."""

from collections.abc import Collection
from random import Random

from corridor.engine.player import Limit, choices
from corridor.rules.game import Game
from corridor.rules.moves import Move, Piece

_NO_LIMIT = Limit()


class RandomPlayer:
    """Plays any legal move.

    >>> game = Game("classic-2")
    >>> RandomPlayer().choose(game, rng=Random(1)) in game.legal_moves
    True
    """

    name = "random"

    def choose(
        self,
        game: Game,
        limit: Limit = _NO_LIMIT,  # noqa: ARG002  a throw of dice takes no time
        *,
        rng: Random,
        pieces: Collection[Piece] | None = None,
    ) -> Move:
        """One of the legal moves, each as likely as any other."""
        return rng.choice(choices(game, pieces))
