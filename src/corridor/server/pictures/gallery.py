"""The gallery: pictures that were made are kept; one that several ask for is made once.

Films take seconds, so they are counted apart: however many are wanted, pictures are made. Of each
sort an address has a few in the making at a time, and so never all of them.
"""

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from typing import Literal, TypeAlias

from corridor.match.decision import decline
from corridor.server.aside import aside
from corridor.server.http.static import Static
from corridor.server.limits import Limits, site_of
from corridor.server.pictures.easel import Easel, NoPicture
from corridor.server.pictures.painter import Film
from corridor.server.tasks import TaskSet
from corridor.wire.codes import Code

SVG = "image/svg+xml"
PNG = "image/png"
GIF = "image/gif"
_MOST_KEPT = 300
_MOST_BYTES = 64_000_000
_LATER = 5  # seconds after which it is worth trying again
Sort: TypeAlias = Literal["picture", "film"]


class Gallery:
    """Makes pictures by name and keeps them; a name stands for one content."""

    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self.easel = Easel()
        self._projector = Easel()  # films take seconds: pictures do not wait for them
        self._kept: OrderedDict[str, Static] = OrderedDict()
        self._making: dict[Sort, _Making] = {
            "picture": _Making("picture", limits),
            "film": _Making("film", limits),
        }
        self._tasks = TaskSet()

    async def picture(
        self, name: str, draw: Callable[[], str], kind: str, address: str, person: str
    ) -> Static:
        """The picture of that name; ``draw`` gives its SVG, in a thread, if it must be made.

        Only what must be made is counted. Raises ``Declined`` if that is too much.
        """

        async def make() -> bytes:
            drawing = await aside(draw)
            return await self.easel.png(drawing) if kind == PNG else drawing.encode()

        return await self._shown(name, make, kind, ("picture", address, person))

    async def film(self, name: str, order: Callable[[], Film], address: str, person: str) -> Static:
        """The same for a game move by move; ``order`` says what is shown, in a thread."""
        kind = GIF if name.endswith("gif") else SVG

        async def make() -> bytes:
            return await self._projector.film(await aside(order))

        return await self._shown(name, make, kind, ("film", address, person))

    async def _shown(
        self,
        name: str,
        make: Callable[[], Awaitable[bytes]],
        kind: str,
        counted: tuple[Sort, str, str],
    ) -> Static:
        if name in self._kept:
            self._kept.move_to_end(name)
            return self._kept[name]
        sort, address, _person = counted
        making = self._making[sort]
        if name not in making.tasks:
            making.check(address)  # who is refused has spent nothing
            self._limits.spend(*counted)
            making.begin(name, address, self._tasks.spawn(self._made(name, make, kind)))
        try:
            return await asyncio.shield(making.tasks[name])  # others may wait for it too
        except NoPicture:
            raise decline(Code.BUSY) from None

    async def close(self) -> None:
        """End the painter."""
        await self._tasks.cancel()
        await self.easel.close()
        await self._projector.close()

    async def _made(self, name: str, make: Callable[[], Awaitable[bytes]], kind: str) -> Static:
        self._kept[name] = made = Static(await make(), kind, name)
        await aside(lambda: made.gzipped)
        self._drop_old()
        return made

    def _drop_old(self) -> None:
        """Keep the newest, by number and by bytes."""
        size = sum(len(one.data) for one in self._kept.values())
        while len(self._kept) > _MOST_KEPT or (size > _MOST_BYTES and len(self._kept) > 1):
            _name, old = self._kept.popitem(last=False)
            size -= len(old.data)


class _Making:
    """What is being made of one sort: few at a time, and fewer for an address."""

    def __init__(self, sort: Sort, limits: Limits) -> None:
        self._limit = f"{sort}s-waiting"
        self._limits = limits
        self._sites: dict[str, str] = {}  # by name: for whom it was begun
        self.tasks: dict[str, asyncio.Task[Static]] = {}

    def check(self, address: str) -> None:
        """Raise ``Declined`` if one more were too many."""
        counts = self._limits.table.counts
        if len(self.tasks) >= counts[self._limit]:
            raise decline(Code.BUSY)  # it would only wait
        ours = sum(one == site_of(address) for one in self._sites.values())
        if self._limits.on and ours >= counts[f"{self._limit}-address"]:
            raise decline(Code.TOO_MANY, seconds=_LATER)

    def begin(self, name: str, address: str, task: "asyncio.Task[Static]") -> None:
        """Count one, until it is made or has failed."""
        self.tasks[name], self._sites[name] = task, site_of(address)
        task.add_done_callback(lambda _task: self._end(name))

    def _end(self, name: str) -> None:
        del self.tasks[name], self._sites[name]
