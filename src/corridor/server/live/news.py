"""Listens to news of other workers and passes each to the part it concerns."""

import asyncio
from contextlib import aclosing

from corridor.server.live.attendance import Attendance
from corridor.server.live.hub import Hub, News
from corridor.server.live.outbox import Outbox
from corridor.server.logs import log
from corridor.server.matches.refresh import Refresh
from corridor.server.signouts import Signouts
from corridor.server.tasks import TaskSet

_PAUSE = 0.5  # seconds before connecting again


class NewsListener:
    """Reads the hub until it is closed; connects again when the connection breaks."""

    def __init__(
        self,
        *,
        hub: Hub,
        refresh: Refresh,
        attendance: Attendance,
        outbox: Outbox,
        signouts: Signouts,
        lobby_changed: asyncio.Event,
    ) -> None:
        self._hub = hub
        self._refresh = refresh
        self._attendance = attendance
        self._outbox = outbox
        self._signouts = signouts
        self._lobby_changed = lobby_changed
        self._tasks = TaskSet()

    def start(self) -> None:
        """Begin to listen, if there are other workers."""
        if not self._hub.alone:
            _task = self._tasks.spawn(self._run())

    async def close(self) -> None:
        """Stop."""
        await self._tasks.cancel()

    async def _run(self) -> None:
        while True:
            try:
                async with aclosing(self._hub.listen()) as heard:
                    async for news in heard:
                        await self._pass_on(news)
            except Exception as error:  # noqa: BLE001  any failure: connect again
                log.warning("hub_down", error=type(error).__name__)
            await asyncio.sleep(_PAUSE)

    async def _pass_on(self, news: News) -> None:
        if news.topic == "match":
            await self._refresh.refresh(news.match)
        elif news.topic == "lobby":
            self._lobby_changed.set()
        elif news.topic == "presence":
            await self._attendance.tell([news.match])
        elif news.topic == "signout":
            await self._signouts.refresh()
        elif news.topic == "to":
            self._outbox.send_here(news.player, news.match, news.body.encode())
