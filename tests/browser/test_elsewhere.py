"""Links that make another browser the same person."""

import re

from playwright.sync_api import Browser, Request, expect

from tests.browser.board import Board, button, words
from tests.browser.people import PHONE, Person, new_person
from tests.browser.tables import create_table

_CLIPBOARD = ["clipboard-read", "clipboard-write"]


def _player(person: Person) -> str:
    return str(person.page.request.get(f"{person.address}/api/me").json()["player"])


def _open_menu(person: Person) -> None:
    """The menu with the person's name."""
    person.page.locator(".top .menu").last.get_by_role("button").click()


def _link(person: Person) -> str:
    """The link, read from its screen."""
    _open_menu(person)
    person.page.get_by_role("link", name=words("elsewhere-title")).click()
    expect(person.page.get_by_role("img", name=words("elsewhere-qr"))).to_be_visible()
    button(person.page, "table-copy").click()
    expect(button(person.page, "page-copied")).to_be_visible()
    return str(person.page.evaluate("navigator.clipboard.readText()"))


def test_a_person_goes_on_in_another_browser_and_plays_in_the_same_match(
    browser: Browser, address: str
) -> None:
    with (
        new_person(browser, address, permissions=_CLIPBOARD) as here,
        new_person(browser, address, PHONE) as there,
    ):
        here.open()
        _open_menu(here)
        here.page.get_by_role("textbox", name=words("page-name")).fill("Ann")
        button(here.page, "home-computer").click()
        board = Board(here.page)
        board.wait_for_turn()
        match, link = board.match, _link(here)
        there.open(link.removeprefix(address))
        button(there.page, "return-go").click()
        told = there.page.get_by_role("heading", name=words("return-done", name="Ann"))
        expect(told).to_be_visible()
        expect(there.page).not_to_have_url(re.compile("#"))
        assert _player(there) == _player(here)
        there.page.locator(f"a[href='/{match}']").click()
        theirs = Board(there.page)
        theirs.wait_for_turn()
        game = theirs.game()
        move = game.text(game.options().walks[0].walks[0])
        theirs.play_ours(game, move)
        here.page.go_back()
        board.element.wait_for()
        board.wait_for_at_least(game.counters.ply)
        assert board.state()["moves"][game.counters.ply - 1] == move


def test_a_link_does_nothing_and_is_sent_to_nobody_before_the_button_is_pressed(
    browser: Browser, address: str
) -> None:
    with (
        new_person(browser, address, permissions=_CLIPBOARD) as here,
        new_person(browser, address) as there,
    ):
        here.open()
        link = _link(here)
        secret = link.partition("#")[2]
        asked: list[Request] = []

        def note(request: Request) -> None:
            asked.append(request)

        there.page.on("request", note)
        there.open(link.removeprefix(address))
        expect(button(there.page, "return-go")).to_be_visible()
        assert _player(there) != _player(here)
        assert not [one for one in asked if secret in f"{one.url} {one.post_data} {one.headers}"]
        button(there.page, "return-go").click()
        expect(there.page.get_by_text(words("return-done-plain")).first).to_be_visible()
        expect(there.page.get_by_text(words("return-done-none"))).to_be_visible()
        assert [one.method for one in asked if secret in (one.post_data or "")] == ["POST"]


def test_a_link_that_is_not_whole_says_so_and_changes_nobody(
    browser: Browser, address: str
) -> None:
    with new_person(browser, address, permissions=_CLIPBOARD) as here:
        here.forgive("40[03]")
        here.open()
        link, before = _link(here), _player(here)
        for broken in (link[:-1], f"{address}/return#x"):
            here.open(broken.removeprefix(address))
            button(here.page, "return-go").click()
            expect(here.page.get_by_text(words("return-gone")).first).to_be_visible()
            expect(here.page.get_by_text(words("return-how"))).to_be_visible()
            assert _player(here) == before
        here.open("/return")
        expect(here.page.get_by_text(words("return-how"))).to_be_visible()
        here.page.get_by_role("link", name=words("page-home")).click()
        expect(here.page.get_by_text(words("home-lead"))).to_be_visible()


def test_whoever_would_leave_games_behind_is_told_so_first(browser: Browser, address: str) -> None:
    with new_person(browser, address, permissions=_CLIPBOARD) as ann:
        made = create_table(ann, mode="classic-2")
        ann.open("/return#some.secret")
        expect(ann.page.get_by_text(words("return-loses", count=1))).to_be_visible()
        ann.page.get_by_role("link", name=words("return-keep")).click()
        expect(ann.page.get_by_role("img", name=words("elsewhere-qr"))).to_be_visible()
        ann.page.go_back()
        ann.page.get_by_role("link", name=words("return-stay")).click()
        expect(ann.page.locator(f"a[href='/{made['match']}']")).to_be_visible()


def test_links_are_cancelled_and_other_devices_signed_out(browser: Browser, address: str) -> None:
    with (
        new_person(browser, address, permissions=_CLIPBOARD) as here,
        new_person(browser, address) as there,
    ):
        there.forgive("40[013]")
        here.open()
        link, me = _link(here), _player(here)
        button(here.page, "elsewhere-revoke").click()
        expect(here.page.get_by_text(words("elsewhere-revoked")).first).to_be_visible()
        there.open(link.removeprefix(address))
        button(there.page, "return-go").click()
        expect(there.page.get_by_text(words("return-gone")).first).to_be_visible()
        button(here.page, "elsewhere-new").click()
        button(here.page, "table-copy").click()
        expect(button(here.page, "page-copied")).to_be_visible()
        link = str(here.page.evaluate("navigator.clipboard.readText()"))
        there.open(link.removeprefix(address))
        button(there.page, "return-go").click()
        expect(there.page.get_by_text(words("return-done-plain")).first).to_be_visible()
        assert _player(there) == me
        button(here.page, "elsewhere-signout").click()
        expect(here.page.get_by_text(words("elsewhere-signed-out")).first).to_be_visible()
        assert _player(here) == me
        assert _player(there) != me
