"""A Dask cluster as an executor. Needs the extra ``cluster``; workers need Corridor installed."""

from collections.abc import Iterator
from concurrent.futures import Executor
from contextlib import contextmanager
from importlib import import_module
from typing import Any

from corridor.engine.complaint import Complaint, quoted

_PATIENCE = "20s"
_RETRIES = 10  # Dask gives the job of a lost worker to another this many times


@contextmanager
def cluster(address: str) -> Iterator[Executor]:
    """The cluster whose scheduler listens at an address, as an executor."""
    with _client(address) as client, client.get_executor(pure=False, retries=_RETRIES) as executor:
        yield executor


def workers_of(address: str) -> int:
    """How many jobs the cluster runs at a time: the threads of all workers."""
    with _client(address) as client:
        threads: int = sum(client.nthreads().values())
        return max(1, threads)


def lost_errors() -> tuple[type[BaseException], ...]:
    """Errors that mean: a job lost its worker more often than Dask retries."""
    return (_dask().KilledWorker,)


def _client(address: str) -> Any:  # noqa: ANN401  Dask has no types
    try:
        return _dask().Client(address, timeout=_PATIENCE, set_as_default=False)
    except (OSError, ValueError) as error:
        raise Complaint("arena-no-cluster", address=quoted(address)) from error


def _dask() -> Any:  # noqa: ANN401  as above
    try:
        return import_module("distributed")
    except ImportError:
        raise Complaint("arena-needs-cluster") from None
