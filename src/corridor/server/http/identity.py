"""Routes about the caller: guest token, own tables, links to continue on another device."""

import functools
from typing import Annotated, Any, Literal

from litestar import Request, Response, get, post
from litestar.datastructures import Cookie, State
from litestar.params import Body, QueryParameter

from corridor.match.decision import decline
from corridor.match.match import Match
from corridor.match.table import table_of
from corridor.server.http.context import caller_address, known_player, services_of
from corridor.server.http.origin import from_page, player_of, token_of
from corridor.server.identity import COOKIE, LINK_LASTS
from corridor.server.services import Services
from corridor.server.storage.writer import result_for
from corridor.wire.bodies import (
    Guest,
    Link,
    Linking,
    Links,
    Me,
    MyGame,
    MyGames,
    MyTable,
    Returning,
)
from corridor.wire.codes import Code
from corridor.wire.view import view_of

_YEAR = 365 * 86_400  # seconds
_GAMES = 12  # of a list at once


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


def _told(request: Request[Any, Any, State], token: str) -> Response[Guest]:
    """The answer with a token: as a cookie, and to programs in the body."""
    services = services_of(request)
    player = services.signer.player(token)
    body = Guest(player) if from_page(request) else Guest(player, token)
    return Response(body, cookies=[_cookie(services, token)])


@post("/api/guest", status_code=200, sync_to_thread=False)
def guest(request: Request[Any, Any, State]) -> Response[Guest]:
    """Become a guest; a caller who is one already stays the same."""
    services = services_of(request)
    token = token_of(request)
    if not services.signer.player(token):
        services.limits.spend("guest", caller_address(request))
        token = services.signer.fresh()
    return _told(request, token)


@get("/api/me")
async def me(request: Request[Any, Any, State]) -> Me:
    """Who you are, and your tables that are not over, the latest first."""
    services = services_of(request)
    player = player_of(request, services.signer)
    names = await services.people.tables_of(player) if player else []
    look = services.matches.look
    found = [await look(name, lambda state: _mine(state, player)) for name in names]
    return Me(player, tuple(one for one in found if one.seats))


def _mine(state: Match, player: str) -> MyTable:
    seats = state.seats_of(player)
    your_turn = bool(set(state.deciders()) & set(seats))
    return MyTable(table_of(state), seats, your_turn, view_of(state.game))


@get("/api/me/games")
async def my_games(
    request: Request[Any, Any, State],
    mode: Annotated[str, QueryParameter(pattern="^[a-z0-9-]{0,40}$")] = "",
    result: Annotated[Literal["", "won", "lost", "draw"], QueryParameter()] = "",
    after: Annotated[str, QueryParameter(pattern="^([0-9a-zA-Z]{8})?$")] = "",
) -> MyGames:
    """Your matches that were started, the latest first, twelve at a time.

    Of one mode or result if asked; `after` is the last match that you know already.
    """
    services, player = services_of(request), known_player(request)
    services.limits.spend("history", caller_address(request), player)
    found = await services.people.games_of(
        player, _GAMES + 1, mode=mode, result=result, after=after
    )
    look = services.matches.look
    games = [
        await look(name, functools.partial(_my_game, player, at), fresh=False)
        for name, at in found[:_GAMES]
    ]
    return MyGames(tuple(games), len(found) > _GAMES)


def _my_game(player: str, made: int, state: Match) -> MyGame:
    over = state.phase == "over"
    return MyGame(
        table_of(state),
        state.seats_of(player),
        view_of(state.game),
        made,
        result_for(state, player) if over else None,
    )


@post("/api/link", status_code=200)
async def link(
    request: Request[Any, Any, State], data: Annotated[Linking | None, Body()] = None
) -> Link:
    """A link to continue elsewhere, or to come back after the cookie is lost: for you alone."""
    services, player = services_of(request), known_player(request)
    services.limits.spend("link", person=player)
    once = (data or Linking()).once
    now = await services.store.now() / 1000
    secret, digest = services.signer.link(token_of(request), now)
    until = int(now + LINK_LASTS) * 1000
    row = {"hash": digest, "player": player, "until": until, "once": once}
    await services.people.add_link(row)
    return Link(secret, until, once)


@get("/api/links")
async def links(request: Request[Any, Any, State]) -> Links:
    """How many of your links are good."""
    return Links(await services_of(request).people.links_of(known_player(request)))


@post("/api/links/revoke", status_code=200)
async def revoke(request: Request[Any, Any, State]) -> Links:
    """End all your links."""
    return Links(await services_of(request).people.revoke_links(known_player(request)))


@post("/api/return", status_code=200)
async def go_on(
    request: Request[Any, Any, State], data: Annotated[Returning, Body()]
) -> Response[Guest]:
    """Become the player who made the link, on this device too."""
    services = services_of(request)
    services.limits.spend("join", caller_address(request))
    now = await services.store.now() / 1000
    token, digest = services.signer.returned(data.secret.strip(), now)
    if not token or not await services.people.use_link(digest):
        raise decline(Code.BAD_SECRET)
    return _told(request, token)


@post("/api/signout", status_code=200)
async def sign_out(request: Request[Any, Any, State]) -> Response[Guest]:
    """Sign out everywhere but here: all other tokens of yours, and all links, end."""
    services, player = services_of(request), known_player(request)
    epoch = await services.signouts.sign_out(player)
    return _told(request, services.signer.renewed(token_of(request), epoch))


HANDLERS = [guest, me, my_games, link, links, revoke, go_on, sign_out]
