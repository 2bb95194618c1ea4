"""Every limit of a server by name, with its default; `--limit NAME=VALUE` changes one."""

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from types import MappingProxyType


@dataclass(frozen=True, slots=True)
class Rate:
    """So many at once, and so many a second after that.

    >>> str(Rate(20, 0.2))
    '20/0.2'
    """

    burst: float
    second: float

    def __str__(self) -> str:
        return f"{self.burst:g}/{self.second:g}"


# A plain name limits a person. One that ends in `-address` limits everybody behind an address
# together: a class of thirty or a company's proxy must fit, so it is some ten times as much.
RATES: Mapping[str, Rate] = MappingProxyType(
    {
        "request-address": Rate(2000, 100),
        "guest-address": Rate(120, 1),
        "create": Rate(20, 0.2),
        "create-address": Rate(120, 1),
        "join": Rate(20, 0.2),
        "join-address": Rate(120, 2),
        "guess": Rate(10, 0.05),
        "guess-address": Rate(300, 1),
        "code": Rate(300, 1),  # of all people and addresses together
        "invite-address": Rate(240, 4),
        "link": Rate(20, 0.2),
        "command": Rate(60, 10),
        "command-address": Rate(900, 150),
        "message": Rate(200, 40),
        "message-address": Rate(2000, 400),
        "hint": Rate(5, 0.2),
        "hint-address": Rate(40, 1),
        "subscribe": Rate(60, 5),
        "subscribe-address": Rate(600, 30),
        "picture": Rate(20, 0.5),
        "picture-address": Rate(60, 2),
        "preview": Rate(20, 0.5),
        "preview-address": Rate(60, 2),
        "push": Rate(10, 0.05),
        "push-address": Rate(100, 0.5),
        "film": Rate(4, 0.02),
        "film-address": Rate(20, 0.1),
        "history": Rate(30, 2),
        "history-address": Rate(120, 6),
        "open": Rate(40, 1),
        "open-address": Rate(300, 5),
        "ping": Rate(30, 2),
        "review": Rate(20, 0.05),
        "review-address": Rate(200, 0.5),
        "analyse": Rate(60, 2),
        "analyse-address": Rate(300, 10),
        "board": Rate(200, 8),
        "board-address": Rate(1000, 40),
        "try": Rate(30, 1),
        "try-address": Rate(120, 4),
        "fairness": Rate(10, 0.01),
        "fairness-address": Rate(100, 0.1),
        "draft": Rate(120, 10),
        "draft-address": Rate(900, 60),
    }
)
COUNTS: Mapping[str, float] = MappingProxyType(
    {
        "network": 8,
        "public-tables": 5,
        "seekers-address": 30,
        "sockets": 20,
        "sockets-address": 300,
        "bot-threads": 2,
        "bot-tables": 3,
        "bot-tables-address": 30,
        "pictures-waiting": 8,
        "pictures-waiting-address": 4,
        "films-waiting": 8,
        "films-waiting-address": 2,
        "plies": 2000,
        "reviews": 20,
        "trials": 2,
        "fairness-games": 40,
        "watched": 50,
        "links": 5,
        "unread": 400,
        "unanswered": 400,
        "mistakes": 10,
        "message-bytes": 16_384,
        "body-bytes": 65_536,
        "preview-moves": 300,
        "connections-address": 600,
        "hello-seconds": 10,
        "request-seconds": 20,
        "answer-seconds": 120,
        "idle-seconds": 5,
    }
)
_NUMBER = r"\d{1,9}(?:\.\d{1,6})?"
_VALUE = re.compile(rf"({_NUMBER})(?:/({_NUMBER}))?")


class BadLimit(ValueError):
    """A text that changes no limit: an unknown name, or a value of the wrong form."""


@dataclass(frozen=True, slots=True)
class LimitTable:
    """The limits in force."""

    rates: Mapping[str, Rate] = field(default_factory=lambda: RATES)
    counts: Mapping[str, float] = field(default_factory=lambda: COUNTS)


def read_limits(texts: Iterable[str]) -> LimitTable:
    """The defaults with these changes; raises ``BadLimit`` with the text that is none.

    >>> read_limits(["join=50/0.5"]).rates["join"]
    Rate(burst=50.0, second=0.5)
    """
    rates, counts = dict(RATES), dict(COUNTS)
    for text in texts:
        name, _, value = text.partition("=")
        found = _VALUE.fullmatch(value)
        if found is None:
            raise BadLimit(text)
        first, second = found.groups()
        if name in rates and second is not None and float(second) > 0 and float(first) >= 1:
            rates[name] = Rate(float(first), float(second))
        elif name in counts and second is None:
            counts[name] = float(first)
        else:
            raise BadLimit(text)
    return LimitTable(rates, counts)
