"""Who may sit down at a table: people who were sent away may not come back as new guests."""

from corridor.match.match import Match
from corridor.server.identity import Signer
from corridor.server.matches.cache import MatchCache
from corridor.server.storage.arrivals import Arrivals
from corridor.server.storage.people import People
from corridor.server.storage.store import Store
from corridor.wire import commands as cmd


class Welcome:
    """Remembers the networks that people come from, and bars those of people sent away."""

    def __init__(self, store: Store, people: People, matches: MatchCache, signer: Signer) -> None:
        self._arrivals = Arrivals(store)
        self._people = people
        self._matches = matches
        self._signer = signer

    async def arrives(self, match: str, player: str, address: str) -> bool:
        """Remember where somebody comes from; false if their network is barred at the table."""
        if not player:  # refused all the same
            return True
        origin = self._signer.veiled(address)
        if await self._arrivals.is_barred(match, origin):
            return False
        await self._arrivals.note(match, player, origin)
        return True

    async def sent_away_by(self, command: cmd.Leave, player: str) -> str:
        """The person whom a command of another one takes from a seat; empty if it is nobody."""

        def other(match: Match) -> str:
            seat = match.seats[command.seat] if command.seat < len(match.seats) else None
            return "" if seat is None or seat.player == player else seat.player

        return await self._matches.look(command.match, other)

    async def send_away(self, match: str, player: str) -> None:
        """Bar a network, and end the code, which its people know; the owner gets a new one."""
        await self._arrivals.send_away(match, player)
        await self._people.withdraw_code(match)
