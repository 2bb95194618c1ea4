"""Several people at several browsers."""

import re

from playwright.sync_api import Browser, expect

from corridor.rules.game import Game
from tests.browser.board import Board, button, words
from tests.browser.people import PHONE, Person, new_person
from tests.browser.tables import create_table
from tests.data.playthroughs.make import moves as playthrough


def join(person: Person, secret: str, name: str) -> None:
    """Open a link and press the button."""
    person.open(f"/join/{secret}")
    person.page.get_by_label(words("home-new-name")).fill(name)
    button(person.page, "join-sit").click()
    person.page.wait_for_url(re.compile(r"/\w{8}$"))


def test_two_browsers_play_by_link_and_one_loses_its_connection(
    browser: Browser, address: str
) -> None:
    with new_person(browser, address) as ann, new_person(browser, address) as bob:
        made = create_table(ann, start=False, mode="classic-2")
        join(bob, made["links"]["1"], "Bob")
        expect(ann.page.get_by_text("Bob").first).to_be_visible()
        button(ann.page, "table-start").click()
        boards, game = (Board(ann.page), Board(bob.page)), Game("classic-2")
        for move in playthrough("classic-2")[:9]:
            boards[game.to_move].wait_for_turn()
            boards[game.to_move].play(game, move)
        bob.forgive("ERR_INTERNET_DISCONNECTED|WebSocket")
        bob.context.set_offline(True)
        boards[1].wait_for_turn()
        boards[0].wait_for(game.counters.ply)
        expect(bob.page.get_by_text(words("play-line-lost")).first).to_be_visible()
        bob.context.set_offline(False)
        expect(bob.page.get_by_text(words("play-line-lost"))).to_have_count(0)
        for move in playthrough("classic-2")[9:]:
            boards[game.to_move].wait_for_turn()
            boards[game.to_move].play(game, move)
        for person in (ann, bob):
            expect(person.page.locator("[data-verdict]").first).to_be_visible()
        assert game.outcome is not None


def test_a_link_that_was_used_says_so(browser: Browser, address: str) -> None:
    with (
        new_person(browser, address) as ann,
        new_person(browser, address) as bob,
        new_person(browser, address) as eve,
    ):
        made = create_table(ann, start=False, mode="classic-2")
        join(bob, made["links"]["1"], "Bob")
        eve.forgive("40[0-9]")
        eve.open(f"/join/{made['links']['1']}")
        expect(eve.page.get_by_text(words("join-gone")).first).to_be_visible()


def test_a_code_is_typed_as_it_comes_and_a_wrong_one_can_be_mended(
    browser: Browser, address: str
) -> None:
    with new_person(browser, address) as ann, new_person(browser, address, PHONE) as bob:
        code = create_table(ann, start=False, mode="classic-2")["code"]
        bob.forgive("403")
        bob.open("/join/xyz-0 O1")
        field = bob.page.get_by_label(words("home-code"))
        expect(bob.page.get_by_role("heading", name=words("join-no-code"))).to_be_visible()
        expect(bob.page.get_by_text(words("join-no-code-more"))).to_be_visible()
        expect(bob.page.get_by_text(words("join-gone"))).to_have_count(0)
        expect(field).to_have_value("xyz-0 O1")
        field.fill(f"{code[:3].lower()} - {code[3:].lower()}")
        button(bob.page, "home-code-join").click()
        expect(button(bob.page, "join-sit")).to_be_visible()
        bob.open(f"/join/{code.lower()}")
        button(bob.page, "join-sit").click()
        bob.page.wait_for_url(re.compile(r"/\w{8}$"))


def test_three_browsers_share_the_ghosts(browser: Browser, address: str) -> None:
    with (
        new_person(browser, address) as ann,
        new_person(browser, address) as bob,
        new_person(browser, address) as cat,
    ):
        made = create_table(ann, start=False, mode="pacman", seats=3)
        join(bob, made["links"]["1"], "Bob")
        join(cat, made["links"]["2"], "Cat")
        expect(ann.page.get_by_text("Cat").first).to_be_visible()
        button(ann.page, "table-start").click()
        people = (ann, bob, cat)
        boards, game = [Board(person.page) for person in people], Game("pacman")
        holder: dict[int, int] = {}
        for move in playthrough("pacman")[:15]:
            if not holder:
                boards[0].wait_for_turn()
                seats = boards[0].state()["table"]["seats"]
                holder = {piece: one["seat"] for one in seats for piece in one["pieces"]}
                assert len({holder[ghost] for ghost in (1, 2, 3, 4)}) == 2
            seat = holder[game.movers[0]]
            boards[seat].wait_for_turn()
            for other in set(range(3)) - {seat}:
                expect(people[other].page.locator(".board.live")).to_have_count(0)
            boards[seat].play(game, move)
        for board in boards:
            board.wait_for(15)


def test_somebody_who_only_has_the_address_watches(browser: Browser, address: str) -> None:
    with new_person(browser, address) as ann, new_person(browser, address) as eve:
        made = create_table(ann, mode="classic-2")
        eve.open(f"/{made['match']}")
        board, game = Board(ann.page), Game("classic-2")
        board.wait_for_turn()
        board.play(game, "e2")
        Board(eve.page).wait_for(1)
        expect(eve.page.get_by_text(words("play-watching")).first).to_be_visible()
        expect(eve.page.locator(".board.live")).to_have_count(0)
