"""Hints: the engine's move for a player who asks."""

from corridor.match.match import Match
from corridor.server.bots import Bots, Job, job_of
from corridor.server.matches.cache import MatchCache

_LEVEL = 6


class Hints:
    """Asks the engine on behalf of a player."""

    def __init__(self, matches: MatchCache, bots: Bots) -> None:
        self._matches = matches
        self._bots = bots

    async def hint(self, match: str, seat: int) -> tuple[int, str]:
        """The seq that the hint is for, and the engine's move for the seat."""

        def asked(state: Match) -> tuple[int, Job]:
            return state.seq, job_of(state, seat, _LEVEL, state.seats[seat].player)

        seq, job = await self._matches.look(match, asked)
        return seq, await self._bots.choose(job)
