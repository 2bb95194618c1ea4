"""Looks one move ahead and takes what looks best: a patient partner for beginners."""

from collections.abc import Collection
from random import Random

from corridor.engine.greedy_chase import chase_worth
from corridor.engine.player import Limit, choices
from corridor.rules.classic import ClassicPosition
from corridor.rules.game import Game
from corridor.rules.modes import AnyPosition
from corridor.rules.moves import Move, Piece, Side

_NO_LIMIT = Limit()
_WON = 1_000_000.0
_FENCE = 0.6  # steps that a fence in hand is worth: it must cost the leader two to be placed
_ALARM = 20.0  # a rival one step from its goal must be stopped, whatever else could be gained


class GreedyPlayer:
    """Plays the move after which its side stands best; equals are chosen from by chance.

    >>> game = Game("classic-2")
    >>> game.text(GreedyPlayer().choose(game, rng=Random(1)))
    'e2'
    """

    name = "greedy"

    def choose(
        self,
        game: Game,
        limit: Limit = _NO_LIMIT,  # noqa: ARG002  one move ahead is never long
        *,
        rng: Random,
        pieces: Collection[Piece] | None = None,
    ) -> Move:
        """The move that looks best one move ahead."""
        found = choices(game, pieces)
        worths = [worth(game.position.after(move), game.to_move) for move in found]
        best = max(worths)
        return rng.choice(
            [move for move, value in zip(found, worths, strict=True) if value == best]
        )


def worth(position: AnyPosition, side: Side) -> float:
    """How well a side stands."""
    if (outcome := position.outcome) is not None:
        return _WON if outcome.winner == side else -_WON
    if isinstance(position, ClassicPosition):
        return _race_worth(position, side)
    return chase_worth(position, side)


def _race_worth(position: ClassicPosition, side: Side) -> float:
    """By how many steps the side leads the best of the others, or trails it."""
    steps = [
        position.board.distance(position.pawns[aim.piece], aim.squares) or 0
        for aim in position.aims
    ]
    own = steps.pop(side)
    value = min(steps) - own + _FENCE * position.stock[side]
    value += 0.01 * sum(steps)  # between equals, that which troubles more of the others
    return value - _ALARM * (min(steps) <= 1)
