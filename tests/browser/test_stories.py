"""A whole game of each mode: played, reviewed, stepped through, tried again."""

import re
from dataclasses import dataclass

import pytest
from playwright.sync_api import Browser, Page, expect

from corridor.rules.game import Game
from tests.browser.board import Board
from tests.browser.people import DESKTOP, PHONE, TABLET, Person, new_person
from tests.browser.screen_checks import faults, violations
from tests.browser.tables import create_table
from tests.data.playthroughs.make import moves as playthrough
from tests.review.records import record_of_mode


@dataclass(frozen=True)
class Story:
    """How a game of a mode is looked at."""

    mode: str
    seats: int
    size: tuple[int, int]
    dark: bool = False
    lang: str = "en"


STORIES = (
    Story("classic-2", 2, DESKTOP, dark=True),
    Story("classic-3", 3, TABLET),
    Story("classic-4", 4, DESKTOP, lang="ar"),
    Story("pacman", 2, PHONE, dark=True),
    Story("pacman-advanced", 2, TABLET, dark=True),
)


def moves_of(mode: str) -> list[str]:
    """A whole game; of many sides a short one, since their search is slow."""
    if mode not in ("classic-3", "classic-4"):
        return list(playthrough(mode))
    game = record_of_mode(mode).game()
    return [game.rewound(ply).text(move) for ply, move in enumerate(game.history)]


@pytest.mark.parametrize("story", STORIES, ids=lambda story: story.mode)
def test_a_whole_game_is_reviewed_stepped_through_and_tried_again(
    browser: Browser, address: str, story: Story
) -> None:
    moves = moves_of(story.mode)
    with new_person(browser, address, story.size, dark=story.dark, lang=story.lang) as ann:
        create_table(ann, mode=story.mode, seats=story.seats, moves=moves)
        page = ann.page
        page.locator("a[href$='/review']:visible").first.click()
        page.locator(".review-graph").wait_for()
        assert faults(page) == []
        assert violations(page) == []
        check_steps(page, story, moves)
        try_again(ann, story, moves)


def check_steps(page: Page, story: Story, moves: list[str]) -> None:
    game = Game(story.mode)
    for move in moves:
        game.push_text(move)
    board = Board(page)
    expect(page.locator(".review-moves .ply")).to_have_count(len(moves))
    expect(page.locator(".review-graph .share")).to_have_count(len(game.mode.layout.stock))
    page.keyboard.press("End")
    board.wait_for(len(moves))
    expect(page.locator(".board.over")).to_be_visible()
    page.keyboard.press("Home")
    board.wait_for(0)
    for ply in range(1, 4):
        page.keyboard.press("ArrowRight")
        board.wait_for(ply)
        head = page.locator(".review-detail h2")
        expect(head).to_contain_text(f"{ply}. {moves[ply - 1]}")


def try_again(ann: Person, story: Story, moves: list[str]) -> None:
    """Play the better move instead of the first blunder: the engine answers."""
    page = ann.page
    page.locator(".review-moves .ply", has_text=re.compile(r"\?\?$")).first.click()
    detail = page.locator(".review-detail")
    expect(detail.locator("h2")).to_contain_text("??")
    assert detail.locator("p").first.inner_text()  # why
    ply = int(detail.locator("h2").inner_text().partition(".")[0])
    better = detail.locator("p bdi").inner_text().split()[0]
    detail.locator(".review-buttons button").nth(1).click()
    page.locator(".practice-line").wait_for()
    page.locator(".review-board .board.live").wait_for()
    game = Game(story.mode)
    for move in moves[: ply - 1]:
        game.push_text(move)
    mover = game.to_move
    Board(page).type(better)
    game.push_text(better)
    answered = game.outcome is None and game.to_move != mover
    Board(page).wait_for_at_least(ply + answered)
    page.locator(".review-board .board.live, .review-board .board.over").first.wait_for()
    expect(page.locator(".review-board .board")).to_be_in_viewport()
