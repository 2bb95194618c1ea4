"""Overlays of the board: lines of sight, reach, routes."""

import pytest
from playwright.sync_api import Browser, expect

from corridor.rules.board import bits
from corridor.rules.game import Game
from corridor.rules.reach import reach
from tests.browser.board import Board, button
from tests.browser.people import new_person
from tests.browser.tables import create_table


@pytest.mark.parametrize("mode", ["classic-2", "pacman"])
def test_the_board_shows_where_each_side_can_get(browser: Browser, address: str, mode: str) -> None:
    with new_person(browser, address) as ann:
        create_table(ann, mode=mode)
        board = Board(ann.page)
        board.wait_for_turn()
        button(ann.page, "play-panel-more").first.click()
        button(ann.page, "play-overlay-reach").click()
        marks = sum(len(list(bits(squares))) for squares in reach(Game(mode).position))
        expect(board.element.locator(".reach > g, .reach > use, .reach > svg")).to_have_count(marks)


def test_the_board_shows_each_sides_route(browser: Browser, address: str) -> None:
    with new_person(browser, address) as ann:
        create_table(ann, mode="classic-2")
        board = Board(ann.page)
        board.wait_for_turn()
        button(ann.page, "play-routes").first.click()
        expect(board.element.locator("svg .way")).to_have_count(2)
