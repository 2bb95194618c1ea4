"""Marks, accuracy and turning points: the rules of docs/reference/review.md with their numbers."""

import math
from collections.abc import Iterable, Sequence

from corridor.rules.moves import Side
from corridor.wire.review import MoveMark, ReviewedMove

VERSION = 1  # counts up with every change that can change a review

# By how much a move must lower the mover's chance.
DUBIOUS = 0.08
BAD = 0.15
BLUNDER = 0.25

# A good move: the only one that keeps the chance.
ONLY = 0.20  # how far the second-best move must stay behind
HOPELESS = 0.10  # a chance below this is not worth an exclamation mark

_LEAD = 0.10  # how much a change of the leader must move to be a turning point
_TOLERANCE = 0.20  # the loss after which 37 % of a move's accuracy is left


def mark_of(loss: float) -> MoveMark:
    """The mark of a move by how much it lowered the mover's chance.

    >>> mark_of(0.3), mark_of(0.16), mark_of(0.08), mark_of(0.05)
    ('??', '?', '?!', '')
    """
    if loss >= BLUNDER:
        return "??"
    if loss >= BAD:
        return "?"
    return "?!" if loss >= DUBIOUS else ""


def accuracy(losses: Iterable[float]) -> float | None:
    """How well a side chose, 0 to 100; ``None`` if it never had a choice.

    The mean of the arithmetic and the harmonic mean, so that one blunder among many good moves
    still counts.

    >>> accuracy([0.0, 0.0]), accuracy([0.0, 0.4]), accuracy([])
    (100.0, 40.3, None)
    """
    scores = [max(1.0, 100 * math.exp(-loss / _TOLERANCE)) for loss in losses]
    if not scores:
        return None
    plain = sum(scores) / len(scores)
    harmonic = len(scores) / sum(1 / score for score in scores)
    return round((plain + harmonic) / 2, 1)


def turning_points(start: Sequence[float], moves: Iterable[ReviewedMove]) -> tuple[int, ...]:
    """The plies at which the game turned: mistakes, blunders, only moves, a new leader."""
    found, last = [], start
    for move in moves:
        new_leader = leader(last) != leader(move.chances)
        shift = move.chances[leader(move.chances)] - last[leader(move.chances)]
        if move.mark in ("?", "??", "!") or (new_leader and shift >= _LEAD):
            found.append(move.ply)
        last = move.chances
    return tuple(found)


def leader(chances: Sequence[float]) -> Side:
    """The side with the best chance."""
    return max(range(len(chances)), key=chances.__getitem__)
