"""``--processes`` and ``--cluster``: where the games of a match are played."""

import os
from functools import partial
from typing import NamedTuple

from corridor.arena.executors import InlineExecutor, Open, processes


class Workers(NamedTuple):
    """How to open an executor, and what `corridor.arena.match.hold` must know about it."""

    open_executor: Open
    window: int  # games submitted at a time
    lost: tuple[type[BaseException], ...]  # errors that mean a lost worker, so play again


def choose_workers(count: int, address: str | None) -> Workers:
    """A cluster, if there is an address; else processes, one for each core if ``count`` is 0."""
    if address is not None:
        from corridor.arena.cluster import cluster, lost_errors, workers_of

        # Two games a worker: the next one is there when the first ends.
        return Workers(partial(cluster, address), 2 * workers_of(address), lost_errors())
    at_once = count or max(1, os.cpu_count() or 1)
    if at_once == 1:
        return Workers(InlineExecutor, 1, ())
    return Workers(partial(processes, at_once), at_once, ())
