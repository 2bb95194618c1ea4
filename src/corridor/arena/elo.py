"""Elo estimates with error bars, a sequential test (SPRT), and ratings of many entrants.

The sample is the group (a pair of games with seats exchanged), not the game: the games of a group
share their opening, so their results are correlated. A pair of a race has five possible scores
(pentanomial), a pair of a chase three: won, even, lost (trinomial).
"""

import math
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from random import Random

_SURE = 1.959964  # standard errors on each side of a 95 % interval
_PRIOR = 1e-3  # groups added to each score, so that none has probability zero
_MOST = 1200.0  # Elo; estimates are cut off here, since scores near 0 or 1 say no more


def expected(elo: float) -> float:
    """The expected score of an entrant that leads by so much Elo.

    >>> round(expected(100), 3)
    0.64
    """
    return 1 / (1 + 10 ** (-elo / 400))


def elo_of(score: float) -> float:
    """The lead in Elo for which this score is expected.

    >>> round(elo_of(0.75))
    191
    """
    if score <= expected(-_MOST):
        return -_MOST
    if score >= expected(_MOST):
        return _MOST
    return -400 * math.log10(1 / score - 1)


@dataclass(frozen=True, slots=True)
class Estimate:
    """A score with its error bars, and the same in Elo."""

    groups: int
    score: float
    low: float
    high: float

    @property
    def elo(self) -> float:
        """The lead in Elo."""
        return elo_of(self.score)

    @property
    def elo_low(self) -> float:
        """The lower end of the error bar."""
        return elo_of(self.low)

    @property
    def elo_high(self) -> float:
        """The upper end of the error bar."""
        return elo_of(self.high)


def estimate(scores: Sequence[float]) -> Estimate:
    """The mean of the groups' scores with a 95 % interval."""
    count = len(scores)
    if count == 0:
        return Estimate(0, 0.5, 0.0, 1.0)
    mean = sum(scores) / count
    # Wilson's interval with the observed variance in place of the binomial one: it stays within
    # 0 and 1, and is wide if there are few groups.
    spread = sum((score - mean) ** 2 for score in scores) / count
    share = spread / (mean * (1 - mean)) if 0 < mean < 1 else 1.0
    size = count / max(share, 1 / count)
    centre = (mean + _SURE**2 / (2 * size)) / (1 + _SURE**2 / size)
    half = _SURE / (1 + _SURE**2 / size)
    half *= math.sqrt(mean * (1 - mean) / size + _SURE**2 / (4 * size**2))
    return Estimate(count, mean, max(0.0, centre - half), min(1.0, centre + half))


# Sequential probability ratio test


@dataclass(frozen=True, slots=True)
class Sprt:
    """A sequential test of a lead of ``elo0`` against one of ``elo1``, with bounds on both errors.

    The likelihood ratio is a generalised one: of all distributions of group scores with the mean
    of a hypothesis, the most likely is taken.
    """

    elo0: float
    elo1: float
    alpha: float = 0.05
    beta: float = 0.05

    @property
    def lower(self) -> float:
        """At or below this ``elo0`` is accepted."""
        return math.log(self.beta / (1 - self.alpha))

    @property
    def upper(self) -> float:
        """At or above this ``elo1`` is accepted."""
        return math.log((1 - self.beta) / self.alpha)

    def llr(self, scores: Iterable[float]) -> float:
        """The log-likelihood ratio."""
        seen: Counter[float] = Counter({0.0: 0, 0.5: 0, 1.0: 0})
        seen.update(scores)
        weights = {score: count + _PRIOR for score, count in seen.items()}
        one = _likeliest(weights, expected(self.elo1))
        other = _likeliest(weights, expected(self.elo0))
        return sum(
            weight * math.log(one[score] / other[score]) for score, weight in weights.items()
        )

    def verdict(self, scores: Iterable[float]) -> bool | None:
        """Whether ``elo1`` is accepted; ``None`` while the ratio is between both bounds."""
        llr = self.llr(scores)
        return True if llr >= self.upper else False if llr <= self.lower else None


def _likeliest(weights: dict[float, float], mean: float) -> dict[float, float]:
    """The maximum-likelihood distribution over these scores with this mean.

    It has the form weight / (1 + tilt * (score - mean)); the tilt is found by bisection.
    """
    total = sum(weights.values())

    def pull(tilt: float) -> float:
        return sum(
            weight * (score - mean) / (1 + tilt * (score - mean))
            for score, weight in weights.items()
        )

    low, high = -1 / (1 - mean) + 1e-12, 1 / mean - 1e-12
    for _ in range(200):
        middle = (low + high) / 2
        low, high = (middle, high) if pull(middle) > 0 else (low, middle)
    tilt = (low + high) / 2
    return {
        score: weight / total / (1 + tilt * (score - mean)) for score, weight in weights.items()
    }


# Ratings of many entrants


@dataclass(frozen=True, slots=True)
class Rating:
    """Elo of an entrant relative to the mean of all, with its error bar."""

    elo: float
    low: float
    high: float


Duel = tuple[int, int, tuple[float, ...]]  # two entrants, and the first one's group scores


def ratings(
    entrants: int, duels: Sequence[Duel], *, rng: Random, samples: int = 200
) -> list[Rating]:
    """Maximum-likelihood ratings, with 95 % intervals by bootstrap over the groups."""
    best = _fitted(entrants, [(a, b, sum(s), len(s)) for a, b, s in duels])
    drawn = []
    for _ in range(samples):
        again = [(a, b, sum(rng.choices(s, k=len(s))), len(s)) for a, b, s in duels if s]
        drawn.append(_fitted(entrants, again))
    found = []
    for entrant in range(entrants):
        column = sorted(fit[entrant] for fit in drawn)
        low, high = column[int(0.025 * samples)], column[min(samples - 1, int(0.975 * samples))]
        found.append(Rating(best[entrant], low, high))
    return found


def _fitted(entrants: int, duels: Sequence[tuple[int, int, float, int]]) -> list[float]:
    """Bradley-Terry ratings by fixed-point iteration, as Elo.

    Half a drawn group is added to each duel, so that a clean sweep has a finite rating.
    """
    strength = [1.0] * entrants
    games = [(a, b, won + 0.25, count + 0.5) for a, b, won, count in duels if count]
    for _ in range(500):
        won, odds = [0.0] * entrants, [0.0] * entrants
        for a, b, points, count in games:
            won[a] += points
            won[b] += count - points
            share = count / (strength[a] + strength[b])
            odds[a] += share
            odds[b] += share
        strength = [w / o if o else 1.0 for w, o in zip(won, odds, strict=True)]
        mean = math.exp(sum(map(math.log, strength)) / entrants)
        strength = [s / mean for s in strength]
    return [400 * math.log10(s) for s in strength]
