"""Fences by finger, on a phone."""

import re
import time
from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Browser, CDPSession, Locator, expect

from corridor.i18n import say
from corridor.rules.errors import Refusal
from tests.browser.board import Board, Point, button
from tests.browser.people import PHONE, Person, new_person
from tests.browser.tables import create_table

_SLIDE = 24.0  # pixels
_HOLD = 600  # milliseconds
_REST = 0.1  # seconds


@contextmanager
def at_a_phone(browser: Browser, address: str) -> Iterator[tuple[Person, Board, CDPSession]]:
    with new_person(browser, address, PHONE, touch=True) as ann:
        create_table(ann, mode="classic-2")
        board = Board(ann.page)
        board.wait_for_turn()
        yield ann, board, ann.context.new_cdp_session(ann.page)


def finger(hand: CDPSession, what: str, *points: Point) -> None:
    """Put a finger down, move it, or lift it."""
    places = [{"x": x, "y": y} for x, y in points]
    hand.send("Input.dispatchTouchEvent", {"type": f"touch{what}", "touchPoints": places})


def lift(hand: CDPSession, at: Point) -> None:
    """Rest the finger, then lift it: lifted in motion, it would start a fling."""
    time.sleep(_REST)
    finger(hand, "Move", at)
    finger(hand, "End")


def slide(hand: CDPSession, start: Point, end: Point) -> None:
    """Put a finger down, slide it and lift it."""
    finger(hand, "Start", start)
    for part in (0.25, 0.5, 0.75, 1.0):
        x = start[0] + (end[0] - start[0]) * part
        finger(hand, "Move", (x, start[1] + (end[1] - start[1]) * part))
    lift(hand, end)


def test_a_fence_is_slid_shown_and_placed(browser: Browser, address: str) -> None:
    with at_a_phone(browser, address) as (ann, board, hand):
        x, y = board.post("c4h")
        slide(hand, (x - _SLIDE / 2, y + 2), (x + _SLIDE / 2, y + 2))
        place = button(ann.page, "play-place")
        expect(place).to_be_enabled()
        assert board.state()["moves"] == []
        place.tap()
        board.wait_for(1)
        assert board.state()["moves"] == ["c4h"]


def test_a_fence_that_is_shown_can_be_turned_and_given_up(browser: Browser, address: str) -> None:
    with at_a_phone(browser, address) as (ann, board, hand):
        x, y = board.post("c4h")
        slide(hand, (x - _SLIDE / 2, y + 2), (x + _SLIDE / 2, y + 2))
        button(ann.page, "play-rotate").tap()
        button(ann.page, "play-place").tap()
        board.wait_for(1)
        assert board.state()["moves"] == ["c4v"]
        board.wait_for_turn()
        x, y = board.post("f5h")
        slide(hand, (x - _SLIDE / 2, y), (x + _SLIDE / 2, y))
        button(ann.page, "page-cancel").tap()
        expect(button(ann.page, "play-place")).to_have_count(0)
        assert board.state()["moves"] == ["c4v"]


def test_a_still_tap_on_a_groove_places_nothing(browser: Browser, address: str) -> None:
    with at_a_phone(browser, address) as (ann, board, _hand):
        for fence in ("c4h", "c4v", "g7h", "e4v"):
            ann.page.touchscreen.tap(*board.groove(fence))
            ann.page.touchscreen.tap(*board.post(fence))
        ann.page.wait_for_timeout(_HOLD)
        assert board.state()["moves"] == []
        expect(button(ann.page, "play-place")).to_have_count(0)


def test_a_finger_that_is_held_shows_a_fence(browser: Browser, address: str) -> None:
    with at_a_phone(browser, address) as (ann, board, hand):
        finger(hand, "Start", board.groove("c6v"))
        expect(ann.page.locator("[data-preview=c6v]").first).to_be_visible()
        finger(hand, "End")
        button(ann.page, "play-place").tap()
        board.wait_for(1)
        assert board.state()["moves"] == ["c6v"]


def test_a_second_finger_gives_the_fence_up(browser: Browser, address: str) -> None:
    with at_a_phone(browser, address) as (ann, board, hand):
        x, y = board.post("c4h")
        finger(hand, "Start", (x - _SLIDE / 2, y))
        finger(hand, "Move", (x + _SLIDE / 2, y))
        finger(hand, "Start", (x + _SLIDE / 2, y), (x + 80, y + 80))
        finger(hand, "End")
        expect(button(ann.page, "play-place")).to_have_count(0)
        assert board.state()["moves"] == []


def test_a_tap_on_a_dot_walks_at_once(browser: Browser, address: str) -> None:
    with at_a_phone(browser, address) as (ann, board, _hand):
        ann.page.touchscreen.tap(*board.square("e2"))
        board.wait_for(1)
        assert board.state()["moves"] == ["e2"]


def test_a_fence_that_would_close_a_route_says_why(browser: Browser, address: str) -> None:
    with at_a_phone(browser, address) as (ann, board, hand):
        for ply, move in enumerate(("a8h", "c8h", "e8h", "g8h", "h7h"), 1):
            board.type(move)
            board.wait_for(ply)
            board.wait_for_turn()
        refused = board.game().why_not("h8v")
        assert refused is not None
        assert refused.refusal is Refusal.CLOSES_LAST_ROUTE
        finger(hand, "Start", board.groove("h8v"))
        reason = say("refusal-closes_last_route", pieces="").partition(" .")[0]
        expect(ann.page.locator("[data-bad=true]", has_text=reason).first).to_be_visible()
        finger(hand, "End")
        assert len(board.state()["moves"]) == 5


