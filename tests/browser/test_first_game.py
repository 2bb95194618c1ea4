"""A newcomer's first games on a phone: hints, the finger, moves at a human pace, words."""

import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from playwright.sync_api import Browser, CDPSession, Page, expect

from corridor.i18n import say
from corridor.learn.rulebook import rule_for
from corridor.rules.errors import Refusal
from corridor.rules.game import Game
from tests.browser.board import Board, Point, button, words
from tests.browser.people import PHONE, Person, new_person
from tests.browser.screens import post_moves
from tests.browser.tables import create_table
from tests.browser.test_touch import slide
from tests.data.playthroughs.make import moves as playthrough

# PAC-MAN beside a pellet, two ghosts in line with him.
NEAR_A_PELLET = "e5e8i5e1a5.e6h2b8h8...0-0.3"
# In the playthroughs, the ply before which something happens for the first time.
CATCH, RELOCATION, SPENDING, BOXED_IN = 54, 2, 30, 62
_UNITS = 26  # of the board, from the middle of the fence to where the finger begins and ends
# From units of the board to pixels.
_ON_SCREEN = """
(svg, [x, y]) => {
  const at = new DOMPoint(x, y).matrixTransform(svg.getScreenCTM());
  return [at.x, at.y];
}
"""


def expect_hint(page: Page, name: str, /, **args: object) -> None:
    """The hint is there, in its words."""
    hint = page.locator(f"[data-hint={name}]")
    expect(hint.locator(".hint-text")).to_have_text(words(f"play-hint-{name}", **args))


def take_hint(page: Page, name: str, /, **args: object) -> None:
    """Read a hint and put it away."""
    expect_hint(page, name, **args)
    button(page, "play-hint-done").tap()
    expect(page.locator(f"[data-hint={name}]")).to_have_count(0)


def finger_way(page: Page) -> tuple[str, Point, Point]:
    """The fence that the finger on the board shows, and from where to where it slides."""
    finger = page.locator("[data-finger]")
    way = str(finger.locator(".finger-way").get_attribute("d"))
    x, y, u, v = (float(number) for number in re.findall(r"[-\d.]+", way))
    assert max(abs(u - x), abs(v - y)) == 2 * _UNITS
    svg = page.locator(".play-board svg").first
    start, end = (svg.evaluate(_ON_SCREEN, point) for point in ([x, y], [u, v]))
    return str(finger.get_attribute("data-finger")), tuple(start), tuple(end)


def open_game(
    person: Person,
    mode: str,
    ply: int = 0,
    **setup: Any,  # noqa: ANN401
) -> Board:
    """A game on this screen, after some moves of the playthrough."""
    seats = {"classic-3": 3}.get(mode, 2)
    create_table(person, mode=mode, seats=seats, moves=playthrough(mode)[:ply], **setup)
    board = Board(person.page)
    board.wait_for_turn()
    return board


@contextmanager
def newcomer(browser: Browser, address: str) -> Iterator[tuple[Person, CDPSession]]:
    with new_person(browser, address, PHONE, touch=True, newcomer=True) as ann:
        yield ann, ann.context.new_cdp_session(ann.page)


def test_the_first_game_says_its_goal_and_a_finger_shows_how_a_fence_is_placed(
    browser: Browser, address: str
) -> None:
    with newcomer(browser, address) as (ann, hand):
        page = ann.page
        ann.open()
        computer = button(page, "home-computer")
        expect(computer).to_be_enabled()
        computer.tap()
        board = Board(page)
        board.wait_for_turn()
        levels = [seat.get("level", 0) for seat in board.state()["table"]["seats"]]
        assert max(levels) <= 2  # gentle
        expect_hint(page, "goal-race", side=0, way="up")
        expect(page.locator("[data-finger]")).to_have_count(0)
        page.touchscreen.tap(*board.groove("d4h"))
        expect_hint(page, "fence")
        fence, start, end = finger_way(page)
        assert board.state()["moves"] == []
        slide(hand, start, end)
        expect(page.locator("[data-finger]")).to_have_count(1)  # until the fence is placed
        button(page, "play-place").tap()
        board.wait_for_at_least(1)
        assert board.state()["moves"][0] == fence
        expect(page.locator("[data-finger], .hint")).to_have_count(0)
        board.wait_for_turn()
        page.touchscreen.tap(*board.post("g6h"))
        page.reload()
        board.wait_for_turn()
        page.touchscreen.tap(*board.post("g6h"))
        open_game(ann, "classic-2")
        expect(page.locator("[data-finger], .hint")).to_have_count(0)


