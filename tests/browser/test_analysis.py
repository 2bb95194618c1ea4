"""The analysis board on the page: moves of all sides, variations, engine lines, texts, files."""

from pathlib import Path
from urllib.parse import parse_qs, quote, urlsplit

from playwright.sync_api import Browser, Locator, Page, expect

from corridor.i18n import say
from corridor.rules.record_reader import read_record
from tests.browser.board import Board, button
from tests.browser.people import DESKTOP, PHONE, Person, new_person
from tests.browser.tables import create_table
from tests.review.records import record_of_mode


def opened(ann: Person, address: str, words: str = "") -> Page:
    page = ann.page
    page.goto(f"{address}/analysis{words}")
    page.locator(".analysis .board.live").wait_for()
    return page


def line_in(url: str) -> str:
    return parse_qs(urlsplit(url).query).get("line", [""])[0]


def wait_for_line(page: Page, line: str) -> None:
    """Wait until the address keeps these moves."""
    page.wait_for_url(lambda url: line_in(url) == line)


def play(page: Page, move: str, ply: int) -> None:
    page.keyboard.type(move)
    page.keyboard.press("Enter")
    expect(
        page.locator(f".analysis-moves [aria-current]:has-text('{ply}. {move}')")
    ).to_be_visible()
    page.locator(".board.live").wait_for()


def field(page: Page, key: str) -> Locator:
    return page.get_by_label(say(key), exact=True)


def test_a_tree_is_made_named_pruned_kept_in_the_address_and_saved(
    browser: Browser, address: str, tmp_path: Path
) -> None:
    with new_person(browser, address, DESKTOP) as ann:
        page = opened(ann, address)
        page.get_by_role("link", name=say("page-analyse"), exact=True).wait_for()
        for ply, move in enumerate(("e2", "e8", "e3"), 1):
            play(page, move, ply)
        page.keyboard.press("ArrowLeft")
        page.keyboard.press("ArrowLeft")
        Board(page).wait_for(1)
        page.locator(".board.live").wait_for()
        play(page, "e3h", 2)  # another move there is a variation
        field(page, "analysis-name").fill("Fence first")
        field(page, "analysis-comment").fill("It costs {one} step.")
        button(page, "analysis-mark-with", glyph="!?").click()
        line = "e2 e8 ({Fence first} e3h !? {It costs {one\\} step.}) e3"
        wait_for_line(page, line)
        page.reload()
        page.locator(".analysis .board.live").wait_for()
        expect(page.locator(".analysis-moves [aria-current]")).to_contain_text("2. e3h")
        expect(field(page, "analysis-name")).to_have_value("Fence first")
        with page.expect_download() as saved:
            button(page, "analysis-save").click()
        kept = tmp_path / "kept.qgn"
        saved.value.save_as(kept)
        second = read_record(kept.read_text(encoding="utf-8")).moves[1]
        assert second.variations[0].comment == "Fence first"
        assert second.variations[0].moves[0].comment == "It costs {one} step."
        button(page, "analysis-promote").click()
        page.wait_for_url(lambda url: line_in(url).startswith("e2 e3h !?"))
        page.keyboard.press("Home")
        Board(page).wait_for(0)
        page.keyboard.press("End")
        Board(page).wait_for(2)
        button(page, "analysis-prune").click()
        expect(page.locator(".analysis-moves [aria-current]")).to_contain_text("1. e2")
        wait_for_line(page, "e2 e8 e3")
        page.locator("input[type=file]").set_input_files(kept)
        expect(page.locator(".analysis-name")).to_have_text("Fence first")
        page.go_back()
        expect(page.locator(".analysis-name")).to_have_count(0)


