"""The clock: a worker's time never lags behind times that the database has stamped."""

import asyncio
import time
from types import SimpleNamespace
from typing import Any, cast

import pytest
from sqlalchemy.ext.asyncio import AsyncConnection

from corridor.server.storage.clock import Clock

HOUR = 3_600_000


class Watch:
    """A fake system clock in milliseconds, advanced by tests."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.monotonic, self.wall = 5_000, 1_000_000_000
        monkeypatch.setattr(time, "monotonic_ns", lambda: self.monotonic * 1_000_000)
        monkeypatch.setattr(time, "time_ns", lambda: self.wall * 1_000_000)

    def wait(self, milliseconds: int) -> None:
        self.monotonic += milliseconds
        self.wall += milliseconds


@pytest.fixture
def watch(monkeypatch: pytest.MonkeyPatch) -> Watch:
    return Watch(monkeypatch)


def postgres(watch: Watch, *, there: int, back: int) -> AsyncConnection:
    """A fake PostgreSQL with the same time, and a delay before and after it reads it."""

    async def execute(_statement: object) -> Any:  # noqa: ANN401
        watch.wait(there)
        stamped = watch.wall
        watch.wait(back)
        return SimpleNamespace(scalar_one=lambda: stamped)

    dialect = SimpleNamespace(name="postgresql")
    return cast("AsyncConnection", SimpleNamespace(dialect=dialect, execute=execute))


def test_the_time_is_never_before_one_that_the_database_stamped(watch: Watch) -> None:
    clock = Clock()
    slow = postgres(watch, there=0, back=14)
    asyncio.run(clock.read(slow))
    stamped = watch.wall  # time of an event, by the database's clock
    assert clock.now() == stamped - 7  # the estimate lags by half the round trip
    clock.saw(stamped)
    assert clock.now() == stamped


def test_a_reading_is_taken_in_the_middle_of_its_round_trip(watch: Watch) -> None:
    clock = Clock()
    asyncio.run(clock.read(postgres(watch, there=10, back=10)))
    watch.wait(500)
    assert clock.now() == watch.wall


def test_the_database_is_asked_again_after_a_minute(watch: Watch) -> None:
    clock = Clock()
    assert clock.stale
    asyncio.run(clock.read(postgres(watch, there=0, back=0)))
    watch.wait(60_000)
    assert not clock.stale
    watch.wait(1)
    assert clock.stale


def test_a_system_clock_that_is_set_back_stops_nothing(watch: Watch) -> None:
    clock = Clock()
    began = clock.now()
    watch.wall -= HOUR
    watch.wait(250)
    assert clock.now() == began + 250


def test_a_clock_that_was_set_back_between_two_runs_stops_nothing(watch: Watch) -> None:
    """Bots and flags wait for times that the first run has stored."""
    stored = Clock().now()
    watch.wall -= HOUR
    clock = Clock()
    clock.saw(stored)
    watch.wait(250)
    assert clock.now() == stored + 250


def test_a_clock_of_the_database_that_is_set_back_stops_nothing(watch: Watch) -> None:
    clock = Clock()
    database = postgres(watch, there=0, back=0)
    began = asyncio.run(clock.read(database))
    watch.wall -= HOUR
    assert asyncio.run(clock.read(database)) == began
    watch.wait(250)
    assert clock.told(watch.wall) == began + 250
    assert clock.now() == began + 250
    assert asyncio.run(clock.read(database)) == began + 250


def test_a_database_that_is_a_little_behind_is_followed_without_going_back(watch: Watch) -> None:
    clock = Clock()
    database = postgres(watch, there=0, back=0)
    began = asyncio.run(clock.read(database))
    watch.wall -= 40
    assert asyncio.run(clock.read(database)) == began
    watch.wait(100)
    assert clock.now() == began + 60
