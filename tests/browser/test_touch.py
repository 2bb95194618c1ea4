"""Fences by finger, on a phone."""

import re
import time
from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Browser, CDPSession, expect

from corridor.i18n import say
from corridor.rules.errors import Refusal
from tests.browser.board import Board, Point, button
from tests.browser.people import PHONE, Person, somebody
from tests.browser.tables import lay

_SLIDE = 24.0  # pixels
_HOLD = 600  # milliseconds
_REST = 0.1  # seconds


@contextmanager
def at_a_phone(browser: Browser, address: str) -> Iterator[tuple[Person, Board, CDPSession]]:
    with somebody(browser, address, PHONE, touch=True) as ann:
        lay(ann, mode="classic-2")
        board = Board(ann.page)
        board.wait_for_turn()
        yield ann, board, ann.context.new_cdp_session(ann.page)


def finger(hand: CDPSession, what: str, *points: Point) -> None:
    """Put a finger down, move it, or lift it."""
    places = [{"x": x, "y": y} for x, y in points]
    hand.send("Input.dispatchTouchEvent", {"type": f"touch{what}", "touchPoints": places})


def lift(hand: CDPSession, at: Point) -> None:
    """A finger rests and is lifted; in motion it would throw, and a tap only end the throw."""
    time.sleep(_REST)
    finger(hand, "Move", at)
    finger(hand, "End")


def slide(hand: CDPSession, start: Point, end: Point) -> None:
    """A finger comes down, slides and is lifted."""
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
        button(ann.page, "play-cancel").tap()
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
        ann.page.wait_for_timeout(_HOLD)
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
        reason = say("refusal-closes_last_route", pieces="").rstrip(" .")
        expect(ann.page.locator("[data-bad=true]", has_text=reason).first).to_be_visible()
        finger(hand, "End")
        assert len(board.state()["moves"]) == 5


def test_a_fence_is_dragged_from_the_bar(browser: Browser, address: str) -> None:
    with somebody(browser, address, PHONE, touch=True) as ann:
        ann.context.add_init_script("localStorage.corridor = JSON.stringify({ placing: 'tray' })")
        lay(ann, mode="classic-2")
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
