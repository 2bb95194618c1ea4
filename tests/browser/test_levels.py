"""What the page says and offers of the computer's levels: before a game, at a table, after a game."""

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from corridor.engine.shares import share_of_pacman
from corridor.i18n import say
from corridor.rules.modes import LAYOUTS, make_mode
from tests.browser.board import button, words
from tests.browser.people import PHONE, new_person
from tests.browser.tables import create_table

CHASES = [mode for mode in LAYOUTS if make_mode(mode).layout.pellets]
LEVEL = 3


def settle(page: Page, mode: str) -> None:
    """Choose a mode on the first screen or in the form of a table."""
    page.locator(".mini-board").nth(4).wait_for()
    page.get_by_role("radio", name=say(f"mode-{mode}", "en")).check(force=True)


def roles(page: Page, place: str, legend: str) -> list[Locator]:
    """The choices of a role."""
    group = page.locator(place).get_by_role("group", name=words(legend))
    expect(group).to_have_count(1)
    return group.get_by_role("radio").all()


@pytest.mark.parametrize("mode", CHASES)
def test_whoever_picks_a_role_must_read_what_to_expect_of_the_level(
    browser: Browser, address: str, mode: str
) -> None:
    sentence = words("home-expect", share=share_of_pacman(mode, LEVEL))
    with new_person(browser, address, PHONE, touch=True) as ann:
        page = ann.page
        ann.open()
        settle(page, mode)
        card = page.locator(".door-computer")
        card.get_by_role("radio", name=words("bot-is", level=LEVEL, name="")).check(force=True)
        for role in roles(page, ".door-computer", "home-role"):
            role.check(force=True)
            expect(card).to_contain_text(sentence)
        ann.open("/new")
        settle(page, mode)
        told = page.locator(".expect")
        for role in roles(page, ".new", "home-new-lots"):
            role.check(force=True)
            expect(told).to_contain_text(sentence)
            expect(told).to_contain_text(words("table-computer", level=LEVEL))


@pytest.mark.parametrize("mode", CHASES)
def test_of_another_layout_nothing_is_expected(browser: Browser, address: str, mode: str) -> None:
    with new_person(browser, address) as ann:
        page = ann.page
        ann.open("/new")
        settle(page, mode)
        told = page.locator(".expect")
        layouts = page.get_by_role("group", name=words("home-new-layout")).get_by_role("radio")
        expect(layouts).to_have_count(len(LAYOUTS[mode]))
        for number in range(1, len(LAYOUTS[mode])):
            layouts.nth(number).check(force=True)
            expect(told).to_be_empty()
        layouts.first.check(force=True)
        expect(told).to_contain_text("PAC-MAN")
        page.locator(".new-more summary").click()
        page.locator(".new-more .pick input:not(:checked)").first.check(force=True)
        expect(told).to_be_empty()


@pytest.mark.parametrize("mode", CHASES)
def test_a_computer_at_a_table_must_say_what_to_expect_of_it(
    browser: Browser, address: str, mode: str
) -> None:
    with new_person(browser, address) as ann, new_person(browser, address, PHONE) as bob:
        page = ann.page
        made = create_table(ann, start=False, mode=mode, public=True)
        told = page.locator(".expect")
        # The computer that would come is of the level played last: the first.
        expect(told).to_contain_text(words("home-expect", share=share_of_pacman(mode, 1)))
        bob.open(f"/{made['match']}")
        bob.page.locator(".seat").first.wait_for()
        expect(bob.page.locator(".expect")).to_be_empty()
        button(page, "table-add-computer").click()
        page.locator(".level-field").select_option(str(LEVEL))
        sentence = words("home-expect", share=share_of_pacman(mode, LEVEL))
        for one in (told, bob.page.locator(".expect")):
            expect(one).to_contain_text(sentence)
            expect(one).to_contain_text(words("table-computer", level=LEVEL))
        create_table(ann, start=False, mode=mode, layout=LAYOUTS[mode][1], bots={"1": LEVEL})
        page.locator(".seat.bot").wait_for()
        expect(told).to_be_empty()
