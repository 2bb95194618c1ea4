"""Forced colours (contrast themes of Windows): choices and counters stay visible."""

from playwright.sync_api import Browser, Locator, Page

from tests.browser.board import Board, words
from tests.browser.people import DESKTOP, PHONE, new_person
from tests.browser.tables import create_table

_FILL = "(element) => getComputedStyle(element).backgroundColor"
_EDGE = (
    "(element) => { const s = getComputedStyle(element); return s.borderStyle + s.borderWidth; }"
)
_INK = "() => getComputedStyle(document.body).color"


def _picture(page: Page, face: Locator) -> bytes:
    """A screenshot of an element without hover and focus."""
    page.mouse.move(0, 0)
    page.evaluate("document.activeElement.blur()")
    return face.screenshot()


def _choosing_shows(page: Page, group: Locator) -> bool:
    """Whether a choice looks different when it is chosen."""
    pick = group.locator(".pick").filter(has=page.locator("input:not(:checked)")).first
    name = pick.locator("input").get_attribute("aria-label") or pick.inner_text()
    same = group.locator(".pick").filter(has=page.get_by_role("radio", name=name, exact=True)).first
    face = same.locator(".pick-face")
    before = _picture(page, face)
    same.locator("input").check()
    return _picture(page, face) != before


def test_what_is_chosen_is_seen_in_forced_colours(browser: Browser, address: str) -> None:
    for size in (PHONE, DESKTOP):
        with new_person(browser, address, size, forced_colors="active") as ann:
            ann.open()
            page = ann.page
            page.locator(".mini-board").nth(4).wait_for()
            for group in page.locator("fieldset.choices").all():
                assert _choosing_shows(page, group), group.locator("legend").inner_text()
            code = page.get_by_label(words("home-code"))
            assert code.evaluate(_EDGE) == "solid1px"


def test_fences_in_hand_and_routes_are_seen_in_forced_colours(
    browser: Browser, address: str
) -> None:
    with new_person(browser, address, forced_colors="active") as ann:
        create_table(ann, mode="classic-4", seats=4)
        board, page = Board(ann.page), ann.page
        board.wait_for_turn()
        board.type("e3h")
        board.wait_for(1)
        ink = page.evaluate(_INK)
        full, spent = (page.locator(f".pip-row i[data-full={one}]") for one in ("true", "false"))
        assert [full.first.evaluate(_FILL), full.first.evaluate(_EDGE)] == [ink, "solid1px"]
        assert spent.first.evaluate(_FILL) != ink
        assert spent.first.evaluate(_EDGE) == "solid1px"
        assert page.locator(".route-bars i").first.evaluate(_FILL) == ink
        moving, waiting = page.locator(".bar[data-moving=true]"), page.locator(".bar").first
        outline = "(element) => getComputedStyle(element).outlineStyle"
        assert [moving.evaluate(outline), waiting.evaluate(outline)] == ["solid", "none"]
