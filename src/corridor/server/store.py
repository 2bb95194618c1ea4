"""Matches in the database, which is the authority: whatever is not there has not happened."""

from collections.abc import Iterable
from typing import Any

from msgspec import json
from sqlalchemy import and_, delete, exists, insert, or_, select, text, update

from corridor.server import schema
from corridor.server.database import clock, connect, migrate
from corridor.server.match import Match, Tags, fold
from corridor.server.settings import Settings
from corridor.server.writer import Append, Writer
from corridor.wire.events import Event, Stored

_events = json.Decoder(Event)
_tags = json.Decoder(Tags)
_WRITERS = 4  # on PostgreSQL, where one commit need not wait for another


class Store:
    """All that is kept."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.engine = connect(settings)
        # A read is one statement: it needs no transaction around it.
        self._reader = self.engine.execution_options(isolation_level="AUTOCOMMIT")
        self._writer = Writer(self.engine, tasks=_WRITERS if settings.shared else 1)

    async def open(self) -> None:
        """Bring the database up to date, and begin to write."""
        await migrate(self.engine)
        self._writer.start()

    async def close(self) -> None:
        """Finish what is to be written."""
        await self._writer.close()
        await self.engine.dispose()

    async def now(self) -> int:
        """The time, by the one clock that counts."""
        async with self._reader.connect() as connection:
            return await clock(connection)

    # Matches

    async def append(self, wanted: Append) -> None:
        """Commit events; a lost race raises ``Stale``."""
        await self._writer.append(wanted)

    async def load(self, match: str) -> Match | None:
        """A match, worked out from its events."""
        where = schema.matches.c.id == match
        async with self._reader.connect() as connection:
            found = (await connection.execute(select(schema.matches.c.tags).where(where))).scalar()
        if found is None:
            return None
        return fold(_tags.decode(found), await self.since(match, 0))

    async def since(self, match: str, seq: int) -> list[Stored]:
        """The events of a match after one of them."""
        table = schema.events.c
        wanted = (
            select(table.seq, table.at, table.body)
            .where(table.match == match, table.seq > seq)
            .order_by(table.seq)
        )
        async with self._reader.connect() as connection:
            rows = (await connection.execute(wanted)).all()
        return [Stored(row.seq, row.at, _events.decode(row.body)) for row in rows]

    async def tails(self, matches: Iterable[str]) -> dict[str, int]:
        """How far some matches are."""
        table = schema.matches.c
        async with self._reader.connect() as connection:
            rows = await connection.execute(
                select(table.id, table.seq).where(table.id.in_(list(matches)))
            )
            return {row.id: row.seq for row in rows}

    async def open_tables(self, most: int = 50) -> list[str]:
        """Public tables that wait for people, the newest first."""
        table, here = schema.matches.c, schema.presence.c
        async with self._reader.connect() as connection:
            now = await clock(connection)
            watched = exists().where(here.match == table.id, here.seen > now - _HERE)
            wanted = (
                select(table.id)
                .where(table.public, table.phase == "open")
                .where(or_(table.created > now - _FRESH, watched))
                .order_by(table.created.desc())
                .limit(most)
            )
            return list((await connection.execute(wanted)).scalars())

    # Duties

    async def lease_due(self, most: int) -> list[str]:
        """Take duties that nobody has; a worker that dies leaves them to others after a while."""
        table = schema.matches.c
        async with self.engine.begin() as connection:
            now = await clock(connection)
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

    async def next_due(self) -> int | None:
        """Milliseconds until the next duty or flag."""
        soonest = text(
            "SELECT MIN(t) FROM (SELECT MIN(due_at) AS t FROM match WHERE leased_until = 0"
            " UNION ALL SELECT MIN(flag_at) AS t FROM match) AS times"
        )
        async with self._reader.connect() as connection:
            found = (await connection.execute(soonest)).scalar()
            return None if found is None else int(found) - await clock(connection)

    async def fallen(self, most: int = 50) -> list[str]:
        """Matches in which somebody's time is up."""
        table = schema.matches.c
        async with self._reader.connect() as connection:
            now = await clock(connection)
            wanted = select(table.id).where(table.flag_at <= now).limit(most)
            return list((await connection.execute(wanted)).scalars())

    # Secrets

    async def find_secret(self, digest: str) -> tuple[str, int | None] | None:
        """The match and seat that an unused secret opens."""
        table = schema.secrets.c
        wanted = select(table.match, table.seat).where(table.hash == digest, ~table.used)
        async with self._reader.connect() as connection:
            row = (await connection.execute(wanted)).first()
        return None if row is None else (row.match, row.seat)

    async def use_secret(self, digest: str) -> bool:
        """Use a secret up; of two who try at once, one succeeds."""
        table = schema.secrets.c
        used = update(schema.secrets).where(table.hash == digest, ~table.used).values(used=True)
        async with self.engine.begin() as connection:
            return (await connection.execute(used)).rowcount == 1

    async def add_secret(self, row: dict[str, Any]) -> None:
        """Keep the hash of a secret."""
        async with self.engine.begin() as connection:
            await connection.execute(insert(schema.secrets), [row])

    # Presence

    async def touch(self, who: Iterable[tuple[str, str]]) -> None:
        """Note that people are at their tables."""
        rows = sorted(set(who))
        if not rows:
            return
        table = schema.presence.c
        async with self.engine.begin() as connection:
            now = await clock(connection)
            for match, player in rows:
                here = and_(table.match == match, table.player == player)
                changed = await connection.execute(
                    update(schema.presence).where(here).values(seen=now)
                )
                if changed.rowcount == 0:
                    await connection.execute(
                        text(
                            "INSERT INTO presence (match, player, seen) VALUES (:m, :p, :s)"
                            " ON CONFLICT DO NOTHING"
                        ),
                        {"m": match, "p": player, "s": now},
                    )

    async def seen(self, match: str) -> dict[str, int]:
        """When people were last at a table."""
        table = schema.presence.c
        async with self._reader.connect() as connection:
            rows = await connection.execute(
                select(table.player, table.seen).where(table.match == match)
            )
            return {row.player: row.seen for row in rows}

    # Seeks

    async def seek(
        self, row: dict[str, Any], partner_roles: tuple[str, ...], match: str
    ) -> tuple[str, str, str] | None:
        """Take a partner who seeks the same for a match, or wait to be taken."""
        table = schema.seeks.c
        async with self.engine.begin() as connection:
            now = await clock(connection)
            await connection.execute(delete(schema.seeks).where(table.player == row["player"]))
            fits = (
                select(table.player, table.role, table.name)
                .where(
                    table.wish == row["wish"],
                    table.role.in_(partner_roles),
                    table.match.is_(None),
                    table.at > now - _SEEK_LASTS,
                )
                .order_by(table.at)
                .limit(1)
            )
            if self.settings.shared:
                fits = fits.with_for_update(skip_locked=True)
            partner = (await connection.execute(fits)).first()
            if partner is None:
                await connection.execute(insert(schema.seeks), [{**row, "at": now}])
                return None
            await connection.execute(
                update(schema.seeks).where(table.player == partner.player).values(match=match)
            )
            return partner.player, partner.role, partner.name

    async def sought(self, players: list[str]) -> dict[str, str]:
        """Matches that were found for people who wait here; each is told once."""
        table = schema.seeks.c
        async with self.engine.begin() as connection:
            now = await clock(connection)
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

    async def unseek(self, player: str) -> None:
        """Wait no longer."""
        async with self.engine.begin() as connection:
            await connection.execute(delete(schema.seeks).where(schema.seeks.c.player == player))


_SEEK_LASTS = 60 * 1000  # milliseconds after the last sign of a seeker
_FRESH = 10 * 60 * 1000  # milliseconds for which a table is shown though nobody watches it
_HERE = 2 * 60 * 1000  # milliseconds since the last sign of somebody at a table
