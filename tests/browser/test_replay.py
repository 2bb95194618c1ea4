"""Games that are over or watched, stepped through at their own addresses."""

import re

from playwright.sync_api import Browser, Page, expect

from tests.browser.board import Board, button
from tests.browser.people import DESKTOP, PHONE, new_person
from tests.browser.screen_checks import faults, violations
from tests.browser.screens import MODES, played
from tests.browser.tables import Caller, create_table
from tests.data.playthroughs.make import moves as playthrough


def step(page: Page, shape: str) -> None:
    """Press one of the replay controls."""
    page.locator(f".replay [data-shape={shape}]").click()


def test_a_whole_game_of_each_mode_is_replayed(browser: Browser, address: str) -> None:
    with new_person(browser, address) as ann:
        for mode in MODES:
            moves = playthrough(mode)
            played(ann, mode, moves)
            board = Board(ann.page)
            step(ann.page, "first")
            for ply in range(len(moves)):
                board.wait_for(ply)
                expect(ann.page).to_have_url(f"{address}/{board.match}/{ply}")
                ann.page.keyboard.press(".")
            board.wait_for(len(moves))
            expect(ann.page).to_have_url(f"{address}/{board.match}")
            expect(ann.page.locator("[data-verdict]").first).to_be_visible()


def test_a_move_has_an_address_and_the_controls_work_by_hand_and_by_key(
    browser: Browser, address: str
) -> None:
    moves = playthrough("classic-2")
    with new_person(browser, address, PHONE) as ann, new_person(browser, address) as ben:
        made = create_table(ann, mode="classic-2", moves=moves)
        last = len(moves)
        ben.open(f"/{made['match']}/12")
        page, board = ben.page, Board(ben.page)
        board.wait_for(12)
        expect(page.locator(".replay-at")).to_have_text(f"12 / {last}")
        for key, ply in (
            ("ArrowRight", 13),
            (",", 12),
            ("Home", 0),
            ("ArrowLeft", 0),
            ("End", last),
        ):
            page.keyboard.press(key)
            board.wait_for(ply)
        for shape, ply in (("before", last - 1), ("first", 0), ("after", 1), ("last", last)):
            step(page, shape)
            board.wait_for(ply)
        page.goto(f"{address}/{made['match']}/{last - 2}")
        board.wait_for(last - 2)
        page.keyboard.press("Space")  # plays the last two moves
        board.wait_for(last)
        expect(page.locator(".replay [data-shape=play]")).to_be_visible()
        assert violations(page) == []
        step(ann.page, "first")
        Board(ann.page).wait_for(0)
        button(ann.page, "play-back-to-now").wait_for()
        assert faults(ann.page) == []
        assert violations(ann.page) == []


def test_who_watches_may_look_back_while_the_game_goes_on(browser: Browser, address: str) -> None:
    with new_person(browser, address, DESKTOP) as ann:
        host = Caller(ann)
        made = host.post(
            "/api/tables", {"setup": {"mode": "classic-2", "lots": "seats"}, "seat": 0}
        )
        seq = made["seq"]

        def tell(**words: object) -> None:
            nonlocal seq
            told = host.post("/api/commands", {"match": made["match"], "seq": seq, **words})
            seq = told["seq"]

        tell(type="take", seat=1)
        tell(type="start")
        for move in ("e2", "e8", "e3"):
            tell(type="move", move=move)
        ann.open(f"/{made['match']}")
        board = Board(ann.page)
        board.wait_for(3)
        step(ann.page, "before")
        board.wait_for(2)
        tell(type="move", move="e7")
        expect(ann.page.locator(".replay-at")).to_have_text(re.compile(r"^2 / 4$"))
        board.wait_for(2)
        step(ann.page, "last")
        board.wait_for(4)
