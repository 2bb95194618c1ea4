"""Pictures of every screen: ``./dev shots [NAME ...]``, at three sizes, light and dark.

``./dev shots --langs [LANG ...] [--screens NAME ...]`` takes them on a phone in every language, or
in some, and lists what is cut off, overlaps, is too wide or breaks a word.
"""

import argparse
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import product
from pathlib import Path

from playwright.sync_api import Browser, Error, sync_playwright
from rich.progress import track

from corridor import i18n
from tests import fonts
from tests.browser.chromium import FLAGS, executable
from tests.browser.live_server import serving
from tests.browser.people import DESKTOP, PHONE, TABLET, new_person
from tests.browser.screen_checks import seen_faults
from tests.browser.screens import SCREENS

FOLDER = Path(__file__).parents[2] / "build" / "shots"


def shoot(browser: Browser, address: str, name: str, size: tuple[int, int], *, dark: bool) -> None:
    """Take one picture."""
    phone = size == PHONE
    with new_person(
        browser, address, size, dark=dark, touch=phone, device_scale_factor=2 if phone else 1
    ) as ann:
        SCREENS[name](ann)
        theme = "dark" if dark else "light"
        ann.page.screenshot(path=FOLDER / f"{name}-{size[0]}-{theme}.png")


def shoot_in(browser: Browser, address: str, name: str, lang: str) -> list[str]:
    """Take a picture on a phone in a language; what is wrong with how the screen looks."""
    i18n.speak(lang)
    with new_person(browser, address, PHONE, touch=True, lang=lang, device_scale_factor=2) as ann:
        SCREENS[name](ann)
        ann.page.screenshot(path=FOLDER / f"{name}-{lang}.png")
        return seen_faults(ann.page, f"{lang}, {name}")


@contextmanager
def chromium() -> Iterator[tuple[Browser, str]]:
    """A browser and the address of a server."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as data,
        serving(Path(data)) as address,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(
            executable_path=executable(), args=FLAGS, env={**fonts.environment_if_any()}
        )
        yield browser, address
        browser.close()


def main(words: list[str]) -> int:
    """Take the pictures that the words ask for."""
    parser = argparse.ArgumentParser(prog="./dev shots", description=__doc__)
    parser.add_argument("names", nargs="*", help="screens whose names begin so")
    parser.add_argument("--langs", nargs="*", choices=i18n.languages(), metavar="LANG")
    parser.add_argument("--screens", nargs="*", default=[], metavar="NAME")
    asked = parser.parse_args(words)
    begins = (*asked.names, *asked.screens)
    wanted = [name for name in SCREENS if not begins or name.startswith(begins)]
    if asked.langs is None:
        return _everywhere(wanted)
    return _in_languages(wanted, asked.langs or list(i18n.languages()))


def _everywhere(wanted: list[str]) -> int:
    jobs = list(product(wanted, (PHONE, TABLET, DESKTOP), (False, True)))
    with chromium() as (browser, address):
        for name, size, dark in track(jobs, "shots"):
            shoot(browser, address, name, size, dark=dark)
    print(f"{len(jobs)} pictures in {FOLDER.relative_to(Path.cwd())}")
    return 0


def _in_languages(wanted: list[str], langs: list[str]) -> int:
    jobs = list(product(langs, wanted))
    found = []
    with chromium() as (browser, address):
        for lang, name in track(jobs, "shots"):
            try:
                found += shoot_in(browser, address, name, lang)
            except Error as lost:  # the other pictures are still wanted
                found.append(f"{lang}, {name}: not reached: {lost.message.splitlines()[0]}")
    print("\n".join(found))
    print(f"{len(jobs)} pictures in {FOLDER.relative_to(Path.cwd())}; faults: {len(found)}")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
