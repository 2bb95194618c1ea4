"""What the server tells clients."""

from collections.abc import Sequence
from typing import Literal, TypeAlias

from msgspec import Struct

from corridor.rules.moves import Piece, Side
from corridor.wire.events import Event, OfferKind
from corridor.wire.setup import Setup, Time
from corridor.wire.view import Options, View


class _Message(Struct, frozen=True, gc=False, omit_defaults=True, tag_field="type", tag=str.lower):
    pass


class SeatState(Struct, frozen=True, gc=False, omit_defaults=True):
    """Who sits where. ``side`` and ``pieces`` are known once the seats are dealt."""

    seat: int
    name: str = ""
    player: str = ""
    level: int = 0  # of the bot that plays here
    character: str = "pawn"
    side: Side | None = None
    pieces: tuple[Piece, ...] = ()
    away: bool = False  # the person's bot sits in


class Clock(Struct, frozen=True):
    """Milliseconds left by side, at the moment ``at``; ``running`` is the side that loses them."""

    left: tuple[int, ...]
    running: Side | None
    at: int


class OfferState(Struct, frozen=True):
    """An offer that waits for answers."""

    seat: int
    kind: OfferKind
    agreed: tuple[int, ...]


class Result(Struct, frozen=True, omit_defaults=True):
    """Who shares the point; nobody after an abort. ``seat`` is the one that gave up."""

    winners: tuple[Side, ...]
    reason: str
    rating: int | None = None  # PAC-MAN's level, 4 for any win of his; none in a race
    seat: int | None = None


class Table(Struct, frozen=True, gc=False, omit_defaults=True):
    """All of a match but the board."""

    match: str
    setup: Setup
    phase: Literal["open", "playing", "over"]
    seats: tuple[SeatState, ...]
    shares: tuple[tuple[Piece, ...], ...]
    pivot: int  # a command must have seen this event
    seed: int | None = None  # of the lots
    clock: Clock | None = None
    offers: tuple[OfferState, ...] = ()
    result: Result | None = None
    leg: int = 1
    before: str = ""  # the match that this one follows
    after: str = ""  # the match that follows


class Welcome(_Message, frozen=True, tag="hello"):
    """The first word of the server."""

    version: int
    features: tuple[str, ...]
    you: str


class Snapshot(_Message, frozen=True):
    """A match as it stands."""

    match: str
    seq: int
    now: int
    table: Table
    moves: tuple[str, ...]
    view: View


class Happened(_Message, frozen=True, tag="event"):
    """Something happened; events come in the order of their seq, each once."""

    match: str
    seq: int
    at: int
    event: Event


class TableChanged(_Message, frozen=True, tag="table"):
    """All of a match but the board, after what happened."""

    seq: int
    table: Table


class Seen(_Message, frozen=True, tag="view"):
    """The board after what happened."""

    match: str
    seq: int
    view: View


class Choices(_Message, frozen=True, tag="options"):
    """What the seats of this client may choose now."""

    match: str
    seq: int
    seats: tuple[int, ...]
    options: Options


class Done(_Message, frozen=True):
    """A command was carried out; its events are stored up to ``seq``."""

    rid: int
    match: str
    seq: int


class Refused(_Message, frozen=True):
    """A command was declined, and why; nothing has changed."""

    rid: int
    code: str
    args: dict[str, str | int | Sequence[str | int]] = {}


class OpenTable(Struct, frozen=True):
    """A table that waits for people."""

    match: str
    mode: str
    time: Time
    casual: bool
    seats: tuple[str | None, ...]  # who sits there; a guest may have no name
    bots: tuple[int, ...]


class LobbyState(_Message, frozen=True, tag="lobby"):
    """The open tables."""

    tables: tuple[OpenTable, ...]


class Found(_Message, frozen=True):
    """A partner was found; the match has begun."""

    match: str


class Attending(Struct, frozen=True, omit_defaults=True):
    """Whether the person of a seat is at the table; if not, since when."""

    seat: int
    here: bool
    gone_since: int | None = None  # missing for somebody who never came


class Presence(_Message, frozen=True):
    """Who is at the table.

    After ``grace`` milliseconds a bot can be put in for somebody who is away; and the win can be
    claimed from a side that is away while it is their turn. Without a clock ``grace`` is minutes.
    """

    match: str
    grace: int
    seats: tuple[Attending, ...]


class Suggestion(_Message, frozen=True):
    """A teammate shows a move."""

    match: str
    seq: int
    seat: int
    move: str


class Hinted(_Message, frozen=True, tag="hint"):
    """What the engine would play."""

    match: str
    seq: int
    move: str


class Leg(Struct, frozen=True):
    """One of two games with swapped roles."""

    match: str
    sides: tuple[Side, ...]  # by seat
    winners: tuple[Side, ...]
    reason: str
    pellets: int | None
    rounds: int


class Summary(_Message, frozen=True):
    """The legs of two that were played, side by side, and the points by seat."""

    match: str
    legs: tuple[Leg, ...]
    points: tuple[float, ...]


class Pong(_Message, frozen=True):
    """Still here; the server's time."""

    now: int


class Bye(_Message, frozen=True):
    """The connection ends; ``again`` says whether to connect anew."""

    code: str
    again: bool


Message: TypeAlias = (
    Welcome
    | Snapshot
    | Happened
    | TableChanged
    | Seen
    | Choices
    | Done
    | Refused
    | LobbyState
    | Found
    | Presence
    | Suggestion
    | Hinted
    | Summary
    | Pong
    | Bye
)
