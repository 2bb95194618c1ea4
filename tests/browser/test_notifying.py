"""Notifications that a game waits: asked for by a switch, sent while the page is hidden."""

from playwright.sync_api import Browser, expect

from corridor.i18n import say
from tests.browser.board import Board, button, words
from tests.browser.people import new_person
from tests.browser.screen_checks import violations
from tests.browser.tables import Caller, take

# No browser of a test has a push service, and none shows notifications: what is asked is noted.
# One without a window says "denied", even after it has granted what was asked for.
_NOTED = """
window.noted = [];
Object.defineProperty(Notification, 'permission', { get: () => 'granted' });
ServiceWorkerRegistration.prototype.showNotification = async function (title, told) {
  window.noted.push([title, told.tag]);
};
PushManager.prototype.subscribe = async function ({ applicationServerKey }) {
  window.noted.push(['subscribed', applicationServerKey]);
  return { toJSON: () => ({ endpoint: 'https://push.example.com/x', keys: window.keys }) };
};
Navigator.prototype.setAppBadge = async function (count) { window.badge = count; };
window.keys = {
  p256dh: 'BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM',
  auth: 'c2l4dGVlbiBieXRlcyBvaw',
};
"""
_HIDE = "Object.defineProperty(document, 'hidden', { configurable: true, get: () => true })"


def test_a_person_is_told_that_it_is_their_turn_once_they_have_asked_for_it(
    browser: Browser, address: str
) -> None:
    with new_person(browser, address) as ann:
        ann.context.grant_permissions(["notifications"], origin=address)
        ann.context.add_init_script(_NOTED)
        other = Caller(ann)
        days = {"kind": "days", "days": 3}
        made = other.post(
            "/api/tables", {"setup": {"lots": "seats", "time": days}, "seat": 0, "name": "Ben"}
        )
        match = made["match"]
        ann.open()
        take(ann, made["links"]["1"], "Ann")

        def tell(**words: object) -> None:
            seq = other.get(f"/api/tables/{match}")["seq"]
            other.post("/api/commands", {"match": match, "seq": seq, **words})

        tell(type="start")
        ann.open(f"/{match}")
        page, board = ann.page, Board(ann.page)
        board.wait_for(0)
        page.evaluate(_HIDE)
        tell(type="move", move="e2")
        board.wait_for_turn()
        page.wait_for_function("() => window.badge === 1")
        assert page.evaluate("window.noted") == []  # nobody has asked for it

        button(page, "play-panel-more").first.click()
        drawer = page.locator(".play-drawer")
        drawer.get_by_role("button", name=words("play-panel-settings")).click()
        switch = drawer.get_by_role("switch", name=words("play-set-notify"))
        expect(switch).not_to_be_checked()
        switch.check()
        page.wait_for_function("() => window.noted.length === 1")
        key = other.get("/api/push")["key"]
        assert page.evaluate("window.noted[0]") == ["subscribed", key]
        assert violations(page) == []
        page.keyboard.press("Escape")

        board.type("e8")
        board.wait_for(2)
        page.wait_for_function("() => window.badge === 0")
        tell(type="move", move="e3")
        page.wait_for_function("() => window.noted.length === 2")
        assert page.evaluate("window.noted[1]") == [say("play-your-turn"), match]
