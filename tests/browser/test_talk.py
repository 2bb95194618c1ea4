"""Offers, phrases and absences between two people."""

import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import Browser, expect

from corridor.i18n import say
from corridor.rules.game import Game
from tests.browser.board import Board, button, words
from tests.browser.people import Person, new_person
from tests.browser.tables import create_table, take


@contextmanager
def two_people(
    browser: Browser,
    address: str,
    **setup: Any,  # noqa: ANN401
) -> Iterator[tuple[Person, Person, tuple[Board, Board]]]:
    """Ann on the first seat, Bob on the second, and the match has begun."""
    with new_person(browser, address) as ann, new_person(browser, address) as bob:
        made = create_table(ann, start=False, **setup)
        take(bob, made["links"]["1"])
        bob.open(f"/{made['match']}")
        button(ann.page, "table-start").click()
        boards = (Board(ann.page), Board(bob.page))
        boards[0].wait_for_turn()
        yield ann, bob, boards


def _more(person: Person, key: str) -> None:
    """Press a row of the menu."""
    button(person.page, "play-panel-more").first.click()
    button(person.page, key).last.click()


def _resign(person: Person) -> None:
    button(person.page, "play-resign").first.click()
    button(person.page, "play-yes").click()


def test_a_draw_is_offered_and_accepted(browser: Browser, address: str) -> None:
    with two_people(browser, address) as (ann, bob, boards):
        game = Game("classic-2")
        boards[0].play(game, "e2")
        boards[1].play(game, "e8")
        _more(ann, "play-draw")
        button(bob.page, "play-accept").click()
        for person in (ann, bob):
            expect(person.page.locator("[data-verdict=draw]").first).to_be_visible()


def test_a_takeback_is_asked_for_and_declined(browser: Browser, address: str) -> None:
    with (
        two_people(browser, address) as (ann, bob, boards),
        new_person(browser, address) as eve,
    ):
        game = Game("classic-2")
        boards[0].play(game, "e2")
        boards[1].play(game, "e8")
        eve.open(f"/{boards[0].match}")
        Board(eve.page).wait_for(2)
        button(ann.page, "play-takeback").first.click()
        expect(ann.page.get_by_text(words("play-offered-takeback"))).to_be_visible()
        # A spectator sees who asked, and has no buttons.
        wish = words("play-offers-takeback", who=say("play-guest"))
        expect(eve.page.get_by_text(wish)).to_be_visible()
        expect(eve.page.get_by_text(words("play-offered-takeback"))).to_have_count(0)
        expect(button(eve.page, "play-accept")).to_have_count(0)
        button(bob.page, "play-decline").click()
        expect(ann.page.get_by_text(words("play-offered-takeback"))).to_have_count(0)
        assert boards[0].state()["moves"] == ["e2", "e8"]


def test_a_match_that_has_hardly_begun_is_called_off(browser: Browser, address: str) -> None:
    with two_people(browser, address) as (ann, bob, _boards):
        button(ann.page, "play-abort").first.click()
        button(ann.page, "play-yes").click()
        expect(bob.page.locator("[data-verdict]").first).to_be_visible()


def test_whoever_leaves_can_be_replaced_and_comes_back(browser: Browser, address: str) -> None:
    with two_people(browser, address) as (ann, bob, boards):
        game = Game("classic-2")
        boards[0].play(game, "e2")
        boards[1].wait_for_turn()
        match = boards[1].match
        bob.page.goto("about:blank")
        button(ann.page, "play-put-bot").click()
        boards[0].wait_for_at_least(2)
        bob.open(f"/{match}")
        button(bob.page, "play-return").click()
        boards[0].wait_for_turn()
        game = boards[0].game()
        boards[0].play(game, game.text(game.options().walks[0].walks[0]))
        boards[1].wait_for_turn()


