"""Tables and games that everybody may see."""

import asyncio
from typing import Any

from sqlalchemy import ColumnElement, and_, exists, func, or_, select

from corridor.server.storage import schema
from corridor.server.storage.presence import HERE
from corridor.server.storage.shielded import shielded
from corridor.server.storage.store import Store

_FRESH = 10 * 60 * 1000  # milliseconds for which an unwatched table is listed


class LobbyRows:
    """Queries about public tables."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self.calls: set[asyncio.Task[Any]] = store.calls

    @shielded
    async def open_tables(self, most: int = 50) -> list[str]:
        """Tables of the lobby, the newest first; each address has its turn before any a second.

        So one visitor who makes many tables does not push those of others out of the list.
        """
        table = schema.matches.c
        async with self._store.reader.connect() as connection:
            now = await self._store.clock.read(connection)
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
        async with self._store.reader.connect() as connection:
            now = await self._store.clock.read(connection)
            attended = exists().where(here.match == table.id, here.seen > now - HERE)
            wanted = (
                select(table.id, table.seq)
                .where(table.public, table.phase == "playing", attended)
                .order_by(table.created.desc())
                .limit(most)
            )
            return [(row.id, row.seq) for row in await connection.execute(wanted)]


def is_listed(now: int) -> ColumnElement[bool]:
    """Whether a match is in the lobby: public, not started, and fresh or watched by somebody."""
    table, here = schema.matches.c, schema.presence.c
    watched = exists().where(here.match == table.id, here.seen > now - HERE)
    return and_(table.public, table.phase == "open", or_(table.created > now - _FRESH, watched))
