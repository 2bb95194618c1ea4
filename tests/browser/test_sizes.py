"""Windows between a tablet and a desktop: nothing is cut off, and Start is always in sight."""

from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.board import Board, button
from tests.browser.people import new_person
from tests.browser.screen_checks import faults, resize
from tests.browser.tables import create_table

_SIZES = ((1000, 768), (1024, 768), (1100, 768), (1152, 864), (1366, 768), (1280, 720))
# Elements outside the window or over a neighbour; those in `below` may be scrolled to.
_OUTSIDE = """
([selectors, below]) => {
  const all = [...document.querySelectorAll(selectors)];
  const boxes = all.map((one) => [one.className, one.getBoundingClientRect()]);
  const seen = boxes.filter(([, box]) => box.width && box.height);
  const out = seen.filter(([, box]) => box.left < -0.6 || box.right > innerWidth + 0.6
    || box.top < -0.6 || (!below && box.bottom > innerHeight + 0.6));
  const over = seen.flatMap(([name, one], n) => seen.slice(0, n).flatMap(([other, two]) => {
    const across = Math.min(one.right, two.right) - Math.max(one.left, two.left);
    const down = Math.min(one.bottom, two.bottom) - Math.max(one.top, two.top);
    return across > 1 && down > 1 ? [`${name} over ${other}`] : [];
  }));
  return [...out.map(([name, box]) => `${name} outside: ${JSON.stringify(box)}`), ...over];
}
"""
# Elements that stick out into the margins of the table: a scroll bar may need the room there.
_IN_MARGINS = """
(selectors) => {
  const table = document.querySelector('.table');
  const box = table.getBoundingClientRect(), style = getComputedStyle(table);
  const left = box.left + parseFloat(style.paddingLeft) - 0.6;
  const right = box.right - parseFloat(style.paddingRight) + 0.6;
  return [...document.querySelectorAll(selectors)].filter((one) => {
    const place = one.getBoundingClientRect();
    return place.width && (place.left < left || place.right > right);
  }).map((one) => one.className);
}
"""
_TABLE = ".seat, .table-board, .invite, .rules, .table-title"
_PLAY = ".play-board, .bar, .moves-card, .controls, .line"


def _outside(page: Page, selectors: str, *, below: bool) -> list[str]:
    found: list[str] = page.evaluate(_OUTSIDE, [selectors, below])
    return found


@pytest.mark.parametrize(
    ("mode", "more"),
    [
        ("classic-2", {}),
        ("classic-4", {"seats": 4}),
        ("pacman-advanced", {"seats": 5}),
        ("pacman-advanced", {"seats": 5, "lots": "draw"}),
    ],
)
def test_a_table_is_whole_and_start_in_sight(
    browser: Browser, address: str, mode: str, more: dict[str, Any]
) -> None:
    with new_person(browser, address, _SIZES[0]) as ann:
        create_table(ann, start=False, mode=mode, **more)
        start = button(ann.page, "table-start-computer")
        expect(start).to_be_visible()
        expect(ann.page.locator(".invite-code")).to_be_visible()
        for width, height in _SIZES:
            resize(ann.page, width, height)
            assert not _outside(ann.page, _TABLE, below=True), (width, height)
            assert not ann.page.evaluate(_IN_MARGINS, _TABLE), (width, height)
            assert not faults(ann.page), (width, height)
            box = start.bounding_box()
            assert box is not None
            assert box["y"] + box["height"] <= height, (width, height)


@pytest.mark.parametrize(("mode", "seats"), [("classic-4", 4), ("pacman-advanced", 3)])
def test_a_game_is_whole(browser: Browser, address: str, mode: str, seats: int) -> None:
    with new_person(browser, address, _SIZES[0]) as ann:
        create_table(ann, mode=mode, seats=seats)
        Board(ann.page).wait_for_turn()
        for width, height in _SIZES:
            resize(ann.page, width, height)
            assert not _outside(ann.page, _PLAY, below=False), (width, height)
            assert not faults(ann.page), (width, height)
