"""Jobs on any executor, each counted once even if workers are lost.

The executor may be a pool of processes, a Dask cluster, or the caller's own thread.
"""

import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Generator, Iterator
from concurrent.futures import (
    FIRST_COMPLETED,
    BrokenExecutor,
    CancelledError,
    Executor,
    Future,
    ProcessPoolExecutor,
    wait,
)
from contextlib import AbstractContextManager, contextmanager
from multiprocessing import connection
from typing import Any, Generic, ParamSpec, TypeAlias, TypeVar

from corridor.engine.complaint import Complaint

J = TypeVar("J")
R = TypeVar("R")
P = ParamSpec("P")
Open: TypeAlias = Callable[[], AbstractContextManager[Executor]]

_LOST = (BrokenExecutor, CancelledError)
_MOST_ATTEMPTS = 5  # a job that lost so many workers probably kills them itself


def run(
    jobs: Iterator[J],
    work: Callable[[J], R],
    open_executor: Open,
    *,
    window: int,
    lost: tuple[type[BaseException], ...] = (),
) -> Generator[tuple[J, R], None, None]:
    """Yield each job with its result as it is ready; at most ``window`` jobs run at a time.

    A job whose worker was lost runs again; ``lost`` are errors that mean this, besides the usual
    ones. Closing the generator cancels the jobs that run.
    """
    queue = _JobQueue(jobs, work, window, (*_LOST, *lost))
    while not queue.finished:
        with open_executor() as executor:
            try:
                yield from queue.results(executor)
            except BrokenExecutor as error:
                queue.requeue_all(error)
            finally:
                queue.cancel_all()


class _JobQueue(Generic[J, R]):
    """The jobs that run, those to run again, and the source of further ones."""

    def __init__(
        self,
        jobs: Iterator[J],
        work: Callable[[J], R],
        window: int,
        lost: tuple[type[BaseException], ...],
    ) -> None:
        self._jobs, self._work, self._window, self._lost = jobs, work, window, lost
        self._again: list[tuple[J, int]] = []
        self._out: dict[Future[R], tuple[J, int]] = {}
        self._more = True

    @property
    def finished(self) -> bool:
        return not (self._more or self._again)

    def results(self, executor: Executor) -> Iterator[tuple[J, R]]:
        """Yield results until all jobs are done or the executor breaks."""
        while True:
            self._fill(executor)
            if not self._out:
                return
            done, _ = wait(self._out, return_when=FIRST_COMPLETED)
            for future in done:
                job, attempts = self._out.pop(future)
                try:
                    result = future.result()
                except self._lost as error:
                    self._again.append(_retry(job, attempts, error))
                else:
                    yield job, result

    def requeue_all(self, error: BaseException) -> None:
        """Schedule all running jobs again, after the executor broke."""
        self._again += [_retry(job, attempts, error) for job, attempts in self._out.values()]
        self._out.clear()

    def cancel_all(self) -> None:
        for future in self._out:
            future.cancel()

    def _fill(self, executor: Executor) -> None:
        while len(self._out) < self._window:
            if not self._again:
                try:
                    self._again.append((next(self._jobs), 0))
                except StopIteration:
                    self._more = False
                    return
            future = executor.submit(self._work, self._again[0][0])
            self._out[future] = self._again.pop(0)


def _retry(job: J, attempts: int, error: BaseException) -> tuple[J, int]:
    if attempts + 1 >= _MOST_ATTEMPTS:
        raise Complaint("arena-workers-lost", count=_MOST_ATTEMPTS) from error
    return job, attempts + 1


# In this thread


class InlineExecutor(Executor):
    """An executor that runs a job when it is submitted, for tests and for a single process."""

    def submit(self, fn: Callable[P, R], /, *args: P.args, **kwargs: P.kwargs) -> Future[R]:
        """Run the job now and return its finished future."""
        future: Future[R] = Future()
        try:
            future.set_result(fn(*args, **kwargs))
        except Exception as error:  # noqa: BLE001  the future carries it
            future.set_exception(error)
        return future


# In several processes


@contextmanager
def processes(count: int) -> Iterator[Executor]:
    """A pool of processes; at the end its processes are terminated, also in the middle of a job."""
    before = set(multiprocessing.active_children())
    pool = ProcessPoolExecutor(
        count, mp_context=multiprocessing.get_context("spawn"), initializer=_init_worker
    )
    try:
        yield pool
    finally:
        ours = set(multiprocessing.active_children()) - before
        pool.shutdown(wait=False, cancel_futures=True)
        for process in ours:
            process.terminate()
        for process in ours:
            process.join()
        pool.shutdown(wait=True)


def _init_worker() -> None:
    # Ctrl-C reaches every process of the terminal; only the parent acts on it.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=_exit_with_parent, args=(parent.sentinel,), daemon=True).start()


def _exit_with_parent(sentinel: Any) -> None:  # noqa: ANN401  a handle of the system
    """End this worker when the parent ends, even if the parent was killed."""
    connection.wait([sentinel])
    os._exit(1)
