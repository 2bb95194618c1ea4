"""The application: handlers, headers and the worker behind them."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, Request, Response, get
from litestar.datastructures import State
from litestar.openapi import OpenAPIConfig

from corridor import __version__
from corridor.i18n import say
from corridor.match.decision import decline
from corridor.server import metrics
from corridor.server.house import House
from corridor.server.live.socket import socket
from corridor.server.logs import set_up
from corridor.server.settings import Settings, from_environment
from corridor.server.web import errors, exports, pages, playable, tables
from corridor.server.web.headers import secured
from corridor.server.web.origin import address_of, same_origin
from corridor.wire.codes import Code

_MOST_BODY = 64 * 1024
_SAFE = ("GET", "HEAD", "OPTIONS")


def check_request(request: Request[Any, Any, State]) -> None:
    """Whatever changes something must come from our own page or from a program."""
    house: House = request.app.state.house
    house.limits.spend("request", address_of(request, house.settings))
    if request.method not in _SAFE and not same_origin(request, house.settings):
        raise decline(Code.BAD_ORIGIN)


@get("/health", include_in_schema=False, sync_to_thread=False)
def health() -> dict[str, str]:
    """The process lives."""
    return {"status": "ok"}


@get("/ready", include_in_schema=False)
async def ready(request: Request[Any, Any, State]) -> Response[dict[str, Any]]:
    """The worker can serve: its database answers."""
    house: House = request.app.state.house
    await house.store.answers()
    told = {"ready": house.ready, "hub": house.tables.hub.connected}
    return Response(told, status_code=200 if house.ready else 503)


@get("/metrics", include_in_schema=False, media_type="text/plain", sync_to_thread=False)
def numbers() -> bytes:
    """Numbers for Prometheus."""
    return metrics.text()


def create_app(settings: Settings | None = None) -> Litestar:
    """The application for these settings, or for those of the environment."""
    house = House(settings or from_environment())
    set_up(quiet=True)

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        app.state.house = house
        await house.open()
        try:
            yield
        finally:
            await house.close()

    return Litestar(
        route_handlers=[
            *tables.HANDLERS,
            *exports.HANDLERS,
            *playable.HANDLERS,
            *pages.HANDLERS,
            health,
            ready,
            numbers,
            socket,
        ],
        lifespan=[lifespan],
        before_request=check_request,
        exception_handlers=errors.HANDLERS,
        middleware=[secured],
        logging_config=None,
        request_max_body_size=_MOST_BODY,
        openapi_config=OpenAPIConfig(
            title=say("page-api"),
            version=__version__,
            path="/api/docs",
            render_plugins=pages.RENDERERS,
        ),
        state=State({"house": house}),
    )
