"""The analysis board's answers: texts read and written, boards of a line, lines of the engine."""

import asyncio
import threading
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from msgspec import json

from corridor.engine.player import Limit
from corridor.engine.specs import make_thinker
from corridor.engine.thinking import Analysis, OnInfo
from corridor.rules.game import Game
from corridor.rules.modes import MODES
from corridor.rules.qgn import qgn_text
from corridor.rules.record_reader import read_record
from corridor.server import analyses
from tests.review.records import record_of_mode
from tests.server.workers import PATIENCE, Client, Running, fresh_settings, running

NODES = 400
TREE = """[Mode "classic-2"]
[Event "club evening"]
[Result "*"]
[Termination "unterminated"]

{Both want the middle.} 1. e2 e8 2. e3 {[%clk 0:09:48]} 2... e7 !?
{[%eval 0.2] A fence was to be expected.} ({Fence first} 2... e3h 3. d3 (3. f3)
3... e7) 3. e4 *
"""


def on_server(folder: Path, act: Callable[[Client, Running], Awaitable[None]], **more: Any) -> None:  # noqa: ANN401
    async def whole() -> None:
        settings = fresh_settings(folder, analysis_nodes=NODES, **more)
        async with running(settings) as (worker,), worker.client() as ann:
            await act(ann, worker)

    asyncio.run(whole())


async def read(ann: Client, text: str) -> Any:  # noqa: ANN401
    found = await ann.post("/api/analysis/read", {"text": text})
    assert found["wrong"] is None
    return found["record"]


async def refused(ann: Client, path: str, body: Any) -> str:  # noqa: ANN401
    answer = await ann.request("POST", f"/api/analysis/{path}", body)
    assert (answer.status_code, answer.json()["code"]) == (400, "bad_message"), answer.text
    return str(answer.json()["args"].get("why", ""))


def test_a_record_keeps_its_variations_names_and_comments_through_the_board(tmp_path: Path) -> None:
    async def act(ann: Client, _worker: Running) -> None:
        found = await read(ann, TREE)
        fourth = found["line"]["moves"][3]
        assert fourth["variations"][0]["comment"] == "Fence first"
        assert fourth["glyph"] == "!?"
        assert found["tags"] == {"Event": "club evening"}
        written = (await ann.post("/api/analysis/write", found))["text"]
        assert written == TREE
        for mode in MODES:
            record = record_of_mode(mode)
            found = await read(ann, qgn_text(record))
            assert read_record((await ann.post("/api/analysis/write", found))["text"]) == record

    on_server(tmp_path, act)


def test_a_text_may_be_a_position_a_mode_or_moves_without_a_result(tmp_path: Path) -> None:
    async def act(ann: Client, _worker: Running) -> None:
        assert (await read(ann, "pacman-advanced"))["usual"]
        position = "classic-2 / e3 / c6 / e2 e8 / 9 9 / 1"
        found = await read(ann, f"  {position}\n")
        assert (found["start"], found["usual"]) == (position, False)
        moves = (await read(ann, "1. e2 e8 2. e3"))["line"]["moves"]
        assert [one["move"] for one in moves] == ["e2", "e8", "e3"]
        won = await read(ann, "e2 d9 e3 e9 e4 d9 e5 e9 e6 d9 e7 c9 e8 d9 d8 c9 e8 d9 f8 e9 f9")
        assert won["result"] == "1-0"
        # A main line that ends or does not end any more takes its result from the board.
        shorter = {**won, "line": {"moves": won["line"]["moves"][:-1]}}
        assert (await ann.post("/api/analysis/write", shorter))["text"].endswith(" e9 *\n")
        open_still = {**won, "result": "*", "termination": ""}
        assert (await ann.post("/api/analysis/write", open_still))["text"].endswith(" f9 1-0\n")

    on_server(tmp_path, act)


BAD_TEXTS = (  # with line and column, 0 where the text is one line that is wrong as a whole
    ("1. e2 e8\n2. e5 *", 2, 4, "e5 can't be played here"),
    ("1. e2 (1. d1 *", 1, 14, "not “*”"),
    ("1. e2 {never closed", 1, 7, "closing brace"),
    ("e2 e8 x9", 1, 7, "a move of a race"),
    ("classic-2 / / / e2", 0, 0, "6 fields"),
    ("classic-2 lives=3 / / / e2 e9 / 10 10 / 1", 0, 0, "lives"),
    ("chess", 0, 0, "chess"),
    ('{"format": "qgn/1"', 1, 19, ""),
)


def test_a_bad_text_is_refused_in_the_words_of_the_law_at_its_place(tmp_path: Path) -> None:
    async def act(ann: Client, _worker: Running) -> None:
        for text, line, column, part in BAD_TEXTS:
            found = await ann.post("/api/analysis/read", {"text": text})
            wrong = found["wrong"]
            assert (found["record"], wrong["line"], wrong["column"]) == (None, line, column), text
            assert part in wrong["why"]
        for body in ({"text": ""}, {"text": "x" * 60_001}, {}, {"text": 3}):
            await refused(ann, "read", body)
        deep: dict[str, Any] = {"move": "e2"}
        for _ in range(40):
            deep = {"move": "e2", "variations": [{"moves": [deep]}]}
        start = Game("classic-2").position_text()
        why = await refused(ann, "write", {"start": start, "line": {"moves": [deep]}})
        assert "16 deep" in why

    on_server(tmp_path, act)


