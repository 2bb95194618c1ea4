"""Absent players of a match, by the heartbeats in the database."""

from corridor.match.match import Match
from corridor.match.presence import is_here
from corridor.server.matches.cache import MatchCache
from corridor.server.settings import Settings
from corridor.server.storage.store import Store


class Absence:
    """Says who is away now, and who has been away so long that others may claim."""

    def __init__(self, settings: Settings, store: Store, matches: MatchCache) -> None:
        self._settings = settings
        self._store = store
        self._matches = matches

    def limit(self, match: Match) -> int:
        """Milliseconds of absence before a claim: longer at a table without a clock."""
        settings = self._settings
        return int(1000 * (settings.grace if match.is_timed else settings.patience))

    async def gone(self, name: str) -> frozenset[str]:
        """Players who were absent for the whole limit, and since the table was made."""
        seen = await self._seen(name)
        late = await self._store.now() - await self._matches.look(name, self.limit)
        people = await self._matches.look(
            name, lambda match: {seat.player for seat in match.seats if seat.player}
        )
        began = await self._matches.look(name, _first_event_at)
        return frozenset(who for who in people if max(seen.get(who, (0, False))[0], began) < late)

    async def away(self, name: str) -> frozenset[str]:
        """Players who are not at the table now."""
        seen = await self._seen(name)
        now, grace = await self._store.now(), int(self._settings.grace * 1000)
        people = await self._matches.look(name, lambda match: {seat.player for seat in match.seats})
        here = {who for who, attended in seen.items() if is_here(attended, now, grace)}
        return frozenset(people - here)

    async def _seen(self, name: str) -> dict[str, tuple[int, bool]]:
        return (await self._store.attendance([name])).get(name, {})


def _first_event_at(match: Match) -> int:
    return match.log[0].at if match.log else 0
