"""The gallery: pictures that were made are kept; one that several ask for is made once."""

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable

from corridor.match.decision import decline
from corridor.server.http.static import Static
from corridor.server.limits import Limits
from corridor.server.pictures.easel import Easel, NoPicture
from corridor.server.pictures.painter import Film
from corridor.server.tasks import TaskSet
from corridor.wire.codes import Code

SVG = "image/svg+xml"
PNG = "image/png"
GIF = "image/gif"
_MOST_KEPT = 300
_MOST_BYTES = 64_000_000
_MOST_WAITING = 8  # pictures being made; more would only wait


class Gallery:
    """Makes pictures by name and keeps them; a name stands for one content."""

    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self.easel = Easel()
        self._projector = Easel()  # films take seconds: pictures do not wait for them
        self._kept: OrderedDict[str, Static] = OrderedDict()
        self._making: dict[str, asyncio.Task[Static]] = {}
        self._tasks = TaskSet()

    async def picture(
        self, name: str, draw: Callable[[], str], kind: str, address: str, person: str
    ) -> Static:
        """The picture of that name; ``draw`` gives its SVG, in a thread, if it must be made.

        Only what must be made is counted. Raises ``Declined`` if that is too much.
        """

        async def make() -> bytes:
            drawing = await asyncio.to_thread(draw)
            return await self.easel.png(drawing) if kind == PNG else drawing.encode()

        return await self._shown(name, make, kind, ("picture", address, person))

    async def film(self, name: str, order: Callable[[], Film], address: str, person: str) -> Static:
        """The same for a game move by move; ``order`` says what is shown, in a thread."""
        kind = GIF if name.endswith("gif") else SVG

        async def make() -> bytes:
            return await self._projector.film(await asyncio.to_thread(order))

        return await self._shown(name, make, kind, ("film", address, person))

    async def _shown(
        self,
        name: str,
        make: Callable[[], Awaitable[bytes]],
        kind: str,
        counted: tuple[str, str, str],
    ) -> Static:
        if name in self._kept:
            self._kept.move_to_end(name)
            return self._kept[name]
        self._limits.spend(*counted)
        if name not in self._making:
            if len(self._making) >= _MOST_WAITING:
                raise decline(Code.BUSY)
            self._making[name] = self._tasks.spawn(self._made(name, make, kind))
        try:
            return await asyncio.shield(self._making[name])  # others may wait for it too
        except NoPicture:
            raise decline(Code.BUSY) from None

    async def close(self) -> None:
        """End the painter."""
        await self._tasks.cancel()
        await self.easel.close()
        await self._projector.close()

    async def _made(self, name: str, make: Callable[[], Awaitable[bytes]], kind: str) -> Static:
        try:
            self._kept[name] = made = Static(await make(), kind, name)
            await asyncio.to_thread(lambda: made.gzipped)
            self._drop_old()
            return made
        finally:
            del self._making[name]

    def _drop_old(self) -> None:
        """Keep the newest, by number and by bytes."""
        size = sum(len(one.data) for one in self._kept.values())
        while len(self._kept) > _MOST_KEPT or (size > _MOST_BYTES and len(self._kept) > 1):
            _name, old = self._kept.popitem(last=False)
            size -= len(old.data)
