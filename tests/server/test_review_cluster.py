"""Reviews on a Dask cluster: made without our own engine, and begun again if it is lost."""

import asyncio
from collections.abc import Iterator
from concurrent.futures import Executor
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from corridor.arena.executors import InlineExecutor
from corridor.engine.complaint import Complaint
from corridor.engine.specs import make_thinker
from corridor.review.reviewing import HASH, review_of
from corridor.rules.record_reader import read_record
from corridor.server import review_cluster, reviews
from corridor.server.settings import Settings
from corridor.wire.review import ReviewState
from tests.server.test_reviews import NODES, Held, finished_match, path, quick, reviewed
from tests.server.workers import fresh_settings, running


@pytest.fixture(scope="module")
def scheduler() -> Iterator[str]:
    """The address of a Dask scheduler with a worker in a process of its own."""
    distributed = pytest.importorskip("distributed")
    with distributed.LocalCluster(
        n_workers=1, threads_per_worker=2, processes=True, dashboard_address=None
    ) as found:
        yield found.scheduler_address


def made(settings: Settings, address: str) -> tuple[ReviewState, Any]:
    """A review on a server whose engine is held the whole time, and the one that is right."""

    async def whole() -> tuple[ReviewState, Any]:
        async with (
            running(quick(settings, review_cluster=address)) as (worker,),
            worker.client() as ann,
        ):
            match = await finished_match(ann)
            text = (await ann.request("GET", f"/game/export/{match}.qgn")).text
            async with Held(worker):
                await ann.post(path(match))
                found = await reviewed(ann, match)
        return found, review_of(read_record(text), make_thinker(hash_mb=HASH), nodes=NODES)

    return asyncio.run(whole())


@pytest.mark.filterwarnings("ignore")  # Dask's own
def test_a_cluster_makes_the_same_review_without_our_engine(tmp_path: Path, scheduler: str) -> None:
    found, right = made(fresh_settings(tmp_path), scheduler)
    assert (found.state, found.review) == ("done", right)


class Losing:
    """A cluster that cannot be reached the first times."""

    def __init__(self, times: int) -> None:
        self.times = times
        self.asked = 0

    @contextmanager
    def cluster(self, _address: str) -> Iterator[Executor]:
        self.asked += 1
        if self.asked <= self.times:
            raise Complaint("arena-no-cluster", address="nowhere")
        yield InlineExecutor()


@pytest.mark.parametrize(("times", "state", "asked"), [(2, "done", 3), (9, "failed", 3)])
def test_a_review_that_loses_the_cluster_is_begun_again_three_times(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, times: int, state: str, asked: int
) -> None:
    losing = Losing(times)
    monkeypatch.setattr(review_cluster, "cluster", losing.cluster)
    monkeypatch.setattr(reviews, "_LONGEST_SLEEP", 0.01)
    found, right = made(fresh_settings(tmp_path), "tcp://nowhere:1")
    assert (found.state, losing.asked) == (state, asked)
    assert found.review == (right if state == "done" else None)
