"""News between workers, by Valkey or Redis. News can be late or lost: workers poll as well."""

from collections.abc import AsyncGenerator
from contextlib import suppress

from litestar.channels.backends.base import ChannelsBackend
from litestar.channels.backends.redis import RedisChannelsPubSubBackend
from msgspec import Struct, json

from corridor.server.logs import log
from corridor.server.tasks import TaskSet

_CHANNEL = "CORRIDOR"


class News(Struct, frozen=True, omit_defaults=True):
    """A message from one worker to all others."""

    worker: str
    topic: str  # "match", "lobby", "presence", "signout", or "to" for a message to one player
    match: str = ""
    player: str = ""
    body: str = ""


class Hub:
    """Publishes news and receives that of others; without an address there are no others."""

    def __init__(self, url: str, worker: str) -> None:
        self._url = url
        self.worker = worker
        self._backend: ChannelsBackend | None = None
        self._tasks = TaskSet()
        self.connected = not url

    @property
    def alone(self) -> bool:
        """Whether this worker is the only one."""
        return not self._url

    async def close(self) -> None:
        """Drop news that is not sent yet."""
        await self._tasks.cancel()

    def announce(self, news: News) -> None:
        """Publish news, without waiting."""
        if self._backend is not None:
            _task = self._tasks.spawn(self._publish(self._backend, json.encode(news)))

    async def _publish(self, backend: ChannelsBackend, data: bytes) -> None:
        try:
            await backend.publish(data, [_CHANNEL])
        except Exception as error:  # noqa: BLE001  news may be lost: other workers poll
            log.warning("news_lost", error=type(error).__name__)

    async def listen(self) -> AsyncGenerator[News, None]:
        """News of other workers, until the connection breaks."""
        from redis.asyncio import Redis

        client = Redis.from_url(self._url, socket_connect_timeout=2, health_check_interval=2)
        backend = RedisChannelsPubSubBackend(redis=client)
        try:
            await backend.subscribe([_CHANNEL])
            self._backend, self.connected = backend, True
            async for _channel, data in backend.stream_events():
                news = json.decode(data, type=News)
                if news.worker != self.worker:
                    yield news
        finally:
            self._backend, self.connected = None, False
            with suppress(Exception):
                await backend.on_shutdown()
                await client.aclose()
