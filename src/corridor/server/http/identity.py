"""Routes about the caller: guest token, own tables, links to continue on another device."""

import time
from typing import Annotated, Any

from litestar import Request, Response, get, post
from litestar.datastructures import Cookie, State
from litestar.params import Body
from msgspec import Meta, Struct

from corridor.match.decision import decline
from corridor.match.match import Match
from corridor.match.table import table_of
from corridor.server.http.context import caller_address, known_player, services_of
from corridor.server.http.origin import player_of, token_of
from corridor.server.identity import COOKIE, LINK_LASTS
from corridor.server.services import Services
from corridor.wire import messages as msg
from corridor.wire.codes import Code

_YEAR = 365 * 86_400  # seconds


class Guest(Struct):
    """A token for programs; pages get it as a cookie."""

    token: str
    player: str


class Link(Struct):
    """A secret that makes you the same player elsewhere; anyone who has it can play for you."""

    secret: str
    until: int


class Returning(Struct, forbid_unknown_fields=True):
    """The secret of a link to continue elsewhere."""

    secret: Annotated[str, Meta(min_length=4, max_length=200)]


class MyTable(Struct):
    """A table that is not over and at which you sit."""

    table: msg.Table
    seats: tuple[int, ...]
    your_turn: bool


class Me(Struct):
    """Your id as others see it, and your tables."""

    player: str
    tables: list[MyTable]


def _cookie(services: Services, token: str) -> Cookie:
    return Cookie(
        key=COOKIE,
        value=token,
        httponly=True,
        samesite="lax",
        secure=services.settings.secure,
        max_age=_YEAR,
        path="/",
    )


@post("/api/guest", status_code=200, sync_to_thread=False)
def guest(request: Request[Any, Any, State]) -> Response[Guest]:
    """Get a token; a caller who has one keeps it."""
    services = services_of(request)
    token = token_of(request)
    player = services.signer.player(token)
    if not player:
        services.limits.spend("guest", caller_address(request))
        token = services.signer.fresh()
        player = services.signer.player(token)
    return Response(Guest(token, player), cookies=[_cookie(services, token)])


@get("/api/me")
async def me(request: Request[Any, Any, State]) -> Me:
    """Who you are, and your tables that are not over, the latest first."""
    services = services_of(request)
    player = player_of(request, services.signer)
    names = await services.store.tables_of(player) if player else []
    look = services.matches.look
    found = [await look(name, lambda state: _mine(state, player)) for name in names]
    return Me(player, [one for one in found if one.seats])


def _mine(state: Match, player: str) -> MyTable:
    seats = state.seats_of(player)
    return MyTable(table_of(state), seats, bool(set(state.deciders()) & set(seats)))


@post("/api/link", status_code=200, sync_to_thread=False)
def link(request: Request[Any, Any, State]) -> Link:
    """A link to continue elsewhere, or to come back after the cookie is lost: for you alone."""
    services, now = services_of(request), time.time()
    known_player(request)
    secret = services.signer.link(token_of(request), now)
    return Link(secret, int(now + LINK_LASTS) * 1000)


@post("/api/return", status_code=200, sync_to_thread=False)
def go_on(request: Request[Any, Any, State], data: Annotated[Returning, Body()]) -> Response[Guest]:
    """Become the player who made the link, on this device too."""
    services = services_of(request)
    services.limits.spend("join", caller_address(request))
    token = services.signer.returned(data.secret.strip(), time.time())
    if not token:
        raise decline(Code.BAD_SECRET)
    answer = Guest(token, services.signer.player(token))
    return Response(answer, cookies=[_cookie(services, token)])


HANDLERS = [guest, me, link, go_on]
