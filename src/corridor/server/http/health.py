"""Routes for hosts and proxies: liveness, readiness."""

from typing import Any

from litestar import Request, Response, get
from litestar.datastructures import State

from corridor.server.http.context import services_of


@get("/health", include_in_schema=False, sync_to_thread=False)
def health() -> dict[str, str]:
    """The process is alive."""
    return {"status": "ok"}


@get("/ready", include_in_schema=False)
async def ready(request: Request[Any, Any, State]) -> Response[dict[str, Any]]:
    """The worker can serve: its database answers."""
    services = services_of(request)
    await services.store.answers()
    told = {"ready": services.ready, "hub": services.hub.connected}
    return Response(told, status_code=200 if services.ready else 503)


HANDLERS = [health, ready]
