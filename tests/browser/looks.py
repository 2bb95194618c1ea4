"""What can be measured of a screen: nothing overflows, overlaps or is too small to tap."""

from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import Page

LEAST = 40  # pixels to tap; the board, which is aimed at by crossings, has tests of its own
# Rounding of fractions of pixels.
_SLACK = 0.6

_TARGETS = """
() => {
  const shown = (element) => {
    const box = element.getBoundingClientRect();
    const style = getComputedStyle(element);
    return box.width > 2 && box.height > 2 && style.visibility !== 'hidden'
      && style.pointerEvents !== 'none' && !element.closest('[role=grid], .heard, [inert]');
  };
  const all = [...document.querySelectorAll(
    'button, a[href], input:not([type=hidden]), select, summary, [role=button], [role=switch]'
  )].filter(shown);
  const outer = all.map((element) => {
    const label = element.matches('input') ? element.closest('label') : null;
    return label ?? element;
  });
  return outer.map((element) => {
    const box = element.getBoundingClientRect();
    const words = element.getAttribute('aria-label') ?? element.textContent ?? '';
    return {
      name: `${element.tagName.toLowerCase()} ${words.trim().slice(0, 40)}`,
      x: box.x, y: box.y, width: box.width, height: box.height,
      inside: outer.flatMap((other, n) => other !== element && other.contains(element) ? [n] : []),
    };
  });
}
"""
_OVERFLOW = "() => document.scrollingElement.scrollWidth - window.innerWidth"


def faults(page: Page) -> list[str]:
    """Everything about the geometry of a screen that a finger or an eye would mind."""
    targets = page.evaluate(_TARGETS)
    found = [
        f"too small: {one['name']} ({one['width']:.0f} x {one['height']:.0f})"
        for one in targets
        if min(one["width"], one["height"]) < LEAST - _SLACK
    ]
    for n, one in enumerate(targets):
        for m in range(n):
            other = targets[m]
            if m not in one["inside"] and n not in other["inside"] and _overlap(one, other):
                found.append(f"overlap: {one['name']} and {other['name']}")
    over = page.evaluate(_OVERFLOW)
    return [*found, *([f"{over} px too wide"] if over > 0 else [])]


def _overlap(one: dict[str, float], other: dict[str, float]) -> bool:
    if one["x"] == other["x"] and one["y"] == other["y"] and one["width"] == other["width"]:
        return False  # one label for two inputs
    across = min(one["x"] + one["width"], other["x"] + other["width"]) - max(one["x"], other["x"])
    down = min(one["y"] + one["height"], other["y"] + other["height"]) - max(one["y"], other["y"])
    return across > 1 and down > 1


def violations(page: Page) -> list[str]:
    """What axe finds."""
    found = Axe().run(page).response["violations"]
    return [
        f"{one['id']}: {node['html'][:160]} ({node['failureSummary'][:200]})"
        for one in found
        for node in one["nodes"]
    ]