def test_each_hint_comes_when_it_is_needed_and_once(browser: Browser, address: str) -> None:
    with newcomer(browser, address) as (ann, _hand):
        page, tap = ann.page, ann.page.touchscreen.tap
        board = open_game(ann, "pacman", layout=NEAR_A_PELLET)
        take_hint(page, "goal-pacman", count=4)
        take_hint(page, "frenzy", own="yes", steps=2)
        tap(*board.square("e6"))
        board.wait_for(1)
        expect_hint(page, "boost", steps=3)
        tap(*board.square("d6"))
        button(page, "play-end-walk").tap()
        board.wait_for(2)
        take_hint(page, "goal-ghosts", count=3)  # the same person plays the ghosts here
        expect(page.locator(".hint")).to_have_count(0)
        open_game(ann, "pacman", CATCH)
        game = Game("pacman")
        for move in playthrough("pacman")[:CATCH]:
            game.push_text(move)
        post_moves(ann, game, playthrough("pacman")[CATCH : CATCH + 1])
        take_hint(page, "catch")
        open_game(ann, "pacman-advanced", RELOCATION)
        take_hint(page, "chamber")
        open_game(ann, "pacman-advanced", SPENDING)
        take_hint(page, "spend")
        board = open_game(ann, "classic-3", BOXED_IN)
        take_hint(page, "goal-race", side=2, way="up")
        expect_hint(page, "boxed")
        button(page, "board-action-pass").tap()
        board.wait_for(BOXED_IN + 1)
        for mode, ply in (("pacman", 0), ("pacman-advanced", RELOCATION), ("classic-3", BOXED_IN)):
            open_game(ann, mode, ply)
            expect(page.locator(".hint")).to_have_count(0)


def test_hints_can_be_switched_off(browser: Browser, address: str) -> None:
    with newcomer(browser, address) as (ann, _hand):
        page = ann.page
        board = open_game(ann, "classic-2")
        expect_hint(page, "goal-race", side=0, way="up")
        button(page, "play-panel-more").first.tap()
        drawer = page.locator(".play-drawer")
        drawer.get_by_role("button", name=words("play-panel-settings")).tap()
        drawer.get_by_role("switch", name=words("play-set-hints")).uncheck()
        expect(page.locator(".hint")).to_have_count(0)
        page.reload()
        board.wait_for_turn()
        page.touchscreen.tap(*board.post("g6h"))
        expect(page.locator(".hint, [data-finger]")).to_have_count(0)


def test_moves_of_others_wait_for_a_tap_and_are_told_in_words(
    browser: Browser, address: str
) -> None:
    with new_person(browser, address, PHONE, touch=True, newcomer=True) as ann:
        page = ann.page
        settings = "JSON.stringify({ pace: 'tap', hints: false })"
        ann.context.add_init_script(f"localStorage.corridor = {settings}")
        create_table(ann, mode="pacman", bots={"1": 1})
        board = Board(page)
        board.wait_for_turn()
        page.touchscreen.tap(*board.square("f6"))
        board.wait_for(2)
        going = button(page, "play-go-on")
        for ply in (2, 3, 4):
            going.wait_for()
            board.wait_for(ply)
            expect(page.locator(".board.live")).to_have_count(0)
            assert say("play-your-turn") not in page.title()
            if ply == 2:
                going.tap()
            elif ply == 3:
                page.keyboard.press("Enter")
            else:
                page.touchscreen.tap(*board.square("a9"))
        board.wait_for(5)
        board.wait_for_turn()
        expect(going).to_have_count(0)
        page.wait_for_function("(turn) => document.title.includes(turn)", arg=say("play-your-turn"))
        moves = board.state()["moves"]
        game = Game("pacman")
        game.push_text(moves[0])
        told = []
        for move in moves[1:]:
            ghost = game.view().figures[game.movers[0]].name
            square = move[-2:]
            told.append(words("play-did-walk", effect="none", square=square, pieces=""))
            assert page.locator(f".strip-item [data-piece={ghost}]").count() == 1
            game.push_text(move)
        expect(page.locator(".strip-item")).to_have_text(told)
        marked = page.locator(".last-move")
        assert [mark.get_attribute("data-move") for mark in marked.all()] == moves[1:]
        page.locator(".strip-item").first.tap()  # the board after that move, and the notation
        board.wait_for(2)
        expect(page.locator(".moves [data-ply]").first).to_be_visible()
        button(page, "play-back-to-now").tap()
        expect(page.locator(".moves")).to_be_hidden()
        page.reload()
        board.wait_for_turn()
        expect(page.locator(".strip-item")).to_have_text(told)


# The sound and the title that call our turn, and whether pieces were still moving then.
_LISTEN_TO_CALLS = """
window.calls = [];
const moving = () => document.querySelector('.board[data-moving]') !== null;
const ramp = { setValueAtTime: () => undefined, exponentialRampToValueAtTime: () => undefined };
const node = { connect: () => node, start: () => undefined, stop: () => undefined };
const tone = (hertz) => { if (hertz === 660) window.calls.push(['sound', moving()]); };
window.AudioContext = class {
  state = 'running';
  currentTime = 0;
  createOscillator() { return { ...node, frequency: { ...ramp, setValueAtTime: tone } }; }
  createGain() { return { ...node, gain: ramp }; }
};
new MutationObserver(() => {
  if (document.title.includes(window.turnWords)) window.calls.push(['title', moving()]);
}).observe(document, { subtree: true, childList: true, characterData: true });
"""


