"""Drafts of layouts and positions: the server tells every fault, its sentence and its place."""

import ast
import asyncio
from collections.abc import Mapping
from dataclasses import dataclass
from inspect import getsource
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from corridor.i18n import catalogue as catalogue_of
from corridor.i18n import say
from corridor.rules import board, errors, inline_layout, layout_files, position_reader, text_fields
from corridor.rules import squares as board_squares
from corridor.rules.advanced import checks as advanced_checks
from corridor.rules.advanced import text as advanced_text
from corridor.rules.chase import checks as chase_checks
from corridor.rules.classic import checks as race_checks
from corridor.rules.classic import text as race_text
from corridor.rules.errors import Expected
from corridor.rules.pacman import checks as pacman_checks
from corridor.rules.pacman import text as pacman_text
from tests.rules.test_layout import ADVANCED, CHASE, RACE
from tests.rules.test_position_text_refused import OPENING, PACMAN, TURNED
from tests.server.test_socket import lay
from tests.server.workers import fresh_settings, running

READERS: tuple[ModuleType, ...] = (
    layout_files, inline_layout, position_reader, text_fields, board, board_squares,
    race_text, race_checks, pacman_text, pacman_checks, advanced_text, advanced_checks,
    chase_checks,
)  # fmt: skip


@dataclass(frozen=True)
class Case:
    """A draft with a fault: its code, and the squares, fences and pieces that are marked."""

    code: Expected
    text: str
    mode: str = ""  # of a layout; a position says its own
    squares: str = ""
    fences: str = ""
    pieces: tuple[int, ...] = ()

    @property
    def path(self) -> str:
        return "/api/editor/layout" if self.mode else "/api/editor/position"

    @property
    def body(self) -> dict[str, str]:
        return {"mode": self.mode, "text": self.text} if self.mode else {"text": self.text}


def chase(old: str, new: str, code: Expected, **at: Any) -> Case:  # noqa: ANN401
    assert old in CHASE
    return Case(code, CHASE.replace(old, new, 1), "pacman", **at)


def chamber(old: str, new: str, code: Expected, **at: Any) -> Case:  # noqa: ANN401
    assert old in ADVANCED
    return Case(code, ADVANCED.replace(old, new, 1), "pacman-advanced", **at)


def race(old: str, new: str, code: Expected, **at: Any) -> Case:  # noqa: ANN401
    assert old in RACE
    return Case(code, RACE.replace(old, new, 1), "classic-2", **at)


def moment(base: str, old: str, new: str, code: Expected, **at: Any) -> Case:  # noqa: ANN401
    assert base.count(old) == 1, (base, old)
    return Case(code, base.replace(old, new), **at)


