"""Follows what the host does by `corridor admin`, which writes to the database beside the server.

Every such command adds a row to the host's log. A worker reads new rows every few seconds: people
who are banned or signed out are disconnected, and tables that were removed are forgotten.
"""

import asyncio

from sqlalchemy.exc import SQLAlchemyError

from corridor.server.bans import Bans
from corridor.server.live.audience import Audience
from corridor.server.logs import log
from corridor.server.matches.cache import MatchCache
from corridor.server.signouts import Signouts
from corridor.server.storage.host import HostRows
from corridor.server.storage.store import Store
from corridor.server.tasks import TaskSet


class HostNews:
    """Keeps a worker's bans and its matches in step with the host's commands."""

    def __init__(
        self,
        *,
        store: Store,
        bans: Bans,
        signouts: Signouts,
        matches: MatchCache,
        audience: Audience,
        pause: float,
    ) -> None:
        self._store = store
        self._rows = HostRows(store)
        self._signouts = signouts
        self._bans = bans
        self._matches = matches
        self._audience = audience
        self._pause = pause  # seconds between polls
        self._seen = 0  # the last row of the log that was followed
        self._tasks = TaskSet()

    async def start(self) -> None:
        """Read the bans, and begin to follow the log."""
        self._seen = await self._rows.last_command()
        self._bans.replace(await self._rows.bans())
        _task = self._tasks.spawn(self._run())

    async def close(self) -> None:
        """Stop."""
        await self._tasks.cancel()

    async def _run(self) -> None:
        while True:
            await asyncio.sleep(self._pause)
            try:
                await self._follow()
            except (SQLAlchemyError, OSError) as error:
                log.warning("host_news_failed", error=type(error).__name__)

    async def _follow(self) -> None:
        last = await self._rows.last_command()
        if last == self._seen:
            return
        self._bans.replace(await self._rows.bans())
        for session in list(self._audience.sessions):
            if self._bans.applies(session.player, session.address):
                session.ban()
        await self._signouts.refresh()
        await self._forget_removed()
        self._seen = last

    async def _forget_removed(self) -> None:
        """Drop matches that the database no longer has; their watchers connect again and see."""
        names = self._matches.names | set(self._audience.watching)
        for name in names - set(await self._store.tails(names)):
            self._matches.drop_unused(name)
            for session in list(self._audience.watching.get(name, ())):
                session.part()
