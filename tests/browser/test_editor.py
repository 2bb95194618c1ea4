"""The editors: a maze made by finger is played by two browsers, faults are said at their place."""

import re

from playwright.sync_api import Browser, CDPSession, Locator, Page, expect

from corridor.i18n import say
from corridor.rules.game import Game
from corridor.rules.modes import MODES
from tests.browser.board import Board, button, words
from tests.browser.people import DESKTOP, PHONE, new_person
from tests.browser.screens import FAULTY_MAZE
from tests.browser.test_company import join
from tests.browser.test_touch import slide

_SLIDE = 24.0  # pixels
# Two fences cross, a corner is cut off, a pellet lies under PAC-MAN, and Clyde is missing.


def slide_fence(board: Board, hand: CDPSession, fence: str) -> None:
    x, y = board.post(fence)
    ways = ((_SLIDE / 2, 0.0), (0.0, _SLIDE / 2))
    dx, dy = ways[fence.endswith("v")]
    slide(hand, (x - dx, y - dy), (x + dx, y + dy))


def standing(page: Page) -> list[str]:
    """The fences in the list beside the board."""
    return page.locator(".editor-fences li").all_text_contents()


def tool(page: Page, key: str) -> Locator:
    return page.locator(".editor-tools").get_by_label(say(key), exact=True)


def settled(page: Page) -> None:
    """Wait until the law has nothing to say against the board."""
    page.locator(".editor-good[data-settled=true]").wait_for()


def marked(page: Page) -> set[str]:
    return set(
        page.locator("[data-faulty]").evaluate_all("(all) => all.map((one) => one.dataset.faulty)")
    )


def test_a_maze_made_by_finger_is_played_at_a_table_by_two_browsers(
    browser: Browser, address: str
) -> None:
    with (
        new_person(browser, address, PHONE, touch=True) as ann,
        new_person(browser, address) as bob,
    ):
        ann.open("/maze")
        page, board = ann.page, Board(ann.page)
        settled(page)
        hand = ann.context.new_cdp_session(page)
        button(page, "editor-clear").tap()
        expect(page.locator(".editor-fences")).to_have_count(0)
        board.element.scroll_into_view_if_needed()
        slide_fence(board, hand, "b3h")
        expect(page.locator("summary", has_text=words("editor-fences", count=1))).to_be_visible()
        page.get_by_label(words("editor-symmetry-mirror")).check()
        settled(page)
        board.element.scroll_into_view_if_needed()
        slide_fence(board, hand, "c6v")
        slide_fence(board, hand, "g2v")
        expect(page.locator(".editor-fences li")).to_have_count(5)
        assert standing(page) == ["b2v", "g2v", "b3h", "c6v", "f6v"]
        # The piece is carried by finger, and the fence goes by a tap.
        slide(hand, board.square("e5"), board.square("e4"))
        page.touchscreen.tap(*board.post("b2v"))
        expect(page.locator(".editor-fences li")).to_have_count(3)
        button(page, "play-undo").tap()
        expect(page.locator(".editor-fences li")).to_have_count(5)
        button(page, "editor-redo").tap()
        expect(page.locator(".editor-fences li")).to_have_count(3)
        settled(page)
        button(page, "editor-use").tap()
        chosen = page.locator(".look-tiles .pick", has_text=words("table-own-maze", number=1))
        expect(chosen.locator("input")).to_be_checked()
        button(page, "home-new-open").tap()
        page.wait_for_url(re.compile(r"/\w{8}$"))
        match = board.match
        made = page.request.post(f"{address}/api/tables/{match}/links", data={}).json()
        join(bob, made["links"]["1"], "Bob")
        expect(page.get_by_text("Bob").first).to_be_visible()
        button(page, "table-start").tap()
        layout = board.state()["table"]["setup"]["layout"]
        assert layout == "e4e9i5e1a5.a1i1a9i9.b3hc6vf6v..0-0.3"
        game = Game.from_position(board.state()["view"]["position"])
        boards = (board, Board(bob.page))
        for person in (page, bob.page):
            expect(person.locator(".board[data-ply] [data-fence]")).to_have_count(3)
        first = game.text(next(iter(game.legal_moves)))
        board.wait_for_turn()
        board.play_ours(game, first)
        boards[1].wait_for_at_least(1)
        boards[1].wait_for_turn()


