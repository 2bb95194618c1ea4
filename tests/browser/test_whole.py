"""Nothing is cut off on the play screen: by geometry, at many sizes, in English and the longest."""

import pytest
from playwright.sync_api import Browser, expect

from corridor import i18n
from tests.browser.board import Board, button, words
from tests.browser.people import PHONE, new_person
from tests.browser.screen_checks import cut_texts, resize, seen_faults
from tests.browser.screens import SCREENS
from tests.browser.tables import create_table, take
from tests.data.playthroughs.make import moves as playthrough

WIDE = [(1024, 768), (1280, 720), (1440, 900)]
SIZES = [(320, 640), PHONE, (390, 844), (768, 1024), (1440, 900)]
NAMES = ["first-race", "first-fence", "first-chase", "first-advanced", "caught", "refused"]


@pytest.mark.parametrize("name", [*NAMES, "settings"])
def test_no_text_is_cut_off(browser: Browser, address: str, name: str, lang: str) -> None:
    with new_person(browser, address, PHONE, touch=True, lang=lang) as ann:
        SCREENS[name](ann)
        found = []
        for width, height in SIZES:
            resize(ann.page, width, height)
            found += [f"{width}: {text}" for text in cut_texts(ann.page)]
        assert found == []


@pytest.mark.parametrize("mode", ["classic-2", "classic-4", "pacman"])
def test_a_result_is_whole_beside_its_buttons(
    browser: Browser, address: str, mode: str, lang: str
) -> None:
    with new_person(browser, address, lang=lang) as ann:
        SCREENS[f"{mode}-finished"](ann)
        found = []
        for width, height in [PHONE, *WIDE]:
            resize(ann.page, width, height)
            found += seen_faults(ann.page, str(width))
        assert found == []


# How much of the notices cannot be seen without scrolling.
_HIDDEN = "(box) => box.scrollHeight - box.clientHeight"


def test_a_team_that_gives_up_sees_both_buttons(browser: Browser, address: str) -> None:
    with (
        new_person(browser, address) as ann,
        new_person(browser, address, PHONE, touch=True) as bob,
        new_person(browser, address, PHONE, touch=True) as cat,
    ):
        made = create_table(ann, start=False, mode="pacman", seats=3)
        for person, seat, name in ((bob, "1", "Bob"), (cat, "2", "Cat")):
            take(person, made["links"][seat], name)
            person.open(f"/{made['match']}")
        expect(ann.page.get_by_text("Cat").first).to_be_visible()
        button(ann.page, "table-start").click()
        board = Board(ann.page)
        board.wait_for_turn()
        seats = board.state()["table"]["seats"]
        board.type(playthrough("pacman")[0])
        for person in (bob, cat):
            Board(person.page).wait_for(1)
        holder = next(seat["seat"] for seat in seats if 1 in seat["pieces"])
        mate, name = (bob, "Cat") if holder == 2 else (cat, "Bob")
        moves = words("play-mate-moves", name=name, piece=i18n.say("piece-blinky"))
        expect(mate.page.locator(".line-task")).to_contain_text(moves)
        expect(mate.page.locator(".ghost-owner").filter(has_text=name).first).to_be_visible()
        button(bob.page, "play-resign").or_(button(bob.page, "play-abort")).first.tap()
        bob.page.locator(".ask-once").get_by_role("button", name=words("play-no")).tap()
        button(bob.page, "play-panel-more").first.tap()
        drawer = bob.page.locator(".play-drawer")
        drawer.get_by_role("button", name=words("play-resign")).tap()
        bob.page.locator(".ask-once").get_by_role("button", name=words("play-yes")).tap()
        expect(button(cat.page, "play-resign")).to_be_visible()
        assert cat.page.locator(".notices").evaluate(_HIDDEN) <= 0
        assert cut_texts(cat.page) == []


def test_the_table_of_two_legs_is_whole_on_a_phone(browser: Browser, address: str) -> None:
    with new_person(browser, address, PHONE, touch=True) as ann:
        create_table(ann, mode="pacman", legs=2, moves=playthrough("pacman"))
        expect(ann.page.locator(".legs")).to_be_visible()
        assert ann.page.locator(".notices").evaluate(_HIDDEN) <= 0
        assert cut_texts(ann.page) == []
