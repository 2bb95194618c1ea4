"""Tables at which only bots play: a person and an address may have a few of them at a time."""

from corridor.match.decision import decline
from corridor.match.match import Match
from corridor.server.limits import Limits
from corridor.server.storage.leases import Leases
from corridor.server.storage.store import Store
from corridor.wire.codes import Code

_LATER = 60  # seconds after which it is worth trying again


class BotTables:
    """The tables with bots only that play here, by owner and by origin."""

    def __init__(self, limits: Limits, store: Store) -> None:
        self._limits = limits
        self._leases = Leases(store)
        self._playing: dict[str, tuple[str, str]] = {}

    async def check(self, match: Match) -> None:
        """Raise ``Declined`` if one more table with bots only were too many; else count it."""
        if not only_bots(match):
            return
        if self._full(match):
            await self._forget_ended()
        if self._full(match):
            raise decline(Code.TOO_MANY, seconds=_LATER)
        self.note(match)

    def note(self, match: Match) -> None:
        """Count a table with bots only; after a restart it is met when a bot must move."""
        if only_bots(match):
            self._playing[match.tags.id] = (match.tags.owner, match.tags.origin)

    def _full(self, match: Match) -> bool:
        if not self._limits.on or match.tags.id in self._playing:
            return False
        counts, owner, origin = self._limits.table.counts, match.tags.owner, match.tags.origin
        mine = sum(one == owner for one, _ in self._playing.values())
        ours = sum(one == origin for _, one in self._playing.values())
        return mine >= counts["bot-tables"] or ours >= counts["bot-tables-address"]

    async def _forget_ended(self) -> None:
        over = await self._leases.ended(self._playing)
        self._playing = {name: who for name, who in self._playing.items() if name not in over}


def only_bots(match: Match) -> bool:
    """Whether bots have every seat, and nobody may come back to one."""
    return match.phase != "over" and all(seat.is_bot and not seat.player for seat in match.seats)
