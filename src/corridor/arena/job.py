"""One game of a match, before and after: values that travel between processes and machines."""

from dataclasses import dataclass
from enum import StrEnum, unique

from corridor.engine.limits import Pace
from corridor.rules.moves import Side


@dataclass(frozen=True, slots=True)
class Job:
    """A game to be played. Everything by chance in it follows from its texts and numbers."""

    number: int  # of all games, from 0 on; whatever happens, each is counted once
    group: int  # of games that are compared with each other
    mode: str  # as in the text of a position: the key, layout and switches
    opening: tuple[str, ...]  # moves, as text
    players: tuple[str, ...]  # specs of players, by side
    pace: Pace
    margin: float  # seconds that an answer may be late
    seed: str
    tags: tuple[tuple[str, str], ...] = ()


@unique
class Fault(StrEnum):
    """What a player did that loses a game by itself. The values are stable codes."""

    CRASH = "crash"
    ILLEGAL = "illegal"
    TIME = "time"


@dataclass(frozen=True, slots=True)
class Played:
    """A game that was played."""

    number: int
    group: int
    winners: tuple[Side, ...]  # who share the point
    reason: str  # how it ended, a code of the law or of a fault
    rating: int | None  # pellets that count for PAC-MAN, where there are any
    plies: int
    seconds: tuple[float, ...]  # that each side thought
    record: str  # the whole game as .qgn
    fault: Fault | None = None
    guilty: Side | None = None
    what: str = ""  # what happened, said in a sentence

    def points(self, side: Side) -> float:
        """The side's share of the point."""
        return 1 / len(self.winners) if side in self.winners else 0.0
