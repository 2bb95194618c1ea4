"""Routes about invitations: look at one, join by it, make more of them; and the lobby."""

from typing import Annotated, Any

from litestar import Request, get, post
from litestar.datastructures import State
from litestar.params import Body, PathParameter

from corridor.match.table import table_of
from corridor.server.http.context import caller_address, known_player, services_of
from corridor.server.http.origin import player_of
from corridor.server.http.tables import MatchName, table_made
from corridor.wire import messages as msg
from corridor.wire.bodies import Invitation, Joined, Joining, TableMade


@post("/api/tables/{match:str}/links", status_code=200)
async def links(request: Request[Any, Any, State], match: MatchName) -> TableMade:
    """Fresh links for the free seats and a fresh code, for the owner; earlier ones stay good."""
    services, player = services_of(request), known_player(request)
    services.limits.spend("create", caller_address(request), player)
    return table_made(await services.invitations.renew(match, player))


@post("/api/join", status_code=200)
async def join(request: Request[Any, Any, State], data: Annotated[Joining, Body()]) -> Joined:
    """Exchange a link or a code for a seat."""
    services, player = services_of(request), known_player(request)
    address = caller_address(request)
    services.limits.spend("join", address, player)
    secret = data.secret.strip()
    match, seat = await services.invitations.join(secret, data.name, player, address)
    await services.presence.touch([(match, player)])
    return Joined(match, seat)


@get("/api/invite/{secret:str}")
async def invite(
    request: Request[Any, Any, State],
    secret: Annotated[str, PathParameter(min_length=1, max_length=64)],
) -> Invitation:
    """What a link or a code is for; looking does not use it up."""
    services = services_of(request)
    address = caller_address(request)
    services.limits.spend("invite", address)
    player = player_of(request, services.signer)
    match, seat = await services.invitations.find(secret, player, address)
    return Invitation(match, await services.matches.look(match, table_of), seat)


@get("/api/lobby")
async def lobby(request: Request[Any, Any, State]) -> msg.LobbyState:
    """The open tables."""
    return await services_of(request).lobby.listing()


HANDLERS = [links, join, invite, lobby]
