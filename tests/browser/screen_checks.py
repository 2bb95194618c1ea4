"""Checks of a screen: overflow, overlaps, sizes of tap targets, broken words, axe."""

from typing import Any

from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import Page

LEAST = 40  # pixels of a tap target; the board has tests of its own
# Rounding of fractions of pixels.
_SLACK = 0.6

# Tap targets by the part that is visible: not scrolled away, by layer of fixed bars.
_TARGETS = """
() => {
  const meet = (one, other) => {
    const left = Math.max(one.left, other.left), right = Math.min(one.right, other.right);
    const top = Math.max(one.top, other.top), bottom = Math.min(one.bottom, other.bottom);
    return { left, right, top, bottom };
  };
  const layerOf = (element) => {
    for (let at = element; at; at = at.parentElement) {
      if (['fixed', 'sticky'].includes(getComputedStyle(at).position)) return at;
    }
    return document.body;
  };
  const seen = (element) => {
    let box = element.getBoundingClientRect();
    for (let at = element.parentElement; at !== document.documentElement; at = at.parentElement) {
      if (getComputedStyle(at).overflow !== 'visible') box = meet(box, at.getBoundingClientRect());
    }
    return box;
  };
  const shown = (element) => {
    const box = element.getBoundingClientRect();
    const style = getComputedStyle(element);
    return box.width > 2 && box.height > 2 && style.visibility !== 'hidden'
      && style.pointerEvents !== 'none' && !element.closest('[role=grid], .heard, [inert]');
  };
  const covered = (element) => {  // by the panel that lies over the buttons while it is open
    const box = element.getBoundingClientRect();
    const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    const panel = top?.closest('.play-drawer');
    return panel && !panel.contains(element);
  };
  const all = [...document.querySelectorAll(
    'button, a[href], input:not([type=hidden]), select, summary, [role=button], [role=switch]'
  )].filter((element) => shown(element) && !covered(element));
  const outer = all.map((element) => {
    const label = element.matches('input') ? element.closest('label') : null;
    return label ?? element;
  });
  const layers = [...new Set(outer.map(layerOf))];
  return outer.map((element) => {
    const whole = element.getBoundingClientRect(), part = seen(element);
    const words = element.getAttribute('aria-label') ?? element.textContent ?? '';
    return {
      name: `${element.tagName.toLowerCase()} ${words.trim().slice(0, 40)}`,
      width: whole.width, height: whole.height,
      left: part.left, right: part.right, top: part.top, bottom: part.bottom,
      layer: layers.indexOf(layerOf(element)),
      inside: outer.flatMap((other, n) => other !== element && other.contains(element) ? [n] : []),
    };
  });
}
"""
_OVERFLOW = "() => document.scrollingElement.scrollWidth - window.innerWidth"

# Words come from Intl.Segmenter, also without spaces; a soft hyphen may end a line.
_BROKEN = """
() => {
  const words = new Intl.Segmenter(document.documentElement.lang, { granularity: 'word' });
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const lineOf = (node, index) => {
    const range = new Range();
    range.setStart(node, index);
    range.setEnd(node, index + 1);
    const boxes = [...range.getClientRects()].filter((box) => box.width > 0);
    return boxes.length ? Math.round(boxes.at(-1).top) : null;
  };
  const hidden = (element) => {
    for (let at = element; at; at = at.parentElement) {
      if (getComputedStyle(at).clipPath !== 'none') return true;
    }
    return !element.checkVisibility({ visibilityProperty: true });
  };
  const found = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (!node.data.trim() || hidden(node.parentElement)) continue;
    for (const { segment, index, isWordLike } of words.segment(node.data)) {
      if (!isWordLike) continue;
      let start = index;
      for (const part of segment.split('\\u00ad')) {
        const lines = [...part].map((_, n) => lineOf(node, start + n)).filter((y) => y !== null);
        if (Math.max(...lines) - Math.min(...lines) > 4) found.push(`${node.data}: ${part}`);
        start += part.length + 1;
      }
    }
  }
  return found;
}
"""


# Text that leaves its button, the window, or a box that hides what does not fit. Names that end in
# an ellipsis on purpose have the class "cut".
_CUT = """
() => {
  const found = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const boxed = 'button, .button, .chip, .pick-face, .door, .card';
  const leaves = (text, box) => text.left < box.left - 1 || text.right > box.right + 1
    || text.top < box.top - 2 || text.bottom > box.bottom + 2;
  const unseen = (element) => {  // for screen readers only
    for (let at = element; at; at = at.parentElement) {
      if (getComputedStyle(at).clipPath !== 'none') return true;
    }
    return false;
  };
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (!node.data.trim() || parent.closest('.heard, .cut, svg, select, [inert]')) continue;
    if (unseen(parent)) continue;
    if (!parent.checkVisibility({ visibilityProperty: true })) continue;
    const range = new Range();
    range.selectNodeContents(node);
    const window_ = { left: 0, right: innerWidth, top: -Infinity, bottom: Infinity };
    const boxes = [];
    let scrolls = false;
    for (let at = parent; at && at !== document.body; at = at.parentElement) {
      const { overflowX, overflowY, display } = getComputedStyle(at);
      if (display === 'contents') continue;
      if ([overflowX, overflowY].some((one) => ['auto', 'scroll'].includes(one))) {
        scrolls = true;
        break;
      }
      const hides = ['hidden', 'clip'];
      const hidden = hides.includes(overflowX) && hides.includes(overflowY);
      if (at.matches(boxed) || hidden) boxes.push(at.getBoundingClientRect());
    }
    if (!scrolls) boxes.push(window_);
    for (const text of range.getClientRects()) {
      if (text.width && boxes.some((box) => leaves(text, box))) found.push(node.data.trim());
    }
  }
  return [...new Set(found)];
}
"""


