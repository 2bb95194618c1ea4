"""Session fixtures: one browser and one server for all tests of a process."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, sync_playwright

from corridor import i18n
from tests import fonts
from tests.browser.chromium import FLAGS, executable
from tests.browser.live_server import serving
from tests.fetched import or_skip

LONGEST = "fr"  # long sentences; `test_languages` measures every language


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """Chromium, launched once."""
    with or_skip("Chromium"):
        path = executable()
    with sync_playwright() as playwright:
        # Letters without a font are narrow boxes, and what is measured of them is wrong.
        found = playwright.chromium.launch(
            executable_path=path, args=FLAGS, env={**fonts.environment_if_any()}
        )
        yield found
        found.close()


@pytest.fixture(scope="session")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server in a process of its own."""
    folder: Path = tmp_path_factory.mktemp("server")
    with serving(folder) as found:
        yield found


@pytest.fixture(params=["en", LONGEST])
def lang(request: pytest.FixtureRequest) -> Iterator[str]:
    """A language, in which buttons are looked for too."""
    i18n.speak(request.param)
    yield request.param
    i18n.speak(None)
