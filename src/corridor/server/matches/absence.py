"""Absent players of a match, by the heartbeats in the database."""

import time

from corridor.match.match import Match
from corridor.match.presence import HEARTBEATS, absent_since, is_here
from corridor.server.matches.cache import MatchCache
from corridor.server.settings import Settings
from corridor.server.storage.presence import PresenceRows
from corridor.server.storage.store import Store

_RESUMED, _BEAT = "resumed", "beat"  # times in the database


class Absence:
    """Says who is away now, and who has been away so long that others may claim."""

    def __init__(self, settings: Settings, store: Store, matches: MatchCache) -> None:
        self._settings = settings
        self._store = store
        self._presence = PresenceRows(store)
        self._matches = matches
        self._beat_at = time.monotonic()

    def limit(self, match: Match) -> int:
        """Milliseconds of absence before a claim: longer at a table without a clock."""
        settings = self._settings
        return int(1000 * (settings.grace if match.is_timed else settings.patience))

    async def gone(self, name: str) -> frozenset[str]:
        """Players whose absence has lasted for the whole limit; none while heartbeats fail."""
        if self._is_blind():
            return frozenset()
        seen, resumed, now = await self._seen(name), await self.resumed(), await self._store.now()

        def late(match: Match) -> frozenset[str]:
            people = {seat.player for seat in match.seats if seat.player}
            latest = now - self.limit(match)
            return frozenset(
                who
                for who in people
                if absent_since(match, seen.get(who, (0, False))[0], resumed) < latest
            )

        return await self._matches.look(name, late)

    async def away(self, name: str) -> frozenset[str]:
        """Players who are not at the table now."""
        seen = await self._seen(name)
        now, grace = await self._store.now(), int(self._settings.grace * 1000)
        people = await self._matches.look(name, lambda match: {seat.player for seat in match.seats})
        here = {who for who, attended in seen.items() if is_here(attended, now, grace)}
        return frozenset(people - here)

    # Outages: while the server or its database is away, nobody can show that they are there.

    async def resume(self) -> None:
        """The server begins, or its heartbeats are stored again: every absence begins anew."""
        await self._store.note_time(_RESUMED)
        self._beat_at = time.monotonic()

    async def resumed(self) -> int:
        """When the server was last away, on any worker."""
        return (await self._store.times()).get(_RESUMED, 0)

    async def beat(self) -> None:
        """Heartbeats were stored."""
        if self._is_blind():
            await self.resume()
        await self._store.note_time(_BEAT)
        self._beat_at = time.monotonic()

    def _is_blind(self) -> bool:
        """Whether heartbeats have been missing for longer than they may."""
        return time.monotonic() - self._beat_at > 2 * self._settings.grace / HEARTBEATS

    async def _seen(self, name: str) -> dict[str, tuple[int, bool]]:
        return (await self._presence.attendance([name])).get(name, {})
