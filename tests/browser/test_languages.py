"""The page in other languages, and in a pseudo-language that finds hard-coded words."""

import re
from collections.abc import Iterator

import pytest
from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Transformer
from playwright.sync_api import Browser, Page, Route, expect

from corridor import i18n
from corridor.rules.game import Game
from tests.browser.board import Board, button, words
from tests.browser.people import DESKTOP, PHONE, new_person
from tests.browser.screen_checks import resize, seen_faults
from tests.browser.tables import create_table
from tests.data.playthroughs.make import moves as playthrough

# Texts that are not translated: names, moves, squares, codes and numbers.
# Lists are joined by the browser itself ("and").
_NAMES = {"Corridor", "and", "W", "X", "Y", "Z", "M", "B", "I", "P", "C"}
_WORD = re.compile(r"[A-Za-z]{3,}")
# Screens that are loaded when they are opened, and what shows that they are there.
_TAUGHT = {"/learn/race-step": ".board.live", "/rules/pacman": ".figure-board"}
_MOVE = re.compile(r"^[a-i][1-9][hv]?$|^[A-Z0-9]{6}$")  # or the code of a table


class _Pseudo(Transformer):
    def visit_TextElement(self, node: ftl.TextElement) -> ftl.TextElement:  # noqa: N802 - Fluent's
        return ftl.TextElement(re.sub("[A-Za-z]", "ж", node.value))


def pseudo(catalogue: str) -> str:
    """A catalogue whose sentences use letters that no hard-coded word has."""
    resource = _Pseudo().visit(FluentParser().parse(catalogue))
    return FluentSerializer().serialize(resource)


def test_no_word_on_a_page_is_hard_coded(browser: Browser, address: str) -> None:
    def translated(route: Route) -> None:
        answer = route.fetch()
        route.fulfill(response=answer, body=pseudo(answer.text()))

    with new_person(browser, address, service_workers="block") as ann:
        ann.forgive("Service Worker registration blocked")
        ann.context.route("**/i18n/**/*.ftl", translated)
        ann.open()
        ann.page.locator(".mini-board").first.wait_for()
        seen = {"home": ann.page.locator("#app").inner_text()}
        for mode in ("classic-2", "pacman", "pacman-advanced"):
            create_table(ann, mode=mode)
            Board(ann.page).wait_for_turn()
            seen[mode] = ann.page.locator("#app").inner_text()
        create_table(ann, start=False, mode="pacman", seats=3)
        ann.page.locator(".mini-board").first.wait_for()
        seen["table"] = ann.page.locator("#app").inner_text()
        for path, sign in _TAUGHT.items():
            ann.open(path)
            ann.page.locator(sign).first.wait_for()
            seen[path] = ann.page.locator("#app").inner_text()
    for name, text in seen.items():
        assert "ж" in text, name
        words = {word for word in re.split(r"[\s\u2068\u2069·:,.]+", text) if _WORD.search(word)}
        left = {word for word in words if word not in _NAMES and not _MOVE.match(word)}
        assert {word for word in left if "ж" not in word} == set(), name


@pytest.fixture(params=i18n.languages())
def tongue(request: pytest.FixtureRequest) -> Iterator[str]:
    """Every language; sentences are looked for in it."""
    i18n.speak(request.param)
    yield request.param
    i18n.speak("en")


def test_every_language_is_whole_and_plays_a_game_to_its_end(
    browser: Browser, address: str, tongue: str
) -> None:
    """Nothing is cut off, overlapping, too wide or broken, on a phone and on a wide screen."""
    with new_person(browser, address, PHONE, touch=True, lang=tongue) as ann:
        page, found = ann.page, []
        ann.open()
        expect(page.locator("html")).to_have_attribute("lang", tongue)
        expect(page.locator("html")).to_have_attribute("dir", "rtl" if tongue == "ar" else "ltr")
        expect(button(page, "home-computer")).to_be_visible()
        page.locator(".mini-board").nth(4).wait_for()
        found += _faults_at_both_sizes(page, "home")
        create_table(ann, start=False, mode="pacman-advanced")
        page.locator(".invite-code").wait_for()
        found += _faults_at_both_sizes(page, "table")
        create_table(ann, mode="classic-2")
        Board(page).wait_for_turn()
        found += _faults_at_both_sizes(page, "race")
        *moves, last = playthrough("pacman")
        create_table(ann, mode="pacman", moves=moves)
        board = Board(page)
        board.wait_for_turn()
        found += _faults_at_both_sizes(page, "chase")
        board.type(last)
        expect(page.locator(".line-result")).to_contain_text(words("play-reason-catches"))
        level = i18n.say("level-2", tongue)
        expect(page.locator(".result-level")).to_contain_text(words("play-level", level=level))
        found += _faults_at_both_sizes(page, "result")
        for path, sign in _TAUGHT.items():
            ann.open(path)
            page.locator(sign).first.wait_for()
            found += _faults_at_both_sizes(page, path)
        assert found == []


def _faults_at_both_sizes(page: Page, name: str) -> list[str]:
    """What is wrong on a phone and on a wide screen; the page is a phone again afterwards."""
    found = seen_faults(page, name)
    resize(page, *DESKTOP)
    found += seen_faults(page, f"{name}, wide")
    resize(page, *PHONE)
    return found


def test_the_address_and_the_cookie_choose_the_language(browser: Browser, address: str) -> None:
    with new_person(browser, address, lang="de") as ann:
        ann.open("/?lang=ja")
        expect(ann.page.locator("html")).to_have_attribute("lang", "ja")
        ann.page.get_by_role("button", name=i18n.say("page-language", "ja")).click()
        ann.page.locator(".menu-list [lang=pl]").click()
        expect(ann.page.locator("html")).to_have_attribute("lang", "pl")
        ann.open()
        expect(ann.page.locator("html")).to_have_attribute("lang", "pl")


def test_in_arabic_the_page_is_mirrored_and_the_board_is_not(
    browser: Browser, address: str
) -> None:
    with new_person(browser, address, DESKTOP, lang="ar") as ann:
        create_table(ann, mode="classic-2")
        board, game = Board(ann.page), Game("classic-2")
        board.wait_for_turn()
        for move in ("e2", "e8", "c3h"):
            board.play(game, move)
            board.wait_for_turn()
        assert board.square("a1")[0] < board.square("i1")[0]
        brand, menu = ann.page.locator(".brand"), ann.page.locator(".top .end")
        left, right = menu.bounding_box(), brand.bounding_box()
        assert left is not None
        assert right is not None
        assert left["x"] < right["x"]
        assert board.element.evaluate("(element) => getComputedStyle(element).direction") == "ltr"
