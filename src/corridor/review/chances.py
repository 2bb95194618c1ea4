"""From the engine's scores to chances of winning, fitted to games of the engine by mode.

``bench/chances.py`` plays the games and fits the curves; docs/reference/review.md says on how many.
"""

import math
from collections.abc import Mapping
from dataclasses import dataclass

from corridor.engine.thinking import Line
from corridor.rules.moves import Side
from corridor.rules.position import Outcome


@dataclass(frozen=True, slots=True)
class Curve:
    """How a score becomes a chance in one mode."""

    scale: float = 250.0  # two sides: the lead that wins 3 of 4 games, in hundredths of a step
    offset: float = 0.0  # two sides: what the first side is better than its score says
    sharpness: float = 1.0  # several sides: the power to which the tree's shares are raised


CURVES: Mapping[str, Curve] = {
    "classic-2": Curve(scale=317, offset=31),
    "classic-3": Curve(sharpness=1.8),
    "classic-4": Curve(),  # the shares are right as they are
}
# The engine's own curve. In the chases the ghosts win nearly all games of the engine against
# itself, so that a fit would tell PAC-MAN he is lost from the first move on.
_UNFITTED = Curve()
_TWO = 2


def curve_of(mode: str) -> Curve:
    """The curve of a mode."""
    return CURVES.get(mode, _UNFITTED)


def chances_of(line: Line, to_move: Side, curve: Curve) -> tuple[float, ...]:
    """Each side's chance of winning if the line is played; they add up to 1."""
    if line.ends_in is not None or len(line.chances) > _TWO:
        return _sharpened(line.chances, curve.sharpness)
    lead = line.score if to_move == 0 else -line.score
    first = logistic((lead + curve.offset) * math.log(3) / curve.scale)
    return first, 1 - first


def decided(outcome: Outcome, sides: int) -> tuple[float, ...]:
    """The chances in a game that is over; a draw is shared."""
    if outcome.winner is None:
        return (1 / sides,) * sides
    return tuple(float(side == outcome.winner) for side in range(sides))


def logistic(x: float) -> float:
    """1 / (1 + e^-x), without overflow."""
    return 1 / (1 + math.exp(-x)) if x > 0 else 1 - 1 / (1 + math.exp(x))


def _sharpened(shares: tuple[float, ...], power: float) -> tuple[float, ...]:
    raised = [share**power for share in shares]
    return tuple(share / sum(raised) for share in raised)
