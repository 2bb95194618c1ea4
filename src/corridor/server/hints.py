"""Hints: the engine's move for a player who asks."""

from corridor.match.decision import decline
from corridor.match.match import Match
from corridor.server.bots import Bots, Job, claim_of, job_of
from corridor.server.matches.cache import MatchCache
from corridor.server.turns import Claim
from corridor.wire.codes import Code

_LEVEL = 6


class Hints:
    """Asks the engine on behalf of a player."""

    def __init__(self, matches: MatchCache, bots: Bots) -> None:
        self._matches = matches
        self._bots = bots

    async def hint(self, match: str, seat: int) -> tuple[int, str]:
        """The seq that the hint is for, and the engine's move for the seat."""

        def claimed(state: Match) -> Claim:
            return claim_of(state, state.seats[seat].player, _LEVEL)

        async def wanted() -> Job | None:
            return await self._matches.look(match, asked)

        def asked(state: Match) -> Job | None:
            return job_of(state, seat, _LEVEL) if seat in state.deciders() else None

        chosen = await self._bots.choose(await self._matches.look(match, claimed), wanted)
        if chosen is None:
            raise decline(Code.NOT_YOUR_TURN)
        job, move = chosen
        return job.seq, move
