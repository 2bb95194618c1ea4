"""Fairness between equals: how often PAC-MAN wins when the same level plays both sides.

Levels are limited by nodes, so the same seed gives the same games on every machine.
"""

import math
from collections.abc import Iterator
from dataclasses import dataclass

from corridor.arena import Job, parse_openings, play
from corridor.engine.limits import Pace
from corridor.rules.modes import Mode
from corridor.rules.position_text import mode_text

LEVELS = (2, 4, 6, 8)
FAIR = (0.4, 0.6)
_OPENING = "random:4"
_SURE = 1.96  # standard errors of an interval that is right 19 times of 20
_PACMAN, _GHOSTS = 0, 1


@dataclass(frozen=True, slots=True)
class Balance:
    """Games of a level against itself."""

    level: int
    won: int = 0  # by PAC-MAN
    lost: int = 0
    drawn: int = 0

    @property
    def games(self) -> int:
        """How many games were played."""
        return self.won + self.lost + self.drawn

    @property
    def share(self) -> float:
        """PAC-MAN's wins of all games; a draw is no win."""
        return self.won / self.games

    @property
    def interval(self) -> tuple[float, float]:
        """Where the true share lies, 19 times of 20 (Wilson's interval).

        >>> low, high = Balance(2, won=5, lost=5).interval
        >>> round(low, 2), round(high, 2)
        (0.24, 0.76)
        """
        return interval(self.won, self.games)

    @property
    def lost_or_drawn(self) -> int:
        """Games that PAC-MAN did not win."""
        return self.lost + self.drawn

    @property
    def is_fair(self) -> bool:
        """Whether the share is one that is called fair here."""
        return FAIR[0] <= self.share <= FAIR[1]

    def with_winner(self, winner: int | None) -> "Balance":
        """One game more."""
        return Balance(
            self.level,
            self.won + (winner == _PACMAN),
            self.lost + (winner == _GHOSTS),
            self.drawn + (winner is None),
        )


def interval(won: int, games: int) -> tuple[float, float]:
    """Where the true share of wins lies, 19 times of 20 (Wilson's interval)."""
    square = _SURE**2
    middle = (won + square / 2) / (games + square)
    spread = won * (games - won) / games + square / 4
    half = _SURE / (games + square) * math.sqrt(spread)
    return max(0.0, middle - half), min(1.0, middle + half)


def winners(mode: Mode, level: int, *, seed: int, first: int = 0) -> Iterator[int | None]:
    """Who wins game after game, without end; None is a draw."""
    openings = parse_openings(_OPENING, mode, seed=seed)
    player = f"level:{level}"
    number = first
    while True:
        job = Job(number, number, mode_text(mode), openings(number), (player, player), Pace(), 0.0,
                  f"{seed} {number}")  # fmt: skip
        played = play(job)
        yield played.winners[0] if len(played.winners) == 1 else None
        number += 1
