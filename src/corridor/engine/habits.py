"""What a person may expect of a level, read from its settings: so it is always true."""

from dataclasses import dataclass
from enum import StrEnum

from corridor.engine.levels import Level, levels_of


class Sight(StrEnum):
    """How far a level looks ahead."""

    OWN = "own"  # at its own move only
    ANSWER = "answer"  # at the answer to it, too
    FEW = "few"
    SEVERAL = "several"
    FAR = "far"


class Slips(StrEnum):
    """How often a level picks a move that it knows to be weaker, or looks for no better one."""

    OFTEN = "often"
    SOMETIMES = "sometimes"
    SELDOM = "seldom"
    NEVER = "never"


@dataclass(frozen=True, slots=True)
class Habits:
    """How far a level looks ahead, and how often it slips."""

    sight: Sight
    slips: Slips


_BY_DEPTH = {1: Sight.OWN, 2: Sight.ANSWER, 3: Sight.FEW, 4: Sight.FEW}
# Without a limit of depth: the least share of the strongest level's nodes.
_BY_NODES = ((0.4, Sight.FAR), (0.08, Sight.SEVERAL), (0.0, Sight.FEW))
# The least slack, or the least lapse.
_BY_SLIPS = ((100, 15, Slips.OFTEN), (40, 8, Slips.SOMETIMES), (1, 1, Slips.SELDOM))


def habits(mode: str, level: int) -> Habits:
    """What a level of a mode can do.

    >>> habits("classic-2", 1)
    Habits(sight=<Sight.OWN: 'own'>, slips=<Slips.OFTEN: 'often'>)
    """
    levels = levels_of(mode)
    settings = levels[level - 1]
    return Habits(_sight(settings, levels[-1]), _slips(settings))


def _sight(settings: Level, strongest: Level) -> Sight:
    if settings.depth is not None:
        return _BY_DEPTH.get(settings.depth, Sight.SEVERAL)
    share = settings.nodes / strongest.nodes
    return next(sight for least, sight in _BY_NODES if share >= least)


def _slips(settings: Level) -> Slips:
    slack = settings.slack if settings.lines > 1 else 0
    found = (how for least, lapse, how in _BY_SLIPS if slack >= least or settings.lapse >= lapse)
    return next(found, Slips.NEVER)
