"""The greedy player: the best move by a one-ply evaluation."""

from collections.abc import Callable, Collection, Mapping
from random import Random

from corridor.engine.greedy_chase import chase_worth
from corridor.engine.player import Limit, choices
from corridor.rules.game import Game
from corridor.rules.moves import Move, Piece, Side
from corridor.rules.position import Aim, Position

_NO_LIMIT = Limit()
_WON = 1_000_000.0
_FENCE = 0.6  # steps; a fence is placed only if it costs the leader more
_ALARM = 20.0  # for a rival one step from its goal: more than anything else can gain


class GreedyPlayer:
    """Plays the move with the best position after it; a random one of equals.

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


def worth(position: Position, side: Side) -> float:
    """The evaluation of a position for a side, in steps."""
    if (outcome := position.outcome) is not None:
        return _WON if outcome.winner == side else -_WON
    return _WORTHS.get(position.mode.rules.family, _race_worth)(position, side)


def _race_worth(position: Position, side: Side) -> float:
    """The side's lead in steps over the best of the others, and fences in hand."""
    steps = [_steps(position, aim) for aim in position.aims]
    own = steps.pop(side)
    value = min(steps) - own + _FENCE * position.stock[side]
    value += 0.01 * sum(steps)  # tie-break: hinder more of the others
    return value - _ALARM * (min(steps) <= 1)


def _steps(position: Position, aim: Aim | None) -> int:
    start = None if aim is None else position.squares[aim.piece]
    if aim is None or start is None:
        return 0
    return position.board.distance(start, aim.squares, aim.links) or 0


# Evaluation by family. `_race_worth` needs only the aims that every position has, so it also
# judges families that are not listed.
_WORTHS: Mapping[str, Callable[..., float]] = {
    "classic": _race_worth,
    "pacman": chase_worth,
    "advanced": chase_worth,
}
