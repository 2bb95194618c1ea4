"""Jobs on executors: each is done and counted once, even if workers are lost."""

import os
import shlex
import signal
import subprocess
import sys
import time
import uuid
from collections.abc import Iterator
from concurrent.futures import Executor
from contextlib import contextmanager
from functools import partial
from pathlib import Path

import pytest

from corridor.arena import InlineExecutor, Plan, Standing, hold, parse_openings, processes, run
from corridor.engine.complaint import Complaint
from corridor.engine.limits import Pace
from corridor.rules.modes import make_mode
from tests.processes import alive

SCRIPT = Path(__file__).parents[1] / "engine" / "foreign.py"


def double(number: int) -> int:
    return 2 * number


def dies_once(path: str) -> str:
    """A job that kills its worker process the first time it runs."""
    mark = Path(path)
    if not mark.exists():
        mark.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return path


def dies_always(_path: str) -> None:
    os.kill(os.getpid(), signal.SIGKILL)


def match(games: int) -> Plan:
    mode = make_mode("classic-2")
    return Plan(mode, ("greedy", "random"), games, Pace(), parse_openings("random:4", mode, seed=5))


def records(plan: Plan, open_executor: object, window: int) -> dict[int, str]:
    found: dict[int, str] = {}
    standing = hold(
        plan,
        open_executor,  # type: ignore[arg-type]
        window=window,
        on_game=lambda job, played, _: found.__setitem__(job.number, played.record),
    )
    assert standing.games == plan.total == len(found)
    return found


def test_every_job_is_done_once() -> None:
    jobs = run(iter(range(10)), double, InlineExecutor, window=1)
    assert sorted(jobs) == [(number, 2 * number) for number in range(10)]


def test_processes_play_the_same_games_as_one() -> None:
    plan = match(6)
    assert records(plan, partial(processes, 2), 4) == records(plan, InlineExecutor, 1)


def test_a_job_whose_process_was_killed_is_done_again(tmp_path: Path) -> None:
    paths = [str(tmp_path / f"{number}") for number in range(4)]
    done = list(run(iter(paths), dies_once, partial(processes, 2), window=2))
    assert sorted(job for job, _ in done) == paths


def test_a_job_that_kills_all_its_processes_ends_the_match() -> None:
    with pytest.raises(Complaint):
        list(run(iter(["x"]), dies_always, partial(processes, 1), window=1))


def test_a_broken_off_match_leaves_no_process() -> None:
    before = children()
    jobs = run(iter(range(1000)), slow, partial(processes, 2), window=4)
    next(jobs)
    assert children() != before
    jobs.close()  # each running job would take ten minutes
    assert children() == before


def slow(number: int) -> int:
    time.sleep(0 if number == 0 else 600)
    return number


def children() -> set[int]:
    # Python's own resource tracker stays.
    return {
        process.pid
        for process in alive()
        if process.parent == os.getpid() and "resource_tracker" not in process.command
    }


@pytest.mark.parametrize("order", [signal.SIGINT, signal.SIGTERM, signal.SIGKILL])
def test_whatever_ends_the_arena_ends_its_engines(order: signal.Signals) -> None:
    mark = uuid.uuid4().hex
    engine = shlex.join([sys.executable, str(SCRIPT), "stubborn", mark])
    arena = subprocess.Popen(
        [
            *(sys.executable, "-c", "from corridor.cli import main; main()", "arena"),
            *(f"uci:{engine}", "greedy", "-n", "4", "-p", "2", "--limit", "movetime=60000"),
        ],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    try:
        assert eventually(
            lambda: len(marked(mark)) >= 5
        )  # the arena, and two engines of two processes each
        arena.send_signal(order)
        arena.wait(60)
        assert eventually(lambda: not marked(mark))
        if order != signal.SIGKILL:
            assert arena.returncode == 130
    finally:
        arena.kill()
        arena.wait()


def eventually(condition: object, seconds: float = 60.0) -> bool:
    deadline = time.monotonic() + seconds
    while time.monotonic() < deadline:
        if condition():  # type: ignore[operator]
            return True
        time.sleep(0.1)
    return False


def marked(mark: str) -> list[int]:
    """Processes with this mark in their command line."""
    return [process.pid for process in alive() if mark in process.command]


# A real cluster


@pytest.fixture
def dask() -> Iterator[object]:
    """A Dask cluster of two worker processes."""
    distributed = pytest.importorskip("distributed")
    with distributed.LocalCluster(
        n_workers=2, threads_per_worker=1, processes=True, dashboard_address=None
    ) as cluster:
        yield cluster


@pytest.mark.filterwarnings("ignore")  # Dask's own
def test_a_cluster_loses_no_game_with_a_worker_and_doubles_none(dask: object) -> None:
    from corridor.arena.cluster import cluster, lost_errors, workers_of

    address: str = dask.scheduler_address  # type: ignore[attr-defined]
    assert workers_of(address) == 2
    plan = match(24)
    found: dict[int, str] = {}
    killed: list[int] = []

    def on_game(job: object, played: object, standing: Standing) -> None:
        number: int = job.number  # type: ignore[attr-defined]
        assert number not in found
        found[number] = played.record  # type: ignore[attr-defined]
        if standing.games == 5:
            killed.append(kill_one(dask))

    standing = hold(plan, partial(cluster, address), window=4, on_game=on_game, lost=lost_errors())
    assert killed
    assert standing.games == plan.total == 24
    assert len(standing.duels[0].scores) == 12
    assert found == records(plan, InlineExecutor, 1)


def kill_one(dask: object) -> int:
    """Kill a worker's process with SIGKILL."""
    nanny = next(iter(dask.workers.values()))  # type: ignore[attr-defined]
    pid: int = nanny.pid
    os.kill(pid, signal.SIGKILL)
    return pid


def test_a_cluster_that_is_not_there_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    from corridor.arena import cluster as module

    pytest.importorskip("distributed")
    monkeypatch.setattr(module, "_PATIENCE", "0.5s")
    with pytest.raises(Complaint), module.cluster("tcp://127.0.0.1:1"):
        pass


def test_without_the_extra_its_name_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    from corridor.arena import cluster as module

    monkeypatch.setitem(sys.modules, "distributed", None)
    with pytest.raises(Complaint, match="cluster"), module.cluster("tcp://127.0.0.1:1"):
        pass


def test_any_executor_will_do() -> None:
    from concurrent.futures import ThreadPoolExecutor

    @contextmanager
    def threads() -> Iterator[Executor]:
        with ThreadPoolExecutor(2) as pool:
            yield pool

    assert records(match(4), threads, 2) == records(match(4), InlineExecutor, 1)
