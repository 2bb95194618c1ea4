"""A game to be played and a game played, as values that are sent between processes."""

from dataclasses import dataclass
from enum import StrEnum, unique

from corridor.engine.limits import Pace
from corridor.rules.moves import Side


@dataclass(frozen=True, slots=True)
class Job:
    """A game to be played. All its randomness comes from ``seed``."""

    number: int  # among all games of the match, from 0
    group: int  # the games of a group share their opening and make one score
    mode: str  # mode, layout and switches, as in position text
    opening: tuple[str, ...]  # moves, as text
    players: tuple[str, ...]  # specs of players, by side
    pace: Pace
    margin: float  # seconds by which an answer may be late
    seed: str
    tags: tuple[tuple[str, str], ...] = ()
    start: str = ""  # a position to begin from instead of the mode's start


@unique
class Fault(StrEnum):
    """Why a player forfeits a game. The values are stable codes."""

    CRASH = "crash"
    ILLEGAL = "illegal"
    TIME = "time"


@dataclass(frozen=True, slots=True)
class Played:
    """A game that was played."""

    number: int
    group: int
    winners: tuple[Side, ...]  # they share the point
    reason: str  # how it ended: a code of the rules, or a fault
    rating: int | None  # pellets that count for PAC-MAN; None in a race
    plies: int
    seconds: tuple[float, ...]  # thinking time by side
    record: str  # the whole game as .qgn
    fault: Fault | None = None
    guilty: Side | None = None
    what: str = ""  # what happened, for people

    def points(self, side: Side) -> float:
        """The side's share of the point."""
        return 1 / len(self.winners) if side in self.winners else 0.0
