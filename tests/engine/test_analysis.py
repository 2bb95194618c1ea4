"""The analysis protocol: questions and answers as lines of JSON, in any order."""

import io
import json
import threading
import time
from collections.abc import Iterator
from typing import Any

import pytest

from corridor.engine.analysis import AnalysisServer, run_analysis
from corridor.engine.player import Limit
from corridor.engine.thinking import Analysis
from corridor.rules.game import Game
from corridor.rules.modes import MODES
from tests.engine.fakes import FakeThinker
from tests.engine.garbage import garbage

LIMIT = Limit(depth=1)


def ask(*questions: object, workers: int = 2, wait: bool = True) -> list[dict[str, Any]]:
    """Ask questions, close the door, and take all answers."""
    text = "".join(f"{q if isinstance(q, str) else json.dumps(q)}\n" for q in questions)
    sink = io.BytesIO()
    source = io.BytesIO(text.encode())
    run_analysis(FakeThinker, source, sink, workers=workers, limit=LIMIT, wait=wait)
    return [json.loads(line) for line in sink.getvalue().splitlines()]


def test_a_question_is_answered_about_the_last_moment() -> None:
    (told,) = ask({"id": "a", "moves": ["e2", "e8"]})
    assert told["id"] == "a"
    assert told["turnNumber"] == 2
    assert told["isDuringSearch"] is False
    assert told["position"] == "classic-2 / / / e2 e8 / 10 10 / 1"
    assert told["toMove"] == 0
    assert told["rootInfo"]["distances"] == [7, 7]
    assert told["moveInfos"][0]["move"] == told["moveInfos"][0]["pv"][0] == "e3"
    assert sum(told["rootInfo"]["winrate"]) == pytest.approx(1)


@pytest.mark.parametrize(
    ("question", "field", "said"),
    [
        ({"mode": "chess"}, "mode", "There is no mode “chess”. Allowed: classic-2, "),
        ({"layout": "x"}, "layout", "This mode has no layout “x”. Allowed: "),
        ({"preset": "x"}, "preset", "This mode has no presets, so “x” is none of them."),
        (
            {"mode": "pacman", "preset": "x"},
            "preset",
            "This mode has no preset “x”. Allowed: ",
        ),
        ({"switches": {"x": "on"}}, "switches", "This mode has no switch “x”. Allowed: "),
        ({"mode": "pacman", "switches": {"boost": "x"}}, "switches", "boost cannot be “x”. Allow"),
    ],
)
def test_a_name_that_there_is_not_is_told_by_its_kind(
    question: dict[str, object], field: str, said: str
) -> None:
    (told,) = ask({"id": "a", **question})
    assert told["field"] == field
    assert told["error"].startswith(said)


@pytest.mark.parametrize("mode", MODES)
def test_every_mode_can_be_asked_about(mode: str) -> None:
    (told,) = ask({"id": mode, "mode": mode, "multipv": 2})
    assert [info["order"] for info in told["moveInfos"]] == [0, 1]
    legal = Game(mode).legal_moves.texts()
    assert all(info["move"] in legal for info in told["moveInfos"])


def test_several_turns_give_several_answers() -> None:
    told = ask({"id": "a", "moves": "e2 e8 e3", "analyzeTurns": [0, 1, 3], "limit": {"nodes": 300}})
    assert sorted(answer["turnNumber"] for answer in told) == [0, 1, 3]
    assert {answer["rootInfo"]["nodes"] for answer in told} == {300}


def test_switches_and_positions_are_understood() -> None:
    (one, other) = ask(
        {"id": "a", "switches": {"fences_each": 0}},
        {"id": "b", "position": "classic-2 / d2 / / e2 e8 / 9 10 / 2", "moves": ["e7"]},
        workers=1,
    )
    assert one["position"].startswith("classic-2 fences_each=0 /")
    assert other["position"] == "classic-2 / d2 / / e2 e7 / 9 10 / 1"


def test_a_finished_game_is_answered_with_its_outcome() -> None:
    (told,) = ask({"id": "a", "position": "classic-2 / / / d8 a2 / 10 10 / 1", "moves": ["d9"]})
    assert told["outcome"] == {"winner": 0, "reason": "goal"}
    assert told["moveInfos"] == []


class Server:
    """A server that goes on, and its answers."""

    def __init__(self, workers: int = 1) -> None:
        self.told: list[dict[str, Any]] = []
        self.server = AnalysisServer(
            FakeThinker,
            lambda *lines: self.told.extend(map(json.loads, lines)),
            workers=workers,
            limit=LIMIT,
        )

    def ask(self, **question: object) -> None:
        self.server.handle(json.dumps(question))

    def until(self, count: int) -> list[dict[str, Any]]:
        deadline = time.monotonic() + 10
        while len(self.told) < count and time.monotonic() < deadline:
            time.sleep(0.002)
        assert len(self.told) >= count
        return self.told


@pytest.fixture
def server() -> Iterator[Server]:
    found = Server()
    yield found
    found.server.close(finish=False)
    assert threading.active_count() == 1 or not any(t.is_alive() for t in found.server._threads)


def test_the_urgent_question_is_answered_first(server: Server) -> None:
    server.ask(id="now", limit={"seconds": 0.2})
    time.sleep(0.05)
    server.ask(id="late", priority=-1)
    server.ask(id="usual")
    server.ask(id="urgent", priority=10)
    told = server.until(4)
    assert [answer["id"] for answer in told] == ["now", "urgent", "usual", "late"]


