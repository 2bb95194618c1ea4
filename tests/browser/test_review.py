"""The review on the page: opened from the result, stepped through, better lines, trying again."""

import re

import pytest
from playwright.sync_api import Browser, Page, expect

from corridor.draw.answers import answer
from tests.browser.board import button, words
from tests.browser.people import DESKTOP, Person, new_person
from tests.browser.screen_checks import faults, violations
from tests.browser.screens import SCREENS
from tests.browser.tables import create_table
from tests.review.records import record_of_mode

# X could have won with its last move but one, and set a fence instead.
RECORD = record_of_mode("classic-3")
BLUNDER = 20


def moves_of_record() -> list[str]:
    game = RECORD.game()
    return [game.rewound(ply).text(move) for ply, move in enumerate(game.history)]


def reviewed(ann: Person) -> Page:
    """A game that is over, opened, and its review asked for by the button of the result."""
    create_table(ann, mode="classic-3", seats=3, moves=moves_of_record())
    page = ann.page
    link = page.get_by_role("link", name="Review", exact=True).first
    link.wait_for()
    assert faults(page) == []
    link.click()
    page.locator(".review-graph").wait_for()
    return page


def test_a_review_is_opened_stepped_through_and_tried_again(browser: Browser, address: str) -> None:
    with new_person(browser, address, DESKTOP) as ann:
        page = reviewed(ann)
        expect(page).to_have_url(re.compile(r"/review$"))
        expect(page.locator(".review-moves .ply")).to_have_count(len(RECORD.moves))
        expect(page.locator(".review-graph .share")).to_have_count(3)
        head = page.locator(".review-detail h2")
        while not head.inner_text().startswith(f"{BLUNDER}."):
            before = head.inner_text()
            button(page, "review-turn-next").click()
            expect(head).not_to_have_text(before)
        expect(head).to_contain_text("a1v ??")
        expect(page.locator(".review-detail")).to_contain_text("would have won the game")
        button(page, "review-show-better").click()
        expect(button(page, "review-show-better")).to_be_disabled()
        expect(button(page, "review-show-better")).to_be_enabled()
        button(page, "page-again").click()
        page.locator(".practice-line").wait_for()
        button(page, "review-try-end").click()
        expect(page.locator(".practice-line")).to_have_count(0)
        page.keyboard.press("ArrowLeft")
        expect(head).to_contain_text(f"{BLUNDER - 1}.")
        # In the mode for screen readers the board is text, and questions are answered.
        button(page, "page-spoken").press("Enter")
        field = page.get_by_role("textbox", name=words("spoken-field"))
        field.fill("d")
        field.press("Enter")
        known = answer(RECORD.game().rewound(BLUNDER - 1), "d") or ""
        expect(page.get_by_role("log").get_by_text(known)).to_be_attached()
        assert violations(page) == []


@pytest.mark.parametrize(
    ("lang", "number"), [("de", "[0-9]+,[0-9]"), ("ar", "[0-9]+[.,][0-9]")], indirect=["lang"]
)
def test_how_well_a_side_chose_is_written_as_the_language_writes_numbers(
    browser: Browser, address: str, lang: str, number: str
) -> None:
    with new_person(browser, address, lang=lang) as ann:
        SCREENS["review"](ann)
        told = ann.page.locator(".review-sides li .small")
        expect(told).to_have_count(3)
        before, _ = words("review-accuracy", accuracy="%").pattern.split("%")
        for one in told.all():
            expect(one).to_have_text(re.compile(f"{before}{number}"))
