"""Secrets of links and codes: only their hashes are stored."""

import asyncio
from typing import Any

from sqlalchemy import insert, select, update

from corridor.server.storage import schema
from corridor.server.storage.shielded import shielded
from corridor.server.storage.store import Store


class Secrets:
    """All queries about secrets."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self.calls: set[asyncio.Task[Any]] = store.calls

    @shielded
    async def find(self, digest: str) -> tuple[str, int | None, bool] | None:
        """The match and seat of a secret's hash, and whether it was used."""
        table = schema.secrets.c
        wanted = select(table.match, table.seat, table.used).where(table.hash == digest)
        async with self._store.reader.connect() as connection:
            row = (await connection.execute(wanted)).first()
        return None if row is None else (row.match, row.seat, row.used)

    @shielded
    async def add(self, rows: list[dict[str, Any]]) -> None:
        """Store the hashes of secrets."""
        async with self._store.writing() as connection:
            await connection.execute(insert(schema.secrets), rows)

    @shielded
    async def use(self, digest: str) -> None:
        """Mark a secret as used."""
        used = update(schema.secrets).where(schema.secrets.c.hash == digest).values(used=True)
        async with self._store.writing() as connection:
            await connection.execute(used)
