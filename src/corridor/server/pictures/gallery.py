"""The gallery: pictures that were made are kept; one that several ask for is made once."""

import asyncio
from collections import OrderedDict
from collections.abc import Callable

from corridor.match.decision import decline
from corridor.server.http.static import Static
from corridor.server.limits import Limits
from corridor.server.pictures.easel import Easel, NoPicture
from corridor.server.tasks import TaskSet
from corridor.wire.codes import Code

SVG = "image/svg+xml"
PNG = "image/png"
_MOST_KEPT = 300
_MOST_WAITING = 8  # pictures being made; more would only wait


class Gallery:
    """Makes pictures by name and keeps them; a name stands for one content."""

    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self.easel = Easel()
        self._kept: OrderedDict[str, Static] = OrderedDict()
        self._making: dict[str, asyncio.Task[Static]] = {}
        self._tasks = TaskSet()

    async def picture(
        self, name: str, draw: Callable[[], str], kind: str, address: str, person: str
    ) -> Static:
        """The picture of that name; ``draw`` gives its SVG, in a thread, if it must be made.

        Only what must be made is counted. Raises ``Declined`` if that is too much.
        """
        if name in self._kept:
            self._kept.move_to_end(name)
            return self._kept[name]
        self._limits.spend("picture", address, person)
        if name not in self._making:
            if len(self._making) >= _MOST_WAITING:
                raise decline(Code.BUSY)
            self._making[name] = self._tasks.spawn(self._made(name, draw, kind))
        try:
            return await asyncio.shield(self._making[name])  # others may wait for it too
        except NoPicture:
            raise decline(Code.BUSY) from None

    async def close(self) -> None:
        """End the painter."""
        await self._tasks.cancel()
        await self.easel.close()

    async def _made(self, name: str, draw: Callable[[], str], kind: str) -> Static:
        try:
            drawing = await asyncio.to_thread(draw)
            data = await self.easel.png(drawing) if kind == PNG else drawing.encode()
            self._kept[name] = made = Static(data, kind, name)
            if len(self._kept) > _MOST_KEPT:
                self._kept.popitem(last=False)
            return made
        finally:
            del self._making[name]
