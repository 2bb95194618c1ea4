"""The first screen and the ways from it: people who wait, games to watch, tables that change."""

import pytest
from playwright.sync_api import Browser, Page, expect

from corridor.i18n import say
from corridor.rules import modes
from corridor.rules.game import Game
from tests.browser import screens
from tests.browser.board import Board, button, words
from tests.browser.people import DESKTOP, PHONE, new_person
from tests.browser.screen_checks import cut_texts, resize, violations
from tests.browser.tables import create_table, take

WIDTHS = (320, 360, 390, 768, 1440)
_BOARD_SIZE = "() => document.querySelector('.play-board').getBoundingClientRect().width"


def _home(page: Page) -> None:
    page.locator(".mini-board").nth(4).wait_for()


def test_the_sentence_of_the_chosen_mode_is_printed_under_the_tiles(
    browser: Browser, address: str
) -> None:
    with new_person(browser, address, PHONE, touch=True) as ann:
        ann.open()
        _home(ann.page)
        sentence = ann.page.locator(".mode-sentence")
        for mode in modes.MODES:
            ann.page.get_by_role("radio", name=say(f"mode-{mode}", "en")).check(force=True)
            expect(sentence).to_have_text(say(f"mode-{mode}", "en"))
            tiles = ann.page.locator(".choices.look-tiles").bounding_box()
            printed = sentence.bounding_box()
            assert tiles is not None
            assert printed is not None
            assert printed["y"] >= tiles["y"] + tiles["height"]


def test_every_entry_at_the_top_leads_to_a_screen(browser: Browser, address: str) -> None:
    with new_person(browser, address) as ann:
        ann.open()
        links = ann.page.locator(".places a")
        names = links.all_inner_texts()
        wanted = ("play", "watch", "puzzles", "learn", "analyse")
        assert names == [say(f"page-{name}", "en") for name in wanted]
        for name in (*names[1:], names[0]):
            link = ann.page.locator(".places").get_by_role("link", name=name)
            link.click()
            expect(link).to_have_attribute("aria-current", "page")
            expect(ann.page.locator("main h1")).to_be_visible()


def test_a_person_who_waits_is_met_with_one_tap(browser: Browser, address: str) -> None:
    with (
        new_person(browser, address) as ann,
        new_person(browser, address, PHONE, touch=True) as bob,
    ):
        ann.open()
        _home(ann.page)
        ann.page.get_by_role("button", name=words("home-find")).click()
        ann.page.locator(".door-find select").select_option("own")
        ann.page.locator(".own-numbers input").first.fill("7.5")
        ann.page.locator(".own-numbers input").first.press("Tab")
        button(ann.page, "home-find-start").click()
        ann.page.locator(".wishes.waiting").wait_for()
        bob.open()
        row = bob.page.locator(".waiting-row", has_text="7.5").first
        expect(row).to_contain_text(say("table-guest", "en"))
        row.get_by_role("button").tap()
        Board(bob.page).wait_for(0)
        Board(ann.page).wait_for(0)
        assert Board(ann.page).match == Board(bob.page).match
        clock = Board(ann.page).state()["table"]["setup"]["time"]
        assert clock == {"kind": "fischer", "seconds": 450, "increment": 5}


@pytest.mark.parametrize(("size", "turns"), [(DESKTOP, False), (PHONE, True)])
def test_two_on_this_screen_start_with_one_tap_and_a_wide_board_does_not_turn(
    browser: Browser, address: str, size: tuple[int, int], turns: bool
) -> None:
    with new_person(browser, address, size) as ann:
        ann.open()
        _home(ann.page)
        door = say("home-here", "en", count=2)
        ann.page.get_by_role("button", name=door).click()
        board = Board(ann.page)
        board.wait_for(0)
        before = board.square("e1")
        screens.post_moves(ann, Game("classic-2"), ["e2"])
        moved = board.square("e1")[1] < before[1] - 10
        assert moved is turns
        names = [seat["name"] for seat in board.state()["table"]["seats"]]
        assert names == [say("home-here-player", "en", number=n) for n in (1, 2)]


