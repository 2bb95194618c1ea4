"""The badge beside each layout: who has the better of it, proved or measured, by the preset."""

import re

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from corridor.lab.standing import standings
from corridor.rules.modes import LAYOUTS, MODES, PRESETS
from corridor.wire.playable import Balance
from tests.browser.board import button, words
from tests.browser.people import PHONE, new_person
from tests.browser.screen_checks import cut_texts, violations
from tests.browser.tables import create_table


def form(page: Page, mode: str) -> None:
    """Choose a mode in the form of a new table."""
    page.locator(".look-tiles .mini-board").nth(4).wait_for()
    tiles = page.locator(".look-tiles").first.get_by_role("radio")
    tiles.nth(list(MODES).index(mode)).check(force=True)


def layouts(page: Page) -> Locator:
    return page.get_by_role("group", name=words("home-new-layout")).locator(".pick")


def check_badges(page: Page, mode: str, preset: str) -> None:
    """Every layout has the badge that is known of it, or none."""
    picks = layouts(page)
    expect(picks).to_have_count(len(LAYOUTS[mode]))
    for number, layout in enumerate(LAYOUTS[mode]):
        badge = picks.nth(number).locator(".tile-balance")
        known = standings(mode, layout).get(preset)
        if known is None:
            expect(badge).to_have_count(0)
            continue
        expect(badge).to_have_text(words(f"balance-{known.code}"))
        expect(badge).to_have_attribute("title", explained(known))


def explained(known: Balance) -> re.Pattern[str]:
    if not known.games:
        return words("balance-proved")
    return words("balance-measured", won=known.won, games=known.games)


@pytest.mark.parametrize("mode", ["pacman", "pacman-advanced"])
def test_a_badge_stands_beside_each_layout(browser: Browser, address: str, mode: str) -> None:
    with new_person(browser, address, PHONE, touch=True) as ann:
        ann.open("/new")
        form(ann.page, mode)
        usual = next(iter(PRESETS.get(mode, {"": {}})))
        check_badges(ann.page, mode, usual)
        expect(layouts(ann.page).locator(".tile-balance")).to_have_count(len(LAYOUTS[mode]))
        assert not cut_texts(ann.page)
        assert not violations(ann.page)


def test_badges_are_those_of_the_preset_and_go_with_a_switch_of_ones_own(
    browser: Browser, address: str
) -> None:
    with new_person(browser, address) as ann:
        ann.open("/new")
        form(ann.page, "pacman")
        rules = ann.page.get_by_role("group", name=words("home-new-rules"))
        for preset in reversed(list(PRESETS["pacman"])):
            rules.get_by_role("radio", name=words(f"preset-{preset}")).check(force=True)
            check_badges(ann.page, "pacman", preset)
        ann.page.locator(".new-more summary").click()
        ann.page.locator(".new-more .pick input:not(:checked)").first.check(force=True)
        expect(layouts(ann.page).locator(".tile-balance")).to_have_count(0)


def test_badges_stand_where_the_rules_of_a_table_are_changed(
    browser: Browser, address: str
) -> None:
    with new_person(browser, address) as ann:
        create_table(ann, start=False, mode="pacman")
        button(ann.page, "table-change").click()
        check_badges(ann.page, "pacman", "booklet")
