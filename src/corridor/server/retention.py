"""Deletes finished games that are older than the server keeps them; off unless it is set."""

import asyncio

from sqlalchemy.exc import SQLAlchemyError

from corridor.server.host.tables import delete_old
from corridor.server.logs import log
from corridor.server.storage.store import Store
from corridor.server.tasks import TaskSet

_PAUSE = 3600.0  # seconds between two looks


class Retention:
    """The duty that deletes; the host's log says how many went, as for `corridor admin`."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._tasks = TaskSet()

    def start(self) -> None:
        """Begin, if games are to be deleted at all."""
        if self._store.settings.keep_days > 0:
            _task = self._tasks.spawn(self._run())

    async def close(self) -> None:
        """Stop."""
        await self._tasks.cancel()

    async def _run(self) -> None:
        while True:
            try:
                days = self._store.settings.keep_days
                await delete_old(self._store.engine, days, "--keep-days", unfinished=False)
            except (SQLAlchemyError, OSError) as error:
                log.warning("retention_failed", error=type(error).__name__)
            await asyncio.sleep(_PAUSE)
