"""Browsers that want to be told when a game waits: by person."""

import asyncio
from hashlib import sha256
from typing import Any

from msgspec import json
from sqlalchemy import delete, insert, select

from corridor.server.push.delivery import Target
from corridor.server.storage import schema
from corridor.server.storage.shielded import shielded
from corridor.server.storage.store import Store

_MOST = 10  # browsers of one person; of more the oldest are forgotten
_targets = json.Decoder(Target)


def name_of(endpoint: str) -> str:
    """The id of an endpoint."""
    return sha256(endpoint.encode()).hexdigest()


class Pushes:
    """Queries about subscriptions."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self.calls: set[asyncio.Task[Any]] = store.calls

    @shielded
    async def add(self, player: str, target: Target) -> None:
        """Remember a browser; it belongs to the person who subscribed last with it."""
        table, name = schema.pushes.c, name_of(target.endpoint)
        async with self._store.writing() as connection:
            now = await self._store.clock.read(connection)
            await connection.execute(delete(schema.pushes).where(table.id == name))
            newest = (
                select(table.id)
                .where(table.player == player)
                .order_by(table.at.desc())
                .limit(_MOST - 1)
            )
            kept = list((await connection.execute(newest)).scalars())
            await connection.execute(
                delete(schema.pushes).where(table.player == player, table.id.not_in(kept))
            )
            row = {"id": name, "player": player, "at": now, "body": json.encode(target).decode()}
            await connection.execute(insert(schema.pushes), [row])

    @shielded
    async def of(self, player: str) -> list[tuple[str, Target]]:
        """The browsers of a person, each with its id."""
        table = schema.pushes.c
        wanted = select(table.id, table.body).where(table.player == player)
        async with self._store.reader.connect() as connection:
            rows = (await connection.execute(wanted)).all()
        return [(row.id, _targets.decode(row.body)) for row in rows]

    @shielded
    async def forget(self, name: str, player: str | None = None) -> None:
        """Forget a browser, if it is that person's."""
        gone = delete(schema.pushes).where(schema.pushes.c.id == name)
        if player is not None:
            gone = gone.where(schema.pushes.c.player == player)
        async with self._store.writing() as connection:
            await connection.execute(gone)