def test_a_public_game_is_seen_and_opened_to_watch(browser: Browser, address: str) -> None:
    with new_person(browser, address) as ann, new_person(browser, address, PHONE) as eve:
        made = create_table(ann, mode="pacman", public=True, moves=["Me6f6"])
        Board(ann.page).wait_for(1)
        eve.open("/watch")
        game = eve.page.locator(f".watch-game[href='/{made['match']}']")
        expect(game).to_contain_text(say("watch-moves", "en", moves=1))
        game.click()
        Board(eve.page).wait_for(1)
        expect(eve.page.locator(".play-title")).to_contain_text(words("play-watching"))


def test_own_games_show_their_present_board(browser: Browser, address: str) -> None:
    with new_person(browser, address) as ann:
        create_table(ann, moves=["e2", "e8", "c3h", "f6v"])
        Board(ann.page).wait_for(4)
        ann.open()
        picture = ann.page.locator(".running .table-picture svg")
        expect(picture.locator(".fence, [data-fence]").first).to_be_attached()


def test_the_owner_changes_the_table_and_the_others_agree_by_staying(
    browser: Browser, address: str
) -> None:
    with new_person(browser, address) as ann, new_person(browser, address, PHONE) as bob:
        made = create_table(ann, start=False, mode="pacman")
        take(bob, made["links"]["1"], "Bob")
        bob.open(f"/{made['match']}")
        bob.page.locator(".seat.you").wait_for()
        expect(bob.page.get_by_role("button", name=words("table-change"))).to_have_count(0)
        button(ann.page, "table-change").click()
        assert violations(ann.page) == []
        ann.page.locator("select").first.select_option("own")
        ann.page.locator(".own-numbers input").first.fill("12")
        ann.page.locator(".own-numbers input").nth(1).fill("3")
        button(ann.page, "table-change-save").click()
        clock_text = words("table-time-fischer", minutes=12, increment=3)
        expect(bob.page.locator(".changes")).to_contain_text(clock_text)
        assert violations(bob.page) == []
        start = button(ann.page, "table-start")
        expect(start).to_be_disabled()
        expect(ann.page.get_by_text(say("table-wait-agree", "en", count=1))).to_be_visible()
        button(bob.page, "table-stay").click()
        expect(bob.page.locator(".changes")).to_have_count(0)
        start.click()
        Board(bob.page).wait_for(0)
        clock = {"kind": "fischer", "seconds": 720, "increment": 3}
        assert Board(bob.page).state()["table"]["setup"]["time"] == clock


def test_a_change_that_is_none_asks_nobody(browser: Browser, address: str) -> None:
    with new_person(browser, address) as ann:
        made = create_table(ann, start=False, mode="pacman")
        ann.page.locator(".rules").wait_for()
        seq = ann.page.request.get(f"{address}/api/tables/{made['match']}").json()["seq"]
        button(ann.page, "table-change").click()
        button(ann.page, "table-change-save").click()
        ann.page.locator(".rules").wait_for()
        after = ann.page.request.get(f"{address}/api/tables/{made['match']}").json()["seq"]
        assert after == seq


def test_the_board_grows_with_a_big_screen(browser: Browser, address: str) -> None:
    with new_person(browser, address) as ann:
        create_table(ann)
        Board(ann.page).wait_for(0)
        sizes = []
        for width, height in (DESKTOP, (1920, 1080), (2560, 1440)):
            resize(ann.page, width, height)
            sizes.append(round(ann.page.evaluate(_BOARD_SIZE)))
        assert sizes == [720, 864, 1152]


def test_no_text_is_cut_on_the_way_to_a_game(browser: Browser, address: str, lang: str) -> None:
    names = (
        *("home-company", "home-find", "watch", "new"),
        *("table-race", "table-chase", "table-change", "table-changed"),
    )
    found = []
    with new_person(browser, address, PHONE, lang=lang) as ann:
        for name in names:
            screens.SCREENS[name](ann)
            for width in WIDTHS:
                resize(ann.page, width, 900)
                found += [f"{name} {width}: {text}" for text in cut_texts(ann.page)]
    assert found == []