def test_a_line_is_seen_board_by_board_in_every_mode(tmp_path: Path) -> None:
    async def act(ann: Client, _worker: Running) -> None:
        for mode in MODES:
            whole = record_of_mode(mode).game()
            game = whole.rewound(min(len(whole.history), 59))  # an answer has 60 boards at most
            moves = [game.rewound(ply).text(move) for ply, move in enumerate(game.history)]
            start = game.rewound(0).position_text(counters=True)
            found = await ann.post("/api/analysis/line", {"start": start, "moves": moves})
            assert len(found["views"]) == len(moves) + 1
            assert found["positions"][-1] == game.position_text()
            assert (found["options"] is None) == (game.outcome is not None)
            last = {"start": start, "moves": moves, "first": len(moves)}
            assert (await ann.post("/api/analysis/line", last))["views"] == found["views"][-1:]
        wrong = {"start": "classic-2", "moves": ["e2", "e2", "e8"]}
        found = await ann.post("/api/analysis/line", wrong)
        assert (found["moves"], found["refused"]["refusal"]) == (["e2"], "square_taken")
        await refused(ann, "line", {"start": "classic-2 / nonsense", "moves": []})
        many = {"start": "classic-2", "moves": ["e2", "e8", "e1", "e9"] * 40}
        found = await ann.post("/api/analysis/line", {**many, "first": 10})
        assert (len(found["views"]), len(found["moves"])) == (60, 160)
        answer = await ann.request(
            "POST", "/api/analysis/line", {"start": "classic-2", "moves": ["e2"] * 601}
        )
        assert answer.status_code == 400

    on_server(tmp_path, act)


async def engine_lines(ann: Client, position: str, lines: int = 3) -> list[Any]:
    answer = await ann.request("GET", f"/api/analysis/engine?position={position}&lines={lines}")
    assert answer.status_code == 200, answer.text
    return [json.decode(line) for line in answer.text.splitlines()]


def test_the_engine_tells_several_lines_and_remembers_them(tmp_path: Path) -> None:
    async def act(ann: Client, worker: Running) -> None:
        for mode in MODES:
            told = await engine_lines(ann, mode)
            last = told[-1]
            assert [one["done"] for one in told] == [False] * (len(told) - 1) + [True]
            assert len({line["moves"][0] for line in last["lines"]}) == 3
            game = Game(mode)
            assert last["position"] == game.position_text()
            for line in last["lines"]:
                assert abs(sum(line["chances"]) - 1) < 0.01
                again = game.copy()
                for move in line["moves"]:
                    again.push_text(move)
        worker.services.bots.close()  # nothing can be thought any more
        assert await engine_lines(ann, "classic-2") == [(await engine_lines(ann, "classic-2"))[-1]]
        over = "classic-2 / / / e9 e1 / 10 10 / 2"
        assert (await engine_lines(ann, over))[-1]["lines"] == []

    on_server(tmp_path, act)


class Endless:
    """An engine that thinks until it is stopped."""

    def __init__(self) -> None:
        self.begun = threading.Event()
        self.stopped = threading.Event()

    def analyse(
        self,
        game: Game,
        _limit: object,
        *,
        on_info: OnInfo | None = None,
        **_more: object,
    ) -> Analysis:
        found = make_thinker(hash_mb=1).analyse(game, Limit(nodes=50))
        assert on_info is not None
        on_info(found)
        self.begun.set()
        assert self.stopped.wait(PATIENCE)
        return found

    def stop(self) -> None:
        self.stopped.set()


def test_the_engine_stops_when_nobody_listens_any_more(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    endless = Endless()
    monkeypatch.setattr(analyses, "thinker_of_thread", lambda: endless)

    async def act(ann: Client, worker: Running) -> None:
        asked = asyncio.create_task(engine_lines(ann, "classic-2"))
        await asyncio.to_thread(endless.begun.wait, PATIENCE)
        assert not endless.stopped.is_set()
        asked.cancel()
        assert await asyncio.to_thread(endless.stopped.wait, PATIENCE)
        monkeypatch.undo()
        # The turn is free again, and the half-thought answer was not kept.
        assert (await engine_lines(ann, "classic-2"))[-1]["done"]

    on_server(tmp_path, act)


def test_questions_are_limited_and_bad_ones_cost_nothing(tmp_path: Path) -> None:
    async def act(ann: Client, _worker: Running) -> None:
        path = "/api/analysis/engine?position="
        for bad in ("chess", "classic-2&lines=9", "classic-2&lines=0", ""):
            assert (await ann.request("GET", path + bad)).status_code in (400, 422)
        await engine_lines(ann, "classic-2")
        answer = await ann.request("GET", path + "classic-3")
        assert (answer.status_code, answer.json()["code"]) == (429, "too_many")

    on_server(tmp_path, act, limits=True, limit=("analyse=1/0.001",))
