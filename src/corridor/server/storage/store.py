"""Reads and writes of the database. It is the authority: what is not stored has not happened."""

import asyncio
from collections.abc import AsyncIterator, Callable, Iterable
from contextlib import asynccontextmanager
from operator import itemgetter
from typing import Any, NamedTuple

from msgspec import json
from sqlalchemy import (
    ColumnElement,
    Select,
    and_,
    delete,
    exists,
    func,
    insert,
    or_,
    select,
    text,
    update,
)
from sqlalchemy.ext.asyncio import AsyncConnection

from corridor.server.bans import Ban
from corridor.server.settings import Settings
from corridor.server.storage import schema
from corridor.server.storage.clock import Clock
from corridor.server.storage.database import NOTE_TIME, connect, connect_file, migrate, probe_file
from corridor.server.storage.shielded import shielded
from corridor.server.storage.writer import Append, PostgresCommitter, SqliteCommitter, Writer
from corridor.wire.events import Event, Stored

_events = json.Decoder(Event)
_PROBE_WITHIN = 5.0  # seconds for `/ready`
_CLOSING = 5.0  # seconds for queries that are under way when the store closes


class Sought(NamedTuple):
    """A player who waits for a partner; ``wish`` is what they wait for, encoded."""

    player: str
    role: str
    name: str
    wish: str


