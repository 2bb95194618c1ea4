"""The analysis protocol: questions and answers as lines of JSON, in any order."""

import io
import json
import threading
import time
from collections.abc import Callable, Iterator
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
ENDLESS = 10**9  # nodes
PATIENCE = 60.0  # seconds; a machine may be busy


def ask(*questions: object, workers: int = 2, wait: bool = True) -> list[dict[str, Any]]:
    """Ask questions, close the server, and take all answers."""
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
    """A running server and its answers."""

    def __init__(self, workers: int = 1) -> None:
        self.told: list[dict[str, Any]] = []
        self.thinkers: list[FakeThinker] = []
        self.server = AnalysisServer(
            self._thinker,
            lambda *lines: self.told.extend(map(json.loads, lines)),
            workers=workers,
            limit=LIMIT,
        )

    def _thinker(self) -> FakeThinker:
        self.thinkers.append(FakeThinker())
        return self.thinkers[-1]

    def ask(self, **question: object) -> None:
        self.server.handle(json.dumps(question))

    def ask_endlessly(self, name: str) -> None:
        """A question without an end, once its analysis has begun."""
        self.ask(id=name, limit={"nodes": ENDLESS})
        wait_until(lambda: any(thinker.began.is_set() for thinker in self.thinkers))

    def take_back(self, name: str) -> None:
        self.ask(id=f"end {name}", action="terminate", terminateId=name)

    def until(self, count: int) -> list[dict[str, Any]]:
        wait_until(lambda: len(self.told) >= count)
        return self.told

    def answered(self) -> list[str]:
        """The questions whose answers are complete, in this order."""
        return [one["id"] for one in self.told if one.get("isDuringSearch") is False]


def wait_until(condition: Callable[[], bool]) -> None:
    deadline = time.monotonic() + PATIENCE
    while not condition():
        assert time.monotonic() < deadline
        time.sleep(0.002)


@pytest.fixture
def server() -> Iterator[Server]:
    found = Server()
    yield found
    found.server.close(finish=False)
    assert threading.active_count() == 1 or not any(t.is_alive() for t in found.server._threads)


def test_the_urgent_question_is_answered_first(server: Server) -> None:
    server.ask_endlessly("now")
    server.ask(id="late", priority=-1)
    server.ask(id="usual")
    server.ask(id="urgent", priority=10)
    server.take_back("now")
    wait_until(lambda: len(server.answered()) == 4)
    assert server.answered() == ["now", "urgent", "usual", "late"]


def test_answers_come_as_they_are_ready() -> None:
    found = Server(workers=2)
    found.ask_endlessly("slow")
    found.ask(id="quick")
    wait_until(lambda: found.answered() == ["quick"])
    found.take_back("slow")
    wait_until(lambda: found.answered() == ["quick", "slow"])
    found.server.close(finish=True)


def test_a_question_can_be_taken_back(server: Server) -> None:
    server.ask_endlessly("long")
    server.ask(id="waiting")
    server.ask(id="kept")
    server.ask(id="w", action="terminate", terminateId="waiting")
    server.ask(id="t", action="terminate", terminateId="long")
    told = {answer["id"]: answer for answer in server.until(5)}
    assert told["long"]["rootInfo"]["nodes"] < ENDLESS
    assert told["waiting"]["noResults"] is True
    assert "noResults" not in told["kept"]
    assert told["t"] == {"id": "t", "action": "terminate", "terminateId": "long"}


def test_all_questions_can_be_taken_back(server: Server) -> None:
    server.ask_endlessly("q0")
    for number in range(1, 5):
        server.ask(id=f"q{number}", limit={"nodes": ENDLESS})
    server.ask(id="all", action="terminate_all")
    told = server.until(6)
    assert sorted(answer["id"] for answer in told) == ["all", "q0", "q1", "q2", "q3", "q4"]


def test_reports_come_during_the_search_when_asked_for(server: Server) -> None:
    server.ask(id="a", limit={"nodes": ENDLESS}, reportDuringSearchEvery=0.05)
    assert [answer["isDuringSearch"] for answer in server.until(2)[:2]] == [True, True]
    server.take_back("a")
    wait_until(lambda: server.answered() == ["a"])


def test_the_version_can_be_asked_for(server: Server) -> None:
    server.ask(id="v", action="query_version")
    assert "version" in server.until(1)[0]


def test_without_waiting_nothing_is_finished() -> None:
    ask({"id": "a", "limit": {"nodes": ENDLESS}}, wait=False)  # it returns


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
