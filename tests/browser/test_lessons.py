"""The first lessons of each family, finished one after the other by finger and by keyboard."""

from collections.abc import Callable, Iterable

import pytest
from playwright.sync_api import Browser, CDPSession, Page, expect

from corridor.learn import lesson, lessons
from corridor.rules.board import square_name
from corridor.rules.game import Game
from corridor.rules.moves import Enter, Pass, Place, Relocate, Walk
from tests.browser.board import Board, button, words
from tests.browser.people import DESKTOP, PHONE, new_person
from tests.browser.test_learning import begin, solve, touch_fence

FIRST = 3  # lessons of each family
FAMILIES = list(dict.fromkeys(one.family for one in lessons()))


def of_family(family: str) -> list[str]:
    return [one.id for one in lessons() if one.family == family]


def steps_of(game: Game, walk: Walk) -> list[str]:
    """The squares to point at: the end, or the piece and each step where that is not enough."""
    start, end = game.view().figures[walk.piece].square, walk.path[-1]
    alone = len([one for one in game.options().walks if one.end == end]) == 1
    whole = start is not None and (end == start or not alone)
    squares = [start, *walk.path] if whole and start is not None else [end]
    return [square_name(square) for square in squares]


def ends_early(game: Game, walk: Walk) -> bool:
    """Whether the walk is a boost that could go on, and must be ended."""
    view = game.view()
    return view.marks.boosted and len(walk.path) < (view.steps_left or 0)


def by_touch(board: Board, hand: CDPSession, game: Game, text: str) -> None:
    """Make a move by finger."""
    page = board.page
    match game.parse(text):
        case Walk() as walk:
            for square in steps_of(game, walk):
                page.touchscreen.tap(*board.square(square))
            if ends_early(game, walk):
                button(page, "play-end-walk").tap()
        case Enter(square):
            page.touchscreen.tap(*board.square(square_name(square)))
        case Relocate(old, new):
            page.touchscreen.tap(*board.post(str(old)))
            touch_fence(board, hand, str(new))
        case Place(fence):
            touch_fence(board, hand, str(fence))
        case Pass():
            button(page, "board-action-pass").tap()


def by_keys(board: Board, game: Game, text: str) -> None:
    """Make a move by arrows, Space, R and Enter; a fence of the Chamber is typed."""
    keyboard = board.page.keyboard
    board.element.get_by_role("grid").focus()
    match game.parse(text):
        case Walk() as walk:
            for square in steps_of(game, walk):
                press_at(board, square)
            if ends_early(game, walk):
                keyboard.press("Enter")  # once more on the same square
        case Enter(square):
            press_at(board, square_name(square))
        case Place(fence):
            board.steer(str(fence)[:2])
            keyboard.press("Space")
            if str(fence).endswith("v"):
                keyboard.press("r")
            keyboard.press("Enter")
        case Relocate():
            board.type(text)
            if game.why_not(text) is not None:  # shown with its reason, and may be tried
                button(board.page, "play-place").focus()
                keyboard.press("Enter")
        case Pass():
            button(board.page, "board-action-pass").focus()
            keyboard.press("Enter")


def press_at(board: Board, square: str) -> None:
    board.steer(square)
    board.page.keyboard.press("Enter")


def finish(
    page: Page,
    board: Board,
    family: str,
    make: Callable[[Game, str], None],
    press: Callable[[str], None],
) -> None:
    """Finish the first lessons of a family, going on by their own buttons."""
    names = of_family(family)
    for name in names[:FIRST]:
        expect(page.get_by_role("heading", name=words(f"lesson-{name}"))).to_be_visible()
        tasks = lesson(name).tasks
        for task in tasks:
            expect(page.locator(".lesson-task")).to_have_text(words(task.key))
            solve(board, task, make)
            if task is not tasks[-1]:
                press("learn-next")
        if name != names[:FIRST][-1]:
            press("learn-next-lesson")
    button(page, "learn-next-lesson" if len(names) > FIRST else "learn-play").wait_for()


def expect_finished(page: Page, names: Iterable[str]) -> None:
    for name in names:
        row = page.locator(f"a[href='/learn/{name}']")
        expect(row.get_by_text(words("learn-finished"))).to_have_count(1)


@pytest.mark.parametrize("family", FAMILIES)
def test_the_first_lessons_are_finished_by_touch(
    browser: Browser, address: str, family: str
) -> None:
    with new_person(browser, address, PHONE, touch=True) as ann:
        board = begin(ann, of_family(family)[0])
        hand = ann.context.new_cdp_session(ann.page)
        finish(
            ann.page,
            board,
            family,
            lambda game, text: by_touch(board, hand, game, text),
            lambda key: button(ann.page, key).last.tap(),
        )
        ann.open("/learn")
        expect_finished(ann.page, of_family(family)[:FIRST])


@pytest.mark.parametrize("family", FAMILIES)
def test_the_first_lessons_are_finished_by_keyboard(
    browser: Browser, address: str, family: str
) -> None:
    with new_person(browser, address, DESKTOP) as ann:

        def press(key: str) -> None:
            expect(button(ann.page, key).last).to_be_focused()
            ann.page.keyboard.press("Enter")

        board = begin(ann, of_family(family)[0])
        finish(ann.page, board, family, lambda game, text: by_keys(board, game, text), press)
        ann.open("/learn")
        expect_finished(ann.page, of_family(family)[:FIRST])
