"""Puzzles on the page: solved by finger and by keyboard in every mode, wrong tries refuted."""

import json
from collections.abc import Callable
from urllib.parse import quote

import pytest
from msgspec import json as wire_json
from msgspec import structs
from playwright.sync_api import Browser, Route, expect

from corridor.puzzles import by_id, hints, puzzles, try_move
from corridor.rules.game import Game
from corridor.server.http.puzzles import told
from tests.browser.board import Board, button, words
from tests.browser.people import PHONE, Person, new_person
from tests.browser.test_learning import touch_move

# By mode a puzzle, and a wrong try with which it begins.
TOUCHED = {
    "classic-2-1006": "c3",
    "pacman-1008": "Mf3e3",
    "pacman-advanced-1001": "Md4d3",
}
TYPED = {"classic-3-1001": "g1", "classic-4-1005": "i6"}


def begin(person: Person, name: str) -> Board:
    person.open(f"/puzzle/{name}")
    board = Board(person.page)
    board.wait_for_turn()
    return board


def refute(board: Board, name: str, wrong: str, make: Callable[[Game, str], None]) -> None:
    """Try a wrong move: the answer is played on the board and named, and one may try again."""
    puzzle = by_id(name)
    answer = try_move(puzzle, [wrong])
    assert answer.reply
    make(puzzle.game(), wrong)
    board.wait_for(answer.game.counters.ply)
    made = [move for move in answer.reply if not move.endswith("--")]
    said = words("puzzle-wrong", reply=" ".join(made))
    expect(board.page.locator(".practice-line[data-tone=bad]")).to_have_text(said)
    expect(board.page.get_by_role("log").get_by_text(said)).to_be_attached()
    expect(button(board.page, "page-again")).to_be_focused()


def solve(board: Board, name: str, make: Callable[[Game, str], None]) -> None:
    """Make the right moves, each when the replies to the one before have been shown."""
    puzzle = by_id(name)
    game = puzzle.game()
    for count, text in enumerate(puzzle.solution, 1):
        board.wait_for(game.counters.ply)
        board.wait_for_turn()
        make(game, text)
        game = try_move(puzzle, puzzle.solution[:count]).game
    expect(board.page.locator(".practice-line[data-tone=good]")).to_have_text(
        words("puzzle-solved-in", tries=2)
    )


@pytest.mark.parametrize("name", TOUCHED)
def test_a_puzzle_is_solved_by_touch_after_a_wrong_try_is_refuted(
    browser: Browser, address: str, name: str
) -> None:
    with new_person(browser, address, PHONE, touch=True) as ann:
        board = begin(ann, name)
        hand = ann.context.new_cdp_session(ann.page)

        def make(game: Game, text: str) -> None:
            touch_move(board, hand, game, text)

        refute(board, name, TOUCHED[name], make)
        button(ann.page, "page-again").tap()
        solve(board, name, make)
        main = ann.page.get_by_role("main")
        analysis = main.get_by_role("link", name=words("page-analyse"))
        expect(analysis).to_have_attribute("href", f"/analysis?position={quoted(name)}")
        button(ann.page, "puzzle-next").tap()
        ann.page.wait_for_url(lambda url: "/puzzle/" in url and not url.endswith(f"/{name}"))
        theme = by_id(name).theme
        following = by_id(ann.page.url.rpartition("/")[2])
        assert (following.theme, following.mode) == (theme, by_id(name).mode)


def quoted(name: str) -> str:
    return quote(by_id(name).game().position_text(), safe="-_.!~*'()")


@pytest.mark.parametrize("name", TYPED)
def test_a_puzzle_is_solved_by_keyboard_after_a_wrong_try_is_refuted(
    browser: Browser, address: str, name: str
) -> None:
    with new_person(browser, address, PHONE) as ann:
        board = begin(ann, name)
        grid = board.element.get_by_role("grid")

        def make(_game: Game, text: str) -> None:
            board.steer(text)
            ann.page.keyboard.press("Enter")

        expect(grid).to_be_focused()
        refute(board, name, TYPED[name], make)
        ann.page.keyboard.press("Enter")
        expect(grid).to_be_focused()
        solve(board, name, make)
        expect(button(ann.page, "puzzle-next")).to_be_focused()


