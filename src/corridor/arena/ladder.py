"""Measures the levels of a mode: each plays the level below."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from corridor.arena.executors import Open
from corridor.arena.job import Job, Played
from corridor.arena.match import Duel, Plan, Standing, hold
from corridor.arena.openings import parse_openings
from corridor.engine.levels import LEVELS, Level, settings_of
from corridor.engine.limits import Pace
from corridor.rules.modes import Mode, make_mode

_OPENINGS = "random:4"
_TWO = 2


@dataclass(frozen=True, slots=True)
class Rung:
    """A level and its duel with the level below; the lowest has none."""

    mode: Mode
    number: int
    settings: tuple[Level, ...]  # one for all sides, or one for each
    duel: Duel | None

    @property
    def measure(self) -> float | None:
        """The figure by which levels of this mode are spaced.

        Modes of two sides: the share of the points. Races of more: the share of the points as a
        multiple of the fair share.
        """
        if self.duel is None:
            return None
        return self.duel.share if len(self.mode.layout.stock) == _TWO else self.duel.times_fair

    @property
    def wanted(self) -> tuple[float, float]:
        """The range in which the figure should lie."""
        return (0.6, 0.85) if len(self.mode.layout.stock) == _TWO else (1.2, 1.7)

    @property
    def fits(self) -> bool:
        """Whether the figure lies in the wanted range."""
        low, high = self.wanted
        return self.measure is None or low <= self.measure <= high


def climb(
    key: str,
    games: int,
    open_executor: Open,
    *,
    window: int,
    rungs: range = LEVELS,
    seed: int = 0,
    on_game: Callable[[Job, Played, Standing], None] | None = None,
    lost: tuple[type[BaseException], ...] = (),
) -> Iterator[Rung]:
    """Measure levels of a mode, from the lowest to the highest."""
    mode = make_mode(key)
    for number in rungs:
        settings = settings_of(key, number)
        if number == LEVELS[0]:
            yield Rung(mode, number, settings, None)
            continue
        plan = Plan(
            mode=mode,
            entrants=(f"level:{number}", f"level:{number - 1}"),
            games=games,
            pace=Pace(),
            openings=parse_openings(_OPENINGS, mode, seed=seed),
            seed=seed,
        )
        standing = hold(plan, open_executor, window=window, on_game=on_game, lost=lost)
        yield Rung(mode, number, settings, standing.duels[0])