class Store:
    """Queries by subject: matches, duties, secrets, presence, seeks; `People` has more."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.calls: set[asyncio.Task[Any]] = set()  # queries under way
        self.clock = Clock()
        self.engine = connect(settings)
        # Each read is a single statement and needs no transaction.
        self.reader = self.engine.execution_options(isolation_level="AUTOCOMMIT")
        self._writer = Writer(
            PostgresCommitter(self.engine, self.clock)
            if settings.shared
            else SqliteCommitter(connect_file(settings), self.clock)
        )
        # SQLite lets one connection write: others would wait for it with a connection each, until
        # none is left for readers.
        self._writing = asyncio.Lock()

    async def open(self) -> None:
        """Migrate the database, go on from the latest time in it, and start the writer."""
        await migrate(self.engine)
        await self._read_clock()
        for at in (await self.times()).values():
            self.clock.saw(at)
        self._writer.start()

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """A transaction that writes; on SQLite one at a time."""
        if self.settings.shared:
            async with self.engine.begin() as connection:
                yield connection
            return
        async with self._writing, self.engine.begin() as connection:
            yield connection

    async def close(self) -> None:
        """Commit what is queued, and wait for queries under way."""
        await self._writer.close()
        if self.calls:
            await asyncio.wait(self.calls, timeout=_CLOSING)
        await self.engine.dispose()

    async def now(self) -> int:
        """The time in milliseconds, by the clock that all workers share."""
        if self.settings.shared and self.clock.stale:
            await self._read_clock()
        return self.clock.now()

    @shielded
    async def _read_clock(self) -> None:
        async with self.reader.connect() as connection:
            await self.clock.read(connection)

    # The server itself

    @shielded
    async def note_time(self, name: str) -> None:
        """Store the present time under a name."""
        async with self.writing() as connection:
            await connection.execute(
                NOTE_TIME, {"name": name, "at": await self.clock.read(connection)}
            )

    @shielded
    async def times(self) -> dict[str, int]:
        """All times of the server, by name."""
        table = schema.service.c
        async with self.reader.connect() as connection:
            found = await connection.execute(select(table.name, table.at))
            return {row.name: row.at for row in found}

    async def probe(self) -> None:
        """Raise if the database cannot be read and written within a moment."""
        async with asyncio.timeout(_PROBE_WITHIN):
            if self.settings.shared:
                await self.note_time("ready")
            else:
                await asyncio.to_thread(probe_file, self.settings, self.clock.now())

    # Matches

    async def append(self, wanted: Append) -> None:
        """Commit events; a lost race raises ``Stale``."""
        await self._writer.append(wanted)

    @shielded
    async def since(self, match: str, seq: int) -> list[Stored]:
        """The events of a match after a seq."""
        table = schema.events.c
        wanted = (
            select(table.seq, table.at, table.body)
            .where(table.match == match, table.seq > seq)
            .order_by(table.seq)
        )
        async with self.reader.connect() as connection:
            rows = (await connection.execute(wanted)).all()
        if rows:
            self.clock.saw(rows[-1].at)
        return [Stored(row.seq, row.at, _events.decode(row.body)) for row in rows]

    @shielded
    async def tails(self, matches: Iterable[str]) -> dict[str, int]:
        """The last seq of each match."""
        table = schema.matches.c
        async with self.reader.connect() as connection:
            rows = await connection.execute(
                select(table.id, table.seq).where(table.id.in_(list(matches)))
            )
            return {row.id: row.seq for row in rows}

    @shielded
    async def open_tables(self, most: int = 50) -> list[str]:
        """Tables of the lobby, the newest first; each address has its turn before any a second.

        So one visitor who makes many tables does not push those of others out of the list.
        """
        table = schema.matches.c
        async with self.reader.connect() as connection:
            now = await self.clock.read(connection)
            turn = func.row_number().over(partition_by=table.origin, order_by=table.created.desc())
            listed = select(table.id, table.created, turn.label("turn")).where(is_listed(now))
            each = listed.subquery().c
            wanted = select(each.id, each.created).order_by(each.turn, each.created.desc())
            found = (await connection.execute(wanted.limit(most))).all()
            return [row.id for row in sorted(found, key=lambda row: -row.created)]

    @shielded
    async def public_games(self, most: int) -> list[tuple[str, int]]:
        """Public matches with a player there a moment ago, the latest first: id and last seq."""
        table, here = schema.matches.c, schema.presence.c
        async with self.reader.connect() as connection:
            now = await self.clock.read(connection)
            attended = exists().where(here.match == table.id, here.seen > now - _HERE)
            wanted = (
                select(table.id, table.seq)
                .where(table.public, table.phase == "playing", attended)
                .order_by(table.created.desc())
                .limit(most)
            )
            return [(row.id, row.seq) for row in await connection.execute(wanted)]

    # Duties

    @shielded
    async def lease_due(self, most: int) -> list[str]:
        """Lease due matches that no worker has leased; a lease ends by itself after a while."""
        table = schema.matches.c
        async with self.writing() as connection:
            now = await self.clock.read(connection)
            due = (
                select(table.id)
                .where(table.due_at <= now, table.leased_until <= now)
                .order_by(table.due_at)
                .limit(most)
            )
            if self.settings.shared:
                due = due.with_for_update(skip_locked=True)
            until = now + int(self.settings.lease * 1000)
            taken = (
                update(schema.matches)
                .where(table.id.in_(due))
                .values(leased_until=until)
                .returning(table.id)
            )
            return list((await connection.execute(taken)).scalars())

    @shielded
    async def renew(self, matches: Iterable[str]) -> None:
        """Lease the same matches for longer."""
        until = await self.now() + int(self.settings.lease * 1000)
        await self._lease_until(until, schema.matches.c.id.in_(list(matches)))

    @shielded
    async def release(self, matches: Iterable[str]) -> None:
        """End the leases of matches, for another worker or the next start."""
        await self._lease_until(0, schema.matches.c.id.in_(list(matches)))

    @shielded
    async def release_all(self) -> None:
        """End all leases: only this process serves the database, and it has just started."""
        await self._lease_until(0, schema.matches.c.leased_until > 0)

    async def _lease_until(self, until: int, which: ColumnElement[bool]) -> None:
        leased = schema.matches.c.leased_until > 0
        change = update(schema.matches).where(which, leased).values(leased_until=until)
        async with self.writing() as connection:
            await connection.execute(change)

    @shielded
    async def ended(self, matches: Iterable[str]) -> set[str]:
        """Those of the matches that are over."""
        table = schema.matches.c
        wanted = select(table.id).where(table.id.in_(list(matches)), table.phase == "over")
        async with self.reader.connect() as connection:
            return set((await connection.execute(wanted)).scalars())

    @shielded
    async def next_due(self) -> int | None:
        """Milliseconds until the next duty or flag."""
        soonest = text(
            "SELECT MIN(t) FROM (SELECT MIN(due_at) AS t FROM match WHERE leased_until = 0"
            " UNION ALL SELECT MIN(flag_at) AS t FROM match) AS times"
        )
        async with self.reader.connect() as connection:
            found = (await connection.execute(soonest)).scalar()
            return None if found is None else int(found) - await self.clock.read(connection)

    @shielded
    async def fallen(self, most: int = 50) -> list[str]:
        """Matches whose running clock has reached zero."""
        table = schema.matches.c
        async with self.reader.connect() as connection:
            now = await self.clock.read(connection)
            wanted = select(table.id).where(table.flag_at <= now).limit(most)
            return list((await connection.execute(wanted)).scalars())

    # The host

    @shielded
    async def last_host_command(self) -> int:
        """The number of the last row in the host's log."""
        async with self.reader.connect() as connection:
            found = await connection.execute(select(func.max(schema.host_log.c.id)))
            return found.scalar() or 0

    @shielded
    async def bans(self) -> list[Ban]:
        """All bans, ended ones too."""
        table = schema.bans.c
        wanted = select(table.target, table.at, table.until, table.why)
        async with self.reader.connect() as connection:
            return [Ban(*row) for row in await connection.execute(wanted)]

    # Secrets

    @shielded
    async def find_secret(self, digest: str) -> tuple[str, int | None, bool] | None:
        """The match and seat of a secret's hash, and whether it was used."""
        table = schema.secrets.c
        wanted = select(table.match, table.seat, table.used).where(table.hash == digest)
        async with self.reader.connect() as connection:
            row = (await connection.execute(wanted)).first()
        return None if row is None else (row.match, row.seat, row.used)

    @shielded
    async def add_secrets(self, rows: list[dict[str, Any]]) -> None:
        """Store the hashes of secrets."""
        async with self.writing() as connection:
            await connection.execute(insert(schema.secrets), rows)

    @shielded
    async def use_secret(self, digest: str) -> None:
        """Mark a secret as used."""
        used = update(schema.secrets).where(schema.secrets.c.hash == digest).values(used=True)
        async with self.writing() as connection:
            await connection.execute(used)

    # Presence

    @shielded
    async def touch(self, who: Iterable[tuple[str, str]], *, here: bool = True) -> None:
        """Store a heartbeat of players at tables, or that they have just left."""
        people = sorted(set(who))
        if not people:
            return
        async with self.writing() as connection:
            now = await self.clock.read(connection)
            rows = [{"m": match, "p": player, "s": now, "h": here} for match, player in people]
            await connection.execute(_TOUCH, rows)

    @shielded
    async def attendance(self, matches: Iterable[str]) -> dict[str, dict[str, tuple[int, bool]]]:
        """By match and player: time of the last heartbeat, and whether the player is still here."""
        table = schema.presence.c
        wanted = select(table.match, table.player, table.seen, table.here).where(
            table.match.in_(list(matches))
        )
        found: dict[str, dict[str, tuple[int, bool]]] = {}
        async with self.reader.connect() as connection:
            for row in await connection.execute(wanted):
                self.clock.saw(row.seen)
                found.setdefault(row.match, {})[row.player] = (row.seen, row.here)
        return found

    # Seeks

    @shielded
    async def seek(
        self,
        row: dict[str, Any],
        partner_roles: tuple[str, ...],
        rank: Callable[[str], int | None],
        match: str,
    ) -> Sought | None:
        """Take a waiting partner for a match; without one store the seek and return ``None``.

        ``rank`` says how well a partner's wish fits: the lowest is taken, ``None`` does not fit.
        """
        table = schema.seeks.c
        async with self.writing() as connection:
            await self._lock_seeks(connection)
            now = await self.clock.read(connection)
            await connection.execute(delete(schema.seeks).where(table.player == row["player"]))
            fits = _waiting(now).where(table.role.in_(partner_roles)).limit(_MOST_SEEKS)
            if self.settings.shared:  # a partner whose row is being refreshed is waited for
                fits = fits.with_for_update()
            ranked = [
                (how_well, one)
                for one in (await connection.execute(fits)).all()
                if (how_well := rank(one.wish)) is not None
            ]
            if not ranked:
                await connection.execute(insert(schema.seeks), [{**row, "at": now}])
                return None
            partner = Sought._make(min(ranked, key=itemgetter(0))[1])
            await connection.execute(
                update(schema.seeks).where(table.player == partner.player).values(match=match)
            )
            return partner

    @shielded
    async def meet(self, player: str, match: str) -> Sought | None:
        """Take this waiting player for a match; ``None`` if they no longer wait."""
        table = schema.seeks.c
        async with self.writing() as connection:
            await self._lock_seeks(connection)
            now = await self.clock.read(connection)
            found = _waiting(now).where(table.player == player)
            row = (await connection.execute(found)).first()
            if row is None:
                return None
            await connection.execute(
                update(schema.seeks).where(table.player == player).values(match=match)
            )
            return Sought._make(row)

    @shielded
    async def waiting(self) -> list[Sought]:
        """Players who wait for a partner, always in the same order."""
        async with self.reader.connect() as connection:
            now = await self.clock.read(connection)
            wanted = _waiting(now).order_by(None).order_by(schema.seeks.c.player)
            found = await connection.execute(wanted.limit(_MOST_LISTED))
            return [Sought._make(row) for row in found]

    @shielded
    async def sought(self, players: list[str]) -> dict[str, str]:
        """Matches found for players who wait here, each returned once; the others stay waiting."""
        table = schema.seeks.c
        async with self.writing() as connection:
            await self._lock_seeks(connection)
            now = await self.clock.read(connection)
            await connection.execute(
                update(schema.seeks)
                .where(table.player.in_(players), table.match.is_(None))
                .values(at=now)
            )
            found = await connection.execute(
                delete(schema.seeks)
                .where(table.player.in_(players), table.match.is_not(None))
                .returning(table.player, table.match)
            )
            return {row.player: row.match for row in found}

    async def _lock_seeks(self, connection: AsyncConnection) -> None:
        """One transaction at a time: two seekers who do not see each other would wait forever."""
        if self.settings.shared:
            await connection.execute(text(f"SELECT pg_advisory_xact_lock({_SEEKS_LOCK})"))

    @shielded
    async def unseek(self, player: str) -> None:
        """Delete a seek."""
        async with self.writing() as connection:
            await connection.execute(delete(schema.seeks).where(schema.seeks.c.player == player))


