"""A team of ghosts at several browsers decides together."""

import re

from playwright.sync_api import Browser, Locator, Page, expect

from tests.browser.board import Board, button, words
from tests.browser.people import new_person
from tests.browser.tables import create_table, take


def _wants_to_give_up(page: Page) -> None:
    button(page, "play-panel-more").first.click()
    page.locator(".play-drawer").get_by_role("button", name=words("play-resign")).click()
    expect(page.get_by_text(words("play-resign-team"))).to_be_visible()
    page.locator(".ask-once").get_by_role("button", name=words("play-yes")).click()


def _notices(page: Page) -> Locator:
    return page.locator(".notices .notice")


def _reason(page: Page) -> Locator:
    return page.locator("[data-verdict] .small").first


def test_ghosts_of_two_people_give_up_together(browser: Browser, address: str) -> None:
    with (
        new_person(browser, address) as ann,
        new_person(browser, address) as bob,
        new_person(browser, address) as cat,
    ):
        made = create_table(ann, start=False, mode="pacman", seats=3)
        for person, seat, name in ((bob, "1", "Bob"), (cat, "2", "Cat")):
            take(person, made["links"][seat], name)
            person.open(f"/{made['match']}")
        expect(ann.page.get_by_text("Cat").first).to_be_visible()
        button(ann.page, "table-start").click()
        for person in (ann, bob, cat):
            Board(person.page).wait_for(0)
        _wants_to_give_up(bob.page)
        expect(_notices(bob.page)).to_have_text(re.compile(words("play-give-up-asked").pattern))
        asked = words("play-give-up-asks", who="Bob", agreed="no")
        expect(cat.page.get_by_text(asked)).to_be_visible()
        expect(_notices(ann.page)).to_have_count(0)
        button(cat.page, "play-play-on").click()
        expect(bob.page.get_by_text(words("play-plays-on", who="Cat")).first).to_be_visible()
        expect(_notices(bob.page)).to_have_count(0)
        _wants_to_give_up(bob.page)
        button(cat.page, "play-resign").click()
        expect(_reason(cat.page)).to_have_text(words("play-reason-resign", own="team", who="Bob"))
        expect(_reason(bob.page)).to_have_text(words("play-reason-resign", own="yes"))
        expect(ann.page.locator("[data-verdict=won]").first).to_be_visible()
