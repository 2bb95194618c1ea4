"""Bodies of HTTP requests and answers about people and tables."""

from typing import Annotated, Literal

from msgspec import Meta, Struct, field

from corridor.wire.messages import Table
from corridor.wire.setup import Level, Name, SeatNumber, Setup
from corridor.wire.view import View


class Guest(Struct, omit_defaults=True):
    """Your id as others see it; programs get a token, pages a cookie that scripts cannot read."""

    player: str
    token: str = ""


class Linking(Struct, forbid_unknown_fields=True):
    """Whether a link works once, or until it ends."""

    once: bool = True


class Link(Struct):
    """A secret that makes you the same player elsewhere; anyone who has it can play for you."""

    secret: str
    until: int  # in milliseconds
    once: bool


class Links(Struct):
    """How many links of yours are good, or were until now."""

    links: int


class Returning(Struct, forbid_unknown_fields=True):
    """The secret of a link to continue elsewhere."""

    secret: Annotated[str, Meta(min_length=4, max_length=200)]


class MyTable(Struct):
    """A table that is not over and at which you sit."""

    table: Table
    seats: tuple[int, ...]
    your_turn: bool
    view: View  # the board as it stands


class Me(Struct):
    """Your id as others see it, and your tables."""

    player: str
    tables: tuple[MyTable, ...]


class MyGame(Struct, frozen=True):
    """A match of yours that was started, with its last board."""

    table: Table
    seats: tuple[int, ...]
    view: View
    made: int  # when the table was opened, in milliseconds
    result: Literal["won", "lost", "draw", "off", "seen"] | None = None  # for you


class MyGames(Struct, frozen=True):
    """Your matches, the latest first; `more` says whether older ones follow."""

    games: tuple[MyGame, ...]
    more: bool


class PushKeyTold(Struct, frozen=True):
    """The public key with which browsers subscribe to notifications of this server."""

    key: str


class PushKeys(Struct, frozen=True):
    """Keys of a browser's subscription, as the browser gives them."""

    p256dh: Annotated[str, Meta(max_length=200)]
    auth: Annotated[str, Meta(max_length=100)]


class Subscribing(Struct, frozen=True):
    """A subscription of a browser, as it gives it, and the language to be told in."""

    endpoint: Annotated[str, Meta(max_length=1000)]
    keys: PushKeys
    lang: Annotated[str, Meta(max_length=20)] = "en"


class Unsubscribing(Struct, frozen=True):
    """The subscription that ends."""

    endpoint: Annotated[str, Meta(max_length=1000)]


class NewTable(Struct, forbid_unknown_fields=True):
    """A table to create: its setup, your own seat, and bots by seat."""

    setup: Setup = field(default_factory=Setup)
    seat: SeatNumber | None = 0
    name: Name = ""
    bots: Annotated[dict[str, Level], Meta(max_length=5)] = {}


class TableMade(Struct):
    """A table; each link gives its seat to the first person who opens it."""

    match: str
    seq: int
    code: str
    links: dict[str, str]


class Joining(Struct, forbid_unknown_fields=True):
    """A link's secret or a short code."""

    secret: Annotated[str, Meta(min_length=4, max_length=64)]
    name: Name = ""


class Joined(Struct):
    """The seat you got."""

    match: str
    seat: int


class Invitation(Struct):
    """The table of a link or a code; without ``seat`` it is good for any free seat."""

    match: str
    table: Table
    seat: int | None = None


class PublicGame(Struct, frozen=True):
    """A public game that is being played now."""

    table: Table
    view: View


class PublicGames(Struct, frozen=True):
    """Public games that are being played now, the latest first."""

    games: tuple[PublicGame, ...]


class Answers(Struct, frozen=True):
    """Answers to questions about a position, in their order; empty for a text that is none."""

    answers: tuple[str, ...]
