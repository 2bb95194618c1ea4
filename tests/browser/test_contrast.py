"""Forced colours (contrast themes of Windows): choices and counters stay visible."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.browser.board import Board, button, words
from tests.browser.people import DESKTOP, PHONE, Person, new_person
from tests.browser.screens import SCREENS
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


# PAC-MAN beside a pellet.
_NEAR_A_PELLET = "e5e8i5e1a5.e6h2b8h8...0-0.3"
# What of an element is seen when backgrounds and shadows are the system's. What has no background
# shows that of the page; an edge of no width or of the background's colour is not seen.
_LOOK = """
(element) => {
  const style = getComputedStyle(element), page = getComputedStyle(document.body).backgroundColor;
  const bare = style.backgroundColor.startsWith('rgba') && style.backgroundColor.endsWith(', 0)');
  const fill = bare ? page : style.backgroundColor;
  const seen = style.borderStyle !== 'none' && style.borderColor !== fill;
  const edge = seen && parseFloat(style.borderWidth) ? style.borderWidth + style.borderColor : '';
  const outline = style.outlineStyle === 'none' ? '' : style.outlineWidth + style.outlineColor;
  return [edge, outline, fill].join(' | ');
}
"""


def marked_move(person: Person) -> None:
    """The analysis board at a move that has a mark."""
    SCREENS["analysis"](person)
    button(person.page, "analysis-mark-with", glyph="!?").click()
    person.page.locator(".analysis-glyphs [aria-pressed=true]").wait_for()


def last_move(person: Person) -> None:
    SCREENS["review"](person)
    person.page.keyboard.press("End")
    person.page.locator(".review-moves [aria-current]").wait_for()


def second_task(person: Person) -> None:
    """A lesson of which one task is done."""
    person.open("/learn/race-step")
    board = Board(person.page)
    board.wait_for_turn()
    board.type("e2")
    button(person.page, "learn-next").click()
    person.page.locator(".lesson-dots [data-state=done]").wait_for()


def begun_boost(person: Person) -> None:
    """PAC-MAN has gone one of three steps."""
    create_table(person, mode="pacman", layout=_NEAR_A_PELLET)
    board = Board(person.page)
    board.wait_for_turn()
    board.type("e6")
    board.wait_for(1)
    board.click("d6")
    expect(person.page.locator(".boost-steps [data-used=true]")).to_have_count(1)


def opening(person: Person) -> None:
    create_table(person, mode="pacman-advanced")
    person.page.locator(".opening-dots").wait_for()


def shown_routes(person: Person) -> None:
    """A game with a tool that is switched on."""
    SCREENS["classic-2-playing"](person)
    tool = person.page.locator(".tool[aria-pressed]").first
    tool.click()
    expect(tool).to_have_attribute("aria-pressed", "true")


@pytest.mark.parametrize(
    ("show", "chosen", "other"),
    [
        (
            marked_move,
            ".analysis-glyphs [aria-pressed=true]",
            ".analysis-glyphs [aria-pressed=false]",
        ),
        (marked_move, ".analysis-moves [aria-current]", ".analysis-moves .ply:not([aria-current])"),
        (last_move, ".review-moves [aria-current]", ".review-moves .ply:not([aria-current])"),
        (SCREENS["puzzles"], ".puzzle-bars [data-full=true]", ".puzzle-bars [data-full=false]"),
        (SCREENS["rules-chase"], ".book-nav [aria-current]", ".book-nav :not([aria-current])"),
        (SCREENS["learn"], "[data-next=true] .learn-number", "[data-next=false] .learn-number"),
        (second_task, ".lesson-dots [data-state=done]", ".lesson-dots [data-state=now]"),
        (second_task, ".lesson-dots [data-state=now]", ".lesson-dots [data-state=later]"),
        (begun_boost, ".boost-steps [data-used=true]", ".boost-steps [data-used=false]"),
        (opening, ".opening-dots [data-used=true]", ".opening-dots [data-used=false]"),
        (shown_routes, ".tool[aria-pressed=true]", ".tool:not([aria-pressed]):enabled"),
        (shown_routes, ".moves .ply[aria-current]", ".moves .ply:not([aria-current])"),
    ],
)
def test_what_is_chosen_or_used_differs_from_its_neighbour_in_forced_colours(
    browser: Browser, address: str, show: Callable[[Person], None], chosen: str, other: str
) -> None:
    with new_person(browser, address, forced_colors="active") as ann:
        show(ann)
        ann.page.mouse.move(0, 0)
        ann.page.evaluate("document.activeElement.blur()")
        mine, neighbour = (ann.page.locator(one).first.evaluate(_LOOK) for one in (chosen, other))
        assert mine != neighbour


def test_the_switch_to_text_looks_pressed_in_forced_colours(browser: Browser, address: str) -> None:
    with new_person(browser, address, forced_colors="active") as ann:
        ann.open()
        switch = ann.page.get_by_role("button", name=words("page-spoken"))
        looks = []
        ann.page.keyboard.press("Tab")  # it is seen while it has the focus
        for pressed in ("false", "true"):
            expect(switch).to_have_attribute("aria-pressed", pressed)
            looks.append(switch.evaluate(_LOOK))
            ann.page.keyboard.press("Enter")
        assert looks[0] != looks[1]


def test_the_parts_of_a_bar_differ_in_forced_colours(browser: Browser, address: str) -> None:
    with new_person(browser, address, forced_colors="active") as ann:
        SCREENS["review"](ann)
        parts = ann.page.locator(".review-bar span")
        fills = [one.evaluate(_FILL) for one in (ann.page.locator("body"), *parts.all())]
        assert len(set(fills)) == len(fills) == 1 + 3
