"""Events of a match: appended, stored, never changed."""

from typing import Literal, TypeAlias

from msgspec import Struct

from corridor.rules.moves import Piece, Side
from corridor.wire.codes import Phrase
from corridor.wire.setup import Setup

OfferKind: TypeAlias = Literal["draw", "takeback", "rematch", "resign"]


class _Event(Struct, frozen=True, gc=False, omit_defaults=True, tag_field="type", tag=str.lower):
    """Tagged in JSON by ``type``, the class name in small letters."""


class Seated(_Event, frozen=True):
    """A person (``player``) or a bot (``level``) took a seat."""

    seat: int
    name: str = ""
    player: str = ""  # public id of the person
    level: int = 0
    character: str = "pawn"


class Left(_Event, frozen=True):
    """A seat is free again; ``sent_away``: the owner wanted so, and its person may not return."""

    seat: int
    sent_away: bool = False


class Chose(_Event, frozen=True):
    """A seat of a race chose the character of its pawn."""

    seat: int
    character: str


class Shared(_Event, frozen=True):
    """The ghosts were divided anew: the pieces of each chair of their side."""

    shares: tuple[tuple[Piece, ...], ...]


class Changed(_Event, frozen=True):
    """The owner changed the setup; people who sat down before are asked to agree."""

    setup: Setup


class Stayed(_Event, frozen=True):
    """The person of a seat agreed to the changed setup."""

    seat: int


class Started(_Event, frozen=True):
    """The match started: ``chairs`` is the chair of each seat, ``seed`` that of the lots."""

    seed: int
    chairs: tuple[int, ...]


class Moved(_Event, frozen=True):
    """A seat made a move."""

    seat: int
    move: str


class Offered(_Event, frozen=True):
    """A seat made an offer."""

    seat: int
    kind: OfferKind


class Answered(_Event, frozen=True):
    """A seat answered an offer, for its side; a rematch or resignation only for itself."""

    seat: int
    kind: OfferKind
    yes: bool


class TookBack(_Event, frozen=True):
    """The last plies were taken back."""

    plies: int


class Resigned(_Event, frozen=True):
    """A side resigned; ``seat`` asked for it."""

    seat: int


class Flagged(_Event, frozen=True):
    """A side lost on time."""

    side: Side


class Claimed(_Event, frozen=True):
    """A seat claimed the win because all people of another side were gone."""

    seat: int
    gone: int


class Substituted(_Event, frozen=True):
    """A bot substitutes for a person who is gone."""

    seat: int
    level: int


class Returned(_Event, frozen=True):
    """The person of a seat took it back from the substitute."""

    seat: int


class Said(_Event, frozen=True):
    """A seat said one of the phrases."""

    seat: int
    phrase: Phrase


class Aborted(_Event, frozen=True):
    """The match was aborted at its beginning; it counts for no side."""

    seat: int


class Continued(_Event, frozen=True):
    """The same people continue in another match: a rematch or the second leg."""

    match: str
    kind: Literal["rematch", "leg"]


Event: TypeAlias = (
    Seated
    | Left
    | Chose
    | Shared
    | Changed
    | Stayed
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
    """An event with its number and time."""

    seq: int
    at: int  # milliseconds since 1970, by the database's clock
    event: Event