# Buttons that stick out of the card they stand in at its sides.
_STRAY = """
() => [...document.querySelectorAll('.card button, .card a')].filter((one) => {
  const box = one.getBoundingClientRect(), card = one.closest('.card').getBoundingClientRect();
  const shown = box.width > 2 && one.checkVisibility({ visibilityProperty: true });
  const bare = getComputedStyle(one.closest('.card')).boxShadow === 'none'; // as on phones
  if (!shown || !card.width || bare) return false;
  for (let at = one.parentElement; !at.matches('.card'); at = at.parentElement) {
    if (['auto', 'scroll'].includes(getComputedStyle(at).overflowX)) return false;
  }
  return box.left < card.left - 1 || box.right > card.right + 1;
}).map((one) => one.getAttribute('aria-label') ?? one.textContent.trim())
"""


# Resolves when nothing has moved for three frames: the page arranges itself after a new size.
_STILL = """
() => new Promise((done) => {
  let before = '', same = 0;
  const look = () => {
    const all = [...document.querySelectorAll('button, a, label, select, section, main')];
    const now = JSON.stringify(all.map((one) => one.getBoundingClientRect()));
    same = now === before ? same + 1 : 0;
    before = now;
    if (same === 3) done(); else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
})
"""


_SIZED = "([width, height]) => matchMedia(`(width: ${width}px) and (height: ${height}px)`).matches"


def resize(page: Page, width: int, height: int) -> None:
    """Give the page another size, and wait until it has it and stands still."""
    page.set_viewport_size({"width": width, "height": height})
    page.wait_for_function(_SIZED, arg=[width, height])
    page.evaluate(_STILL)


def cut_texts(page: Page) -> list[str]:
    """Texts of which a part cannot be seen."""
    found: list[str] = page.evaluate(_CUT)
    return found


def strays(page: Page) -> list[str]:
    """Buttons that stick out of their card."""
    found: list[str] = page.evaluate(_STRAY)
    return found


def broken_words(page: Page) -> list[str]:
    """Words that are broken across lines."""
    found: list[str] = page.evaluate(_BROKEN)
    return found


def faults(page: Page) -> list[str]:
    """Small targets, overlapping targets and horizontal overflow of a screen."""
    targets = page.evaluate(_TARGETS)
    found = [
        f"too small: {one['name']} ({one['width']:.0f} x {one['height']:.0f})"
        for one in targets
        if min(one["width"], one["height"]) < LEAST - _SLACK
    ]
    for n, one in enumerate(targets):
        for m in range(n):
            other = targets[m]
            apart = one["layer"] != other["layer"]
            nested = m in one["inside"] or n in other["inside"]
            if not apart and not nested and _overlap(one, other):
                found.append(f"overlap: {one['name']} and {other['name']}")
    over = page.evaluate(_OVERFLOW)
    return [*found, *([f"{over} px too wide"] if over > 0 else [])]


def _overlap(one: dict[str, float], other: dict[str, float]) -> bool:
    if (one["left"], one["top"], one["right"]) == (other["left"], other["top"], other["right"]):
        return False  # one label for two inputs
    across = min(one["right"], other["right"]) - max(one["left"], other["left"])
    down = min(one["bottom"], other["bottom"]) - max(one["top"], other["top"])
    return across > 1 and down > 1


# The only rule of axe whose result depends on the colour scheme.
COLOURS = {"resultTypes": ["violations"], "runOnly": {"type": "rule", "values": ["color-contrast"]}}
_EVERYTHING = {"resultTypes": ["violations"]}


def violations(page: Page, options: dict[str, Any] = _EVERYTHING) -> list[str]:
    """Violations that axe finds."""
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(Axe().axe_script)
    found = page.evaluate("(options) => axe.run(document, options)", options)["violations"]
    return [
        f"{one['id']}: {node['html'][:160]} ({node['failureSummary'][:200]})"
        for one in found
        for node in one["nodes"]
    ]


def seen_faults(page: Page, name: str) -> list[str]:
    """All that is wrong with how a screen looks, each with the screen's name."""
    page.evaluate(_STILL)
    found = [
        *faults(page),
        *(f"cut off: {text}" for text in cut_texts(page)),
        *(f"broken: {text}" for text in broken_words(page)),
        *(f"out of its card: {text}" for text in strays(page)),
    ]
    return [f"{name}: {one}" for one in found]
