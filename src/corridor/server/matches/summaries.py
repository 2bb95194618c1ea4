"""Summaries of two legs: read from both matches, told to clients that watch."""

import asyncio
from contextlib import suppress

from sqlalchemy.exc import SQLAlchemyError

from corridor.match.decision import Declined, decline
from corridor.match.match import Match
from corridor.match.summary import summary_of
from corridor.server.live.audience import Audience
from corridor.server.live.session import Session
from corridor.server.logs import log
from corridor.server.matches.cache import MatchCache
from corridor.server.tasks import TaskSet
from corridor.wire import messages as msg
from corridor.wire.codes import Code


class Summaries:
    """Reads the legs of a match."""

    def __init__(
        self, matches: MatchCache, audience: Audience, scores_changed: "asyncio.Queue[str]"
    ) -> None:
        self._matches = matches
        self._audience = audience
        self._scores_changed = scores_changed
        self._tasks = TaskSet()

    def start(self) -> None:
        """Begin to tell summaries of matches that end, here or on another worker."""
        _task = self._tasks.spawn(self._run())

    async def close(self) -> None:
        """Stop."""
        await self._tasks.cancel()

    async def _run(self) -> None:
        while True:
            name = await self._scores_changed.get()
            try:
                await self._tell(name)
            except (Declined, SQLAlchemyError, OSError) as error:
                log.warning("summary_failed", error=type(error).__name__)

    async def summary(self, name: str) -> msg.Summary:
        """The legs played so far; raises ``Declined`` where there is nothing to count."""
        shown = await self._matches.look(name, lambda match: match)
        if not shown.has_score():
            raise decline(Code.NOT_OVER)
        if shown.tags.leg == 1:
            return summary_of(shown, shown)
        first = await self._matches.look(shown.tags.before, lambda match: match)
        return summary_of(shown, first, *([shown] if shown.phase == "over" else []))

    async def _tell(self, name: str) -> None:
        """Send the summary to every client of this worker that watches the match."""
        if name not in self._audience.watching:
            return
        summary = await self.summary(name)
        for session in list(self._audience.watching.get(name, ())):
            session.tell(summary)

    async def tell_one(self, session: Session, name: str) -> None:
        """Send the summary to a client that has just subscribed, if there is one."""
        if await self._matches.look(name, Match.has_score):
            with suppress(Declined):
                session.tell(await self.summary(name))
