"""What happened at a table: appended, stored, never changed."""

from typing import Literal, TypeAlias

from msgspec import Struct

from corridor.rules.moves import Piece, Side
from corridor.wire.codes import Phrase

OfferKind: TypeAlias = Literal["draw", "takeback", "rematch", "resign"]


class _Event(Struct, frozen=True, gc=False, omit_defaults=True, tag_field="type", tag=str.lower):
    """The tag is the name of the event."""


class Seated(_Event, frozen=True):
    """A person took a seat; with a level, a bot did. The first person owns the table."""

    seat: int
    name: str = ""
    player: str = ""  # who the person is, as far as others may know
    level: int = 0
    character: str = "pawn"


class Left(_Event, frozen=True):
    """A seat is free again."""

    seat: int


class Chose(_Event, frozen=True):
    """A seat of a race picked the look of its pawn."""

    seat: int
    character: str


class Shared(_Event, frozen=True):
    """The ghosts were shared out anew: the pieces of each chair of their side."""

    shares: tuple[tuple[Piece, ...], ...]


class Started(_Event, frozen=True):
    """The seats were dealt: ``chairs`` says which chair each seat got, and ``seed`` how."""

    seed: int
    chairs: tuple[int, ...]


class Moved(_Event, frozen=True):
    """A seat decided."""

    seat: int
    move: str


class Offered(_Event, frozen=True):
    """A seat asks the others."""

    seat: int
    kind: OfferKind


class Answered(_Event, frozen=True):
    """A seat answered an offer for its side; for a rematch and for giving up, for itself."""

    seat: int
    kind: OfferKind
    yes: bool


class TookBack(_Event, frozen=True):
    """The last decisions were taken back."""

    plies: int


class Resigned(_Event, frozen=True):
    """A side gave up; ``seat`` is the one that wanted to."""

    seat: int


class Flagged(_Event, frozen=True):
    """A side's time is up."""

    side: Side


class Claimed(_Event, frozen=True):
    """A seat took the win because all people of another side had gone."""

    seat: int
    gone: int


class Substituted(_Event, frozen=True):
    """A bot sits in for somebody who has gone."""

    seat: int
    level: int


class Returned(_Event, frozen=True):
    """The owner of a seat is back."""

    seat: int


class Said(_Event, frozen=True):
    """One of the phrases."""

    seat: int
    phrase: Phrase


class Aborted(_Event, frozen=True):
    """The match ended before it had begun in earnest."""

    seat: int


class Continued(_Event, frozen=True):
    """The same people go on at another table: a rematch or a second leg."""

    match: str
    kind: Literal["rematch", "leg"]


Event: TypeAlias = (
    Seated
    | Left
    | Chose
    | Shared
    | Started
    | Moved
    | Offered
    | Answered
    | TookBack
    | Resigned
    | Flagged
    | Claimed
    | Substituted
    | Returned
    | Said
    | Aborted
    | Continued
)


class Stored(Struct, frozen=True, gc=False):
    """An event in its place."""

    seq: int
    at: int  # milliseconds since 1970, by the database's clock
    event: Event
