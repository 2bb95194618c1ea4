"""News between workers. It may be late or lost: whoever listens also looks for itself."""

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import suppress
from typing import Any

from litestar.channels.backends.base import ChannelsBackend
from litestar.channels.backends.redis import RedisChannelsPubSubBackend
from msgspec import Struct, json

from corridor.server.logs import log

_CHANNEL = "CORRIDOR"
_PAUSE = 0.5  # seconds before the next try


class News(Struct, frozen=True, omit_defaults=True):
    """What a worker tells the others."""

    worker: str
    topic: str  # "match", "lobby", "presence", or "to" somebody
    match: str = ""
    player: str = ""
    body: str = ""


class Hub:
    """Tells other workers, and hears them; without a server in between there are none."""

    def __init__(self, url: str, worker: str, hear: Callable[[News], Awaitable[None]]) -> None:
        self._url = url
        self.worker = worker
        self._hear = hear
        self._backend: ChannelsBackend | None = None
        self._tasks: set[asyncio.Task[None]] = set()
        self.connected = not url

    def start(self) -> None:
        """Begin to listen."""
        if self._url:
            self._keep(self._listen())

    def _keep(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def close(self) -> None:
        """Stop listening."""
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def announce(self, news: News) -> None:
        """Tell the others, without waiting."""
        if self._url and self._backend is not None:
            self._keep(self._publish(self._backend, json.encode(news)))

    async def _publish(self, backend: ChannelsBackend, data: bytes) -> None:
        try:
            await backend.publish(data, [_CHANNEL])
        except Exception as error:  # noqa: BLE001  news may be lost; the others look for themselves
            log.warning("news_lost", error=type(error).__name__)

    async def _listen(self) -> None:
        while True:
            try:
                await self._listen_once()
            except asyncio.CancelledError:
                raise
            except Exception as error:  # noqa: BLE001  whatever it was, it may be over soon
                log.warning("hub_down", error=type(error).__name__)
            self.connected = False
            await asyncio.sleep(_PAUSE)

    async def _listen_once(self) -> None:
        from redis.asyncio import Redis

        client = Redis.from_url(self._url, socket_connect_timeout=2, health_check_interval=2)
        backend = RedisChannelsPubSubBackend(redis=client)
        try:
            await backend.subscribe([_CHANNEL])
            self._backend, self.connected = backend, True
            async for _channel, data in backend.stream_events():
                news = json.decode(data, type=News)
                if news.worker != self.worker:
                    await self._hear(news)
        finally:
            self._backend = None
            with suppress(Exception):
                await backend.on_shutdown()
                await client.aclose()
