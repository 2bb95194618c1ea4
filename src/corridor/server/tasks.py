"""Background tasks that are kept referenced until they end, and what they wait for."""

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import suppress
from typing import Any, TypeVar

T = TypeVar("T")


async def happens(event: asyncio.Event, seconds: float) -> bool:
    """Wait for an event, for so long at most; returns whether it came.

    `asyncio.wait_for` of Python 3.11 loses a cancellation that comes in the same moment as the
    event: a task that waits in a loop would then never end.
    """
    try:
        async with asyncio.timeout(seconds):
            return await event.wait()
    except TimeoutError:
        return False


async def kept_or_undone(work: Awaitable[T], undo: Callable[[T], Awaitable[None]]) -> T:
    """Wait for work that takes something, a lease say; if the wait is cancelled, give it back.

    The work goes on in a task of its own. Without that its result would be lost with the wait, and
    what it took would belong to nobody.
    """
    task = asyncio.ensure_future(work)
    try:
        return await asyncio.shield(task)
    except asyncio.CancelledError:
        with suppress(Exception):  # what cannot be given back now ends by itself
            await undo(await task)
        raise


class TaskSet:
    """The event loop holds tasks weakly; this set keeps them, and can wait for all or end them."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[Any]] = set()

    def spawn(self, work: Coroutine[Any, Any, T]) -> "asyncio.Task[T]":
        """Start a task."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def settle(self) -> None:
        """Wait until all tasks have ended; their errors are ignored."""
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def cancel(self) -> None:
        """Cancel all tasks, and wait until they have ended."""
        for task in list(self._tasks):
            task.cancel()
        await self.settle()
