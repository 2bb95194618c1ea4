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
    """The worker can serve: its database can be read and written now."""
    services = services_of(request)
    fault = await services.readiness.fault()
    ready = services.ready and not fault
    told: dict[str, Any] = {"ready": ready, "hub": services.hub.connected}
    if fault:
        told["fault"] = fault
    return Response(told, status_code=200 if ready else 503)


HANDLERS = [health, ready]
