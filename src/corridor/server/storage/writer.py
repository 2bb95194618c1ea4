"""Commits events; appends that arrive at the same time share a transaction."""

import asyncio
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from typing import Any, Literal, Protocol, TypeAlias

from msgspec import json
from sqlalchemy import ARRAY, Engine, String, any_, bindparam, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from corridor.match.decision import NewMatch
from corridor.match.fold import apply, new_match
from corridor.match.match import Match
from corridor.server.storage import schema
from corridor.server.storage.bulk import (
    ENDED,
    LATER_MATCHES,
    NEW_EVENTS,
    NEW_MATCHES,
    NEW_SECRETS,
    SAT_DOWN,
    STOOD_UP,
    Change,
)
from corridor.server.storage.clock import POSTGRES_NOW, Clock
from corridor.wire.events import Event, Left, Seated, Stored

_MOST = 200  # appends in one transaction
_encode = json.encode
Row: TypeAlias = dict[str, Any]
Work: TypeAlias = tuple[Change, str]  # a statement and its rows


class Stale(Exception):
    """Another worker has appended to the match first."""


@dataclass(slots=True, eq=False)
class Append:
    """Events to append to a match, with matches and secrets to create."""

    match: Match
    events: tuple[Event, ...]
    creates: tuple[NewMatch, ...] = ()
    secrets: tuple[Row, ...] = ()
    fresh: bool = False  # the match itself is new
    done: "asyncio.Future[None]" = field(init=False)


