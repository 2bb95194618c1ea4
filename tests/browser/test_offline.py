"""Without a network, with a slow one, and with a newer page on the server."""

import hashlib
import re
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Event, Thread

import pytest
from playwright.sync_api import Browser, Page, Route, WebSocketRoute, expect

from corridor.server.http import pages
from corridor.server.http.catalogues import part_for_pages
from tests.browser.board import Board, button, words
from tests.browser.people import DESKTOP, PATIENCE, PHONE, Person, new_person
from tests.browser.screen_checks import resize
from tests.browser.tables import create_table

_KEPT = "async () => { await navigator.serviceWorker.ready; return (await caches.keys()).join() }"
_OTHER = """
async ([before, patience]) => {
  for (const until = Date.now() + patience; Date.now() < until; ) {
    const now = (await caches.keys()).join();
    if (now && !now.includes(before)) return true;
    await new Promise((done) => setTimeout(done, 50));
  }
  return false;
}
"""
_BROKEN_LINE = "ERR_INTERNET_DISCONNECTED|WebSocket|Failed to load resource|ServiceWorker"


def test_a_fence_placed_without_a_network_is_sent_later_and_a_reload_says_what_is_missing(
    browser: Browser, address: str
) -> None:
    with new_person(browser, address) as ann:
        create_table(ann, mode="classic-2")
        board = Board(ann.page)
        board.wait_for_turn()
        ann.page.evaluate(_KEPT)
        ann.forgive(_BROKEN_LINE)
        ann.context.set_offline(True)
        expect(ann.page.get_by_text(words("play-line-lost"))).to_be_visible()
        board.click_fence("c4h")
        unsent = words("play-unsent", move="c4h")
        expect(ann.page.locator(".notice", has_text=unsent)).to_be_visible()
        expect(board.element.locator(".suggestion")).to_be_visible()
        ann.context.set_offline(False)
        board.wait_for(1)
        expect(ann.page.locator(".notice")).to_have_count(0)
        assert board.state()["moves"] == ["c4h"]
        # A move that is given up before it was sent is not made.
        board.wait_for_turn()
        ann.context.set_offline(True)
        expect(ann.page.get_by_text(words("play-line-lost"))).to_be_visible()
        board.click_fence("f6h")
        ann.page.locator(".notice").get_by_role("button", name=words("page-cancel")).click()
        expect(ann.page.get_by_text(words("play-line-lost"))).to_be_visible()
        ann.page.reload()
        title = ann.page.get_by_role("heading", name=words("page-no-network"))
        expect(title).to_be_visible()
        expect(button(ann.page, "page-try-again")).to_be_visible()
        ann.context.set_offline(False)
        board.wait_for(1)
        board.wait_for_turn()
        assert board.state()["moves"] == ["c4h"]


# How far the card is from the middle of the room below the top of the page.
_OFF_CENTRE = """
(card) => {
  const box = card.getBoundingClientRect();
  const top = document.querySelector('.top').getBoundingClientRect().bottom;
  const across = box.left - (innerWidth - box.right);
  const down = box.top - top - (innerHeight - box.bottom);
  return Math.max(Math.abs(across), Math.abs(down)) / 2;
}
"""


def _waiting_is_shown(page: Page) -> None:
    """A card in the middle says that something is on its way, on a phone and on a wide screen."""
    card = page.locator("main[aria-busy=true] .lone-card")
    expect(card.get_by_role("heading", name=words("page-loading"))).to_be_visible()
    for width, height in (PHONE, DESKTOP):
        resize(page, width, height)
        assert card.evaluate(_OFF_CENTRE) <= 1


class _Late:
    """Answers that are held back until they are let go."""

    def __init__(self) -> None:
        self._held: list[Route] | None = []

    def take(self, asked: Route) -> None:
        if self._held is None:
            asked.continue_()
        else:
            self._held.append(asked)

    def let_go(self) -> None:
        held, self._held = self._held or [], None
        for asked in held:
            asked.continue_()


@pytest.mark.parametrize(
    ("path", "what", "sign"),
    [
        ("/rules", "**/learning.js", ".book-game"),
        ("/analysis", "**/analysis.js", ".analysis .board.live"),
        ("/maze", "**/api/modes", ".editor-good[data-settled=true]"),
    ],
)
def test_while_a_screen_is_late_a_card_in_the_middle_says_so(
    browser: Browser, address: str, path: str, what: str, sign: str
) -> None:
    late = _Late()
    with new_person(browser, address, service_workers="block") as ann:
        ann.forgive("Service Worker registration blocked")
        ann.context.route(what, late.take)
        ann.open(path)
        _waiting_is_shown(ann.page)
        late.let_go()
        ann.page.locator(sign).first.wait_for()
        expect(ann.page.locator(".lone-card")).to_have_count(0)


def test_while_words_are_late_a_card_in_the_middle_says_so(browser: Browser, address: str) -> None:
    late = _Late()
    with new_person(browser, address, service_workers="block") as ann:
        ann.forgive("Service Worker registration blocked")
        ann.context.route("**/i18n/*/learn.ftl", late.take)
        ann.open()
        ann.page.locator(".places a[href='/learn']").click()
        _waiting_is_shown(ann.page)
        late.let_go()
        ann.page.locator(".learn-row").first.wait_for()
        expect(ann.page.locator(".lone-card")).to_have_count(0)


