"""What a person may expect of a level, read from its settings: so it is always true."""

from dataclasses import dataclass
from enum import StrEnum

from corridor.engine.levels import Level, levels_of
from corridor.rules.chase.pieces import PACMAN_SIDE
from corridor.rules.modes import make_mode
from corridor.rules.moves import Side


class Sight(StrEnum):
    """How far a level looks ahead."""

    OWN = "own"  # at its own move only
    ANSWER = "answer"  # at the answer to it, too
    FEW = "few"
    SEVERAL = "several"
    FAR = "far"


class Style(StrEnum):
    """How a level plays."""

    RUNNER = "runner"  # a race, with fewer fences than are worth it
    BUILDER = "builder"  # a race, with more
    SAVER = "saver"  # a race, with fences late only
    ALL_ROUND = "all-round"  # a race
    HUNGRY = "hungry"  # PAC-MAN, to the nearest pellet
    WARY = "wary"  # PAC-MAN, away from ghosts
    HUNTER = "hunter"  # PAC-MAN, after ghosts too
    LONERS = "loners"  # the ghosts, each for itself
    PACK = "pack"  # the ghosts together


class Misses(StrEnum):
    """What a level overlooks."""

    JUMP = "jump"  # of a rival, since it looks at its own move only
    OWN_WAY = "own-way"  # what a fence costs itself
    SECOND_GHOST = "second-ghost"  # ghosts besides the nearest
    BOOST = "boost"  # that a pellet makes PAC-MAN dangerous
    NOTHING = "nothing"


@dataclass(frozen=True, slots=True)
class Habits:
    """How far a level looks ahead, how it plays, and what it overlooks."""

    sight: Sight
    style: Style
    misses: Misses


_BY_DEPTH = {1: Sight.OWN, 2: Sight.ANSWER, 3: Sight.FEW, 4: Sight.FEW}
# Without a limit of depth: the least share of the strongest level's nodes.
_BY_NODES = ((0.4, Sight.FAR), (0.08, Sight.SEVERAL), (0.0, Sight.FEW))
_MOSTLY = 50  # per cent of walks by instinct
_OFTEN = 25


def habits(mode: str, level: int, side: Side = 0) -> Habits:
    """What a level of a mode can do when it plays a side.

    >>> habits("classic-2", 1).style, habits("pacman", 1, 1).style
    (<Style.RUNNER: 'runner'>, <Style.LONERS: 'loners'>)
    """
    levels = levels_of(mode, side)
    settings = levels[level - 1]
    sight = _sight(settings, levels[-1])
    if make_mode(mode).layout.lives is None:
        return Habits(sight, _in_race(settings), _missed_in_race(settings))
    missed = Misses.SECOND_GHOST if side == PACMAN_SIDE else Misses.BOOST
    style = _pacman(settings) if side == PACMAN_SIDE else _ghosts(settings)
    return Habits(sight, style, missed if settings.instinct else Misses.NOTHING)


def _sight(settings: Level, strongest: Level) -> Sight:
    if settings.instinct >= _MOSTLY:
        return Sight.OWN
    if settings.depth is not None:
        return _BY_DEPTH.get(settings.depth, Sight.SEVERAL)
    share = settings.nodes / strongest.nodes
    return next(sight for least, sight in _BY_NODES if share >= least)


def _in_race(settings: Level) -> Style:
    if settings.saves:
        return Style.SAVER
    if settings.fences:
        return Style.RUNNER if settings.fences < 0 else Style.BUILDER
    return Style.ALL_ROUND


def _missed_in_race(settings: Level) -> Misses:
    if settings.careless:
        return Misses.OWN_WAY
    return Misses.JUMP if settings.depth == 1 else Misses.NOTHING


def _pacman(settings: Level) -> Style:
    if settings.instinct >= _OFTEN:
        return Style.HUNGRY
    return Style.WARY if settings.instinct or settings.slack else Style.HUNTER


def _ghosts(settings: Level) -> Style:
    return Style.LONERS if settings.instinct >= _MOSTLY else Style.PACK
