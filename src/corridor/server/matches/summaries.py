"""Summaries of two legs: read from both matches, told to clients that watch."""

from contextlib import suppress

from corridor.match.decision import Declined, decline
from corridor.match.match import Match
from corridor.match.summary import summary_of
from corridor.server.live.audience import Audience
from corridor.server.live.session import Session
from corridor.server.matches.cache import MatchCache
from corridor.wire import messages as msg
from corridor.wire.codes import Code


class Summaries:
    """Reads the legs of a match."""

    def __init__(self, matches: MatchCache, audience: Audience) -> None:
        self._matches = matches
        self._audience = audience

    async def summary(self, name: str) -> msg.Summary:
        """The legs played so far; raises ``Declined`` where there is nothing to count."""
        shown = await self._matches.look(name, lambda match: match)
        if not shown.has_score():
            raise decline(Code.NOT_OVER)
        if shown.tags.leg == 1:
            return summary_of(shown, shown)
        first = await self._matches.look(shown.tags.before, lambda match: match)
        return summary_of(shown, first, *([shown] if shown.phase == "over" else []))

    async def tell(self, name: str) -> None:
        """Send the summary to every client of this worker that watches the match."""
        summary = await self.summary(name)
        for session in list(self._audience.watching.get(name, ())):
            session.tell(summary)

    async def tell_one(self, session: Session, name: str) -> None:
        """Send the summary to a client that has just subscribed, if there is one."""
        if await self._matches.look(name, Match.has_score):
            with suppress(Declined):
                session.tell(await self.summary(name))
