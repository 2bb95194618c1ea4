"""Tables and games that everybody may see."""

import asyncio
from typing import Any

from sqlalchemy import ColumnElement, Select, and_, case, exists, func, or_, select

from corridor.server.storage import schema
from corridor.server.storage.presence import HERE
from corridor.server.storage.shielded import shielded
from corridor.server.storage.store import Store

_FRESH = 10 * 60 * 1000  # milliseconds for which an unwatched table is listed
_TWO = 2  # people


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
        async with self._store.reader.connect() as connection:
            now = await self._store.clock.read(connection)
            found = await connection.execute(_in_turn(is_listed(now), most))
            return [row.id for row in sorted(found.all(), key=lambda row: -row.created)]

    @shielded
    async def public_games(self, most: int) -> list[tuple[str, int]]:
        """Public matches with a player there a moment ago, the latest first: id and last seq.

        Each address has its turn before any a second, as in the lobby.
        """
        async with self._store.reader.connect() as connection:
            now = await self._store.clock.read(connection)
            found = await connection.execute(_in_turn(_is_watchable(now), most))
            return [(row.id, row.seq) for row in sorted(found.all(), key=lambda row: -row.created)]


def _in_turn(which: ColumnElement[bool], most: int) -> Select[tuple[str, int, int]]:
    """So many matches: the newest of each origin, then the second of each, and so on."""
    table = schema.matches.c
    origin = case((table.origin == "", table.id), else_=table.origin)  # nobody knows: its own
    turn = func.row_number().over(partition_by=origin, order_by=table.created.desc())
    each = select(table.id, table.seq, table.created, turn.label("turn")).where(which).subquery().c
    wanted = select(each.id, each.seq, each.created)
    return wanted.order_by(each.turn, each.created.desc()).limit(most)


def is_listed(now: int) -> ColumnElement[bool]:
    """Whether a match is in the lobby: public, not started, and fresh or watched by somebody."""
    table = schema.matches.c
    fresh = or_(table.created > now - _FRESH, _attended(now))
    return and_(table.public, table.phase == "open", fresh)


def is_shown_alone(now: int) -> ColumnElement[bool]:
    """Whether everybody can watch a match, in which one person plays against bots."""
    sat = schema.sitting.c
    people = select(func.count()).where(sat.match == schema.matches.c.id).scalar_subquery()
    return and_(_is_watchable(now), people < _TWO)


def _is_watchable(now: int) -> ColumnElement[bool]:
    table = schema.matches.c
    return and_(table.public, table.phase == "playing", _attended(now))


def _attended(now: int) -> ColumnElement[bool]:
    """Whether somebody was there a moment ago."""
    here = schema.presence.c
    return exists().where(here.match == schema.matches.c.id, here.seen > now - HERE)
