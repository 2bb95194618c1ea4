"""How much stronger one entrant is than another, and how sure that is.

The sample is the group (a pair of games with places changed), not the game: games of a pair share
their opening, so their results hang together. For a pair of a race the five possible scores make
the count pentanomial, for a pair of a chase (won, even, lost) trinomial.
"""

import math
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from random import Random

_SURE = 1.959964  # standard errors within which 95 of 100 lie
_PRIOR = 1e-3  # of a group at each end: no result is impossible because it was not seen yet
_MOST = 1200.0  # Elo; beyond it a match says nothing


def expected(elo: float) -> float:
    """The share of the points that a lead in Elo gives.

    >>> round(expected(100), 3)
    0.64
    """
    return 1 / (1 + 10 ** (-elo / 400))


def elo_of(score: float) -> float:
    """The lead in Elo that a share of the points tells of.

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
    """A share of the points with its error bars, and the same in Elo."""

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
        """The end of the error bar below."""
        return elo_of(self.low)

    @property
    def elo_high(self) -> float:
        """The end of the error bar above."""
        return elo_of(self.high)


def estimate(scores: Sequence[float]) -> Estimate:
    """The mean of the groups' scores with bars of 95 %."""
    count = len(scores)
    if count == 0:
        return Estimate(0, 0.5, 0.0, 1.0)
    mean = sum(scores) / count
    # The rule of Wilson, with the variance that was seen in place of that of single games: it
    # stays within 0 and 1, and says of few groups that they are few.
    spread = sum((score - mean) ** 2 for score in scores) / count
    share = spread / (mean * (1 - mean)) if 0 < mean < 1 else 1.0
    size = count / max(share, 1 / count)
    centre = (mean + _SURE**2 / (2 * size)) / (1 + _SURE**2 / size)
    half = _SURE / (1 + _SURE**2 / size)
    half *= math.sqrt(mean * (1 - mean) / size + _SURE**2 / (4 * size**2))
    return Estimate(count, mean, max(0.0, centre - half), min(1.0, centre + half))


# A test that ends as soon as it knows enough


@dataclass(frozen=True, slots=True)
class Sprt:
    """Is the lead nearer to ``elo0`` or to ``elo1``? A sequential test with bounds on both errors.

    The ratio of likelihoods is that of the most likely distributions of group scores that have
    the mean each hypothesis asks for.
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
        """The logarithm of the ratio of likelihoods."""
        seen: Counter[float] = Counter({0.0: 0, 0.5: 0, 1.0: 0})
        seen.update(scores)
        weights = {score: count + _PRIOR for score, count in seen.items()}
        one = _likeliest(weights, expected(self.elo1))
        other = _likeliest(weights, expected(self.elo0))
        return sum(
            weight * math.log(one[score] / other[score]) for score, weight in weights.items()
        )

    def verdict(self, scores: Iterable[float]) -> bool | None:
        """Whether ``elo1`` is accepted, or ``None`` while it is too early to say."""
        llr = self.llr(scores)
        return True if llr >= self.upper else False if llr <= self.lower else None


def _likeliest(weights: dict[float, float], mean: float) -> dict[float, float]:
    """The likeliest distribution over these scores that has this mean."""
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


# Ratings of many


@dataclass(frozen=True, slots=True)
class Rating:
    """An entrant's place: Elo relative to the mean of all, and the bars around it."""

    elo: float
    low: float
    high: float


Duel = tuple[int, int, tuple[float, ...]]  # two entrants, and the first one's group scores


def ratings(
    entrants: int, duels: Sequence[Duel], *, rng: Random, samples: int = 200
) -> list[Rating]:
    """Ratings that make the results likeliest, with bars of 95 % by drawing the groups again."""
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
    """Elo of each entrant by climbing the likelihood; half a drawn group keeps it finite."""
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
