"""The Litestar application: routes, middleware, and the worker's services behind them."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, Request
from litestar.datastructures import State
from litestar.openapi import OpenAPIConfig

from corridor import __version__
from corridor.i18n import say
from corridor.match.decision import decline
from corridor.server.http import (
    analysis,
    answers,
    boards,
    editor,
    errors,
    exports,
    health,
    identity,
    invitations,
    lessons,
    pages,
    playable,
    push,
    puzzles,
    reviews,
    rulebook,
    tables,
    watching,
)
from corridor.server.http.context import caller_address, services_of
from corridor.server.http.headers import secured
from corridor.server.http.origin import known_host, player_of, same_origin
from corridor.server.live.socket import socket
from corridor.server.logs import set_up
from corridor.server.services import Services
from corridor.server.settings import Settings, from_environment
from corridor.wire.codes import Code

_FOR_WATCHERS = ("/health", "/ready")  # asked by address, not by name
# The page itself stays: it must be able to tell the banned why nothing else answers.
_NOT_FOR_BANNED = ("/api/", "/game/")
_SAFE = ("GET", "HEAD", "OPTIONS")
_ROUTES = (
    answers,
    identity,
    push,
    tables,
    boards,
    invitations,
    exports,
    reviews,
    analysis,
    playable,
    lessons,
    puzzles,
    rulebook,
    editor,
    watching,
    pages,
    health,
)


def check_request(request: Request[Any, Any, State]) -> None:
    """Spend the rate limit, refuse the banned, and what another page sends to change something."""
    services = services_of(request)
    if request.url.path not in _FOR_WATCHERS and not known_host(request, services.settings):
        raise decline(Code.BAD_HOST)
    address = caller_address(request)
    services.limits.spend("request", address)
    if request.url.path.startswith(_NOT_FOR_BANNED):
        services.bans.check(player_of(request, services.signer), address)
    if request.method not in _SAFE and not same_origin(request, services.settings):
        raise decline(Code.BAD_ORIGIN)


def create_app(settings: Settings | None = None) -> Litestar:
    """The application for these settings, or for those of the environment."""
    settings = settings or from_environment()
    services = Services(settings)
    set_up(quiet=True)

    @asynccontextmanager
    async def lifespan(_app: Litestar) -> AsyncIterator[None]:
        await services.open()
        try:
            yield
        finally:
            await services.close()

    return Litestar(
        route_handlers=[*(handler for room in _ROUTES for handler in room.HANDLERS), socket],
        lifespan=[lifespan],
        before_request=check_request,
        exception_handlers=errors.HANDLERS,
        middleware=[secured(settings)],
        logging_config=None,
        request_max_body_size=int(services.limits.table.counts["body-bytes"]),
        openapi_config=OpenAPIConfig(
            title=say("page-api"),
            version=__version__,
            path="/api/docs",
            render_plugins=pages.RENDERERS,
        ),
        state=State({"services": services}),
    )
