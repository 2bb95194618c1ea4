"""Long work in Python, beside the event loop: replays, records, earlier views, boards of a line.

Threads share the interpreter with the loop, and every one that computes makes moves of others
wait. So they are few, whoever asks for whatever: the rest waits in a queue. Matches that are
loaded have threads of their own: whoever plays does not wait for whoever looks something up.
"""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextvars import copy_context
from typing import ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")
LANES = 2  # of either kind
_threads = ThreadPoolExecutor(LANES, thread_name_prefix="aside")
_loading = ThreadPoolExecutor(LANES, thread_name_prefix="loading")


async def aside(work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
    """The result of work in one of the threads."""
    return await _done(_threads, lambda: work(*args, **kwargs))


async def load_aside(work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
    """The same for what a match needs to be played."""
    return await _done(_loading, lambda: work(*args, **kwargs))


async def _done(threads: ThreadPoolExecutor, work: Callable[[], T]) -> T:
    # In a context of its own: a language that is set there is that of this work alone.
    return await asyncio.get_running_loop().run_in_executor(threads, copy_context().run, work)
