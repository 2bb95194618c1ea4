"""The page in other languages, and in one whose letters show which words are hard-coded."""

import re
from collections.abc import Iterator
from functools import cache

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor
from playwright.sync_api import Browser, Page, expect

from corridor import i18n
from corridor.rules.game import Game
from corridor.rules.modes import LAYOUTS
from tests.browser.board import Board, button, words
from tests.browser.people import DESKTOP, PHONE, new_person
from tests.browser.screen_checks import resize, seen_faults
from tests.browser.screens import SCREENS
from tests.browser.tables import create_table
from tests.data.playthroughs.make import moves as playthrough

# A language with other letters: Latin words on a page in it come from no sentence.
_OTHER_LETTERS = "bg"
_WORD = re.compile(r"[A-Za-z]{3,}")
# Names of people and mazes, and what people wrote.
_NAMES = {"Maximiliane", "Wolkenstein", "Yuki", "Ines", "Tom"}
_MAZES = {word for names in LAYOUTS.values() for one in names for word in _WORD.findall(one)}
_WRITTEN = {"Both want the middle.", "Fence first"}
# Moves, and codes of tables.
_MOVE = re.compile(r"^(?:[A-Z]?(?:[a-i][1-9])+[hv]?)+$|^[A-Z0-9]{6}$")
# Screens that are loaded when they are opened, and what shows that they are there.
_TAUGHT = {"/learn/race-step": ".board.live", "/rules/pacman": ".figure-board"}
# All that is read on a page, seen or only heard, but for what is the same in every language.
_READ = """
() => {
  const found = [document.title];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const told = !node.parentElement.closest('script, style, [translate=no], :not(html)[lang]');
    if (told) found.push(node.data);
  }
  const named = ['aria-label', 'aria-description', 'aria-valuetext', 'title', 'placeholder', 'alt'];
  for (const name of named) {
    const those = document.body.querySelectorAll(`[${name}]:not([translate=no])`);
    for (const one of those) found.push(one.getAttribute(name));
  }
  return found;
}
"""
_TRANSLATED = {
    *("home", "home-company", "home-find", "watch", "games", "analysis", "review", "maze"),
    *("editor", "new", "table-chase", "table-change", "table-changed", "invitation", "elsewhere"),
    *("return", "learn", "lesson-race", "puzzles", "puzzle-race", "rules", "rules-race"),
    *("rules-chase", "spoken-chase", "spoken-lesson", "first-chase", "caught", "refused"),
    *("settings", "phrases", "save", "keys", "classic-2-playing", "pacman-advanced-playing"),
    *("classic-4-finished", "pacman-finished"),
}


class _Said(Visitor):
    def __init__(self) -> None:
        self.words: set[str] = set()

    def visit_TextElement(self, node: ftl.TextElement) -> None:  # noqa: N802 - Fluent's
        self.words.update(_WORD.findall(node.value))


@cache
def _latin_words() -> frozenset[str]:
    """The Latin words that sentences of this language have: names of keys, files and games."""
    said = _Said()
    for part in i18n.parts():
        if part != "terminal":
            said.visit(FluentParser().parse(i18n.catalogue(_OTHER_LETTERS, part)))
    return frozenset(said.words)


@pytest.fixture
def other_letters() -> Iterator[str]:
    """The language, in which buttons are looked for too."""
    i18n.speak(_OTHER_LETTERS)
    yield _OTHER_LETTERS
    i18n.speak(None)


@pytest.mark.parametrize("name", sorted(_TRANSLATED))
def test_no_word_on_a_page_is_hard_coded(
    browser: Browser, address: str, other_letters: str, name: str
) -> None:
    with new_person(browser, address, lang=other_letters) as ann:
        SCREENS[name](ann)
        texts = {*ann.page.evaluate(_READ)} - _WRITTEN
    tokens = {one for text in texts for one in re.split(r"[^A-Za-z0-9]+", text)}
    words = {word for one in tokens if not _MOVE.match(one) for word in _WORD.findall(one)}
    assert words - _latin_words() - _NAMES - _MAZES == set()


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
