"""Fits the curves from scores to chances of winning that reviews use, to games of the engine.

``python bench/chances.py classic-2 --games 100``: level 6 plays itself from openings of level 1;
one position in three is searched as a review searches it, and scores are compared with results.
Prints the curve, the number of games and positions, and by tenths of the chance how many points
were made. The same seed gives the same games.
"""

import argparse
import math
from collections.abc import Callable
from random import Random

from corridor.engine.player import Limit
from corridor.engine.specs import make_player, make_thinker
from corridor.engine.thinking import Line
from corridor.review.chances import Curve, chances_of, decided
from corridor.review.reviewing import HASH, NODES
from corridor.rules.game import Game
from corridor.rules.modes import MODES
from corridor.rules.moves import Side

_OPENING = 4  # plies
_ONE_IN = 3  # neighbours are alike: many games say more than many positions of a few
_TWO = 2
Sample = tuple[Line, Side, tuple[float, ...]]  # a searched position, the side to move, the result


def run() -> None:
    """Fit. Not called main, so that ``./dev bench`` does not run it."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("mode", choices=list(MODES))
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    rng = Random(options.seed)
    samples: list[Sample] = []
    for _ in range(options.games):
        samples += _game(options.mode, rng)
    curve = _sharpness(samples) if len(samples[0][2]) > _TWO else _logistic(samples)
    print(f"{options.mode}: {curve}")
    print(f"{options.games} games, {len(samples)} open positions, {NODES[options.mode]} nodes each")
    print(f"log loss {_loss(samples, curve):.4f}, without a fit {_loss(samples, Curve()):.4f}")
    _table(samples, curve)


def _game(mode: str, rng: Random) -> list[Sample]:
    """The positions of a game after its opening, each with how the game ended."""
    game, thinker = Game(mode), make_thinker(hash_mb=HASH)
    opener, player = make_player("level:1"), make_player("level:6")
    seen: list[tuple[Line, Side]] = []
    while game.outcome is None:
        opening = len(game.history) < _OPENING
        if not opening and rng.random() * _ONE_IN < 1:
            line = thinker.analyse(game, Limit(nodes=NODES[mode]), multipv=2).best
            seen.append((line, game.to_move))
        game.push((opener if opening else player).choose(game, rng=rng))
    result = decided(game.outcome, len(game.mode.layout.stock))
    return [(line, side, result) for line, side in seen if line.ends_in is None]


def _logistic(samples: list[Sample]) -> Curve:
    """Newton's method on chance = 1 / (1 + exp(-(slope * score + shift)))."""
    slope, shift = math.log(3) / 250, 0.0
    points = [(line.score if side == 0 else -line.score, won[0]) for line, side, won in samples]
    for _ in range(30):
        gradient, bend = [0.0, 0.0], [[1e-9, 0.0], [0.0, 1e-9]]
        for score, won in points:
            chance = 1 / (1 + math.exp(-max(-30.0, min(30.0, slope * score + shift))))
            weight = chance * (1 - chance)
            for row, x in enumerate((score, 1.0)):
                gradient[row] += (won - chance) * x
                for column, y in enumerate((score, 1.0)):
                    bend[row][column] += weight * x * y
        (a, b), (c, d) = bend
        det = a * d - b * c
        slope += (d * gradient[0] - b * gradient[1]) / det
        shift += (a * gradient[1] - c * gradient[0]) / det
    return Curve(scale=round(math.log(3) / slope), offset=round(shift / slope))


def _sharpness(samples: list[Sample]) -> Curve:
    """The power with the least log loss, by halving steps."""
    best, step = 1.0, 0.5
    while step > 0.01:  # noqa: PLR2004  two digits are enough
        near = (best - step, best, best + step)
        found = min(near, key=lambda power: _loss(samples, Curve(sharpness=power)))
        best, step = found, step / 2 if found == best else step
    return Curve(sharpness=round(best, 2))


def _loss(samples: list[Sample], curve: Curve) -> float:
    total = 0.0
    for line, side, won in samples:
        for chance, share in zip(chances_of(line, side, curve), won, strict=True):
            total -= share * math.log(max(chance, 1e-6))
    return total / len(samples)


def _table(samples: list[Sample], curve: Curve) -> None:
    every = [pair for line, side, won in samples
             for pair in zip(chances_of(line, side, curve), won, strict=True)]  # fmt: skip
    within: Callable[[int], list[float]] = lambda tenth: [  # noqa: E731
        share for chance, share in every if tenth <= 10 * chance < tenth + 1
    ]
    for tenth in range(10):
        if found := within(tenth):
            print(f"{tenth * 10:3}-{tenth * 10 + 10:3} %: {100 * sum(found) / len(found):5.1f} %"
                  f" of {len(found)}")  # fmt: skip


if __name__ == "__main__":
    run()