def test_hints_come_in_steps_and_the_solution_only_when_asked_for(
    browser: Browser, address: str
) -> None:
    name = "classic-2-1006"
    with new_person(browser, address) as ann:
        page, asked = ann.page, []
        page.on("request", lambda request: asked.append(request.url))
        board = begin(ann, name)
        line = page.locator(".practice-line")
        board.type("b4")  # right: what follows belongs to the second move
        board.wait_for(by_id(name).game().counters.ply + 2)
        board.wait_for_turn()
        given = hints(by_id(name), 1)
        for hint in [*given, given[-1]]:
            button(page, "page-hint").or_(button(page, "page-hint-more")).click()
            said = words(f"puzzle-hint-{hint.about}", piece="", place=hint.place)
            expect(line).to_have_text(said)
        board.type("b5")
        button(page, "page-again").click()  # back to the second move, and not to the first
        board.wait_for(by_id(name).game().counters.ply + 2)
        assert not [url for url in asked if url.endswith("/solution")]
        button(page, "puzzle-show").click()
        expect(line).to_have_text(words("puzzle-shown", moves="b4 i5 h4h"))
        page.get_by_role("link", name=words("puzzle-back")).first.click()
        counted = page.locator("#theme-only-move").locator("..")
        alike = len(puzzles(theme=by_id(name).theme))
        expect(counted).to_contain_text(words("puzzle-count", solved=0, all=alike))
        assert json.loads(page.evaluate("localStorage['corridor-puzzles']"))["results"] == {
            name: {"tries": 1, "solved": False}
        }


def test_the_puzzle_of_the_day_makes_a_streak_and_puzzles_are_chosen(
    browser: Browser, address: str
) -> None:
    name, day = "classic-2-1002", "2027-01-02"

    def answer(route: Route) -> None:
        body = wire_json.encode(structs.replace(told(name), day=day)).decode()
        route.fulfill(body=body, content_type="application/json")

    with new_person(browser, address) as ann:
        page = ann.page
        page.add_init_script(
            "localStorage['corridor-puzzles'] ??= "
            "JSON.stringify({ results: {}, days: ['2026-12-31', '2027-01-01'] });"
        )
        page.route("**/api/puzzle/daily", answer)
        ann.open()
        page.get_by_role("link", name=words("page-puzzle-daily")).click()
        board = Board(page)
        board.wait_for_turn()
        board.type("i5")
        line = page.locator(".practice-line[data-tone=good]")
        expect(line).to_contain_text(words("puzzle-solved-in", tries=1))
        expect(line).to_contain_text(words("puzzle-solved-daily", days=3))
        ann.open("/learn")
        page.locator("main").get_by_role("link", name=words("page-puzzles")).click()
        expect(page.locator(".puzzle-streak")).to_have_text(words("puzzle-streak", days=3))
        themes = page.locator(".puzzle-theme")
        page.get_by_role("combobox").select_option("pacman-advanced")
        expect(themes).to_have_count(2)
        page.get_by_role("radio", name=words("puzzle-hard")).check()
        hard = [one for one in puzzles(mode="pacman-advanced") if one.difficulty >= 7]
        expect(themes).to_have_count(len({one.theme for one in hard}))
        theme = page.locator(f"#theme-{hard[0].theme}").locator("../..")
        theme.locator("summary").click()
        same = [one for one in hard if one.theme == hard[0].theme]
        expect(theme.locator(".puzzle-number")).to_have_count(len(same))
        page.get_by_role("combobox").select_option("classic-2")
        page.get_by_role("radio", name=words("puzzle-easy")).check()
        page.locator("#theme-only-move").locator("../..").locator("summary").click()
        expect(page.locator(".puzzle-number[data-result=solved]")).to_have_count(1)
