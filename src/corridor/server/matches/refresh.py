"""Keeps watched matches up to date with what other workers committed."""

import asyncio

from sqlalchemy.exc import SQLAlchemyError

from corridor.match.decision import Declined
from corridor.server.live.audience import Audience
from corridor.server.logs import log
from corridor.server.matches.cache import MatchCache
from corridor.server.storage.store import Store
from corridor.server.tasks import TaskSet


class Refresh:
    """Reads a match when news comes, and polls all watched matches, since news can be lost."""

    def __init__(self, store: Store, matches: MatchCache, audience: Audience, pause: float) -> None:
        self._store = store
        self._matches = matches
        self._audience = audience
        self._pause = pause  # seconds between polls
        self._tasks = TaskSet()

    def start(self) -> None:
        """Begin to poll."""
        _task = self._tasks.spawn(self._run())

    async def close(self) -> None:
        """Stop."""
        await self._tasks.cancel()

    async def refresh(self, name: str) -> None:
        """Show new events of a match; forget it if no client here watches."""
        if name not in self._audience.watching:
            self._matches.drop_unused(name)
            return
        try:
            await self._matches.look(name, self._audience.show)
        except (Declined, SQLAlchemyError, OSError) as error:
            log.warning("refresh_failed", error=type(error).__name__)

    async def _run(self) -> None:
        while True:
            await asyncio.sleep(self._pause)
            try:
                await self._poll()
            except (SQLAlchemyError, OSError) as error:
                log.warning("poll_failed", error=type(error).__name__)

    async def _poll(self) -> None:
        """Refresh matches of which a client has not been sent the last event."""
        names = list(self._audience.watching)
        if not names:
            return
        for name, seq in (await self._store.tails(names)).items():
            watchers = self._audience.watching.get(name, ())
            if any(session.sights[name].sent < seq for session in watchers):
                await self.refresh(name)