def test_a_screen_whose_words_cannot_be_had_says_so_and_can_be_tried_again(
    browser: Browser, address: str
) -> None:
    with new_person(browser, address, service_workers="block") as ann:
        ann.forgive("Service Worker registration blocked|Failed to load resource")
        broken = "**/i18n/*/learn.ftl"
        ann.context.route(broken, lambda route: route.fulfill(status=503))
        ann.open()
        ann.page.locator(".places a[href='/learn']").click()
        again = button(ann.page, "page-try-again")
        expect(again).to_be_visible()
        ann.context.unroute(broken)
        again.click()
        ann.page.locator(".learn-row").first.wait_for()


class _LateLine:
    """A WebSocket whose answers are held back until they are let go."""

    def __init__(self) -> None:
        self._held: list[tuple[WebSocketRoute, str | bytes]] | None = []

    def take(self, line: WebSocketRoute) -> None:
        line.connect_to_server().on_message(lambda told: self._hear(line, told))

    def _hear(self, line: WebSocketRoute, told: str | bytes) -> None:
        if self._held is None:
            line.send(told)
        else:
            self._held.append((line, told))

    def let_go(self) -> None:
        held, self._held = self._held or [], None
        for line, told in held:
            line.send(told)


def test_while_a_game_is_late_a_card_in_the_middle_says_so(browser: Browser, address: str) -> None:
    late = _LateLine()
    with new_person(browser, address) as ann:
        made = create_table(ann, mode="classic-2")
        ann.page.route_web_socket("**/ws", late.take)
        ann.open(f"/{made['match']}")
        _waiting_is_shown(ann.page)
        late.let_go()
        Board(ann.page).wait_for_turn()
        expect(ann.page.locator(".lone-card")).to_have_count(0)


class _Files(BaseHTTPRequestHandler):
    """A server of the built page alone, which a test can make slow."""

    folder: Path
    flowing: Event

    def do_GET(self) -> None:
        self.flowing.wait()
        name = self.path.partition("?")[0].strip("/") or "index.html"
        if name.startswith("i18n/"):
            part = name.rpartition("/")[2].removesuffix(".ftl")
            return self._answer(part_for_pages("en", part).data, "text/plain; charset=utf-8")
        path = self.folder / name
        if not path.is_file():
            return self.send_error(404)
        kinds = {".js": "text/javascript", ".html": "text/html", ".css": "text/css"}
        return self._answer(path.read_bytes(), kinds.get(path.suffix, "application/json"))

    def do_POST(self) -> None:
        self.flowing.wait()
        self.send_error(404)

    def _answer(self, data: bytes, kind: str) -> None:
        self.send_response(200)
        self.send_header("Content-Type", kind)
        self.send_header("Content-Length", str(len(data)))
        self.end_headers()
        self.wfile.write(data)

    def log_message(self, format: str, *args: object) -> None:  # noqa: A002 - as above
        """No log lines."""


@contextmanager
def _serving_files(folder: Path) -> Iterator[tuple[str, Event]]:
    flowing = Event()
    flowing.set()
    handler = type("Files", (_Files,), {"folder": folder, "flowing": flowing})
    server = ThreadingHTTPServer(("127.0.0.1", 0), handler)
    thread = Thread(target=server.serve_forever, daemon=True)
    thread.start()
    try:
        yield f"http://127.0.0.1:{server.server_port}", flowing
    finally:
        flowing.set()
        server.shutdown()
        server.server_close()


def _rebuild(folder: Path) -> None:
    """The files of another build of the page."""
    with (folder / "app.js").open("a", encoding="utf-8") as program:
        program.write(";document.documentElement.dataset.build='second';")
    worker = (folder / "sw.js").read_text(encoding="utf-8")
    names = re.findall(r"[a-z]+\.(?:js|css)", worker.split("`")[1])
    digest = hashlib.sha256(b"".join((folder / name).read_bytes() for name in names)).hexdigest()
    (folder / "sw.js").write_text(re.sub("[0-9a-f]{64}", digest, worker, count=1))


def _kept_other_than(person: Person, before: str) -> None:
    """Wait until the service worker of the other build has taken over."""
    assert person.page.evaluate(_OTHER, [before, PATIENCE])


def test_the_page_opens_from_what_is_kept_and_the_next_load_shows_a_new_build(
    browser: Browser, tmp_path: Path
) -> None:
    folder = tmp_path / "web"
    shutil.copytree(pages.FOLDER, folder)
    with (
        _serving_files(folder) as (address, flowing),
        new_person(browser, address) as ann,
    ):
        ann.forgive("404|WebSocket|Failed to load")
        ann.open()
        before = str(ann.page.evaluate(_KEPT))
        flowing.clear()  # no answers from here on
        ann.open("/")
        expect(ann.page.get_by_text(words("home-lead"))).to_be_visible()
        flowing.set()
        _rebuild(folder)
        ann.open("/")
        _kept_other_than(ann, before)
        ann.open("/")
        expect(ann.page.locator("html")).to_have_attribute("data-build", "second")
