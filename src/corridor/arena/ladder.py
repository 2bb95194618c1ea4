"""The ladder of levels: every rung measured against the one below."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from corridor.arena.executors import Open
from corridor.arena.job import Job, Played
from corridor.arena.match import Duel, Plan, Standing, hold
from corridor.arena.openings import parse_openings
from corridor.engine.levels import LEVELS, TABLE, Level
from corridor.engine.limits import Pace
from corridor.rules.modes import Mode, make_mode

_OPENINGS = "random:4"
_TWO = 2


@dataclass(frozen=True, slots=True)
class Rung:
    """A level, and what it did to the level below; the lowest has nobody below."""

    mode: Mode
    number: int
    level: Level
    duel: Duel | None

    @property
    def measure(self) -> float | None:
        """The figure that a ladder of this mode is built by.

        Races of two: the share of the points. Chases: the share of the decided pairs. Races of
        many: how many times its fair share the higher level took.
        """
        if self.duel is None:
            return None
        if self.mode.layout.pellets:
            return self.duel.decided[0]
        return self.duel.share if len(self.mode.layout.stock) == _TWO else self.duel.times_fair

    @property
    def wanted(self) -> tuple[float, float]:
        """Within which bounds the figure should lie."""
        return (0.6, 0.8) if len(self.mode.layout.stock) == _TWO else (1.3, 2.0)

    @property
    def fits(self) -> bool:
        """Whether it does."""
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
    """Measure the levels of a mode, from the lowest up."""
    mode = make_mode(key)
    for number in rungs:
        level = TABLE[key][number - 1]
        if number == LEVELS[0]:
            yield Rung(mode, number, level, None)
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
        yield Rung(mode, number, level, standing.duels[0])