def test_a_win_is_claimed_from_somebody_who_is_away_on_their_turn(
    browser: Browser, address: str
) -> None:
    with two_people(browser, address) as (ann, bob, boards):
        game = Game("classic-2")
        boards[0].play(game, "e2")
        boards[1].play(game, "e8")
        bob.page.goto("about:blank")
        # On our own turn an absent opponent is shown in the bar only, without a notice.
        expect(ann.page.locator(".chip.away")).to_be_visible()
        expect(ann.page.locator(".notice")).to_have_count(0)
        boards[0].play(game, "e3")
        wait, claim = button(ann.page, "play-wait"), button(ann.page, "play-claim")
        away = words("play-gone", name=say("play-guest"))
        expect(ann.page.locator(".notice", has_text=away)).to_be_visible()
        expect(wait).to_have_class(re.compile(r"\bmain\b"))
        expect(claim).not_to_have_class(re.compile(r"\bmain\b"))
        wait.click()
        expect(ann.page.locator(".notice").get_by_role("timer")).to_be_visible()
        claim.click()
        expect(ann.page.locator("[data-verdict=won]").first).to_be_visible()


def test_two_legs_are_told_side_by_side(browser: Browser, address: str) -> None:
    with two_people(browser, address, mode="pacman", legs=2) as (ann, bob, boards):
        game = Game("pacman")
        for move in ("Me6f6", "Bd9"):
            boards[game.to_move].wait_for_turn()
            boards[game.to_move].play(game, move)
        first = boards[0].match
        _resign(ann)
        for person in (ann, bob):
            if person.page.url.endswith(first):
                button(person.page, "play-next-leg").first.click()
        boards[1].wait_for_turn()
        assert boards[1].match != first
        game = Game("pacman")
        for move in ("Me6f6", "Bd9"):
            boards[1 - game.to_move].wait_for_turn()
            boards[1 - game.to_move].play(game, move)
        _resign(ann)  # Ann plays the ghosts: PAC-MAN has won with no pellet eaten
        level = words("play-level", level=say("level-4"))
        for person in (ann, bob):
            expect(person.page.get_by_role("table").first).to_be_visible()
            expect(person.page.get_by_text(words("play-points")).first).to_be_visible()
            expect(person.page.get_by_text(level).first).to_be_visible()


def test_two_legs_of_a_race_have_a_score_after_the_first(browser: Browser, address: str) -> None:
    with new_person(browser, address) as ann:
        create_table(ann, mode="classic-2", legs=2)
        board, table = Board(ann.page), ann.page.locator("table.legs")
        for leg in (1, 2):
            for ply, move in enumerate(("e2", "e8"), 1):
                board.wait_for_turn()
                board.type(move)
                board.wait_for(ply)
            _resign(ann)  # the side to move, which began
            expect(table.locator("thead th")).to_have_count(leg + 1)
            expect(table.get_by_text(words("play-leg-start", first="yes"))).to_have_count(leg)
            expect(table.get_by_text(words("play-leg-result", how="lost"))).to_have_count(leg)
            expect(table.get_by_text(words("side-pacman"))).to_have_count(0)
            expect(table.locator(".legs-points")).to_have_text(
                ["0", "1"] if leg == 1 else ["1"] * 2
            )
            if leg == 1:
                button(ann.page, "play-next-leg").first.click()
                expect(ann.page.locator(".play-title")).to_contain_text("(0 : 1)")
                board.wait_for(0)


def test_a_rematch_is_agreed_on_and_both_go_there(browser: Browser, address: str) -> None:
    with two_people(browser, address) as (ann, bob, boards):
        game = Game("classic-2")
        boards[0].play(game, "e2")
        boards[1].play(game, "e8")
        before = boards[0].match
        _resign(ann)
        button(ann.page, "play-rematch").first.click()
        button(bob.page, "play-accept").click()
        for person in (ann, bob):
            person.page.wait_for_url(lambda url: before not in url)
        assert boards[0].match == boards[1].match


def test_the_computer_allows_undo_and_gives_a_hint(browser: Browser, address: str) -> None:
    with new_person(browser, address) as ann:
        create_table(ann, mode="classic-2", bots={"1": 1})
        board = Board(ann.page)
        board.wait_for_turn()
        board.play_ours(board.game(), "e2")
        board.wait_for_at_least(2)
        board.wait_for_turn()
        button(ann.page, "play-undo").first.click()
        board.wait_for(0)
        board.wait_for_turn()
        _more(ann, "play-ask-hint")
        button(ann.page, "play-play-it").click()
        board.wait_for_at_least(1)
