"""Lessons and rules over HTTP: what is told, how attempts are judged, what is refused."""

from pathlib import Path
from typing import Any
from urllib.parse import quote

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from msgspec import json

from corridor import i18n
from corridor.learn import families, following, lesson, lessons
from corridor.learn.rulebook import rule_for, rules_of
from corridor.rules.game import Game
from corridor.rules.modes import MODES
from corridor.server.http.catalogues import part_for_pages
from corridor.server.http.lessons import judged, told
from corridor.server.http.rulebook import chapter, tried
from corridor.wire.learning import (
    LONGEST_MOVE,
    MOST_MOVES,
    Chapter,
    LessonTold,
    MoveTried,
    RuleFor,
    Shelf,
    Verdict,
)
from corridor.wire.view import view_of
from tests.server.test_socket import run
from tests.server.workers import Running, fresh_settings

BAD_MOVES: tuple[Any, ...] = (
    {},
    [1],
    {"moves": []},
    {"moves": "e2"},
    {"moves": [""]},
    {"moves": [7]},
    {"moves": ["e2"], "more": 1},
    {"moves": ["e" * (LONGEST_MOVE + 1)]},
    {"moves": ["e2"] * (MOST_MOVES + 1)},
)


def test_lessons_are_told_and_attempts_are_judged(tmp_path: Path) -> None:
    async def act(worker: Running) -> None:
        client = worker.client()
        shelf = json.decode((await client.request("GET", "/api/lessons")).content, type=Shelf)
        assert [family.id for family in shelf.families] == list(families())
        names = [one.id for family in shelf.families for one in family.lessons]
        assert names == [one.id for one in lessons()]
        answer = await client.request("GET", "/api/lessons/race-step")
        assert json.decode(answer.content, type=LessonTold) == told(lesson("race-step"))
        for moves, kind in ((["d4"], "not_yet"), (["e5"], "refused"), (["f4"], "done")):
            sent = {"moves": moves}
            answer = await client.request("POST", "/api/lessons/race-step/1", sent)
            assert json.decode(answer.content, type=Verdict).kind == kind

    run(fresh_settings(tmp_path), act)


@pytest.mark.parametrize("name", [one.id for one in lessons()])
def test_a_lesson_is_told_with_the_boards_of_its_tasks(name: str) -> None:
    one, wired = lesson(name), told(lesson(name))
    later = following(name)
    assert wired.next == (None if later is None else later.id)
    for task, sent in zip(one.tasks, wired.tasks, strict=True):
        assert (sent.key, sent.hints) == (task.key, task.hints)
        assert sent.view == view_of(task.game())
        solution = task.solutions[0]
        shown = sent.view
        for count in range(1, len(solution) + 1):
            verdict = judged(task, solution[:count])
            refused = verdict.refused is not None
            assert verdict.views or refused
            assert verdict.view == (shown if refused else verdict.views[-1])
            shown = verdict.view
        assert verdict.kind == "done"


@pytest.mark.parametrize("mode", MODES)
def test_a_rule_can_be_tried_and_what_it_forbids_is_refused(mode: str) -> None:
    wired = chapter(mode)
    assert [rule.id for rule in wired.rules] == [rule.id for rule in rules_of(mode)]
    for rule, sent in zip(rules_of(mode), wired.rules, strict=True):
        made = tried(rule, (rule.move,))
        assert made.refused is None
        assert made.view.ply == sent.view.ply + 1
        if rule.forbidden:
            barred = tried(rule, (rule.forbidden,))
            assert barred.refused is not None
            assert (barred.refused.refusal, barred.view) == (sent.refusal, sent.view)


def test_rules_are_told_and_tried_over_http(tmp_path: Path) -> None:
    async def act(worker: Running) -> None:
        client = worker.client()
        answer = await client.request("GET", "/api/rules/pacman")
        assert json.decode(answer.content, type=Chapter) == chapter("pacman")
        sent = {"moves": ["d6"]}
        answer = await client.request("POST", "/api/rules/classic-2/race-steps", sent)
        refused = json.decode(answer.content, type=MoveTried).refused
        assert refused is not None
        assert refused.refusal == "too_far"
        game = Game("pacman-advanced")
        position = quote(view_of(game).position)
        answer = await client.request("GET", f"/api/rule?position={position}")
        assert json.decode(answer.content, type=RuleFor).rule == rule_for(game.position).id
        path = f"/api/rule?position={position}&refusal=crosses_fence"
        answer = await client.request("GET", path)
        assert json.decode(answer.content, type=RuleFor).rule == "advanced-fences"

    run(fresh_settings(tmp_path), act)


def test_bad_requests_about_lessons_and_rules_get_a_clear_error(tmp_path: Path) -> None:
    async def act(worker: Running) -> None:
        client = worker.client()
        for path in ("/api/lessons/race-step/0", "/api/rules/classic-2/race-steps"):
            for body in BAD_MOVES:
                answer = await client.request("POST", path, body)
                assert answer.status_code == 400, (path, body)
                assert answer.json()["code"] == "bad_message", (path, body)
            unreadable = await client.request("POST", path, {"moves": ["e99"]})
            assert unreadable.json()["refused"]["refusal"] == "unreadable"
        sent = {"moves": ["e2"]}
        for path in (
            "/api/lessons/none/0",
            "/api/lessons/race-step/9",
            "/api/rules/none/race-steps",
            "/api/rules/pacman/race-steps",
        ):
            assert (await client.request("POST", path, sent)).status_code == 404, path
        for path in ("/api/lessons/none", "/api/lessons/Race-Step", "/api/rules/none"):
            assert 400 <= (await client.request("GET", path)).status_code < 405, path
        for text in ("", "none", "x" * 2000, "classic-2 / / / e1 / /"):
            answer = await client.request("GET", f"/api/rule?position={quote(text)}")
            assert answer.status_code == 400, text
        position = quote(view_of(Game("pacman")).position)
        for code in ("none", "", "x" * 300):
            answer = await client.request("GET", f"/api/rule?position={position}&refusal={code}")
            assert answer.status_code == 400, code

    run(fresh_settings(tmp_path), act)


@pytest.mark.parametrize("lang", i18n.languages())
def test_a_part_of_the_page_has_all_its_sentences_in_every_language(lang: str) -> None:
    for part in i18n.parts():
        text = part_for_pages(lang, part).data.decode()
        found = [one for one in FluentParser().parse(text).body if isinstance(one, ftl.Message)]
        english = FluentParser().parse(i18n.catalogue("en", part)).body
        wanted = [one.id.name for one in english if isinstance(one, ftl.Message)]
        assert [one.id.name for one in found] == wanted
        assert not [one for one in found if one.comment]


def test_parts_are_served_and_others_are_not(tmp_path: Path) -> None:
    async def act(worker: Running) -> None:
        client = worker.client()
        answer = await client.request("GET", "/i18n/fr/learn.ftl")
        assert answer.headers["content-type"] == "text/plain; charset=utf-8"
        assert answer.text == part_for_pages("fr", "learn").data.decode()
        for path in ("/i18n/xx/learn.ftl", "/i18n/en/none.ftl", "/i18n/en/learn", "/i18n/en/..ftl"):
            assert (await client.request("GET", path)).status_code == 404, path

    run(fresh_settings(tmp_path), act)
