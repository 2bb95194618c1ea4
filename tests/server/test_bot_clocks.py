"""Bots at a table with a clock: they use their share of what is left when their turn comes."""

from pathlib import Path
from random import Random
from typing import Any

import pytest

from corridor.engine.limits import Clocks, share_of
from corridor.engine.player import Limit, choices
from corridor.server import bots
from corridor.server.bots import Job, job_of, limit_at
from corridor.server.turns import Claim
from corridor.wire import commands as cmd
from corridor.wire.setup import Days, Fischer, NoClock, PerMove, Setup, Time
from tests.match.desk import ANN, Desk
from tests.server.test_socket import lay, run
from tests.server.workers import Running, fresh_settings

STRONG = 8
LATENCY = 200  # milliseconds that are kept back for it
LEAST = 1  # millisecond


def bot_to_move(time: Time) -> Desk:
    """A match in which Ann has moved, and a bot of the highest level is next."""
    desk = Desk(Setup(lots="seats", time=time))
    desk.do(ANN, cmd.Take, seat=0, name="Ann")
    desk.do(ANN, cmd.Bot, seat=1, level=STRONG)
    desk.do(ANN, cmd.Start)
    desk.do(ANN, cmd.Move, move="e2")
    return desk


@pytest.mark.parametrize("time", [Fischer(60, 1), Fischer(1, 0), PerMove(30), Days(1)])
@pytest.mark.parametrize("left", [1000, 300, 1, 0, -5000])
def test_a_bot_has_less_time_for_a_move_than_its_clock(time: Time, left: int) -> None:
    desk = bot_to_move(time)
    falls = desk.match.flag_at()
    assert falls is not None
    seconds = limit_at(desk.match, falls - left).seconds
    assert seconds is not None
    assert seconds > 0
    assert left <= 0 or seconds * 1000 <= max(left - LATENCY, left / 2, LEAST)


def test_the_share_is_that_of_the_engine() -> None:
    desk = bot_to_move(Fischer(60, 1))
    falls = desk.match.flag_at()
    assert falls is not None
    wanted = share_of(Clocks((61.0, 1.0), (1.0, 1.0)), 1).enough
    assert limit_at(desk.match, falls - 1000).seconds == pytest.approx(wanted)


def test_without_a_clock_a_bot_thinks_as_long_as_its_level_does() -> None:
    desk = bot_to_move(NoClock())
    assert limit_at(desk.match, desk.now + 99_000) == Limit()


def test_the_player_is_handed_the_limit(monkeypatch: pytest.MonkeyPatch) -> None:
    handed: list[Limit] = []

    class Spy:
        def choose(self, game: Any, limit: Limit, *, rng: Random, pieces: Any) -> Any:  # noqa: ANN401
            handed.append(limit)
            return rng.choice(choices(game, pieces))

    monkeypatch.setattr(bots, "player_of_level", lambda _level: Spy())
    desk = bot_to_move(Fischer(60, 0))
    bots._choose(job_of(desk.match, 1, STRONG, Limit(seconds=0.25)))
    assert handed == [Limit(seconds=0.25)]


def test_a_bot_that_had_to_wait_for_the_engine_thinks_no_longer_than_it_still_can(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nearly two hours of waiting, by the server's clock; then the real level 8 answers."""
    limits: list[Limit] = []
    choose = bots._choose

    def noted(job: Job) -> str:
        limits.append(job.limit)
        return choose(job)

    monkeypatch.setattr(bots, "_choose", noted)
    two_hours = {"kind": "fischer", "seconds": 7200, "increment": 0}

    async def play(worker: Running) -> None:
        async with worker.client() as ann:
            made = await lay(ann, {"lots": "seats", "time": two_hours}, bots={"1": STRONG})
            match = made["match"]
            await ann.do("start", match)
            async with worker.services.bots.turns.turn(Claim("elsewhere", "eve")):
                await ann.do("move", match, move="e2")
                worker.pass_time(7140)
            moved = {"type": "moved", "seat": 1}
            told = await ann.wait(lambda one: moved.items() <= one.get("event", {}).items())
            assert told["match"] == match
            assert [one.seconds is not None and one.seconds < 2.5 for one in limits] == [True]

    run(fresh_settings(tmp_path, limit=("bot-threads=1",)), play)
