"""Routes about the board of a match: earlier views, options, reach."""

import asyncio
from typing import Annotated, Any

from litestar import Request, get
from litestar.datastructures import State
from litestar.params import QueryParameter

from corridor.rules.game import Game
from corridor.rules.modes import Mode
from corridor.rules.moves import Move
from corridor.server.http.context import services_of
from corridor.server.http.tables import MatchName
from corridor.wire.view import Options, Squares, View, options_of, reach_of, view_of

_MOST_VIEWS = 60


@get("/api/tables/{match:str}/views")
async def views(
    request: Request[Any, Any, State],
    match: MatchName,
    first: Annotated[int, QueryParameter(name="from", ge=0, le=2**31)] = 0,
    last: Annotated[int, QueryParameter(name="to", ge=0, le=2**31)] = 2**31,
) -> list[View]:
    """The board after each of some moves, 0 being the start; at most 60 of them."""
    mode, line = await services_of(request).matches.look(
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
    """Every legal move of the side to move."""
    return await services_of(request).matches.look(match, lambda state: options_of(state.game))


@get("/api/tables/{match:str}/reach")
async def reach(request: Request[Any, Any, State], match: MatchName) -> list[Squares]:
    """For each piece the squares where it could end a walk, if it were its turn."""
    look = services_of(request).matches.look
    return await look(match, lambda state: list(reach_of(state.game)))


HANDLERS = [views, options, reach]
