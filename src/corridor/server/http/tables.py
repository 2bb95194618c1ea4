"""Routes about tables: create one, read one, send commands to one."""

from typing import Annotated, Any, TypeAlias

from litestar import Request, get, post
from litestar.datastructures import State
from litestar.params import Body, PathParameter, QueryParameter

from corridor.match.decision import decline
from corridor.match.names import clean_name
from corridor.match.table import moves_of, table_of
from corridor.server.http.context import (
    caller_address,
    caller_origin,
    known_player,
    services_of,
)
from corridor.server.http.origin import player_of
from corridor.server.matches.creation import Created
from corridor.wire import events as ev
from corridor.wire import messages as msg
from corridor.wire.bodies import NewTable, TableMade
from corridor.wire.codes import Code
from corridor.wire.commands import TableCommand
from corridor.wire.events import Stored
from corridor.wire.view import view_of

MatchName: TypeAlias = Annotated[str, PathParameter(pattern="^[0-9a-zA-Z]{8}$", max_length=8)]


_SEATS = {str(seat): seat for seat in range(5)}


def table_made(made: Created) -> TableMade:
    """The answer for a table's owner."""
    links = {str(seat): secret for seat, secret in made.links.items()}
    return TableMade(made.match, made.seq, made.code, links)


@post("/api/tables")
async def create(request: Request[Any, Any, State], data: Annotated[NewTable, Body()]) -> TableMade:
    """Create a table."""
    services, player = services_of(request), known_player(request)
    services.limits.spend("create", caller_address(request), player)
    seats = _first_seats(data, player)
    async with services.quotas.one_more(player, public=data.setup.public):
        made = await services.creation.create(
            data.setup, player, seats, origin=caller_origin(request)
        )
    if data.seat is not None:
        await services.presence.touch([(made.match, player)])
    return table_made(made)


def _first_seats(data: NewTable, player: str) -> tuple[ev.Seated, ...]:
    seated: list[ev.Seated] = []
    if data.seat is not None:
        seated.append(ev.Seated(data.seat, clean_name(data.name), player))
    for seat, level in data.bots.items():
        number = _SEATS.get(seat)
        if number is None:
            raise decline(Code.NO_SUCH_SEAT)
        if number == data.seat:
            raise decline(Code.SEAT_TAKEN, seat=number)
        seated.append(ev.Seated(number, level=level))
    if any(event.seat >= data.setup.seats for event in seated):
        raise decline(Code.NO_SUCH_SEAT)
    return tuple(seated)


@get("/api/tables/{match:str}")
async def snapshot(request: Request[Any, Any, State], match: MatchName) -> msg.Snapshot:
    """A match as it stands."""
    services = services_of(request)
    await services.attendance.acted(player_of(request, services.signer), match)
    now = await services.store.now()
    return await services.matches.look(
        match,
        lambda state: msg.Snapshot(
            match, state.seq, now, table_of(state), moves_of(state), view_of(state.game)
        ),
    )


@get("/api/tables/{match:str}/events")
async def events(
    request: Request[Any, Any, State],
    match: MatchName,
    after: Annotated[int, QueryParameter(ge=0, le=2**31)] = 0,
) -> list[Stored]:
    """The events of a match after a seq."""
    services = services_of(request)
    await services.attendance.acted(player_of(request, services.signer), match)
    return await services.matches.look(match, lambda state: state.log[after:])


@get("/api/tables/{match:str}/summary")
async def summary(request: Request[Any, Any, State], match: MatchName) -> msg.Summary:
    """Two legs side by side."""
    return await services_of(request).summaries.summary(match)


@post("/api/commands", status_code=200)
async def command(
    request: Request[Any, Any, State],
    data: Annotated[TableCommand, Body()],
) -> msg.Done | msg.Hinted:
    """Carry a command out, as the WebSocket does."""
    services, player = services_of(request), known_player(request)
    try:
        return await services.player_commands.answer(data, player, caller_address(request))
    finally:
        await services.attendance.acted(player, data.match)


HANDLERS = [create, snapshot, events, summary, command]