def test_what_the_law_refuses_is_said_and_marked_and_can_be_mended_by_keyboard(
    browser: Browser, address: str
) -> None:
    with new_person(browser, address, DESKTOP) as ann:
        ann.open(f"/maze/pacman?layout={FAULTY_MAZE}")
        page = ann.page
        told = page.locator(".editor-faults li")
        expect(told.first).to_be_visible()
        codes = told.evaluate_all("(all) => all.map((one) => one.dataset.fault)")
        assert codes == [
            *("fitting_fence", "no_pellet_under_piece", "piece_on_board", "no_square_cut_off")
        ]
        expect(told.nth(0)).to_have_text(words("fault-fitting-fence", fences="c3v, c3h"))
        expect(told.nth(3)).to_have_text(words("fault-no-square-cut-off", squares="", count=2))
        assert marked(page) == {"c3h", "c3v", "e5", "a1", "a2"}
        expect(button(page, "editor-try")).to_be_disabled()
        # By keyboard alone: a fence typed where none fits says why; chips take fences away.
        page.keyboard.type("d3h")
        expect(page.locator(".editor-line")).to_have_text(words("refusal-overlaps-fence"))
        page.keyboard.press("Escape")
        page.locator(".editor-fences summary").press("Enter")
        for fence in ("c3v", "a1v"):
            chip = button(page, "editor-take-away", fence=fence)
            chip.press("Enter")
            expect(chip).to_have_count(0)
        expect(told).to_have_count(2)
        tool(page, "piece-clyde").press("Space")
        grid = page.get_by_role("grid")
        grid.focus()
        while board_cursor(page) != "a5":
            page.keyboard.press("ArrowLeft")
        page.keyboard.press("Enter")
        expect(told).to_have_count(1)
        tool(page, "editor-tool-pellet").press("Space")
        for square in ("e5", "a1"):
            page.locator(f"[data-cell={square}]").dispatch_event("click")
        settled(page)
        assert marked(page) == set()
        expect(button(page, "editor-try")).to_be_enabled()
        expect(page).to_have_url(re.compile(re.escape("layout=e5e9i5e1a5.a1i1a9i9.a2hc3h..0-0.3")))
        page.keyboard.press("Control+z")
        expect(told).to_have_count(1)


def board_cursor(page: Page) -> str:
    name: str = page.get_by_role("grid").evaluate(
        "(grid) => document.getElementById(grid.getAttribute('aria-activedescendant')).dataset.cell"
    )
    return name


def test_a_position_of_every_mode_is_set_up_and_one_is_tried(
    browser: Browser, address: str
) -> None:
    with new_person(browser, address, DESKTOP) as ann:
        page = ann.page
        for mode in MODES:
            ann.open(f"/editor/{mode}")
            settled(page)
            expect(page).to_have_url(re.compile(re.escape(f"/editor/{mode}?position={mode}")))
        ann.open("/editor/classic-2")
        settled(page)
        board = Board(page)
        page.keyboard.type("d2h")
        page.keyboard.press("Enter")
        tool(page, "piece-x").check()
        board.click("e7")
        page.get_by_label(words("editor-stock", side="X")).fill("3")
        page.locator(".editor-fields .pick", has_text="X").locator("input").check()
        text = "classic-2 / d2 / / e1 e7 / 10 3 / 2"
        expect(page).to_have_url(re.compile(re.escape("position=classic-2/d2//e1+e7/10+3/2")))
        button(page, "editor-try").click()
        page.wait_for_url(re.compile(r"/\w{8}$"))
        assert board.state()["table"]["setup"]["position"] == text
