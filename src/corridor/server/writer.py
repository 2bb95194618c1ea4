"""Commits events: whoever comes at the same time shares a transaction."""

import asyncio
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from typing import Any, Protocol, TypeAlias

from msgspec import json
from sqlalchemy import Engine, Insert, Update, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from corridor.server import schema
from corridor.server.changes import (
    LATER_MATCHES,
    NEW_EVENTS,
    NEW_MATCHES,
    NEW_SECRETS,
    Change,
)
from corridor.server.database import POSTGRES_NOW, clock, here_and_now
from corridor.server.decision import NewMatch
from corridor.server.match import Match, new_match
from corridor.wire.events import Event, Stored

_MOST = 200  # appends in one transaction
_encode = json.encode
Work: TypeAlias = tuple[Change, list[dict[str, Any]]]


class Stale(Exception):
    """Somebody else was faster: the events that were to be appended are not the next ones."""


@dataclass(slots=True, eq=False)
class Append:
    """Events that are to follow the last one of a match."""

    match: Match
    events: tuple[Event, ...]
    creates: tuple[NewMatch, ...] = ()
    secrets: tuple[dict[str, Any], ...] = ()
    fresh: bool = False  # the match itself is stored now
    done: "asyncio.Future[None]" = field(default_factory=asyncio.Future)


class Writer:
    """Takes appends from a queue; each is all there or not at all when it is answered."""

    def __init__(self, vault: "Vault", *, tasks: int) -> None:
        self._vault = vault
        self._count = tasks
        self._queue: asyncio.Queue[Append | None] = asyncio.Queue()
        self._tasks: list[asyncio.Task[None]] = []

    def start(self) -> None:
        """Begin to write."""
        self._tasks = [asyncio.create_task(self._run()) for _ in range(self._count)]

    async def close(self) -> None:
        """Write what is waiting, and end."""
        for _ in self._tasks:
            self._queue.put_nowait(None)
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self._vault.close()

    async def append(self, wanted: Append) -> None:
        """Returns when everything is committed; a lost race raises ``Stale``.

        If the match has changed after a failure, it must be loaded anew.
        """
        self._queue.put_nowait(wanted)
        await wanted.done

    async def _run(self) -> None:
        while (first := await self._queue.get()) is not None:
            await self._write_all(self._gather(first))

    def _gather(self, first: Append) -> list[Append]:
        """Appends that go together."""
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
            late = await self._vault.commit(batch)
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


class Vault(Protocol):
    """Where appends are committed, all of them in one transaction."""

    async def commit(self, batch: list[Append]) -> list[Append]:
        """Commit; says which came too late and were left out."""

    def close(self) -> None:
        """Nothing more comes."""


class FileVault:
    """SQLite: this process alone writes, in a thread that gets a whole transaction at once.

    Many rows go to the database as one JSON text in one statement: row by row the thread would
    wait for the interpreter after each.
    """

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="commit")

    async def commit(self, batch: list[Append]) -> list[Append]:
        """Commit; nobody can be late."""
        work = prepared(batch, here_and_now())
        told = [(change.at_once, _encode(rows).decode()) for change, rows in work]
        await asyncio.get_running_loop().run_in_executor(self._thread, self._store, told)
        return []

    def _store(self, work: list[tuple[Insert | Update, str]]) -> None:
        with self._engine.begin() as connection:
            for statement, rows in work:
                connection.execute(statement, {"rows": rows})

    def close(self) -> None:
        """The last transaction has ended."""
        self._thread.shutdown()
        self._engine.dispose()


class SharedVault:
    """PostgreSQL: others write too, so whoever changes a match locks it first."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def commit(self, batch: list[Append]) -> list[Append]:
        """Commit what nobody else was faster with."""
        async with self._engine.begin() as connection:
            late, now = await _late(connection, batch)
            for change, rows in prepared([one for one in batch if one not in late], now):
                await connection.execute(change.by_row, rows)
        return late

    def close(self) -> None:
        """The store closes what it opened."""


async def _late(connection: AsyncConnection, batch: list[Append]) -> tuple[list[Append], int]:
    """Those whose match somebody else has changed; the others' nobody can until the end.

    And the time, once they are locked.
    """
    table = schema.matches.c
    names = [wanted.match.tags.id for wanted in batch if not wanted.fresh]
    # Always in the same order, so that two workers cannot wait for each other.
    locked = (
        select(table.id, table.seq, POSTGRES_NOW.label("now"))
        .where(table.id.in_(names))
        .order_by(table.id)
        .with_for_update()
    )
    rows = (await connection.execute(locked)).all() if names else []
    seqs = {row.id: row.seq for row in rows}
    now = max(row.now for row in rows) if rows else await clock(connection)
    late = [
        wanted
        for wanted in batch
        if not wanted.fresh and seqs.get(wanted.match.tags.id) != wanted.match.seq
    ]
    return late, now


def prepared(batch: list[Append], now: int) -> list[Work]:
    """Let everything happen, and say what is to be stored for it."""
    rows: list[dict[str, Any]] = []
    known: list[dict[str, Any]] = []
    fresh: list[dict[str, Any]] = []
    secrets: list[dict[str, Any]] = []
    for wanted in batch:
        rows += happen(wanted.match, wanted.events, now)
        if wanted.fresh:
            fresh.append(_row(wanted.match, now))
        else:
            known.append(_changed(wanted.match))
        secrets += wanted.secrets
        for created in wanted.creates:
            follower = new_match(created.tags)
            rows += happen(follower, created.events, now)
            fresh.append(_row(follower, now))
    work: list[Work] = [
        (NEW_MATCHES, fresh),
        (NEW_EVENTS, rows),
        (NEW_SECRETS, secrets),
        (LATER_MATCHES, known),
    ]
    return [(change, found) for change, found in work if found]


def happen(match: Match, events: tuple[Event, ...], now: int) -> list[dict[str, Any]]:
    """Let events happen to a match, and say how they are stored."""
    rows = []
    for event in events:
        stored = Stored(match.seq + 1, max(now, match.at), event)
        match.apply(stored)
        body = _encode(event).decode()
        rows.append({"match": match.tags.id, "seq": stored.seq, "at": stored.at, "body": body})
    return rows


def _changed(match: Match) -> dict[str, Any]:
    return {
        "match_id": match.tags.id,
        "new_phase": match.phase,
        "new_seq": match.seq,
        "new_due": match.due_at(),
        "new_flag": match.flag_at(),
    }


def _row(match: Match, now: int) -> dict[str, Any]:
    tags = match.tags
    return {
        "id": tags.id,
        "tags": _encode(tags).decode(),
        "created": now,
        "phase": match.phase,
        "public": tags.setup.public and not tags.before,
        "seq": match.seq,
        "due_at": match.due_at(),
        "flag_at": match.flag_at(),
    }
