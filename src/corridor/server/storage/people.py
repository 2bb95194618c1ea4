"""Queries about people: their tables, links to go on elsewhere, sign-outs, and the pulse."""

import asyncio
from typing import Any

from sqlalchemy import (
    ColumnElement,
    delete,
    func,
    insert,
    literal,
    or_,
    select,
    text,
    tuple_,
    update,
)

from corridor.server.storage import schema
from corridor.server.storage.lobby import is_listed, is_shown_alone
from corridor.server.storage.shielded import shielded
from corridor.server.storage.store import Store
from corridor.wire.setup import Setup

_MOST_TABLES = 100  # of one player that are told at once


class People:
    """What the database knows of a person besides their moves."""

    def __init__(self, store: Store, *, links: int) -> None:
        self._store = store
        self._links = links  # of a player that are good at the same time

    @property
    def calls(self) -> "set[asyncio.Task[Any]]":
        """The queries under way."""
        return self._store.calls

    # Tables

    @shielded
    async def tables_of(self, player: str) -> list[str]:
        """Unfinished tables at which a player sits, the latest first."""
        table, here, sat = schema.matches.c, schema.presence.c, schema.sitting.c
        seen = (here.match == sat.match) & (here.player == player)
        wanted = (
            select(sat.match)
            .join(schema.matches, table.id == sat.match)
            .outerjoin(schema.presence, seen)
            .where(sat.player == player, table.phase != "over")
            .order_by(func.coalesce(here.seen, table.created).desc())
            .limit(_MOST_TABLES)
        )
        async with self._store.reader.connect() as connection:
            return list((await connection.execute(wanted)).scalars())

    @shielded
    async def games_of(
        self, player: str, most: int, *, mode: str = "", result: str = "", after: str = ""
    ) -> list[tuple[str, int]]:
        """Matches of a player that were started, the latest first, with the times they were made.

        Of one mode or result if asked; ``after`` is the last match that is known already.
        """
        table, sat = schema.matches.c, schema.sitting.c
        wanted = (
            select(table.id, table.created)
            .join(schema.sitting, table.id == sat.match)
            .where(sat.player == player, table.phase != "open")
            .order_by(table.created.desc(), table.id.desc())
            .limit(most)
        )
        if mode:
            wanted = wanted.where(_of_mode(mode))
        if result:
            wanted = wanted.where(sat.result == result)
        async with self._store.reader.connect() as connection:
            if after:
                known = select(table.created, table.id).where(table.id == after)
                row = (await connection.execute(known)).first()
                if row is None:
                    return []
                older = tuple_(table.created, table.id) < tuple_(*map(literal, row))
                wanted = wanted.where(older)
            return [(row.id, row.created) for row in await connection.execute(wanted)]

    @shielded
    async def listed_tables_of(self, player: str) -> int:
        """How many tables of the lobby, and games against bots to watch, a player has a part in."""
        table, sat = schema.matches.c, schema.sitting.c
        async with self._store.reader.connect() as connection:
            now = await self._store.clock.read(connection)
            mine: ColumnElement[bool] = or_(
                table.owner == player,
                table.id.in_(select(sat.match).where(sat.player == player)),
            )
            shown = or_(is_listed(now), is_shown_alone(now))
            wanted = select(func.count()).select_from(schema.matches).where(shown, mine)
            return int((await connection.execute(wanted)).scalar_one())

    # Links to go on elsewhere

    @shielded
    async def add_link(self, row: dict[str, Any]) -> None:
        """Store the hash of a link; of too many links of a player the oldest end."""
        table = schema.links.c
        async with self._store.writing() as connection:
            now = await self._store.clock.read(connection)
            await connection.execute(delete(schema.links).where(table.until < now))
            newest = (
                select(table.hash)
                .where(table.player == row["player"])
                .order_by(table.until.desc())
                .limit(self._links - 1)
            )
            kept = list((await connection.execute(newest)).scalars())
            await connection.execute(
                delete(schema.links).where(table.player == row["player"], table.hash.not_in(kept))
            )
            await connection.execute(insert(schema.links), [row])

    @shielded
    async def use_link(self, digest: str) -> bool:
        """Whether a link is good; one that works once is good no longer."""
        table = schema.links.c
        async with self._store.writing() as connection:
            used = delete(schema.links).where(table.hash == digest, table.once)
            if (await connection.execute(used.returning(table.hash))).first() is not None:
                return True
            lasting = select(table.hash).where(table.hash == digest)
            return (await connection.execute(lasting)).first() is not None

    @shielded
    async def links_of(self, player: str) -> int:
        """How many links of a player are good."""
        table = schema.links.c
        now = await self._store.now()
        wanted = select(func.count()).where(table.player == player, table.until >= now)
        async with self._store.reader.connect() as connection:
            return int((await connection.execute(wanted)).scalar_one())

    @shielded
    async def revoke_links(self, player: str) -> int:
        """End all links of a player; returns how many there were."""
        async with self._store.writing() as connection:
            gone = delete(schema.links).where(schema.links.c.player == player)
            return len((await connection.execute(gone.returning(schema.links.c.hash))).all())

    # Sign-outs

    @shielded
    async def sign_out(self, player: str) -> int:
        """Make the tokens and links of a player worthless; returns the epoch of the new ones."""
        table = schema.signouts.c
        async with self._store.writing() as connection:
            now = await self._store.clock.read(connection)
            await connection.execute(SIGN_OUT, {"p": player, "t": now})
            await connection.execute(delete(schema.links).where(schema.links.c.player == player))
            wanted = select(table.epoch).where(table.player == player)
            return int((await connection.execute(wanted)).scalar_one())

    @shielded
    async def signed_out(self, since: int) -> list[tuple[str, int, int]]:
        """Player, epoch and time of all sign-outs since a time."""
        table = schema.signouts.c
        wanted = select(table.player, table.epoch, table.at).where(table.at >= since)
        async with self._store.reader.connect() as connection:
            found = (await connection.execute(wanted)).all()
            return [(row.player, row.epoch, row.at) for row in found]

    # Secrets of a table

    @shielded
    async def withdraw_code(self, match: str) -> None:
        """End the codes of a table; links for single seats stay good."""
        table = schema.secrets.c
        ended = (
            update(schema.secrets)
            .where(table.match == match, table.seat.is_(None))
            .values(used=True)
        )
        async with self._store.writing() as connection:
            await connection.execute(ended)


def _of_mode(mode: str) -> ColumnElement[bool]:
    """The mode stands in the setup, which may leave out the usual one."""
    tags = schema.matches.c.tags
    named = tags.like(f'%"mode":"{mode}"%')
    return or_(named, tags.not_like('%"mode":%')) if mode == Setup().mode else named


SIGN_OUT = text(
    "INSERT INTO signout (player, epoch, at) VALUES (:p, 1, :t)"
    " ON CONFLICT (player) DO UPDATE SET epoch = signout.epoch + 1, at = excluded.at"
)
