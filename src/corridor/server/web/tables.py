"""JSON over HTTP: one shape of errors, stable codes."""

import asyncio
import time
from typing import Annotated, Any

from litestar import Request, Response, get, post
from litestar.datastructures import Cookie, State
from litestar.params import Body, PathParameter, QueryParameter
from msgspec import Meta, Struct, field

from corridor.match.decision import Args, decline
from corridor.match.match import Match
from corridor.match.seats import clean_name
from corridor.match.table import moves_of, table_of
from corridor.rules.game import Game
from corridor.rules.modes import Mode
from corridor.rules.moves import Move
from corridor.server.house import House
from corridor.server.identity import COOKIE, LINK_LASTS
from corridor.server.tables import Created
from corridor.server.web.origin import address_of, player_of, token_of
from corridor.wire import events as ev
from corridor.wire import messages as msg
from corridor.wire.codes import Code
from corridor.wire.commands import TableCommand
from corridor.wire.events import Event, Stored
from corridor.wire.setup import Level, Name, SeatNumber, Setup
from corridor.wire.view import Options, Squares, View, options_of, reach_of, view_of

_YEAR = 365 * 86_400
_MOST_VIEWS = 60


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


class Invitation(Struct):
    """What a link or a code is for; ``seat`` is missing where any free one can be had."""

    match: str
    table: msg.Table
    seat: int | None = None


class Link(Struct):
    """A secret that makes you the same person elsewhere; whoever has it can play for you."""

    secret: str
    until: int


class Returning(Struct, forbid_unknown_fields=True):
    """The secret of a link to go on elsewhere."""

    secret: Annotated[str, Meta(min_length=4, max_length=200)]


class MyTable(Struct):
    """A table at which you sit and that is not over."""

    table: msg.Table
    seats: tuple[int, ...]
    your_turn: bool


class Me(Struct):
    """Who you are to others, and where you sit."""

    player: str
    tables: list[MyTable]


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
    if data.seat is not None:
        await house.store.touch([(made.match, player)])
    return _made(made)


def _made(made: Created) -> TableMade:
    links = {str(seat): secret for seat, secret in made.links.items()}
    return TableMade(made.match, made.seq, made.code, links)


@post("/api/join", status_code=200)
async def join(request: Request[Any, Any, State], data: Annotated[Joining, Body()]) -> Joined:
    """Exchange a link or a code for a seat."""
    house, player = house_of(request), known(request)
    house.limits.spend("join", address_of(request, house.settings))
    match, seat = await house.tables.join(data.secret.strip(), data.name, player)
    await house.store.touch([(match, player)])
    return Joined(match, seat)


@get("/api/invite/{secret:str}")
async def invite(
    request: Request[Any, Any, State],
    secret: Annotated[str, PathParameter(min_length=1, max_length=64)],
) -> Invitation:
    """What a link or a code is for; nothing happens by looking."""
    house = house_of(request)
    house.limits.spend("invite", address_of(request, house.settings))
    player = player_of(request, house.signer)
    match, seat = await house.tables.invitation(secret, player)
    return Invitation(match, await house.tables.look(match, table_of), seat)


@post("/api/link", status_code=200, sync_to_thread=False)
def link(request: Request[Any, Any, State]) -> Link:
    """A link to go on elsewhere, or to come back after the cookie was lost: for you alone."""
    house, now = house_of(request), time.time()
    known(request)
    secret = house.signer.link(token_of(request), now)
    return Link(secret, int(now + LINK_LASTS) * 1000)


@post("/api/return", status_code=200, sync_to_thread=False)
def go_on(request: Request[Any, Any, State], data: Annotated[Returning, Body()]) -> Response[Guest]:
    """Be who made the link, here too."""
    house = house_of(request)
    house.limits.spend("join", address_of(request, house.settings))
    token = house.signer.returned(data.secret.strip(), time.time())
    if not token:
        raise decline(Code.BAD_SECRET)
    return Response(Guest(token, house.signer.player(token)), cookies=[cookie(house, token)])


@get("/api/me")
async def me(request: Request[Any, Any, State]) -> Me:
    """Who you are, and your tables that are not over, the latest first."""
    house = house_of(request)
    player = player_of(request, house.signer)
    names = await house.store.tables_of(player) if player else []
    found = [await house.tables.look(name, lambda state: _mine(state, player)) for name in names]
    return Me(player, [one for one in found if one.seats])


def _mine(state: Match, player: str) -> MyTable:
    seats = state.seats_of(player)
    return MyTable(table_of(state), seats, bool(set(state.deciders()) & set(seats)))


MatchName = Annotated[str, PathParameter(pattern="^[0-9a-zA-Z]{8}$", max_length=8)]


@post("/api/tables/{match:str}/links", status_code=200)
async def links(request: Request[Any, Any, State], match: MatchName) -> TableMade:
    """Fresh links for the free seats and a fresh code, for the owner; earlier ones stay good."""
    house, player = house_of(request), known(request)
    house.limits.spend("create", address_of(request, house.settings), player)
    return _made(await house.tables.invite_again(match, player))


@get("/api/lobby")
async def lobby(request: Request[Any, Any, State]) -> msg.LobbyState:
    """The open tables."""
    return await house_of(request).lobby.listing()


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


@get("/api/tables/{match:str}/views")
async def views(
    request: Request[Any, Any, State],
    match: MatchName,
    first: Annotated[int, QueryParameter(name="from", ge=0, le=2**31)] = 0,
    last: Annotated[int, QueryParameter(name="to", ge=0, le=2**31)] = 2**31,
) -> list[View]:
    """The board after each of some moves, 0 being the start; at most 60 of them."""
    mode, line = await house_of(request).tables.look(
        match, lambda state: (state.mode, tuple(state.game.history))
    )
    last = min(last, first + _MOST_VIEWS - 1)
    return await asyncio.to_thread(_views, mode, line[:last], first)


def _views(mode: Mode, line: tuple[Move, ...], first: int) -> list[View]:
    again, found = Game(mode), []
    for ply, move in enumerate((*line, None)):
        if ply >= first:
            found.append(view_of(again))
        if move is not None:
            again.push(move)
    return found


@get("/api/tables/{match:str}/options")
async def options(request: Request[Any, Any, State], match: MatchName) -> Options:
    """What whoever is to move may choose."""
    return await house_of(request).tables.look(match, lambda state: options_of(state.game))


@get("/api/tables/{match:str}/reach")
async def reach(request: Request[Any, Any, State], match: MatchName) -> list[Squares]:
    """For each piece the squares where it could end a walk, if it were its turn."""
    tables = house_of(request).tables
    return await tables.look(match, lambda state: list(reach_of(state.game)))


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


HANDLERS = [
    guest,
    me,
    link,
    go_on,
    create,
    links,
    join,
    invite,
    lobby,
    snapshot,
    events,
    views,
    options,
    reach,
    summary,
    command,
]
