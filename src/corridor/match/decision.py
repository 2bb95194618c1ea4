"""Inputs and outputs of `decide`: situation, decision, refusal."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import TypeAlias

from corridor.match.tags import Tags
from corridor.wire.codes import Code
from corridor.wire.events import Event

Args: TypeAlias = dict[str, str | int | Sequence[str | int]]


@dataclass(frozen=True, slots=True)
class Situation:
    """What `decide` knows besides the match: who asks, when, fresh ids, presence."""

    actor: str
    now: int
    fresh_id: str = ""  # id of a match that the decision may create
    seed: int = 0  # for drawing lots
    invited: bool = False  # the actor has a link or a code of the table
    barred: bool = False  # somebody of the actor's network was sent away from the table
    gone: frozenset[str] = frozenset()  # players away so long that their win or seat can be claimed
    away: frozenset[str] = frozenset()  # players not at the table now
    perfect: bool = False  # a bot can play this match without errors


@dataclass(frozen=True, slots=True)
class NewMatch:
    """A match to create in the same transaction as the decision's events."""

    tags: Tags
    events: tuple[Event, ...]


@dataclass(frozen=True, slots=True)
class Decision:
    """Events to append, and matches to create with them."""

    events: tuple[Event, ...]
    creates: tuple[NewMatch, ...] = field(default=())


class Declined(Exception):
    """A refused command: a stable code and its arguments. Nothing has changed."""

    def __init__(self, code: Code, args: Args) -> None:
        self.code = code
        self.details = args
        super().__init__(str(code))


def decline(code: Code, **args: str | int | Sequence[str | int]) -> Declined:
    """A refusal, to be raised."""
    return Declined(code, args)
