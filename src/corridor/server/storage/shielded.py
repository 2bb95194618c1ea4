"""Database calls that run to their end even if the caller is cancelled.

Cancelling a call half-way can leave its connection unusable and lose it to the pool. Clients
disconnect and workers end at any moment, so the call goes on in a task of its own.
"""

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from functools import wraps
from typing import Any, Concatenate, ParamSpec, Protocol, TypeVar

P = ParamSpec("P")
T = TypeVar("T")


class HasCalls(Protocol):
    """An object that keeps its running calls, so that it can wait for them when it closes."""

    @property
    def calls(self) -> "set[asyncio.Task[Any]]": ...


S = TypeVar("S", bound=HasCalls)


def shielded(
    call: Callable[Concatenate[S, P], Coroutine[Any, Any, T]],
) -> Callable[Concatenate[S, P], Awaitable[T]]:
    """Decorator: run the method in a shielded task."""

    @wraps(call)
    async def whole(self: S, /, *args: P.args, **kwargs: P.kwargs) -> T:
        task = asyncio.create_task(call(self, *args, **kwargs))
        self.calls.add(task)
        task.add_done_callback(self.calls.discard)
        task.add_done_callback(_retrieve)
        return await asyncio.shield(task)

    return whole


def _retrieve(task: "asyncio.Task[Any]") -> None:
    """Mark the error as seen: the caller may be gone, and asyncio would complain."""
    if not task.cancelled():
        task.exception()
