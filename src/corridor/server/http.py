"""JSON over HTTP: one shape of errors, stable codes."""

from typing import Annotated, Any

from litestar import Request, Response, get, post
from litestar.datastructures import Cookie, State
from litestar.params import Body, PathParameter, QueryParameter
from msgspec import Meta, Struct, field

from corridor.server.border import address_of, player_of, token_of
from corridor.server.decision import Args, decline
from corridor.server.house import House
from corridor.server.identity import COOKIE
from corridor.server.seats import clean_name
from corridor.server.table import moves_of, table_of
from corridor.wire import events as ev
from corridor.wire import messages as msg
from corridor.wire.codes import Code
from corridor.wire.commands import TableCommand
from corridor.wire.events import Event, Stored
from corridor.wire.setup import Level, Name, SeatNumber, Setup
from corridor.wire.view import Options, options_of, view_of

_YEAR = 365 * 86_400


class Error(Struct):
    """Why nothing was done: a stable code and what it speaks of."""

    code: str
    args: Args


class Guest(Struct):
    """A token for programs; pages get a cookie."""

    token: str
    player: str


class NewTable(Struct, forbid_unknown_fields=True):
    """A table to lay: your own seat, and bots."""

    setup: Setup = field(default_factory=Setup)
    seat: SeatNumber | None = 0
    name: Name = ""
    bots: Annotated[dict[str, Level], Meta(max_length=5)] = {}


class TableMade(Struct):
    """A table; each link gives its seat to whoever opens it first."""

    match: str
    seq: int
    code: str
    links: dict[str, str]


class Joining(Struct, forbid_unknown_fields=True):
    """A link's secret or a short code."""

    secret: Annotated[str, Meta(min_length=4, max_length=64)]
    name: Name = ""


class Joined(Struct):
    """A seat."""

    match: str
    seat: int


def house_of(request: Request[Any, Any, State]) -> House:
    """The worker that answers."""
    house: House = request.app.state.house
    return house


def known(request: Request[Any, Any, State]) -> str:
    """Who asks; strangers are declined."""
    player = player_of(request, house_of(request).signer)
    if not player:
        raise decline(Code.BAD_TOKEN)
    return player


def cookie(house: House, token: str) -> Cookie:
    """The cookie of a guest."""
    return Cookie(
        key=COOKIE,
        value=token,
        httponly=True,
        samesite="lax",
        secure=house.settings.secure,
        max_age=_YEAR,
        path="/",
    )


@post("/api/guest", status_code=200, sync_to_thread=False)
def guest(request: Request[Any, Any, State]) -> Response[Guest]:
    """Become somebody; who already is stays who they are."""
    house = house_of(request)
    token = token_of(request)
    player = house.signer.player(token)
    if not player:
        house.limits.spend("guest", address_of(request, house.settings))
        token = house.signer.fresh()
        player = house.signer.player(token)
    return Response(Guest(token, player), cookies=[cookie(house, token)])


@post("/api/tables")
async def create(request: Request[Any, Any, State], data: Annotated[NewTable, Body()]) -> TableMade:
    """Lay a table."""
    house, player = house_of(request), known(request)
    house.limits.spend("create", address_of(request, house.settings), player)
    events: list[Event] = []
    if data.seat is not None:
        events.append(ev.Seated(data.seat, clean_name(data.name), player))
    for seat, level in data.bots.items():
        if not seat.isdecimal() or int(seat) == data.seat:
            raise decline(Code.SEAT_TAKEN, seat=seat)
        events.append(ev.Seated(int(seat), level=level))
    if any(getattr(event, "seat", 0) >= data.setup.seats for event in events):
        raise decline(Code.NO_SUCH_SEAT)
    made = await house.tables.create(data.setup, player, tuple(events))
    links = {str(seat): secret for seat, secret in made.links.items()}
    return TableMade(made.match, made.seq, made.code, links)


@post("/api/join", status_code=200)
async def join(request: Request[Any, Any, State], data: Annotated[Joining, Body()]) -> Joined:
    """Exchange a link or a code for a seat."""
    house, player = house_of(request), known(request)
    house.limits.spend("join", address_of(request, house.settings))
    match, seat = await house.tables.join(data.secret.strip(), data.name, player)
    return Joined(match, seat)


@get("/api/lobby")
async def lobby(request: Request[Any, Any, State]) -> msg.LobbyState:
    """The open tables."""
    return await house_of(request).lobby.listing()


MatchName = Annotated[str, PathParameter(pattern="^[0-9a-zA-Z]{8}$", max_length=8)]


@get("/api/tables/{match:str}")
async def snapshot(request: Request[Any, Any, State], match: MatchName) -> msg.Snapshot:
    """A match as it stands."""
    tables = house_of(request).tables
    now = await tables.now()
    return await tables.look(
        match,
        lambda state: msg.Snapshot(
            match, state.seq, now, table_of(state), moves_of(state), view_of(state.game)
        ),
    )


@get("/api/tables/{match:str}/events")
async def events(
    request: Request[Any, Any, State],
    match: MatchName,
    after: Annotated[int, QueryParameter(ge=0, le=2**31)] = 0,
) -> list[Stored]:
    """What happened, from an event on."""
    return await house_of(request).tables.look(match, lambda state: state.log[after:])


@get("/api/tables/{match:str}/options")
async def options(request: Request[Any, Any, State], match: MatchName) -> Options:
    """What whoever is to move may choose."""
    return await house_of(request).tables.look(match, lambda state: options_of(state.game))


@get("/api/tables/{match:str}/summary")
async def summary(request: Request[Any, Any, State], match: MatchName) -> msg.Summary:
    """Two legs side by side."""
    return await house_of(request).tables.summary(match)


@post("/api/commands", status_code=200)
async def command(
    request: Request[Any, Any, State],
    data: Annotated[TableCommand, Body()],
) -> msg.Done | msg.Hinted:
    """Carry a command out, as the WebSocket does."""
    house, player = house_of(request), known(request)
    return await house.table_command(data, player, address_of(request, house.settings))


HANDLERS = [guest, create, join, lobby, snapshot, events, options, summary, command]
