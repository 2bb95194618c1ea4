"""Tables: listed, removed one by one, and deleted by age."""

from collections.abc import Iterable
from typing import NamedTuple

from msgspec import json
from sqlalchemy import Select, and_, delete, func, select
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from corridor.engine.complaint import Complaint
from corridor.match.tags import Tags
from corridor.server.host.log import note
from corridor.server.storage import schema
from corridor.server.storage.clock import Clock
from corridor.wire import events as ev
from corridor.wire.events import Event

_DAY = 86_400_000  # milliseconds
_AT_ONCE = 200  # tables in one transaction, so that a running server never waits for long
_events = json.Decoder(Event)
_tags = json.Decoder(Tags)
_LAST = func.coalesce(schema.events.c.at, schema.matches.c.created)
_ABOUT_A_MATCH = (
    schema.events,
    schema.secrets,
    schema.presence,
    schema.seeks,
    schema.sitting,
    schema.arrivals,
    schema.reviews,
    schema.snapshots,
)
_ABOUT_SEATS = ('{"type":"seated"%', '{"type":"left"%')


class Sitting(NamedTuple):
    """Somebody at a table; a bot has no player."""

    name: str
    player: str


class TableRow(NamedTuple):
    """A table as the host sees it."""

    match: str
    mode: str
    phase: str
    public: bool
    events: int
    created: int  # milliseconds
    last: int  # time of the last event
    people: tuple[Sitting, ...]


async def tables(
    engine: AsyncEngine, most: int, *, phase: str = "", player: str = ""
) -> list[TableRow]:
    """Tables, those with the latest events first; of one phase or of one person if asked."""
    wanted = _with_last_event().order_by(_LAST.desc()).limit(most)
    if phase:
        wanted = wanted.where(schema.matches.c.phase == phase)
    if player:
        here = schema.presence.c
        theirs = select(here.match).where(here.player == player)
        wanted = wanted.where(schema.matches.c.id.in_(theirs))
    async with engine.connect() as connection:
        rows = (await connection.execute(wanted)).all()
        people = await seated(connection, [row.id for row in rows])
    return [
        TableRow(
            row.id, _tags.decode(row.tags).setup.mode, row.phase, row.public, row.seq,
            row.created, row.last, people.get(row.id, ()),
        )
        for row in rows
    ]  # fmt: skip


async def seated(
    connection: AsyncConnection, matches: Iterable[str]
) -> dict[str, tuple[Sitting, ...]]:
    """By match, who sits there: read from the events about seats alone."""
    table = schema.events.c
    about_seats = table.body.like(_ABOUT_SEATS[0]) | table.body.like(_ABOUT_SEATS[1])
    wanted = (
        select(table.match, table.body)
        .where(table.match.in_(list(matches)), about_seats)
        .order_by(table.match, table.seq)
    )
    found: dict[str, dict[int, Sitting]] = {}
    for row in await connection.execute(wanted):
        chairs = found.setdefault(row.match, {})
        match _events.decode(row.body):
            case ev.Seated(seat=seat, name=name, player=player):
                chairs[seat] = Sitting(name, player)
            case ev.Left(seat=seat):
                chairs.pop(seat, None)
    return {name: tuple(chairs[seat] for seat in sorted(chairs)) for name, chairs in found.items()}


async def remove(engine: AsyncEngine, match: str, why: str) -> None:
    """Remove a table with everything about it; raises ``Complaint`` if there is none."""
    async with engine.begin() as connection:
        if not await _delete(connection, [match]):
            raise Complaint("host-no-table", match=match)
        await note(connection, "remove", match, why)


async def old(engine: AsyncEngine, days: int, *, unfinished: bool) -> list[str]:
    """Tables whose last event is older than so many days; unfinished ones only if asked for."""
    async with engine.connect() as connection:
        before = await Clock().read(connection) - days * _DAY
        wanted = _with_last_event().where(before > _LAST)
        if not unfinished:
            wanted = wanted.where(schema.matches.c.phase == "over")
        return [row.id for row in await connection.execute(wanted)]


async def delete_old(engine: AsyncEngine, days: int, why: str, *, unfinished: bool) -> int:
    """Delete tables by age, some at a time; returns how many."""
    names = await old(engine, days, unfinished=unfinished)
    for start in range(0, len(names), _AT_ONCE):
        async with engine.begin() as connection:
            await _delete(connection, names[start : start + _AT_ONCE])
    if names:
        async with engine.begin() as connection:
            await note(connection, "delete-old", f"{len(names)} tables, {days} days", why)
    return len(names)


def _with_last_event() -> Select[tuple[object, ...]]:
    """All matches, each with the time of its last event."""
    table, event = schema.matches.c, schema.events.c
    last = and_(event.match == table.id, event.seq == table.seq)
    return select(schema.matches, _LAST.label("last")).outerjoin(schema.events, last)


async def _delete(connection: AsyncConnection, names: list[str]) -> int:
    """Delete matches and what belongs to them; returns how many there were."""
    gone = await connection.execute(delete(schema.matches).where(schema.matches.c.id.in_(names)))
    for table in _ABOUT_A_MATCH:
        await connection.execute(delete(table).where(table.c.match.in_(names)))
    return gone.rowcount
