"""Kills and outages: nothing acknowledged is lost. `soak.py` is the long form."""

import asyncio
from collections.abc import Callable
from pathlib import Path

import pytest

from corridor.wire import events as ev
from tests.server.conftest import Services
from tests.server.soak import (
    Ledger,
    Row,
    Wrong,
    carried_out,
    compare,
    cut_off,
    hammered,
    killed,
    numbers,
    summary,
)
from tests.server.workers import fresh_settings


def test_a_killed_process_loses_nothing(tmp_path: Path) -> None:
    ledger = asyncio.run(killed(fresh_settings(tmp_path), matches=6, times=3, pause=0.4))
    assert len(ledger.over) == 6
    assert ledger.resumed > 0


def test_a_restarted_database_and_a_stopped_valkey_lose_nothing(
    services: Services, tmp_path: Path
) -> None:
    settings = services.settings(tmp_path)
    harms: list[Callable[[], None]] = [
        lambda: services.restart_postgres(1.5),
        lambda: services.pause_valkey(5),
    ]
    ledger = asyncio.run(cut_off(settings, matches=6, harms=harms, pause=0.8))
    assert len(ledger.over) == 6
    assert ledger.harms > 0


def test_harms_below_a_server_lose_nothing(tmp_path: Path) -> None:
    """SIGTERM in mid-move, a full disk, a lock, a damaged file, a clock that is set back."""
    harms = ["end", "fill_disk", "0", "damage", "set_clock_back"]
    ledger = asyncio.run(hammered(fresh_settings(tmp_path), tmp_path, harms, lanes=3))
    assert ledger.harms == len(harms)
    assert ledger.faults == ["disk_full", "locked", "damaged"]
    assert ledger.acknowledged


def test_harms_below_a_server_on_postgresql_lose_nothing(
    services: Services, tmp_path: Path
) -> None:
    """SIGTERM in mid-move, locked tables, a restart, and no connection left for the server."""
    harms = ["end", "0", "restart", "exhaust"]
    ledger = asyncio.run(
        hammered(
            services.settings(tmp_path), tmp_path, harms, lanes=3,
            restart=services.restart_postgres,
        )
    )  # fmt: skip
    assert ledger.harms == len(harms)
    assert ledger.faults == ["too_slow", "no_connections"]
    assert ledger.acknowledged


def test_the_soak_ends_with_a_table_of_what_was_lost_and_doubled() -> None:
    good = Ledger(acknowledged=[("m", 1, "e2")], harms=3)
    bad = Ledger(acknowledged=[("m", 1, "e2"), ("m", 2, "e8")], harms=1, lost=1, doubled=2)
    rows = [Row("disk full", good, 12.0, failed=False), Row("a lock", bad, 3.4, failed=True)]
    lines = [line.split() for line in summary(rows).splitlines()]
    assert lines[1] == ["disk", "full", "3", "1", "0", "0", "0", "12"]
    assert lines[2] == ["a", "lock", "FAILED", "1", "2", "1", "2", "0", "3"]
    assert lines[3] == ["all", "4", "3", "1", "2", "0", "15"]


def test_the_ledger_counts_what_is_lost_and_what_is_doubled() -> None:
    """The comparison itself must be able to find losses."""
    stored = {1: ev.Moved(0, "e2"), 2: ev.Moved(1, "e8")}
    good = Ledger(acknowledged=[("m", 1, "e2")], seen={("m", 2): "e8", ("other", 9): "a1"})
    compare("m", dict(stored), good)
    assert (good.lost, good.doubled, good.stored) == (0, 0, 2)
    bad = Ledger(acknowledged=[("m", 3, "e3"), ("m", 1, "d1"), ("m", 1, "d1")])
    compare("m", dict(stored), bad)
    assert (bad.lost, bad.doubled) == (1, 2)


@pytest.mark.parametrize("error", [TimeoutError("no end"), AssertionError(), Wrong(Ledger(lost=1))])
def test_a_plan_of_the_soak_that_fails_is_a_row_and_the_next_one_follows(
    tmp_path: Path, error: Exception
) -> None:
    async def fails(_settings: object) -> Ledger:
        raise error

    async def goes_on(_settings: object) -> Ledger:
        return Ledger(harms=2)

    plans = [("a lock", fails), ("disk full", goes_on)]
    rows = [carried_out(title, lambda: fresh_settings(tmp_path), play) for title, play in plans]
    assert [row.failed for row in rows] == [True, False]
    table = summary(rows).splitlines()
    assert table[1].startswith("a lock FAILED ")
    assert table[2].split()[:3] == ["disk", "full", "2"]


def test_the_soak_may_be_asked_for_so_many_matches_and_kills() -> None:
    assert numbers("15", "6") == (15, 6)
    assert numbers("15") == (15, 20)
    assert numbers() == (50, 20)


@pytest.mark.parametrize("words", [("x", "6"), ("15", "0"), ("-3",), ("1.5",), ("1", "2", "3")])
def test_the_soak_must_refuse_other_words_in_one_line(
    words: tuple[str, ...], capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as ended:
        numbers(*words)
    assert ended.value.code == 2
    assert capsys.readouterr().err.count("\n") == 1