E = Expected
LAYOUTS = (
    Case(E.LAYOUT_SIZE, "#" * 10_000 + "=", "pacman"),
    chase("lives = 3", "lives = = 3", E.TOML),
    chase("lives = 3", "lives = 3\nghosts = 4", E.LAYOUT_KEY),
    chase('pellets = "a1 a9 i1 i9"', "pellets = 4", E.LAYOUT_VALUE),
    chase("lives = 3", "lives = 0", E.LAYOUT_NUMBER),
    chase("pacman =", "puckman =", E.PIECE_NAME),
    race("w = 10", "white = 10", E.STOCK_NAME),
    chase('"e5"', '"e10"', E.SQUARE),
    chase("b3h", "b3x", E.FENCE),
    chase('"e5"', '"e5 e6"', E.ONE_SQUARE),
    chase("b3h d6h", "b3h b3v", E.FENCES_NOT_CROSSING, fences="b3v b3h"),
    chase("b3h d6h", "b3h c3h", E.FENCES_NOT_OVERLAPPING, fences="c3h b3h"),
    chase("a1 a9 i1 i9", "a1 a9 i1 i1", E.PELLETS_DIFFER, squares="i1"),
    chase("a1 a9 i1 i9", "a1 a9", E.PELLET_COUNT, squares="a1 a9"),
    chase('"e9"', '"e5"', E.PIECES_APART, squares="e5", pieces=(0, 1)),
    chase("a1 a9 i1 i9", "e5 a9 i1 i9", E.NO_PELLET_UNDER_PIECE, squares="e5", pieces=(0,)),
    chamber("a1 a9 i1 i9", "e1 a9 i1 i9", E.NO_PELLET_ON_RESPAWN_SQUARE, squares="e1"),
    chase('clyde = "a5"', "", E.PIECE_ON_BOARD, pieces=(4,)),
    chamber("[pieces]", '[pieces]\npacman = "h8"', E.PIECE_OFF_BOARD, squares="h8", pieces=(0,)),
    race('w = "e1"', 'w = "d9"', E.START_OFF_GOAL, squares="d9", pieces=(0,)),
    race('"e1h"', '"e1h d1v f1v"', E.ROUTE_TO_GOAL, squares="e1", pieces=(0,)),
    chamber("chamber =", 'chamber = ""\n#', E.CHAMBER_COUNT),
    chamber('chamber = "d3h', 'chamber = "g7h', E.CHAMBER_FENCES_STANDING, fences="g7h"),
    chase("b3h d6h", "a1v a2h", E.NO_SQUARE_CUT_OFF, squares="a1 a2"),
    chamber('fences = "', 'fences = "a1v a2h ', E.ONE_CHAMBER, squares="a1 a2 d4 e4 d5 e5"),
    chamber(
        'c4v e4v"\nchamber = "d3h d5h c4v e4v',
        'c4v f4v"\nchamber = "d3h d5h c4v f4v',
        E.CLOSED_CHAMBER,
        fences="d3h c4v f4v d5h",
    ),
    Case(E.INLINE_LAYOUT, "e1e9...10-10.0", "classic-2"),
    Case(E.FITTING_FENCE, "e1e9..d3hd3v..10-10.0", "classic-2", fences="d3v d3h"),
    Case(E.KNOWN_NAME, 'mode = "pacman"', "classic-2"),
)
POSITIONS = (
    Case(E.POSITION_SIZE, "classic-2 / " + "d3" * 1000),
    moment(PACMAN, "pacman /", "pacman frenzy /", E.SWITCH),
    moment(PACMAN, " / walk", "", E.FIELDS),
    moment(PACMAN, "b3d6g6", "b3d", E.FENCE_LIST),
    moment(PACMAN, "e5 e9", "e9", E.SQUARE_FOR_EACH_PIECE),
    moment(PACMAN, "a1i1a9", "a1a1", E.SQUARE_LIST),
    moment(PACMAN, "/ 3 /", "/ three /", E.NUMBERS),
    moment(PACMAN, "walk", "ghosts X", E.PIECE_LETTER),
    moment(PACMAN, "walk", "run", E.PHASE),
    Case(E.SIDE_NUMBER, "classic-2 / / / e1 e9 / 10 10 / 3"),
    moment(OPENING, "1 action", "x action", E.TURN),
    moment(PACMAN, "e5 e9", "- e9", E.PACMAN_ON_BOARD),
    Case(E.STOCK, "classic-2 / / / e1 e9 / 65 10 / 1"),
    Case(E.PIECES_APART, "classic-2 / / / e5 e5 / 10 10 / 1", squares="e5", pieces=(0, 1)),
    Case(E.ROUTE_TO_GOAL, "classic-2 / e1 / d1f1 / e1 e9 / 1 1 / 1", squares="e1", pieces=(0,)),
    moment(PACMAN, "e9 i5", "i5 i5", E.GHOSTS_APART, squares="i5", pieces=(1, 2)),
    moment(PACMAN, "e5 e9", "e9 e9", E.PACMAN_APART, squares="e9", pieces=(0, 1)),
    moment(PACMAN, "a1i1a9", "a1i1c3", E.PELLETS_OF_LAYOUT, squares="c3"),
    moment(PACMAN, "e5 e9", "a1 e9", E.NO_PELLET_UNDER_PIECE, squares="a1", pieces=(0,)),
    moment(PACMAN, "e5 e9", "e5 a9", E.NO_PELLET_UNDER_PIECE, squares="a9", pieces=(1,)),
    moment(PACMAN, "/ 3 /", "/ 4 /", E.LIVES),
    moment(PACMAN, "b3d6g6", "b3d6", E.FENCES_OF_LAYOUT, fences="g6h"),
    moment(PACMAN, "walk", "boost", E.BOOST_AFTER_PELLET, squares="e5", pieces=(0,)),
    moment(PACMAN, "walk", "walk BI", E.PLAYED_IN_TURN, pieces=(1, 2)),
    moment(TURNED, "1 1", "1 2", E.EATEN),
    moment(TURNED, "1 1", "2 1", E.RESERVE),
    moment(OPENING, "d3hc4ve4vd5h", "d3hc4ve4va1h", E.CHAMBER_FENCES_STANDING, fences="a1h"),
    moment(OPENING, "d3hc4ve4vd5h", "d3hc4ve4v", E.CHAMBER_COUNT, fences="d3h c4v e4v"),
    moment(TURNED, "/ a3a4d7 / c1", "/ a2a4d7 / a1c1", E.NO_SQUARE_CUT_OFF, squares="a1 a2"),
    moment(TURNED, "h2 d5", "- d5", E.PREVIOUS, squares="h4", pieces=(0,)),
    moment(PACMAN, "walk", "walk / best=9", E.PELLET_COUNT),
)
CASES = (*LAYOUTS, *POSITIONS)


