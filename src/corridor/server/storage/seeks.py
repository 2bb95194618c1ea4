"""Seeks: people who wait for a partner, and are found by the next who fits."""

import asyncio
from collections.abc import Callable
from operator import itemgetter
from typing import Any, NamedTuple

from sqlalchemy import Select, delete, insert, select, text, update
from sqlalchemy.ext.asyncio import AsyncConnection

from corridor.server.storage import schema
from corridor.server.storage.shielded import shielded
from corridor.server.storage.store import Store

_SEEKS_LOCK = 0x5365656B  # advisory lock of PostgreSQL
_SEEK_LASTS = 60 * 1000  # milliseconds after the last heartbeat of a seeker
_MOST_SEEKS = 1000  # that are compared with a new one
_MOST_LISTED = 50


class Sought(NamedTuple):
    """A player who waits for a partner; ``wish`` is what they wait for, encoded."""

    player: str
    role: str
    name: str
    wish: str


class SeekRows:
    """All queries about seeks."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self.calls: set[asyncio.Task[Any]] = store.calls

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
        async with self._store.writing() as connection:
            await self._lock_seeks(connection)
            now = await self._store.clock.read(connection)
            await connection.execute(delete(schema.seeks).where(table.player == row["player"]))
            fits = _waiting(now).where(table.role.in_(partner_roles)).limit(_MOST_SEEKS)
            if self._store.settings.shared:  # a partner whose row is being refreshed is waited for
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
        async with self._store.writing() as connection:
            await self._lock_seeks(connection)
            now = await self._store.clock.read(connection)
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
        async with self._store.reader.connect() as connection:
            now = await self._store.clock.read(connection)
            wanted = _waiting(now).order_by(None).order_by(schema.seeks.c.player)
            found = await connection.execute(wanted.limit(_MOST_LISTED))
            return [Sought._make(row) for row in found]

    @shielded
    async def sought(self, players: list[str]) -> dict[str, str]:
        """Matches found for players who wait here, each returned once; the others stay waiting.

        A partner is taken before the match is created, so a match counts only once it is there.
        """
        table = schema.seeks.c
        created = table.match.in_(select(schema.matches.c.id))
        async with self._store.writing() as connection:
            await self._lock_seeks(connection)
            now = await self._store.clock.read(connection)
            await connection.execute(
                update(schema.seeks)
                .where(table.player.in_(players), table.match.is_(None))
                .values(at=now)
            )
            failed = table.match.is_not(None) & ~created & (table.at < now - _SEEK_LASTS)
            await connection.execute(
                update(schema.seeks)
                .where(table.player.in_(players), failed)
                .values(match=None, at=now)
            )
            found = await connection.execute(
                delete(schema.seeks)
                .where(table.player.in_(players), created)
                .returning(table.player, table.match)
            )
            return {row.player: row.match for row in found}

    async def _lock_seeks(self, connection: AsyncConnection) -> None:
        """One transaction at a time: two seekers who do not see each other would wait forever."""
        if self._store.settings.shared:
            await connection.execute(text(f"SELECT pg_advisory_xact_lock({_SEEKS_LOCK})"))

    @shielded
    async def unseek(self, player: str) -> None:
        """Delete a seek."""
        async with self._store.writing() as connection:
            await connection.execute(delete(schema.seeks).where(schema.seeks.c.player == player))


def _waiting(now: int) -> Select[tuple[str, str, str, str]]:
    """Seeks without a partner, the oldest first."""
    table = schema.seeks.c
    return (
        select(table.player, table.role, table.name, table.wish)
        .where(table.match.is_(None), table.at > now - _SEEK_LASTS)
        .order_by(table.at, table.player)
    )
