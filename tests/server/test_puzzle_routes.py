"""Puzzles over HTTP: what is told and what is not, how tries are judged, what is refused."""

from datetime import UTC, datetime
from pathlib import Path

import pytest
from msgspec import json

from corridor.i18n import say
from corridor.puzzles import Theme, by_id, daily, hints, puzzles
from corridor.rules.modes import MODES
from corridor.server.http.puzzles import judged, solution, told
from corridor.wire.puzzles import HintTold, PuzzleShelf, PuzzleTold, SolutionTold, TryTold
from corridor.wire.view import view_of
from tests.server.test_learning import BAD_MOVES
from tests.server.test_previews import shown
from tests.server.test_previews import told as tags_of
from tests.server.test_socket import run
from tests.server.workers import Running, fresh_settings

ONE = "classic-2-1006"  # b4, answered by i5, then h4h


def test_puzzles_are_listed_and_told_without_their_solutions(tmp_path: Path) -> None:
    async def act(worker: Running) -> None:
        client = worker.client()
        shelf = json.decode((await client.request("GET", "/api/puzzles")).content, type=PuzzleShelf)
        assert [one.id for one in shelf.puzzles] == [one.id for one in puzzles()]
        assert {one.mode for one in shelf.puzzles} == set(MODES)
        assert {one.theme for one in shelf.puzzles} == {str(theme) for theme in Theme}
        sent = (await client.request("GET", f"/api/puzzle/{ONE}")).content
        assert json.decode(sent, type=PuzzleTold) == told(ONE)
        assert not {"solution", "steps_told", "wrong", "moves"} & set(json.decode(sent))
        days = [datetime.now(UTC).date()]
        today = json.decode((await client.request("GET", "/api/puzzle/daily")).content)
        days.append(datetime.now(UTC).date())  # midnight may have been in between
        assert (today["id"], today["day"]) in [(daily(day).id, str(day)) for day in days]

    run(fresh_settings(tmp_path), act)


def test_tries_are_judged_and_hints_and_the_solution_are_told_when_asked_for(
    tmp_path: Path,
) -> None:
    async def act(worker: Running) -> None:
        client = worker.client()
        path = f"/api/puzzle/{ONE}"
        for moves, kind, reply in (
            (["c3"], "wrong", ("i5",)),
            (["e9"], "refused", ()),
            (["nonsense"], "refused", ()),
            (["b4"], "go_on", ("i5",)),
            (["b4", "b5"], "wrong", ("i4",)),
            (["b4", "h4h"], "solved", ()),
        ):
            answer = await client.request("POST", path, {"moves": moves})
            verdict = json.decode(answer.content, type=TryTold)
            assert (verdict.kind, verdict.reply) == (kind, reply), moves
            assert [view.last and view.last.move for view in verdict.views] == (
                [] if kind == "refused" else [moves[-1], *reply]
            )
        for number, hint in enumerate(hints(by_id(ONE), 1), 1):
            answer = await client.request("GET", f"{path}/hint?found=1&number={number}")
            assert json.decode(answer.content, type=HintTold).about == hint.about
        answer = await client.request("GET", f"{path}/solution")
        line = json.decode(answer.content, type=SolutionTold)
        assert line.moves == ("b4", "i5", "h4h")
        assert [view.last and view.last.move for view in line.views] == list(line.moves)

    run(fresh_settings(tmp_path), act)


@pytest.mark.parametrize("mode", MODES)
def test_the_solution_of_every_kind_is_judged_as_solved_with_its_boards(mode: str) -> None:
    some = {(one.theme, len(one.steps)): one for one in puzzles(mode=mode)}
    for puzzle in some.values():
        sent, line = told(puzzle.id), solution(puzzle)
        assert sent.view == view_of(puzzle.game())
        assert (sent.side, sent.steps) == (puzzle.game().to_move, len(puzzle.steps))
        last = judged(puzzle, puzzle.solution)
        assert (last.kind, last.played) == ("solved", line.moves)
        assert last.view == line.views[-1]
        for count in range(1, len(puzzle.steps)):
            assert judged(puzzle, puzzle.solution[:count]).kind == "go_on"
        for tried, reply in list(puzzle.steps[0].wrong.items())[:3]:
            answer = judged(puzzle, (tried,))
            assert (answer.kind, answer.reply) == ("wrong", reply)


def test_hints_say_more_and_more_of_the_right_move() -> None:
    for puzzle in puzzles():
        for found, step in enumerate(puzzle.steps):
            given = hints(puzzle, found)
            places = [hint.place for hint in given if hint.place]
            assert "".join(places) in step.move
            assert all(say(f"puzzle-hint-{hint.about}", piece="B", place="e") for hint in given)


def test_bad_requests_about_puzzles_get_a_clear_error(tmp_path: Path) -> None:
    async def act(worker: Running) -> None:
        client = worker.client()
        for body in BAD_MOVES:
            answer = await client.request("POST", f"/api/puzzle/{ONE}", body)
            assert (answer.status_code, answer.json()["code"]) == (400, "bad_message"), body
        path = f"/api/puzzle/{ONE}/hint"
        for query in ("found=-1", "found=x", "number=0", "number=999999", "found=99999999999"):
            answer = await client.request("GET", f"{path}?{query}")
            assert (answer.status_code, answer.json()["code"]) == (400, "bad_message"), query
        gone = ("/api/puzzle/none", "/api/puzzle/none/hint", "/api/puzzle/none/solution",
                f"{path}?found=2", f"{path}?number=4")  # fmt: skip
        for address in gone:
            answer = await client.request("GET", address)
            assert (answer.status_code, set(answer.json())) == (404, {"code", "args"}), address
        answer = await client.request("POST", "/api/puzzle/none", {"moves": ["e2"]})
        assert answer.status_code == 404

    run(fresh_settings(tmp_path), act)


def test_a_puzzle_has_a_preview_with_its_board(tmp_path: Path) -> None:
    async def act(worker: Running) -> None:
        async with worker.client() as ann:
            tags = await tags_of(ann, f"/puzzle/{ONE}")
            game = say("home-name-classic-2", "en")
            assert tags["og:title"] == say("preview-puzzle", "en", game=game)
            assert tags["og:description"] == say("puzzle-theme-only-move", "en", within=0)
            await shown(ann, tags)
            for path in ("/puzzle", "/puzzle/daily"):
                start = say("preview-puzzle-daily", "en", game="")
                assert (await tags_of(ann, path))["og:title"].startswith(start.strip())
            assert "og:title" not in await tags_of(ann, "/puzzle/none")

    run(fresh_settings(tmp_path), act)