def test_answers_come_as_they_are_ready() -> None:
    found = Server(workers=2)
    found.ask(id="slow", limit={"seconds": 0.4})
    found.ask(id="quick")
    assert [answer["id"] for answer in found.until(2)] == ["quick", "slow"]
    found.server.close(finish=True)


def test_a_question_can_be_taken_back(server: Server) -> None:
    server.ask(id="long", limit={"depth": 10_000})
    server.ask(id="waiting")
    server.ask(id="kept")
    time.sleep(0.1)
    server.ask(id="w", action="terminate", terminateId="waiting")
    server.ask(id="t", action="terminate", terminateId="long")
    told = {answer["id"]: answer for answer in server.until(5)}
    assert told["long"]["rootInfo"]["depth"] < 10_000
    assert told["waiting"]["noResults"] is True
    assert "noResults" not in told["kept"]
    assert told["t"] == {"id": "t", "action": "terminate", "terminateId": "long"}


def test_all_questions_can_be_taken_back(server: Server) -> None:
    for number in range(5):
        server.ask(id=f"q{number}", limit={"depth": 10_000})
    time.sleep(0.1)
    server.ask(id="all", action="terminate_all")
    told = server.until(6)
    assert sorted(answer["id"] for answer in told) == ["all", "q0", "q1", "q2", "q3", "q4"]


def test_reports_come_during_the_search_when_asked_for(server: Server) -> None:
    server.ask(id="a", limit={"seconds": 0.3}, reportDuringSearchEvery=0.05)
    while not server.told or server.told[-1]["isDuringSearch"]:
        time.sleep(0.01)
    assert sum(answer["isDuringSearch"] for answer in server.told) >= 2


def test_the_version_can_be_asked_for(server: Server) -> None:
    server.ask(id="v", action="query_version")
    assert "version" in server.until(1)[0]


def test_without_waiting_nothing_is_finished() -> None:
    began = time.monotonic()
    ask({"id": "a", "limit": {"seconds": 20}}, wait=False)
    assert time.monotonic() - began < 5


@pytest.mark.parametrize(
    ("question", "field"),
    [
        ({"moves": []}, "id"),
        ({"id": 5}, "id"),
        ({"id": "a", "mode": "chess"}, "mode"),
        ({"id": "a", "mode": 5}, "mode"),
        ({"id": "a", "layout": "x"}, "layout"),
        ({"id": "a", "preset": "x"}, "preset"),
        ({"id": "a", "switches": []}, "switches"),
        ({"id": "a", "switches": {"lives": 2}}, "switches"),
        ({"id": "a", "switches": {"threefold": None}}, "switches"),
        ({"id": "a", "moves": ["e9"]}, "moves"),
        ({"id": "a", "moves": [5]}, "moves"),
        ({"id": "a", "moves": {"a": 1}}, "moves"),
        ({"id": "a", "position": "x"}, "position"),
        ({"id": "a", "position": "x", "mode": "pacman"}, "mode"),
        ({"id": "a", "analyzeTurns": [1]}, "analyzeTurns"),
        ({"id": "a", "analyzeTurns": 1}, "analyzeTurns"),
        ({"id": "a", "limit": 5}, "limit"),
        ({"id": "a", "limit": {"nodes": 0}}, "limit"),
        ({"id": "a", "limit": {"seconds": True}}, "limit"),
        ({"id": "a", "limit": {"visits": 5}}, "limit"),
        ({"id": "a", "multipv": 0}, "multipv"),
        ({"id": "a", "priority": "high"}, "priority"),
        ({"id": "a", "priorities": [1, 2]}, "priorities"),
        ({"id": "a", "colour": 1}, "colour"),
        ({"id": "a", "reportDuringSearchEvery": 0}, "reportDuringSearchEvery"),
        ({"id": "a", "action": "explode"}, "action"),
        ({"id": "a", "action": "terminate"}, "terminateId"),
        ({"id": "a", "action": "terminate_all", "turnNumbers": ["x"]}, "turnNumbers"),
    ],
)
def test_a_bad_field_is_named(question: dict[str, Any], field: str) -> None:
    (told,) = ask(question)
    assert told["field"] == field
    assert told["error"]
    assert told.get("id") == ("a" if question.get("id") == "a" else None)


def test_ten_thousand_lines_of_garbage_change_nothing() -> None:
    lines = list(garbage(10_000, seed=3))
    told = ask(*lines, {"id": "last", "moves": ["e2"]})
    assert len(told) == 10_001
    assert next(answer for answer in told if answer.get("id") == "last")["turnNumber"] == 1


def test_a_failing_engine_is_told_and_the_next_question_answered(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    usual = FakeThinker.analyse
    failed: list[bool] = []

    def fail(self: FakeThinker, game: Game, limit: Limit, **_: object) -> Analysis:
        if not failed:
            failed.append(True)
            raise RuntimeError("out of luck")
        return usual(self, game, limit)

    monkeypatch.setattr(FakeThinker, "analyse", fail)
    one, other = ask({"id": "a"}, {"id": "b"}, workers=1)
    assert "error" in one
    assert "rootInfo" in other