def test_a_fence_is_dragged_from_the_bar(browser: Browser, address: str) -> None:
    with new_person(browser, address, PHONE, touch=True) as ann:
        ann.context.add_init_script("localStorage.corridor = JSON.stringify({ placing: 'tray' })")
        create_table(ann, mode="classic-2")
        board = Board(ann.page)
        board.wait_for_turn()
        hand = ann.context.new_cdp_session(ann.page)
        box = ann.page.locator(".pips.takeable").first.bounding_box()
        assert box is not None
        x, y = board.post("d5h")
        start = (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        finger(hand, "Start", start)
        for part in (0.2, 0.4, 0.6, 0.8, 1.0):
            at = (start[0] + (x - start[0]) * part, start[1] + (y + 40 - start[1]) * part)
            finger(hand, "Move", at)
        for step in range(8):
            finger(hand, "Move", (x + step, y + 40 - 5 * step))
        lift(hand, (x + 7, y + 5))
        button(ann.page, "play-place").tap()
        board.wait_for(1)
        assert re.fullmatch(r"[a-h][1-8][hv]", board.state()["moves"][0])


def test_what_begins_on_the_own_piece_walks_and_places_nothing(
    browser: Browser, address: str
) -> None:
    with at_a_phone(browser, address) as (ann, board, hand):
        slide(hand, board.square("e1"), board.groove("d1h"))
        slide(hand, board.square("e1"), board.post("c4v"))
        expect(button(ann.page, "play-place")).to_have_count(0)
        slide(hand, board.square("e1"), board.square("e2"))
        board.wait_for(1)
        assert board.state()["moves"] == ["e2"]
    with new_person(browser, address) as bob:
        create_table(bob, mode="classic-2")
        board, mouse = Board(bob.page), bob.page.mouse
        board.wait_for_turn()
        for end in (board.groove("e1h"), board.post("c4v"), board.square("e2")):
            mouse.move(*board.square("e1"))
            mouse.down()
            mouse.move(*end, steps=4)
            mouse.up()
        board.wait_for(1)
        assert board.state()["moves"] == ["e2"]


# PAC-MAN beside a pellet; a boost of three steps from there reaches Blinky only.
_NEAR_A_PELLET = "e5e8i5e1a5.e6h2b8h8...0-0.3"


def test_a_boost_goes_on_after_a_near_square_until_it_is_ended(
    browser: Browser, address: str
) -> None:
    with new_person(browser, address, PHONE, touch=True) as ann:
        create_table(ann, mode="pacman", layout=_NEAR_A_PELLET)
        board, tap = Board(ann.page), ann.page.touchscreen.tap
        board.wait_for_turn()
        tap(*board.square("e6"))
        board.wait_for(1)
        expect(ann.page.locator(".play-board .edible")).to_have_count(1)
        expect(ann.page.locator("[data-piece=blinky] .edible")).to_have_count(1)
        tap(*board.square("d6"))
        end = button(ann.page, "play-end-walk")
        expect(end).to_be_enabled()
        expect(ann.page.locator(".play-board .edible")).to_have_count(0)  # too far from there
        button(ann.page, "play-step-back").tap()
        expect(end).to_be_disabled()
        tap(*board.square("e7"))
        expect(end).to_be_enabled()
        tap(*board.square("f7"))
        end.tap()
        board.wait_for(2)
        assert board.state()["moves"] == ["Me6", "Me7f7"]


# Timers of this length wait until the test fires them.
_HOLD_TIMERS = """
(() => {
  const start = window.setTimeout;
  window.kept = [];
  window.setTimeout = (act, time, ...more) =>
    time === 600 ? -window.kept.push(act) : start(act, time, ...more);
})();
"""
_LET_GO = "() => { for (const act of window.kept.splice(0)) act(); }"
_AT = "([x, y]) => document.elementFromPoint(x, y)?.closest('button, a')?.textContent ?? null"


def test_nothing_that_appears_under_a_finger_can_be_pressed_at_once(
    browser: Browser, address: str
) -> None:
    with new_person(browser, address, PHONE, touch=True) as ann:
        page = ann.page
        page.add_init_script(_HOLD_TIMERS)
        create_table(ann, mode="classic-2")
        board, hand = Board(page), ann.context.new_cdp_session(page)
        board.wait_for_turn()
        x, y = board.post("c4h")
        for ply, key in enumerate(("page-cancel", "play-place")):
            slide(hand, (x - _SLIDE / 2, y + 2), (x + _SLIDE / 2, y + 2))
            there = _middle(button(page, key))
            page.touchscreen.tap(*there)
            expect(button(page, "play-place")).to_have_count(0)
            board.wait_for(ply)
            expect(page.locator(".controls")).to_have_attribute("data-calm", "true")
            assert page.evaluate(_AT, there) is None
            page.evaluate(_LET_GO)
            expect(page.locator(".controls")).to_have_attribute("data-calm", "false")
            assert page.evaluate(_AT, _middle(button(page, "play-phrases")))
        phrases = _middle(button(page, "play-phrases"))
        page.touchscreen.tap(*phrases)
        drawer = page.locator(".play-drawer")
        expect(drawer).to_have_attribute("data-calm", "true")
        assert page.evaluate(_AT, phrases) is None
        page.evaluate(_LET_GO)
        close = _middle(button(page, "play-close"))
        page.touchscreen.tap(*close)
        expect(drawer).to_have_count(0)
        expect(page.locator(".controls")).to_have_attribute("data-calm", "true")


def _middle(found: Locator) -> Point:
    expect(found).to_be_visible()
    box = found.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
