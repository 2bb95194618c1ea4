"""How fair a board is: asked for once, played and solved, kept for all, stopped by who asked."""

import asyncio
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from msgspec import json, structs

from corridor.engine.specs import make_player
from corridor.lab.trial import LEVEL, Trial
from corridor.rules.game import Game
from corridor.server import fairness
from corridor.server.settings import Settings
from corridor.wire.editor import Exact, FairnessState
from tests.server.conftest import Services
from tests.server.test_reviews import Held
from tests.server.workers import PATIENCE, Client, fresh_settings, running

RACE = "classic-2 / / / e8 e2 / 0 0 / 1"  # over in a few moves
MAZE = "pacman layout=open lives=1 / / / e5 e9 i5 e1 a5 / a1i1a9i9 / 1 / walk"
GAMES = 3


def quick(settings: Settings, *more: str) -> Settings:
    limits = (*settings.limit, f"fairness-games={GAMES}", *more)
    return structs.replace(settings, limit=limits)


async def told(who: Client, text: str, what: str = "") -> FairnessState:
    answer = await who.request("POST", f"/api/editor/fairness{what}", {"text": text})
    assert answer.status_code == 200, answer.text
    return json.decode(answer.content, type=FairnessState)


async def made(who: Client, text: str) -> FairnessState:
    async with asyncio.timeout(PATIENCE):
        while (state := await told(who, text)).state in ("waiting", "running"):  # noqa: ASYNC110  it is asked for
            await asyncio.sleep(0.05)
    return state


def test_games_of_a_trial_must_be_the_same_each_time() -> None:
    def played() -> Trial:
        trial, player = Trial(RACE, 6), make_player(f"level:{LEVEL}")
        while trial.done < trial.games:
            trial.step(player)
        return trial

    one, other = played(), played()
    assert (one.won, one.drawn) == (other.won, other.drawn)
    assert sum(one.won) + one.drawn == 6


def test_a_board_is_tried_once_and_the_result_is_for_all(tmp_path: Path) -> None:
    async def whole() -> None:
        settings = quick(fresh_settings(tmp_path))
        async with (
            running(settings) as (worker,),
            worker.client() as ann,
            worker.client() as bob,
        ):
            assert (await told(ann, RACE)).state == "none"
            await told(ann, RACE, "/ask")
            found = await made(bob, RACE)
            assert found.state == "done"
            fair = found.fair
            assert fair is not None
            assert sum(side.won for side in fair.sides) + fair.drawn == fair.games == GAMES
            assert all(side.low <= side.won / GAMES <= side.high for side in fair.sides)
            assert fair.exact == ()
            # Another way to write the same position finds the same result.
            assert (await told(bob, RACE.replace(" ", "+"), "/ask")) == found

    asyncio.run(whole())


def test_a_maze_is_solved_beside_the_games(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fairness, "_SOLVER", "tests.server.quick_solver")

    async def whole() -> None:
        settings = quick(fresh_settings(tmp_path))
        async with running(settings) as (worker,), worker.client() as ann:
            asked = await told(ann, MAZE, "/ask")
            assert asked.total == GAMES + 3
            fair = (await made(ann, MAZE)).fair
            assert fair is not None
            assert [one.ghosts for one in fair.exact] == [1, 2]
            assert fair.exact[0].start == "pacman"  # one ghost never catches him on the open board

    asyncio.run(whole())


def test_the_solver_is_a_program_that_says_what_a_number_of_ghosts_comes_to() -> None:
    program = [sys.executable, "-m", fairness._SOLVER, "1"]
    done = subprocess.run(program, input=MAZE, capture_output=True, text=True, check=True)
    (line,) = done.stdout.splitlines()
    assert json.decode(line, type=Exact) == Exact(1, "pacman")


def test_who_asked_may_stop_it_and_too_many_are_refused(tmp_path: Path) -> None:
    async def whole() -> None:
        settings = quick(fresh_settings(tmp_path, limits=True), "trials=1")
        async with (
            running(settings) as (worker,),
            worker.client() as ann,
            worker.client() as bob,
            Held(worker),
        ):
            asked = await told(ann, RACE, "/ask")
            assert (asked.state in ("waiting", "running"), asked.mine) == (True, True)
            other = Game("classic-2").position_text()
            refused = await ann.request("POST", "/api/editor/fairness/ask", {"text": other})
            assert (refused.status_code, refused.json()["code"]) == (429, "too_many")
            theirs = await told(bob, RACE, "/stop")
            assert (theirs.state != "stopped", theirs.mine) == (True, False)
            assert (await told(ann, RACE, "/stop")).state == "stopped"
            assert (await told(ann, other, "/ask")).state in ("waiting", "running")

    asyncio.run(whole())


def test_a_board_that_cannot_be_played_is_refused(tmp_path: Path) -> None:
    async def whole() -> None:
        async with running(quick(fresh_settings(tmp_path))) as (worker,), worker.client() as ann:
            for text, status in (("nonsense", 400), ("classic-2 / / / e9 e8 / 0 0 / 2", 409)):
                for what in ("", "/ask", "/stop"):
                    path = f"/api/editor/fairness{what}"
                    assert (await ann.request("POST", path, {"text": text})).status_code == status

    asyncio.run(whole())


def test_two_workers_share_the_trials(tmp_path: Path, services: Services) -> None:
    settings = quick(services.settings(tmp_path))

    async def whole() -> None:
        async with (
            running(settings, 2) as (one, other),
            one.client() as ann,
            other.client() as bob,
        ):
            await told(ann, RACE, "/ask")
            found: Any = await made(bob, RACE)
            assert found == await told(ann, RACE)
            assert found.state == "done"

    asyncio.run(whole())
