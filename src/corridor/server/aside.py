"""Long work in Python, beside the event loop: replays, records, earlier views.

Threads share the interpreter with the loop, and every one that computes makes moves of others
wait. So they are few, whoever asks for whatever: the rest waits in a queue.
"""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")
LANES = 2
_threads = ThreadPoolExecutor(LANES, thread_name_prefix="aside")


async def aside(work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
    """The result of work in one of the threads."""
    loop = asyncio.get_running_loop()
    return await loop.run_in_executor(_threads, lambda: work(*args, **kwargs))
