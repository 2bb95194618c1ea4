"""Networks of the people who took seats at a table, and of those who were sent away from it."""

import asyncio
from typing import Any

from sqlalchemy import exists, select, text, update

from corridor.server.storage import schema
from corridor.server.storage.shielded import shielded
from corridor.server.storage.store import Store


class Arrivals:
    """All queries about who came from where."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self.calls: set[asyncio.Task[Any]] = store.calls

    @shielded
    async def note(self, match: str, player: str, origin: str) -> None:
        """Remember from where somebody takes a seat; the last place counts."""
        async with self._store.writing() as connection:
            await connection.execute(_ARRIVED, {"m": match, "p": player, "o": origin})

    @shielded
    async def send_away(self, match: str, player: str) -> None:
        """Bar the network from which somebody came."""
        table = schema.arrivals.c
        mine = (table.match == match) & (table.player == player)
        async with self._store.writing() as connection:
            await connection.execute(update(schema.arrivals).where(mine).values(sent_away=True))

    @shielded
    async def is_barred(self, match: str, origin: str) -> bool:
        """Whether somebody of a network was sent away from a table."""
        table = schema.arrivals.c
        barred = (table.match == match) & (table.origin == origin) & table.sent_away
        async with self._store.reader.connect() as connection:
            return bool((await connection.execute(select(exists().where(barred)))).scalar())


_ARRIVED = text(
    "INSERT INTO arrival (match, player, origin) VALUES (:m, :p, :o)"
    " ON CONFLICT (match, player) DO UPDATE SET origin = excluded.origin"
)
