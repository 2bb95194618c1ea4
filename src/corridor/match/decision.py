"""The words in which decisions are made: what is known besides the match, and what comes of it."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import TypeAlias

from corridor.match.match import Tags
from corridor.wire.codes import Code
from corridor.wire.events import Event

Args: TypeAlias = dict[str, str | int | Sequence[str | int]]


@dataclass(frozen=True, slots=True)
class Situation:
    """Who asks, when, and what chance has ready for them."""

    actor: str
    now: int
    fresh_id: str = ""  # for a match that may follow
    seed: int = 0  # for lots that may be drawn
    gone: frozenset[str] = frozenset()  # people who have been away for too long
    away: frozenset[str] = frozenset()  # people who are not at the table now


@dataclass(frozen=True, slots=True)
class NewMatch:
    """A table that is laid out with what happened here, or not at all."""

    tags: Tags
    events: tuple[Event, ...]


@dataclass(frozen=True, slots=True)
class Decision:
    """What happens."""

    events: tuple[Event, ...]
    creates: tuple[NewMatch, ...] = field(default=())


class Declined(Exception):
    """A command that changes nothing, and why."""

    def __init__(self, code: Code, args: Args) -> None:
        self.code = code
        self.details = args
        super().__init__(str(code))


def decline(code: Code, **args: str | int | Sequence[str | int]) -> Declined:
    """A refusal with its arguments."""
    return Declined(code, args)
