"""Limits as text, and clocks: ``movetime=500``, ``nodes=20000,depth=8``, ``clock=60+0.5``."""

import math
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from random import Random
from typing import Protocol, runtime_checkable

from corridor.engine.complaint import Complaint, quoted
from corridor.engine.player import Limit
from corridor.rules.game import Game
from corridor.rules.moves import Move

_FORMS = ("movetime=MILLISECONDS", "nodes=N", "depth=N", "clock=SECONDS+SECONDS")
_MOST_SECONDS = 10 * 24 * 3600.0
_MOST_NODES = 10**15
_MOST_DEPTH = 1000


@dataclass(frozen=True, slots=True)
class Clocks:
    """Seconds left to each side, and the increment per move."""

    left: tuple[float, ...]
    increment: tuple[float, ...]

    def after(self, side: int, spent: float) -> "Clocks":
        """The clocks after a side has used so many seconds; below 0 its flag has fallen."""
        left = list(self.left)
        left[side] -= spent
        if left[side] >= 0:
            left[side] += self.increment[side]
        return replace(self, left=tuple(left))


@dataclass(frozen=True, slots=True)
class Pace:
    """The limit of a match: for each move, or by a clock."""

    limit: Limit = field(default_factory=Limit)
    clock: tuple[float, float] | None = None  # seconds at the start, seconds for each move

    def clocks(self, sides: int) -> Clocks | None:
        """The clocks at the start of a game; ``None`` without a clock."""
        if self.clock is None:
            return None
        start, more = self.clock
        return Clocks((start,) * sides, (more,) * sides)


@runtime_checkable
class PlaysOnClock(Protocol):
    """A player that manages its own clock."""

    def choose_on_clock(self, game: Game, clocks: Clocks, limit: Limit, *, rng: Random) -> Move:
        """One of the legal moves, before the flag falls."""
        ...


@runtime_checkable
class LimitsItself(Protocol):
    """A player whose own limit replaces the limit of a match."""

    @property
    def limit(self) -> Limit:
        """Its limit for a move."""
        ...


def parse_pace(text: str) -> Pace:
    """Read the limit of a match.

    >>> parse_pace("movetime=500").limit
    Limit(seconds=0.5, nodes=None, depth=None)
    >>> parse_pace("clock=60+0.5").clock
    (60.0, 0.5)
    """
    words = dict(_word(part) for part in text.split(",") if part.strip())
    clock = words.pop("clock", None)
    return Pace(limit_of(words), None if clock is None else _clock(clock))


def parse_limit(text: str) -> Limit:
    """Read a limit for each move."""
    pace = parse_pace(text)
    if pace.clock is not None:
        raise Complaint("engine-bad-limit", found=quoted(text), forms=_FORMS)
    return pace.limit


def limit_of(words: Mapping[str, str]) -> Limit:
    """Read a limit from its words."""
    limit = Limit()
    for name, value in words.items():
        if name == "movetime":
            limit = replace(limit, seconds=number(value, _MOST_SECONDS * 1000) / 1000)
        elif name == "nodes":
            limit = replace(limit, nodes=whole(value, _MOST_NODES))
        elif name == "depth":
            limit = replace(limit, depth=whole(value, _MOST_DEPTH))
        else:
            raise Complaint("engine-bad-limit", found=quoted(name), forms=_FORMS)
    return limit


def limit_text(limit: Limit) -> str:
    """Write a limit so that it can be read again.

    >>> limit_text(Limit(seconds=0.5, nodes=1000))
    'movetime=500,nodes=1000'
    """
    parts = [] if limit.seconds is None else [f"movetime={limit.seconds * 1000:g}"]
    parts += [] if limit.nodes is None else [f"nodes={limit.nodes}"]
    parts += [] if limit.depth is None else [f"depth={limit.depth}"]
    return ",".join(parts)


def whole(text: str, most: int, least: int = 1) -> int:
    """Read a whole number within bounds."""
    plain = text.removeprefix("-")
    if plain.isascii() and plain.isdecimal() and len(plain) <= len(str(most)) + 1:
        value = int(text)
        if least <= value <= most:
            return value
    raise Complaint("engine-bad-number", found=quoted(text), least=str(least), most=str(most))


def number(text: str, most: float) -> float:
    """Read a number above 0."""
    try:
        value = float(text) if text.isascii() else math.nan
    except ValueError:
        value = math.nan
    if 0 < value <= most:
        return value
    raise Complaint("engine-bad-number", found=quoted(text), least="0", most=f"{most:g}")


def _word(part: str) -> tuple[str, str]:
    name, equals, value = part.strip().partition("=")
    if not equals:
        raise Complaint("engine-bad-limit", found=quoted(part), forms=_FORMS)
    return name, value


def _clock(text: str) -> tuple[float, float]:
    start, plus, more = text.partition("+")
    increment = number(more, _MOST_SECONDS) if plus and more.strip("0.") else 0.0
    return number(start, _MOST_SECONDS), increment


# Time management

_MOVES_TO_GO = 25  # estimated moves that a side still has to make
_SHARE_OF_INCREMENT = 0.8
_MOST_SHARE = 0.25  # of the time left: the most for one move
_MOST_STRETCH = 2.5  # times its share for a difficult move
_LAST_MOVE_SHARE = 0.8  # of the time left if the clock is reset after this move
_LATENCY = 0.2  # seconds that a busy machine may take from the move to the press of the clock
_LEAST = 0.001


@dataclass(frozen=True, slots=True)
class Share:
    """Seconds for one move: usually enough, and at most."""

    enough: float
    most: float

    def within(self, seconds: float | None) -> "Share":
        """The same share, cut to so many seconds."""
        if seconds is None:
            return self
        return Share(min(self.enough, seconds), min(self.most, seconds))


def share_of(clocks: Clocks, side: int, moves_to_go: int | None = None) -> Share:
    """The seconds that a side may use for one move.

    >>> share_of(Clocks((60.2, 60.2), (1.0, 1.0)), 0)
    Share(enough=3.2, most=8.0)
    """
    # At most half of the time left is kept back for latency.
    left = clocks.left[side] - min(_LATENCY, clocks.left[side] / 2)
    bound = left * (_MOST_SHARE if moves_to_go != 1 else _LAST_MOVE_SHARE)
    usual = left / (moves_to_go or _MOVES_TO_GO) + _SHARE_OF_INCREMENT * clocks.increment[side]
    enough = max(_LEAST, min(usual, bound))
    return Share(enough, max(enough, min(usual * _MOST_STRETCH, bound)))
