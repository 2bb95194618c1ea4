"""Lessons and rules on the page: finished by finger and by keyboard, tried, printed, reached."""

import gzip
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Browser, CDPSession, Page, expect

from corridor.learn import Task, judge, lesson
from corridor.learn.rulebook import rule_for, rules_of
from corridor.rules.board import square_name
from corridor.rules.game import Game
from corridor.rules.modes import MODES
from corridor.rules.moves import Enter, Pass, Place, Walk
from corridor.server.http import pages
from tests.browser.board import Board, button, words
from tests.browser.people import PHONE, Person, new_person
from tests.browser.tables import create_table
from tests.browser.test_touch import slide

MOST_SCRIPT = 80_000  # bytes of gzipped JavaScript for the first screen and for playing
# Parts of the program that other screens load.
LATER = ("/learning.js", "/tables.js", "/review.js", "/analysis.js", "/puzzles.js", "/spoken.js")
_SLIDE = 12.0  # pixels to each side of a fence's middle


def begin(person: Person, name: str) -> Board:
    person.open(f"/learn/{name}")
    board = Board(person.page)
    board.wait_for_turn()
    return board


def touch_move(board: Board, hand: CDPSession, game: Game, text: str) -> None:
    """Make a move by finger."""
    page = board.page
    match game.parse(text):
        case Walk(piece, path):
            start = game.view().figures[piece].square
            steps = [start, *path] if len(path) > 1 and start is not None else [*path]
            for square in steps:
                page.touchscreen.tap(*board.square(square_name(square)))
        case Enter(square):
            page.touchscreen.tap(*board.square(square_name(square)))
        case Place(fence):
            touch_fence(board, hand, str(fence))
        case Pass():
            button(page, "board-action-pass").tap()


def touch_fence(board: Board, hand: CDPSession, fence: str) -> None:
    """Slide a fence into its place and press the button."""
    x, y = board.post(fence)
    across, down = (_SLIDE, 0.0) if fence.endswith("h") else (0.0, _SLIDE)
    slide(hand, (x - across, y - down), (x + across, y + down))
    button(board.page, "play-place").tap()


def key_step(board: Board, square: str) -> None:
    """Walk to a square by arrow keys and Enter."""
    board.element.get_by_role("grid").focus()
    board.steer(square)
    board.page.keyboard.press("Enter")


def solve(board: Board, task: Task, make: Callable[[Game, str], None]) -> None:
    """Make the moves of a solution, each when the replies to the one before have been shown."""
    game, solution = task.game(), task.solutions[0]
    for count, text in enumerate(solution, 1):
        board.wait_for(game.counters.ply)
        board.wait_for_turn()
        make(game, text)
        game = judge(task, solution[:count]).game
    expect(board.page.locator(".practice-line[data-tone=good]")).to_have_text(words(task.done))


@pytest.mark.parametrize(
    "name", ["race-last-route", "crowd-boxed-in", "chase-two-steps", "advanced-opening"]
)
def test_a_lesson_is_finished_by_touch_and_remembered(
    browser: Browser, address: str, name: str
) -> None:
    with new_person(browser, address, PHONE, touch=True) as ann:
        board = begin(ann, name)
        hand = ann.context.new_cdp_session(ann.page)
        tasks = lesson(name).tasks
        for number, task in enumerate(tasks):
            expect(ann.page.locator(".lesson-task")).to_have_text(words(task.key))
            solve(board, task, lambda game, text: touch_move(board, hand, game, text))
            if number < len(tasks) - 1:
                button(ann.page, "learn-next").tap()
        if name == "crowd-boxed-in":  # the last of its family
            button(ann.page, "learn-play").tap()
            ann.page.wait_for_url(re.compile("/[0-9a-zA-Z]{8}$"))
            board.wait_for_turn()
            assert {seat.get("level", 0) for seat in board.state()["table"]["seats"]} == {0, 1}
        else:
            button(ann.page, "learn-next-lesson").wait_for()
        ann.open("/learn")
        row = ann.page.locator(f"a[href='/learn/{name}']")
        expect(row.get_by_text(words("learn-finished"))).to_have_count(1)


def test_a_lesson_is_finished_by_keyboard_and_wrong_moves_are_explained(
    browser: Browser, address: str
) -> None:
    with new_person(browser, address) as ann:
        page = ann.page
        board = begin(ann, "race-step")
        line = page.locator(".practice-line")
        first, *_ = tasks = lesson("race-step").tasks
        board.element.get_by_role("grid").focus()
        for square, wrong in (("e3", "far"), ("d1", "sideways")):
            board.steer(square)
            page.keyboard.press("Enter")
            expect(line).to_have_text(words(f"{first.key}-{wrong}"))
            expect(
                page.get_by_role("log").get_by_text(words(f"{first.key}-{wrong}"))
            ).to_be_attached()
        again = button(page, "page-again")
        expect(again).to_be_focused()
        page.keyboard.press("Enter")
        expect(board.element.get_by_role("grid")).to_be_focused()
        for key in (*first.hints, first.hints[0]):
            button(page, "page-hint").or_(button(page, "page-hint-more")).click()
            expect(line).to_have_text(words(key))
        for task in tasks:
            expect(page.locator(".lesson-task")).to_have_text(words(task.key))
            solve(board, task, lambda _game, text: key_step(board, text))
            onward = "learn-next" if task is not tasks[-1] else "learn-next-lesson"
            expect(button(page, onward).last).to_be_focused()
            page.keyboard.press("Enter")
        expect(page.get_by_role("heading", name=words("lesson-race-fence"))).to_be_visible()