def codes_of_readers() -> set[str]:
    """Every code that stands in a module that reads or checks layouts and positions."""
    trees = [ast.parse(getsource(module)) for module in READERS]
    trees.append(ast.parse(getsource(errors.unknown_name)))
    return {
        str(Expected[node.attr])
        for tree in trees
        for node in ast.walk(tree)
        if isinstance(node, ast.Attribute)
        and isinstance(node.value, ast.Name)
        and node.value.id == "Expected"
    }


def test_there_is_a_case_for_every_code_of_the_readers() -> None:
    assert codes_of_readers() == {str(case.code) for case in CASES}


def test_every_code_has_a_sentence_and_every_sentence_a_code() -> None:
    catalogue = catalogue_of("en", "editor")
    said = {
        line.partition(" =")[0].removeprefix("fault-").replace("-", "_")
        for line in catalogue.splitlines()
        if line.startswith("fault-")
    }
    assert said == codes_of_readers()


@pytest.fixture(scope="module")
def answers(tmp_path_factory: pytest.TempPathFactory) -> Mapping[Case, dict[str, Any]]:
    """What a server says of every case, asked one after the other."""

    async def asked() -> dict[Case, dict[str, Any]]:
        folder = tmp_path_factory.mktemp("editor")
        async with running(fresh_settings(folder)) as (worker,), worker.client() as ann:
            found = {case: await ann.request("POST", case.path, case.body) for case in CASES}
            assert {answer.status_code for answer in found.values()} == {200}
            return {case: answer.json() for case, answer in found.items()}

    return asyncio.run(asked())


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case.path[12:]}-{case.code}")
def test_a_draft_is_refused_with_the_reason_at_its_place(
    case: Case, answers: Mapping[Case, dict[str, Any]]
) -> None:
    answer = answers[case]
    assert (answer["text"], answer["view"], answer["setup"]) == ("", None, None)
    fault = next(fault for fault in answer["faults"] if fault["code"] == case.code)
    assert (fault["squares"], fault["fences"]) == (case.squares.split(), case.fences.split())
    assert fault["pieces"] == list(case.pieces)
    place = {"squares": case.squares, "fences": case.fences, "pieces": "1", "count": 1}
    sentence = say(fault["key"], "en", **{**fault["args"], **place})
    assert sentence
    assert "{" not in sentence


