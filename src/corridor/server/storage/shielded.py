"""Questions to the database that run to their end.

A connection whose question is broken off on the way may be lost to its pool. People hang up and
workers end at any moment, so whoever asks may go, and the question goes on without them.
"""

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from functools import wraps
from typing import Any, Concatenate, ParamSpec, Protocol, TypeVar

P = ParamSpec("P")
T = TypeVar("T")


class Asked(Protocol):
    """Who knows which questions are still open."""

    @property
    def asked(self) -> "set[asyncio.Task[Any]]": ...


S = TypeVar("S", bound=Asked)


def shielded(
    question: Callable[Concatenate[S, P], Coroutine[Any, Any, T]],
) -> Callable[Concatenate[S, P], Awaitable[T]]:
    """Let a question run to its end, whoever has gone meanwhile."""

    @wraps(question)
    async def whole(self: S, /, *args: P.args, **kwargs: P.kwargs) -> T:
        task = asyncio.create_task(question(self, *args, **kwargs))
        self.asked.add(task)
        task.add_done_callback(self.asked.discard)
        task.add_done_callback(_heard)
        return await asyncio.shield(task)

    return whole


def _heard(task: "asyncio.Task[Any]") -> None:
    """Nobody may be left to hear what went wrong."""
    if not task.cancelled():
        task.exception()