def pages_of(pdf: bytes) -> int:
    return len(re.findall(rb"/Type\s*/Page\b", pdf))


@pytest.mark.parametrize("mode", MODES)
def test_the_rules_of_a_mode_are_printed_on_two_pages(
    browser: Browser, address: str, mode: str
) -> None:
    with new_person(browser, address) as ann:
        ann.open(f"/rules/{mode}")
        rules = rules_of(mode)
        expect(ann.page.locator(".book-rule .figure-board")).to_have_count(len(rules))
        assert pages_of(ann.page.pdf(prefer_css_page_size=True)) in (1, 2)


def try_rule(page: Page, mode: str, name: str) -> Board:
    """Open a rule as a board."""
    page.locator(f"#{name}").get_by_role("button").last.click()
    board = Board(page)
    board.wait_for_turn()
    assert any(rule.id == name for rule in rules_of(mode))
    return board


def click_in_sight(board: Board, square: str) -> None:
    """Click a square of a board that pressing buttons below it may have scrolled away."""
    board.element.scroll_into_view_if_needed()
    board.click(square)


def test_a_figure_is_tried_and_what_is_forbidden_is_refused(browser: Browser, address: str) -> None:
    with new_person(browser, address) as ann:
        page = ann.page
        line = page.locator(".practice-line")
        ann.open("/rules/classic-2")
        board = try_rule(page, "classic-2", "race-steps")
        refused = words("refusal-too-far")
        button(page, "rules-forbidden").click()
        expect(line).to_have_text(refused)
        click_in_sight(board, "e6")
        expect(line).to_have_text(words("rules-made"))
        button(page, "page-again").click()
        board.wait_for(0)
        board.wait_for_turn()
        click_in_sight(board, "d6")
        expect(line).to_have_text(refused)
        button(page, "rules-try-end").click()
        expect(page.locator("#race-steps .figure-board")).to_be_visible()
        ann.open("/rules/pacman")
        try_rule(page, "pacman", "chase-walk")
        button(page, "rules-forbidden").click()
        expect(line).to_have_text(words("refusal-wrong-length"))
        button(page, "rules-show").click()
        expect(line).to_have_text(words("rules-made"))


def test_help_opens_at_the_rule_of_the_present_phase(browser: Browser, address: str) -> None:
    with new_person(browser, address, PHONE, touch=True) as ann:
        page = ann.page
        create_table(ann, mode="pacman-advanced")
        Board(page).wait_for_turn()
        wanted = rule_for(Game("pacman-advanced").position).id
        button(page, "play-panel-more").first.click()
        link = page.get_by_role("link", name=words("page-how-to-play"))
        address_of_help = link.evaluate("(element) => element.href")
        page.goto(str(address_of_help))
        expect(page.locator(f"#{wanted}")).to_be_focused()
        button(page, "page-menu").click()
        page.get_by_role("link", name=words("page-learn"), exact=True).click()
        page.locator(".learn-row").first.wait_for()
        expect(page).to_have_url(f"{address}/learn")


def test_screens_other_than_home_and_play_are_loaded_when_they_are_opened(
    browser: Browser, address: str
) -> None:
    script = (pages.FOLDER / "app.js").read_bytes()
    assert len(gzip.compress(script)) < MOST_SCRIPT
    with new_person(browser, address) as ann:
        asked: list[str] = []
        # Requests of the service worker, which keeps the whole page, are not the page's.
        ann.page.on("request", lambda request: asked.append(request.url))
        ann.open()
        ann.page.locator(".mini-board").nth(4).wait_for()
        assert not [url for url in asked if url.endswith(LATER)]
        parts = {url for url in asked if "/i18n/" in url}
        assert parts == {
            f"{address}/i18n/en/{part}.ftl" for part in ("board", "home", "refusals", "words")
        }
        ann.page.get_by_role("link", name=words("page-learn"), exact=True).click()
        ann.page.get_by_role("link", name=words("page-rules"), exact=True).click()
        ann.page.locator(".book-game").first.wait_for()
        assert [url for url in asked if url.endswith(LATER)] == [f"{address}/learning.js"]
        ann.page.goto(f"{address}/new")
        ann.page.locator(".new-part").first.wait_for()
        assert f"{address}/tables.js" in asked
