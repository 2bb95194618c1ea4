"""Routes about the board of a match: earlier views, options, reach."""

from typing import Annotated, Any

from litestar import Request, get
from litestar.datastructures import State
from litestar.params import QueryParameter

from corridor.rules.game import Game
from corridor.server.aside import aside
from corridor.server.http.context import caller_address, services_of
from corridor.server.http.origin import player_of
from corridor.server.http.tables import MatchName
from corridor.server.options import options_of
from corridor.wire.view import Options, Squares, View, reach_of, view_of

_MOST_VIEWS = 60


@get("/api/tables/{match:str}/views")
async def views(
    request: Request[Any, Any, State],
    match: MatchName,
    first: Annotated[int, QueryParameter(name="from", ge=0, le=2**31)] = 0,
    last: Annotated[int, QueryParameter(name="to", ge=0, le=2**31)] = 2**31,
) -> list[View]:
    """The board after each of some moves, 0 being the start; at most 60 of them."""
    services = services_of(request)
    services.limits.spend("history", caller_address(request), player_of(request, services.signer))
    game = await services.matches.look(match, lambda state: state.game.copy())
    last = min(last, first + _MOST_VIEWS - 1, len(game.history))
    return await aside(_views, game, first, last)


def _views(game: Game, first: int, last: int) -> list[View]:
    """The views after the moves ``first`` to ``last``, found by going back from the last one."""
    if last < first:
        return []
    past = game.rewound(last)
    found = [view_of(past)]
    for _ in range(last - first):
        past.pop()
        found.append(view_of(past))
    return found[::-1]


@get("/api/tables/{match:str}/options")
async def options(request: Request[Any, Any, State], match: MatchName) -> Options:
    """Every legal move of the side to move."""
    return await services_of(request).matches.look(match, lambda state: options_of(state.game))


@get("/api/tables/{match:str}/reach")
async def reach(request: Request[Any, Any, State], match: MatchName) -> list[Squares]:
    """For each piece the squares where it could end a walk, if it were its turn."""
    look = services_of(request).matches.look
    return await look(match, lambda state: list(reach_of(state.game)))


HANDLERS = [views, options, reach]
