"""Records everything that is added to the live regions of a page, as a screen reader would."""

import re

from playwright.sync_api import Page

from corridor.i18n import say

# Runs before any script of the page.
_LISTEN = """
const LIVE = '[aria-live], [role=log], [role=status], [role=alert], [role=timer]';
const isLive = (region) => region !== null && !region.matches('[aria-live=off], [role=timer]');
window.heard = [];
const told = (node) => {
  const element = node instanceof Element ? node : node.parentElement;
  if (element === null) return;
  const region = element.closest(LIVE);
  const inner = region === null ? [...element.querySelectorAll(LIVE)].filter(isLive) : [];
  const texts = isLive(region) ? [node.textContent] : inner.map((one) => one.textContent);
  for (const text of texts) {
    const plain = text.replace(/[\\u2068\\u2069]/g, '').trim();
    if (plain) window.heard.push(plain);
  }
};
new MutationObserver((changes) => {
  for (const { type, target, addedNodes } of changes) {
    if (type === 'characterData') told(target);
    else for (const node of addedNodes) told(node);
  }
}).observe(document, { subtree: true, childList: true, characterData: true });
"""


def listen(page: Page) -> None:
    """Record live regions on every page that is opened from now on."""
    page.add_init_script(_LISTEN)


def heard(page: Page) -> list[str]:
    """All recorded texts since the page was opened, in order."""
    found: list[str] = page.evaluate("window.heard")
    return found


def hear(page: Page, part: str) -> list[str]:
    """Wait for a text that contains these words; all recorded texts so far."""
    page.wait_for_function("(part) => window.heard.some((one) => one.includes(part))", arg=part)
    return heard(page)


def spoken(key: str, /, **args: object) -> str:
    """The sentence of a key without Fluent's invisible marks around arguments."""
    return re.sub("[\u2068\u2069]", "", say(key, **args))
