"""Messages from the server to clients."""

from collections.abc import Sequence
from typing import Literal, TypeAlias

from msgspec import Struct

from corridor.rules.moves import Piece, Side
from corridor.wire.events import Event, OfferKind
from corridor.wire.review import Why
from corridor.wire.setup import Role, Setup, Time
from corridor.wire.view import Options, View


class _Message(Struct, frozen=True, gc=False, omit_defaults=True, tag_field="type", tag=str.lower):
    pass


class SeatState(Struct, frozen=True, gc=False, omit_defaults=True):
    """A seat. ``side`` and ``pieces`` are known after the start."""

    seat: int
    name: str = ""
    player: str = ""
    level: int = 0  # of the bot that plays here; 0: none
    character: str = "pawn"
    side: Side | None = None
    pieces: tuple[Piece, ...] = ()
    away: bool = False  # a bot substitutes for the person
    agreed: Setup | None = None  # what the person agreed to, until they agree to a changed setup


class Clock(Struct, frozen=True):
    """Milliseconds left by side at the time ``at``; ``running`` is the side whose clock runs."""

    left: tuple[int, ...]
    running: Side | None
    at: int


class OfferState(Struct, frozen=True):
    """An offer that waits for answers."""

    seat: int
    kind: OfferKind
    agreed: tuple[int, ...]


class Result(Struct, frozen=True, omit_defaults=True):
    """The sides that share the point, none after an abort; ``seat`` is the one that resigned."""

    winners: tuple[Side, ...]
    reason: str
    rating: int | None = None  # PAC-MAN's level, 4 for any win of his; none in a race
    seat: int | None = None


class Table(Struct, frozen=True, gc=False, omit_defaults=True):
    """A match without its board."""

    match: str
    setup: Setup
    phase: Literal["open", "playing", "over"]
    seats: tuple[SeatState, ...]
    shares: tuple[tuple[Piece, ...], ...]
    pivot: int  # the oldest seq that a command may name
    seed: int | None = None  # of the lots
    clock: Clock | None = None
    offers: tuple[OfferState, ...] = ()
    result: Result | None = None
    leg: int = 1
    owner: str = ""  # the person who opened the table
    before: str = ""  # the match that this one follows
    after: str = ""  # the match that follows


class Welcome(_Message, frozen=True, tag="hello"):
    """The first message of the server; ``you`` is the client's player id."""

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
    """An event; events come in the order of their seq, each once."""

    match: str
    seq: int
    at: int
    event: Event


class TableChanged(_Message, frozen=True, tag="table"):
    """The table after new events."""

    seq: int
    table: Table


class Seen(_Message, frozen=True, tag="view"):
    """The board after new events."""

    match: str
    seq: int
    view: View


class Choices(_Message, frozen=True, tag="options"):
    """Legal moves for the seats of this client that may move now."""

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
    """A command was refused: code and arguments. Nothing has changed."""

    rid: int
    code: str
    args: dict[str, str | int | Sequence[str | int]] = {}


class OpenTable(Struct, frozen=True):
    """A public table with a free seat."""

    match: str
    mode: str
    time: Time
    casual: bool
    seats: tuple[str | None, ...]  # names; empty for a nameless guest, null for a free seat
    bots: tuple[int, ...]


class Waiting(Struct, frozen=True):
    """A person who waits for a partner."""

    player: str
    name: str
    mode: str
    time: Time
    role: Role


class LobbyState(_Message, frozen=True, tag="lobby"):
    """The open tables, and the people who wait for a partner."""

    tables: tuple[OpenTable, ...]
    waiting: tuple[Waiting, ...] = ()


class Found(_Message, frozen=True):
    """A partner was found, and the match has started."""

    match: str


class Attending(Struct, frozen=True, omit_defaults=True):
    """Whether the person of a seat is at the table; if not, since when their absence counts."""

    seat: int
    here: bool
    gone_since: int | None = None


class Presence(_Message, frozen=True):
    """Presence of the people at a table.

    After ``grace`` milliseconds of absence a bot can be put in for a person, and the win can be
    claimed from an absent side on its turn. Without a clock ``grace`` is several minutes, an
    absence begins anew with each turn, and a bot too must wait for the turn of the absent side.
    """

    match: str
    grace: int
    seats: tuple[Attending, ...]
    watchers: int = 0  # people who watch without a seat


class Suggestion(_Message, frozen=True):
    """A move that a teammate suggests."""

    match: str
    seq: int
    seat: int
    move: str


class Hinted(_Message, frozen=True, tag="hint"):
    """The engine's move, for a hint, and why it is good: `hint-CODE` is the sentence.

    Its arguments `pieces` and `piece` are numbers of pieces.
    """

    match: str
    seq: int
    move: str
    why: Why


class Leg(Struct, frozen=True):
    """The result of one of two games with swapped sides."""

    match: str
    sides: tuple[Side, ...]  # by seat
    winners: tuple[Side, ...]
    reason: str
    pellets: int | None
    rounds: int


class Summary(_Message, frozen=True):
    """The legs played so far, and the points of each seat."""

    match: str
    legs: tuple[Leg, ...]
    points: tuple[float, ...]


class Pong(_Message, frozen=True):
    """The answer to `ping`: the server's time."""

    now: int


class Bye(_Message, frozen=True):
    """The connection ends; ``again`` says whether to connect again."""

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