def is_listed(now: int) -> ColumnElement[bool]:
    """Whether a match is in the lobby: public, not started, and fresh or watched by somebody."""
    table, here = schema.matches.c, schema.presence.c
    watched = exists().where(here.match == table.id, here.seen > now - _HERE)
    return and_(table.public, table.phase == "open", or_(table.created > now - _FRESH, watched))


def _waiting(now: int) -> Select[tuple[str, str, str, str]]:
    """Seeks without a partner, the oldest first."""
    table = schema.seeks.c
    return (
        select(table.player, table.role, table.name, table.wish)
        .where(table.match.is_(None), table.at > now - _SEEK_LASTS)
        .order_by(table.at, table.player)
    )


_TOUCH = text(
    "INSERT INTO presence (match, player, seen, here)"
    " SELECT CAST(:m AS VARCHAR), CAST(:p AS VARCHAR), CAST(:s AS BIGINT), CAST(:h AS BOOLEAN)"
    " WHERE EXISTS (SELECT 1 FROM match WHERE id = :m)"  # the host may have removed it
    " ON CONFLICT (match, player) DO UPDATE SET seen = excluded.seen, here = excluded.here"
)
_SEEKS_LOCK = 0x5365656B  # advisory lock of PostgreSQL
_SEEK_LASTS = 60 * 1000  # milliseconds after the last heartbeat of a seeker
_MOST_SEEKS = 1000  # that are compared with a new one
_MOST_LISTED = 50
_FRESH = 10 * 60 * 1000  # milliseconds for which an unwatched table is listed
_HERE = 2 * 60 * 1000  # milliseconds since the last heartbeat at a watched table