def test_our_turn_is_called_when_the_ghosts_have_walked(browser: Browser, address: str) -> None:
    with new_person(browser, address, motion=True) as ann:
        page = ann.page
        page.add_init_script(_LISTEN_TO_CALLS)
        page.add_init_script(f"window.turnWords = {say('play-your-turn')!r}")
        create_table(ann, mode="pacman", bots={"1": 1})
        board = Board(page)
        board.wait_for_turn()
        page.evaluate("window.calls.length = 0")
        board.play_ours(Game("pacman"), "Me6f6")
        for call in ("sound", "title"):
            page.wait_for_function(
                "(call) => window.calls.some(([what]) => what === call)", arg=call
            )
        assert {moving for _what, moving in page.evaluate("window.calls")} == {False}


def test_a_catch_is_told_in_a_sentence(browser: Browser, address: str) -> None:
    with new_person(browser, address, PHONE, touch=True) as ann:
        page = ann.page
        create_table(ann, mode="pacman", moves=playthrough("pacman")[:CATCH])
        Board(page).wait_for_turn()
        game = Game("pacman")
        for move in playthrough("pacman")[:CATCH]:
            game.push_text(move)
        post_moves(ann, game, playthrough("pacman")[CATCH : CATCH + 1])
        ghosts = "|".join(say(f"piece-{name}") for name in ("blinky", "inky", "pinky", "clyde"))
        told = words("play-caught", ghost="0", own="no", back="all", count=2).pattern
        told = told.replace("0", f"({ghosts})")
        expect(page.locator(".line")).to_have_text(re.compile(told))
        expect(page.locator(".strip-news")).to_have_text(re.compile(told))
        page.reload()
        expect(page.locator(".strip-news")).to_have_text(re.compile(told))


def test_a_refused_square_says_why_and_leads_to_the_rule(browser: Browser, address: str) -> None:
    with new_person(browser, address, PHONE, touch=True) as ann:
        page = ann.page
        board = open_game(ann, "pacman", layout=NEAR_A_PELLET)
        line = page.locator(".line-plain[data-bad=true]")
        page.touchscreen.tap(*board.square("e4"))
        expect(line).to_contain_text(words("play-why-length", steps=2))
        page.touchscreen.tap(*board.square("h2"))  # a pellet, far away
        expect(line).to_contain_text(words("board-out-of-reach", square="h2"))
        link = page.locator(".line-why")
        expect(link).to_be_visible()
        position = Game.from_position(board.state()["view"]["position"]).position
        page.goto(str(link.evaluate("(element) => element.href")))
        rule = rule_for(position, Refusal.WRONG_LENGTH)
        expect(page.locator(f"#{rule.id}")).to_be_focused()


def test_a_refused_fence_leads_to_the_rule(browser: Browser, address: str) -> None:
    with new_person(browser, address) as ann:
        page = ann.page
        board, game = open_game(ann, "classic-2"), Game("classic-2")
        board.play(game, "e4h")
        board.wait_for_turn()
        board.type("e4v")
        expect(page.locator(".line-plain")).to_have_text(
            re.compile(words("refusal-crosses-fence").pattern)
        )
        page.goto(str(page.locator(".line-why").evaluate("(element) => element.href")))
        expect(page.locator("#race-fences-fit")).to_be_focused()


# By mode the words that can be tapped there, and how they begin.
_TERMS = {
    "pacman-advanced": {
        "reserve": "play-reserve",
        "chamber": "play-chamber",
        "spend": "play-word-spend",
        "tunnel": "play-legend-tunnel",
        "respawn": "board-gate",
    },
    "pacman": {"sight": "play-word-sight", "frenzy": "play-word-frenzy"},
}


_LOW = (360, 640)  # no room for the signs below the board: they are in the panel


@pytest.mark.parametrize("size", [PHONE, _LOW, (1440, 900)])
def test_words_of_the_game_answer_a_tap(
    browser: Browser, address: str, size: tuple[int, int]
) -> None:
    with new_person(browser, address, size, touch=True) as ann:
        page, line = ann.page, ann.page.locator(".line")
        signs = {PHONE: ".legend .sign", _LOW: ".panel-signs .sign"}
        tappable = page.locator(signs.get(size, ".legend .sign, .stats .term"))
        for mode, terms in _TERMS.items():
            open_game(ann, mode)
            if size == _LOW:
                button(page, "play-panel-more").first.tap()
            for term, key in terms.items():
                word = say(key, one="e1", other="e9").split()[0]
                tappable.filter(has_text=re.compile(word, re.IGNORECASE)).first.tap()
                expect(line).to_have_text(words(f"play-term-{term}"))
        board = open_game(ann, "pacman", layout=NEAR_A_PELLET)
        page.touchscreen.tap(*board.square("e6"))
        board.wait_for(1)
        page.locator(".line-boost .term").tap()
        expect(line).to_have_text(words("play-term-boost"))
