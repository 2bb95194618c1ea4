"""Every screen at every size, light and dark: it fits, can be tapped, and axe agrees."""

import pytest
from playwright.sync_api import Browser

from tests.browser.people import DESKTOP, PHONE, TABLET, new_person
from tests.browser.screen_checks import COLOURS, broken_words, faults, resize, violations
from tests.browser.screens import SCREENS

SIZES = [PHONE, TABLET, DESKTOP]
SMALLEST = (320, 640)


@pytest.mark.parametrize("name", SCREENS)
def test_a_screen_fits_every_size_and_is_clear_to_everybody(
    browser: Browser, address: str, name: str
) -> None:
    with new_person(browser, address, PHONE, touch=True) as ann:
        SCREENS[name](ann)
        found = []
        for width, height in [*SIZES, SMALLEST]:
            resize(ann.page, width, height)
            found += [f"{width}: {fault}" for fault in faults(ann.page)]
            found += [f"{width}: broken inside: {word}" for word in broken_words(ann.page)]
        ann.page.emulate_media(color_scheme="dark", reduced_motion="reduce")
        found += [f"dark: {one}" for one in violations(ann.page, COLOURS)]
        resize(ann.page, *DESKTOP)
        found += [f"dark, wide: {one}" for one in violations(ann.page)]
        ann.page.emulate_media(color_scheme="light", reduced_motion="reduce")
        resize(ann.page, *PHONE)
        found += [f"light: {one}" for one in violations(ann.page)]
        assert found == []