def test_the_engine_is_switched_on_and_off_and_its_lines_are_followed(
    browser: Browser, address: str
) -> None:
    with new_person(browser, address, DESKTOP) as ann:
        page = opened(ann, address, "?position=classic-3")
        page.keyboard.press("Space")
        thought = page.locator(".analysis-engine [data-done=true]")
        thought.wait_for()
        lines = page.locator(".analysis-lines li")
        expect(lines).to_have_count(3)
        expect(page.locator(".analysis-chances li")).to_have_count(3)
        page.get_by_label(say("analysis-line-count")).select_option("2")
        expect(lines).to_have_count(2)
        second = lines.first.locator(".ply").nth(1)
        wanted = [one.inner_text() for one in lines.first.locator(".ply").all()[:2]]
        second.click()
        Board(page).wait_for(2)
        wait_for_line(page, " ".join(wanted))
        page.get_by_role("switch", name=say("analysis-engine")).click()
        expect(lines).to_have_count(0)


def test_a_bad_text_is_marked_at_its_place_and_a_good_one_is_shown(
    browser: Browser, address: str
) -> None:
    with new_person(browser, address, DESKTOP) as ann:
        page = opened(ann, address)
        paste = field(page, "analysis-paste")
        paste.fill("1. e2 e8\n2. e5 *")
        button(page, "analysis-read").click()
        expect(page.locator("#analysis-wrong")).to_contain_text("e5 can't be played here")
        marked = "(box) => box.value.slice(box.selectionStart, box.selectionEnd)"
        page.wait_for_function(
            f"() => ({marked})(document.querySelector('#analysis-paste')) === 'e5'"
        )
        assert line_in(page.url) == ""
        paste.fill("pacman-advanced")
        button(page, "analysis-read").click()
        expect(page.locator(".board[data-board=arcade].live")).to_be_visible()
        expect(page.locator("#analysis-wrong")).to_have_count(0)
        dropped = page.evaluate_handle(
            "() => { const all = new DataTransfer(); all.setData('text', '1. e2 e8'); return all; }"
        )
        page.dispatch_event(".analysis-main", "drop", {"dataTransfer": dropped})
        expect(page.locator(".analysis-moves .ply")).to_have_count(2)
        page.goto(f"{address}/analysis?position=classic-2&line=e2+e2")
        expect(page.locator("#analysis-wrong")).to_contain_text("e2 can't be played here")
        comment = "long " * 900
        page.goto(f"{address}/analysis")
        page.locator(".board.live").wait_for()
        field(page, "analysis-comment-start").fill(comment[:1000])
        for ply, move in enumerate(("e2", "e8", "e3", "e7"), 1):
            page.locator(".analysis-moves").click()
            play(page, move, ply)
            field(page, "analysis-comment").fill(comment[:1000])
        page.locator(".analysis-moves").click()
        expect(page.get_by_text(say("analysis-too-long"))).to_be_visible()


def test_a_finished_game_is_opened_at_the_move_that_is_shown(
    browser: Browser, address: str
) -> None:
    record = record_of_mode("classic-3")
    game = record.game()
    moves = [game.rewound(ply).text(move) for ply, move in enumerate(game.history)]
    with new_person(browser, address, DESKTOP) as ann:
        create_table(ann, mode="classic-3", seats=3, moves=moves)
        page = ann.page
        page.locator("a[href^='/analysis?game=']:visible").first.click()
        page.locator(".analysis-moves").wait_for()
        expect(page.locator(".analysis-moves .ply")).to_have_count(len(moves))
        Board(page).wait_for(len(moves))
        page.keyboard.press("ArrowLeft")
        Board(page).wait_for(len(moves) - 1)
        page.locator(".board.live").wait_for()


def test_a_move_is_made_by_touch(browser: Browser, address: str) -> None:
    with new_person(browser, address, PHONE, touch=True) as ann:
        page = opened(ann, address, f"?position=classic-2&line={quote('e2 e8 e3h')}&move=2")
        page.touchscreen.tap(*Board(page).square("d2"))
        expect(page.locator(".analysis-moves [aria-current]")).to_contain_text("d2")
