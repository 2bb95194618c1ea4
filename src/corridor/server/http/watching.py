"""Route of the list of public games."""

from typing import Any

from litestar import Request, Response, get
from litestar.datastructures import State

from corridor.server.http.context import services_of
from corridor.wire.bodies import PublicGames


@get("/api/games", responses={})
async def games(request: Request[Any, Any, State]) -> Response[PublicGames]:
    """Public games that are being played now, with their boards."""
    data = await services_of(request).watching.listing()
    return Response(data, media_type="application/json")  # type: ignore[arg-type]  # encoded


HANDLERS = [games]
