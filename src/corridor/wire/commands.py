"""Commands of clients. A command about a match names the last seq that the client has seen."""

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from corridor.rules.record import Character
from corridor.wire.codes import Phrase
from corridor.wire.events import OfferKind
from corridor.wire.setup import Level, MatchId, Name, Role, SeatNumber, Setup, Time

_Rid: TypeAlias = Annotated[int, Meta(ge=0, le=2**31)]
_Seq: TypeAlias = Annotated[int, Meta(ge=0, le=2**31)]
_Text: TypeAlias = Annotated[str, Meta(max_length=40)]
_Share: TypeAlias = Annotated[tuple[SeatNumber, ...], Meta(max_length=4)]


class _Command(
    Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True, tag_field="type",
    tag=str.lower, kw_only=True,
):  # fmt: skip
    rid: _Rid = 0  # repeated in the answer


class _AtTable(_Command, frozen=True, kw_only=True):
    match: MatchId
    seq: _Seq


class _InSeat(_AtTable, frozen=True, kw_only=True):
    seat: SeatNumber


class Take(_InSeat, frozen=True, kw_only=True):
    """Take a seat."""

    name: Name = ""
    character: Character = Character.PAWN


class Leave(_InSeat, frozen=True, kw_only=True):
    """Leave a seat before the start."""


class Choose(_InSeat, frozen=True, kw_only=True):
    """Choose the character of a pawn."""

    character: Character


class Bot(_InSeat, frozen=True, kw_only=True):
    """Put a bot on a free seat."""

    level: Level


class Fill(_AtTable, frozen=True, kw_only=True):
    """Put bots on all free seats."""

    level: Level


class Share(_AtTable, frozen=True, kw_only=True):
    """Divide the ghosts among their seats: the pieces of each chair, in order."""

    shares: Annotated[tuple[_Share, ...], Meta(max_length=4)]


class Change(_AtTable, frozen=True, kw_only=True):
    """Change the setup before the start: everything but the mode, the seats and who may join."""

    setup: Setup


class Stay(_InSeat, frozen=True, kw_only=True):
    """Agree to a setup that has changed since you sat down."""


class Start(_AtTable, frozen=True, kw_only=True):
    """Start the match."""


class Move(_AtTable, frozen=True, kw_only=True):
    """Make a move. ``seat`` may be left out by a player who holds several."""

    move: _Text
    seat: SeatNumber | None = None


class Offer(_InSeat, frozen=True, kw_only=True):
    """Offer a draw, takeback, rematch, or resignation of the team."""

    kind: OfferKind


class Answer(_InSeat, frozen=True, kw_only=True):
    """Answer an offer."""

    kind: OfferKind
    yes: bool


class Resign(_InSeat, frozen=True, kw_only=True):
    """Resign for the side; teammates who are at the table are asked first."""


class Abort(_InSeat, frozen=True, kw_only=True):
    """End the match before the second move."""


class Claim(_InSeat, frozen=True, kw_only=True):
    """Claim the win over a side whose people are gone, or put a bot in for one of them."""

    gone: SeatNumber
    want: Literal["win", "bot"]
    level: Level = 3


class Return(_InSeat, frozen=True, kw_only=True):
    """Take the seat back from a substitute bot."""


class Say(_InSeat, frozen=True, kw_only=True):
    """Say one of the phrases."""

    phrase: Phrase


class Suggest(_InSeat, frozen=True, kw_only=True):
    """Show a move to teammates only; it is not stored."""

    move: _Text


class Hint(_InSeat, frozen=True, kw_only=True):
    """Ask the engine for a move, in a casual match."""


class Hello(_Command, frozen=True, kw_only=True):
    """The first message of a client."""

    version: int
    features: Annotated[tuple[_Text, ...], Meta(max_length=40)] = ()


class Subscribe(_Command, frozen=True, kw_only=True):
    """Watch a match. ``after`` is the last seq the client has; ``options`` are sent on its turn."""

    match: MatchId
    after: _Seq = 0
    view: bool = True
    options: bool = True


class Unsubscribe(_Command, frozen=True, kw_only=True):
    """Stop watching a match."""

    match: MatchId


class Lobby(_Command, frozen=True, kw_only=True):
    """Watch the list of open tables and of people who wait for a partner, or stop."""

    on: bool = True


class Seek(_Command, frozen=True, kw_only=True):
    """Find a partner for a two-seat match: same mode, a near clock, and a role that fits."""

    mode: _Text
    time: Time
    role: Role = "any"
    name: Name = ""


class Unseek(_Command, frozen=True, kw_only=True):
    """Stop seeking."""


class Meet(_Command, frozen=True, kw_only=True):
    """Play with a person who waits for a partner, as they wish."""

    player: _Text
    name: Name = ""


class Ping(_Command, frozen=True, kw_only=True):
    """Ask for the server's time; keeps the connection alive."""


TableCommand: TypeAlias = (
    Take
    | Leave
    | Choose
    | Bot
    | Fill
    | Share
    | Change
    | Stay
    | Start
    | Move
    | Offer
    | Answer
    | Resign
    | Abort
    | Claim
    | Return
    | Say
    | Suggest
    | Hint
)
Command: TypeAlias = (
    TableCommand | Hello | Subscribe | Unsubscribe | Lobby | Seek | Unseek | Meet | Ping
)
