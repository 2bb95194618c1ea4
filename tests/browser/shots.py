"""Pictures of every screen, at three sizes, light and dark: ``./dev shots [NAME ...]``."""

import sys
import tempfile
from itertools import product
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright
from rich.progress import track

from tests.browser.chromium import FLAGS, executable
from tests.browser.live_server import serving
from tests.browser.people import DESKTOP, PHONE, TABLET, new_person
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


def main(names: list[str]) -> None:
    """Take pictures of all screens, or of those whose names begin like one of ``names``."""
    wanted = [name for name in SCREENS if not names or name.startswith(tuple(names))]
    FOLDER.mkdir(parents=True, exist_ok=True)
    jobs = list(product(wanted, (PHONE, TABLET, DESKTOP), (False, True)))
    with (
        tempfile.TemporaryDirectory() as data,
        serving(Path(data)) as address,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=executable(), args=FLAGS)
        for name, size, dark in track(jobs, "shots"):
            shoot(browser, address, name, size, dark=dark)
        browser.close()
    print(f"{len(jobs)} pictures in {FOLDER.relative_to(Path.cwd())}")


if __name__ == "__main__":
    main(sys.argv[1:])
