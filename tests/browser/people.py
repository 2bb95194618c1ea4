"""People with a browser context each; console errors and foreign requests fail the test."""

import re
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, Request, expect

PATIENCE = 30_000  # milliseconds; the machine may be busy
PHONE, TABLET, DESKTOP = (360, 740), (768, 1024), (1440, 900)
expect.set_options(timeout=PATIENCE)
# Settings of somebody who has played before, where none are stored yet.
_SETTLED = """
if (location.protocol.startsWith('http') && localStorage.corridor === undefined)
  localStorage.corridor = JSON.stringify({ pace: 'fast', hints: false });
"""


@dataclass
class Person:
    """A person with a page in a browser context of their own."""

    page: Page
    context: BrowserContext
    address: str
    complaints: list[str] = field(default_factory=list)
    forgiven: list[str] = field(default_factory=list)  # patterns of complaints that a test causes

    def open(self, path: str = "/") -> None:
        """Open a path of the server and wait until the screen is drawn."""
        self.page.goto(self.address + path)
        self.page.locator("main").first.wait_for()

    def forgive(self, pattern: str) -> None:
        """Allow complaints that match, where a test breaks something on purpose."""
        self.forgiven.append(pattern)

    def unforgiven(self) -> list[str]:
        """Complaints that no pattern allows."""
        return [one for one in self.complaints if not any(re.search(p, one) for p in self.forgiven)]


@contextmanager
def new_person(
    browser: Browser,
    address: str,
    size: tuple[int, int] = DESKTOP,
    *,
    dark: bool = False,
    touch: bool = False,
    lang: str = "en",
    motion: bool = False,
    newcomer: bool = False,
    **more: Any,  # noqa: ANN401
) -> Iterator[Person]:
    """A person with a fresh browser context; errors on its console fail the test.

    Unless they are a newcomer, they have seen the hints and want to see moves quickly.
    """
    context = browser.new_context(
        viewport={"width": size[0], "height": size[1]},
        color_scheme="dark" if dark else "light",
        has_touch=touch,
        is_mobile=touch,
        locale=lang,
        reduced_motion="no-preference" if motion else "reduce",
        **more,
    )
    context.set_default_timeout(PATIENCE)
    if not newcomer:
        context.add_init_script(_SETTLED)
    page = context.new_page()
    person = Person(page, context, address)
    _watch(person)
    try:
        yield person
    finally:
        context.close()
    complaints = person.unforgiven()
    assert not complaints, complaints


def _watch(person: Person) -> None:
    def said(message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            person.complaints.append(f"{message.type}: {message.text}")

    def asked(request: Request) -> None:
        if not request.url.startswith((person.address, "data:", "blob:")):
            person.complaints.append(f"asked another server: {request.url}")

    person.page.on("console", said)
    person.page.on("pageerror", lambda error: person.complaints.append(f"exception: {error}"))
    person.page.on("request", asked)