def test_a_draft_tells_all_its_faults_and_where_fences_still_fit(tmp_path: Path) -> None:
    async def whole() -> None:
        async with running(fresh_settings(tmp_path)) as (worker,), worker.client() as ann:
            wrong = "e5e5i5e1-.a1a9.c3hc3v..0-0.3"
            body = {"mode": "pacman", "text": wrong}
            answer = (await ann.request("POST", "/api/editor/layout", body)).json()
            told = [fault["code"] for fault in answer["faults"]]
            assert told == ["fitting_fence", "pellet_count", "pieces_apart", "piece_on_board"]
            refused = {slot["fence"]: slot["refusal"] for slot in answer["refused"]}
            assert refused == {
                "c3v": "crosses_fence",
                "b3h": "overlaps_fence",
                "d3h": "overlaps_fence",
            }
            assert len(answer["fences"]) == 128 - 4
            for path in ("layout", "position"):
                bad = await ann.request("POST", f"/api/editor/{path}", {"text": 1})
                assert (bad.status_code, bad.json()["code"]) == (400, "bad_message")

    asyncio.run(whole())


def test_a_good_draft_becomes_a_table(tmp_path: Path) -> None:
    """A layout and a position each come back as a setup, which lays a table that begins so."""

    async def whole() -> None:
        async with running(fresh_settings(tmp_path)) as (worker,), worker.client() as ann:
            maze = {"mode": "pacman", "text": "e4e9i5e1a5.a1i1a9i9.c3hf6v..0-0.2"}
            judged = (await ann.request("POST", "/api/editor/layout", maze)).json()
            made = await lay(ann, judged["setup"])
            view = (await ann.request("GET", f"/api/tables/{made['match']}")).json()["view"]
            assert (view["lives"], [one["fence"] for one in view["fences"]]) == (2, ["c3h", "f6v"])

            text = "classic-2 / d2 / c5 / e2 e8 / 9 10 / 2"
            judged = (await ann.request("POST", "/api/editor/position", {"text": text})).json()
            assert (judged["faults"], judged["text"]) == ([], text)
            made = await lay(ann, {**judged["setup"], "lots": "seats"})
            await ann.do("take", made["match"], seat=1, name="Bob")
            await ann.do("start", made["match"])
            await ann.do("move", made["match"], move="e7")  # the second side is to move
            view = (await ann.request("GET", f"/api/tables/{made['match']}")).json()["view"]
            assert view["position"] == "classic-2 / d2 / c5 / e2 e7 / 9 10 / 1"
            record = (await ann.request("GET", f"/game/export/{made['match']}.qgn")).text
            assert text in record

            for wrong in (
                {"mode": "classic-3", "position": text},
                {"mode": "classic-2", "position": text, "switches": {"fences_each": 3}},
                {"mode": "classic-2", "position": "classic-2 / / / e9 e8 / 9 10 / 2"},  # over
                {"mode": "classic-2", "position": "nonsense"},
            ):
                body = {"setup": wrong}
                refused = await ann.request("POST", "/api/tables", body)
                assert (refused.status_code, refused.json()["code"]) == (400, "bad_setup")

    asyncio.run(whole())


def test_what_can_be_edited_is_told_for_every_mode(tmp_path: Path) -> None:
    async def whole() -> None:
        async with running(fresh_settings(tmp_path)) as (worker,), worker.client() as ann:
            told = (await ann.request("GET", "/api/editor")).json()["modes"]
            for mode in told:
                fields = mode["start"].split("/")
                assert len(fields) == 3 + len(mode["fields"]), mode["key"]
            assert {mode["key"]: mode["fixed_fences"] for mode in told}["pacman"] is True

    asyncio.run(whole())
