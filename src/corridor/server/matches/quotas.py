"""Quotas: how many public tables one person may make or sit at."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from weakref import WeakValueDictionary

from corridor.match.decision import decline
from corridor.match.match import Match
from corridor.server.limits import Limits
from corridor.server.matches.cache import MatchCache
from corridor.server.storage.people import People
from corridor.wire.codes import Code


class Quotas:
    """Counts the public tables of a person before they get another."""

    def __init__(self, people: People, matches: MatchCache, limits: Limits) -> None:
        self._people = people
        self._matches = matches
        self._limits = limits
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    @asynccontextmanager
    async def one_more(self, player: str, *, public: bool) -> AsyncIterator[None]:
        """Room for one more public table; raises ``Declined`` if the person has enough."""
        if not public or not self._limits.on:
            yield
            return
        lock = self._locks.setdefault(player, asyncio.Lock())
        async with lock:  # requests that come together must not all count the same tables
            most = int(self._limits.table.counts["public-tables"])
            if await self._people.listed_tables_of(player) >= most:
                raise decline(Code.TOO_MANY_TABLES, most=most)
            yield

    @asynccontextmanager
    async def one_more_seat(self, name: str, player: str) -> AsyncIterator[None]:
        """Room for a seat at a table; a table where the person has a part already costs nothing."""

        def counts(match: Match) -> bool:
            mine = player == match.tags.owner or bool(match.seats_of(player))
            return match.tags.setup.public and match.phase == "open" and not mine

        public = await self._matches.look(name, counts)
        async with self.one_more(player, public=public):
            yield