class Writer:
    """Commits queued appends in batches; each append is stored whole or not at all."""

    def __init__(self, committer: "Committer") -> None:
        self._committer = committer
        self._queue: asyncio.Queue[Append | None] = asyncio.Queue()
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Start the loop."""
        self._task = asyncio.create_task(self._run())

    async def close(self) -> None:
        """Commit what is queued, and stop."""
        self._queue.put_nowait(None)
        if self._task is not None:
            await asyncio.gather(self._task, return_exceptions=True)
        self._committer.close()

    async def append(self, wanted: Append) -> None:
        """Return when the append is committed; raise ``Stale`` if another worker was faster.

        After a failure a match whose seq has changed does not match the database: load it anew.
        """
        wanted.done = asyncio.get_running_loop().create_future()
        self._queue.put_nowait(wanted)
        await wanted.done

    async def _run(self) -> None:
        while (first := await self._queue.get()) is not None:
            await self._write_all(self._gather(first))

    def _gather(self, first: Append) -> list[Append]:
        """The appends of one transaction."""
        batch = [first]
        while len(batch) < _MOST and not self._queue.empty():
            other = self._queue.get_nowait()
            if other is None:
                self._queue.put_nowait(None)
                break
            batch.append(other)
        return batch

    async def _write_all(self, batch: list[Append]) -> None:
        try:
            late = await self._committer.commit(batch)
        except IntegrityError:
            _answer(batch, Stale())
        except BaseException as error:
            _answer(batch, error)
            if not isinstance(error, Exception):
                raise
        else:
            _answer(late, Stale())
            _answer(batch, None)


def _answer(batch: list[Append], error: BaseException | None) -> None:
    for wanted in batch:
        if wanted.done.done():
            continue
        if error is None:
            wanted.done.set_result(None)
        else:
            wanted.done.set_exception(error)


class Committer(Protocol):
    """Commits a batch of appends in one transaction."""

    async def commit(self, batch: list[Append]) -> list[Append]:
        """Commit; returns the appends that lost a race and were left out."""

    def close(self) -> None:
        """No more batches will come."""


class SqliteCommitter:
    """SQLite: only this process writes, in a thread that runs a whole transaction."""

    def __init__(self, engine: Engine, clock: Clock) -> None:
        self._engine = engine
        self._clock = clock
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="commit")

    async def commit(self, batch: list[Append]) -> list[Append]:
        """Commit; an append is stale only if the host has removed its match."""
        work = prepared(batch, self._clock.now())
        known = sum(not wanted.fresh for wanted in batch)
        await asyncio.get_running_loop().run_in_executor(self._thread, self._store, work, known)
        return []

    def _store(self, work: list[Work], known: int) -> None:
        with self._engine.begin() as connection:
            for change, rows in work:
                done = connection.execute(change.sqlite, {"rows": rows})
                if change is LATER_MATCHES and done.rowcount != known:
                    raise Stale  # the host has removed a match: none of the batch is stored

    def close(self) -> None:
        """Wait for the last transaction."""
        self._thread.shutdown()
        self._engine.dispose()


class PostgresCommitter:
    """PostgreSQL: other workers write too, so the rows of the matches are locked first."""

    def __init__(self, engine: AsyncEngine, clock: Clock) -> None:
        self._engine = engine
        self._clock = clock

    async def commit(self, batch: list[Append]) -> list[Append]:
        """Commit the appends that are not stale."""
        async with self._engine.begin() as connection:
            late, now = await _late(connection, batch, self._clock)
            for change, rows in prepared([one for one in batch if one not in late], now):
                await connection.execute(change.postgres, {"rows": rows})
        return late

    def close(self) -> None:
        """The store disposes of the engine."""


# Locked in the order of ids, so that two workers cannot deadlock. An array parameter: a list of
# varying length would be a new statement for each length.
_LOCKED = (
    select(schema.matches.c.id, schema.matches.c.seq, POSTGRES_NOW.label("now"))
    .where(schema.matches.c.id == any_(bindparam("names", type_=ARRAY(String))))
    .order_by(schema.matches.c.id)
    .with_for_update()
)


async def _late(
    connection: AsyncConnection, batch: list[Append], clock: Clock
) -> tuple[list[Append], int]:
    """Appends that lost the race; the rest are row-locked. And the time after locking."""
    names = [wanted.match.tags.id for wanted in batch if not wanted.fresh]
    rows = (await connection.execute(_LOCKED, {"names": names})).all() if names else []
    seqs = {row.id: row.seq for row in rows}
    now = clock.told(max(row.now for row in rows)) if rows else await clock.read(connection)
    late = [
        wanted
        for wanted in batch
        if not wanted.fresh and seqs.get(wanted.match.tags.id) != wanted.match.seq
    ]
    return late, now


def prepared(batch: list[Append], now: int) -> list[Work]:
    """Apply all events to their matches, and return the statements to run with their rows."""
    rows: list[Row] = []
    known: list[Row] = []
    fresh: list[Row] = []
    secrets: list[Row] = []
    seating = _Seating()
    for wanted in batch:
        rows += seating.applied(wanted.match, wanted.events, now)
        if wanted.fresh:
            fresh.append(_row(wanted.match, now))
        else:
            known.append(_changed(wanted.match))
        secrets += wanted.secrets
        for created in wanted.creates:
            follower = new_match(created.tags)
            rows += seating.applied(follower, created.events, now)
            fresh.append(_row(follower, now))
    work = [
        (NEW_MATCHES, fresh),
        (NEW_EVENTS, rows),
        (NEW_SECRETS, secrets),
        (LATER_MATCHES, known),
        (SAT_DOWN, seating.sat_down),
        (STOOD_UP, seating.stood_up),
        (ENDED, seating.ended),
    ]
    return [(change, _encode(found).decode()) for change, found in work if found]


class _Seating:
    """Applies events, and gathers who sat down, who left, and how matches ended for people."""

    def __init__(self) -> None:
        self.sat_down: list[Row] = []
        self.stood_up: list[Row] = []
        self.ended: list[Row] = []

    def applied(self, match: Match, events: tuple[Event, ...], now: int) -> list[Row]:
        """Apply events to a match, and return their rows."""
        phase = match.phase
        rows = self._applied(match, events, now)
        if match.phase == "over" != phase:
            self.ended += [
                {"match": match.tags.id, "player": player, "result": result_for(match, player)}
                for player in sorted(_people(match))
            ]
        return rows

    def _applied(self, match: Match, events: tuple[Event, ...], now: int) -> list[Row]:
        if not any(isinstance(event, Seated | Left) for event in events):
            return applied(match, events, now)
        before = _people(match)
        rows = applied(match, events, now)
        after = _people(match)
        self.sat_down += _sitting(match, after - before)
        self.stood_up += _sitting(match, before - after)
        return rows


def _people(match: Match) -> set[str]:
    return {seat.player for seat in match.seats if seat.player}


def result_for(match: Match, player: str) -> Literal["won", "lost", "draw", "off", "seen"]:
    """How a match ended for a person: won, lost, draw, or off if it was aborted.

    For several people on one screen it is only seen: one of them has won.
    """
    winners = set(match.result.winners) if match.result else set()
    mine = {match.chair(seat).side for seat in match.seats_of(player)} if match.order else set()
    if not winners:
        return "off"
    if len(winners) == len(match.mode.layout.stock):
        return "draw"
    if len(mine) > 1:
        return "seen"
    return "won" if winners & mine else "lost"


def _sitting(match: Match, people: set[str]) -> list[Row]:
    return [{"match": match.tags.id, "player": player} for player in sorted(people)]


def applied(match: Match, events: tuple[Event, ...], now: int) -> list[Row]:
    """Apply events to a match, and return their rows."""
    rows = []
    for event in events:
        stored = Stored(match.seq + 1, max(now, match.at), event)
        apply(match, stored)
        body = _encode(event).decode()
        rows.append({"match": match.tags.id, "seq": stored.seq, "at": stored.at, "body": body})
    return rows


def _changed(match: Match) -> Row:
    return {
        "id": match.tags.id,
        "phase": match.phase,
        "seq": match.seq,
        "due_at": match.due_at(),
        "flag_at": match.flag_at(),
    }


def _row(match: Match, now: int) -> Row:
    tags = match.tags
    return {
        **_changed(match),
        "tags": _encode(tags).decode(),
        "created": now,
        "public": tags.setup.public,
        "owner": tags.owner,
        "origin": tags.origin,
    }
