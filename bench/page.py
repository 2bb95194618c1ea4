"""Size of the page, seconds until it can be played, and frame times while a fence is dragged.

    ./dev bench page
    .venv/bin/python bench/page.py --quick

Measured in a real Chromium with its CPU throttled four times, about like a cheap phone; server and
browser share this machine.
"""

import argparse
import gzip
import statistics
import sys
import tempfile
from itertools import pairwise
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, sync_playwright
from rich.console import Console
from rich.table import Table
from rivals import machine

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from tests.browser.board import Board  # noqa: E402  the driver that the tests use
from tests.browser.chromium import FLAGS, executable  # noqa: E402
from tests.browser.live_server import serving  # noqa: E402
from tests.browser.people import PHONE, Person, new_person  # noqa: E402
from tests.browser.tables import create_table  # noqa: E402

BUILT = ROOT / "src" / "corridor" / "web"
SLOWER = 4
ROUNDS = 7
MOST_KILOBYTES, MOST_SECONDS = 80.0, 1.5
FRAME = 1000 / 60
DRAG = 120  # positions of the finger during a drag

# Recorded inside the page, so that the driver's own time does not count.
_WATCH = """
(selector) => {
  const note = () => {
    if (window.playable === undefined && document.querySelector(selector)) {
      window.playable = performance.now();
    }
  };
  new MutationObserver(note).observe(document, {
    childList: true, subtree: true, attributes: true, attributeFilter: ['class', 'disabled'],
  });
}
"""
_FRAMES = """
() => {
  window.frames_seen = [];
  const note = (time) => { window.frames_seen.push(time); requestAnimationFrame(note); };
  requestAnimationFrame(note);
}
"""


def weights() -> dict[str, float]:
    """Compressed kilobytes by kind of file."""
    return {
        kind: sum(len(gzip.compress(path.read_bytes(), 9)) for path in BUILT.glob(f"*.{kind}"))
        / 1000
        for kind in ("js", "css", "html")
    }


def seconds_to(browser: Browser, address: str, path: str, selector: str) -> float:
    """Seconds from navigation until an element appears, with an empty cache."""
    with new_person(browser, address, PHONE, touch=True) as ann:
        target = path or "/" + create_table(ann, mode="classic-2", bots={"1": 1})["match"]
        cookies = ann.context.cookies()
    with new_person(browser, address, PHONE, touch=True) as ann:
        ann.context.add_cookies([_kept(cookie) for cookie in cookies])
        _slow(ann)
        ann.page.add_init_script(f"({_WATCH})({selector!r})")
        ann.page.goto(address + target)
        ann.page.wait_for_function("() => window.playable !== undefined")
        return float(ann.page.evaluate("() => window.playable")) / 1000


def _kept(cookie: Any) -> Any:  # noqa: ANN401  a cookie in the browser driver's format
    return {key: cookie[key] for key in ("name", "value", "domain", "path")}


def _slow(person: Person) -> None:
    session = person.context.new_cdp_session(person.page)
    session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})


def frames(browser: Browser, address: str) -> list[float]:
    """Milliseconds between frames while a finger drags a fence over the board."""
    with new_person(browser, address, PHONE, touch=True, motion=True) as ann:
        create_table(ann, mode="classic-2")
        board = Board(ann.page)
        board.wait_for_turn()
        path = [board.post(f"{'abcdefgh'[n % 8]}{n // 8 % 8 + 1}h") for n in range(DRAG)]
        hand = ann.context.new_cdp_session(ann.page)
        _slow(ann)
        _finger(hand, "Start", path[0])
        ann.page.evaluate(_FRAMES)
        for (x, y), (u, v) in pairwise(path):
            for part in (0.34, 0.67, 1.0):
                _finger(hand, "Move", (x + (u - x) * part, y + (v - y) * part))
        times: list[float] = ann.page.evaluate("() => window.frames_seen")
        hand.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
        return [later - sooner for sooner, later in pairwise(times)]


def _finger(hand: Any, what: str, at: tuple[float, float]) -> None:  # noqa: ANN401
    points = [{"x": at[0], "y": at[1]}]
    hand.send("Input.dispatchTouchEvent", {"type": f"touch{what}", "touchPoints": points})


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--quick", action="store_true")
    rounds = 2 if parser.parse_args().quick else ROUNDS
    found = weights()
    with (
        tempfile.TemporaryDirectory() as data,
        serving(Path(data)) as address,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=executable(), args=FLAGS)
        home = [
            seconds_to(browser, address, "/", ".door.main:not(:disabled)") for _ in range(rounds)
        ]
        play = [seconds_to(browser, address, "", ".board.live") for _ in range(rounds)]
        gaps = [gap for _ in range(rounds) for gap in frames(browser, address)]
        browser.close()
    _report(found, home, play, gaps)


def _report(
    found: dict[str, float], home: list[float], play: list[float], gaps: list[float]
) -> None:
    lost = sum(max(0, round(gap / FRAME) - 1) for gap in gaps)
    table = Table(title=machine(), box=None, show_header=False)
    table.add_row("JavaScript, gzipped", f"{found['js']:.1f} kB", f"at most {MOST_KILOBYTES:g}")
    table.add_row("CSS, gzipped", f"{found['css']:.1f} kB", "")
    for name, times in (("home can be used", home), ("a board can be played", play)):
        shown = f"{statistics.median(times):.2f} s ({min(times):.2f} to {max(times):.2f})"
        table.add_row(f"{name}, {SLOWER} times slower", shown, f"at most {MOST_SECONDS:g}")
    table.add_row("pictures lost while dragging", f"{lost} of {lost + len(gaps)}", "")
    Console().print(table)


if __name__ == "__main__":
    main()
