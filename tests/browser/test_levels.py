"""What the page says and offers of the computer: before a game, at a table, after a game."""

import re
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from corridor.engine.shares import share_of_pacman
from corridor.i18n import say
from corridor.rules.modes import LAYOUTS, make_mode
from corridor.wire.setup import PERFECT
from tests.browser.board import Board, button, words
from tests.browser.people import PHONE, new_person
from tests.browser.tables import create_table

CHASES = [mode for mode in LAYOUTS if make_mode(mode).layout.pellets]
LEVEL = 3


def settle(page: Page, mode: str) -> None:
    """Choose a mode on the first screen or in the form of a table."""
    page.locator(".mini-board").nth(4).wait_for()
    page.get_by_role("radio", name=say(f"mode-{mode}", "en")).check(force=True)


def roles(page: Page, place: str, legend: str) -> list[Locator]:
    """The choices of a role."""
    group = page.locator(place).get_by_role("group", name=words(legend))
    expect(group).to_have_count(1)
    return group.get_by_role("radio").all()


@pytest.mark.parametrize("mode", CHASES)
def test_whoever_picks_a_role_must_read_what_to_expect_of_the_level(
    browser: Browser, address: str, mode: str
) -> None:
    sentence = words("home-expect", share=share_of_pacman(mode, LEVEL))
    with new_person(browser, address, PHONE, touch=True) as ann:
        page = ann.page
        ann.open()
        settle(page, mode)
        card = page.locator(".door-computer")
        card.get_by_role("radio", name=words("bot-is", level=LEVEL, name="")).check(force=True)
        for role in roles(page, ".door-computer", "home-role"):
            role.check(force=True)
            expect(card).to_contain_text(sentence)
        ann.open("/new")
        settle(page, mode)
        told = page.locator(".expect")
        for role in roles(page, ".new", "home-new-lots"):
            role.check(force=True)
            expect(told).to_contain_text(sentence)
            expect(told).to_contain_text(words("table-computer", level=LEVEL))


@pytest.mark.parametrize("mode", CHASES)
def test_of_another_layout_nothing_is_expected(browser: Browser, address: str, mode: str) -> None:
    with new_person(browser, address) as ann:
        page = ann.page
        ann.open("/new")
        settle(page, mode)
        told = page.locator(".expect")
        layouts = page.get_by_role("group", name=words("home-new-layout")).get_by_role("radio")
        expect(layouts).to_have_count(len(LAYOUTS[mode]))
        for number in range(1, len(LAYOUTS[mode])):
            layouts.nth(number).check(force=True)
            expect(told).to_be_empty()
        layouts.first.check(force=True)
        expect(told).to_contain_text("PAC-MAN")
        page.locator(".new-more summary").click()
        page.locator(".new-more .pick input:not(:checked)").first.check(force=True)
        expect(told).to_be_empty()


@pytest.mark.parametrize("mode", CHASES)
def test_a_computer_at_a_table_must_say_what_to_expect_of_it(
    browser: Browser, address: str, mode: str
) -> None:
    with new_person(browser, address) as ann, new_person(browser, address, PHONE) as bob:
        page = ann.page
        made = create_table(ann, start=False, mode=mode, public=True)
        told = page.locator(".expect")
        # The computer that would come is of the level played last: the first.
        expect(told).to_contain_text(words("home-expect", share=share_of_pacman(mode, 1)))
        bob.open(f"/{made['match']}")
        bob.page.locator(".seat").first.wait_for()
        expect(bob.page.locator(".expect")).to_be_empty()
        button(page, "table-add-computer").click()
        page.locator(".level-field").select_option(str(LEVEL))
        sentence = words("home-expect", share=share_of_pacman(mode, LEVEL))
        for one in (told, bob.page.locator(".expect")):
            expect(one).to_contain_text(sentence)
            expect(one).to_contain_text(words("table-computer", level=LEVEL))
        create_table(ann, start=False, mode=mode, layout=LAYOUTS[mode][1], bots={"1": LEVEL})
        page.locator(".seat.bot").wait_for()
        expect(told).to_be_empty()


# PAC-MAN eats the last pellet with one step, and W stands before its goal.
ONE_STEP = {
    "pacman": ("pacman / b3d6g6 / c2f4f7 / a8 e9 i9 e1 i1 / a9 / 3 / walk", "Ma9"),
    "classic-2": ("classic-2 / / / e8 a5 / 10 10 / 1", "e9"),
}


def ladder(page: Page) -> Locator:
    """The offer of another level."""
    return page.locator(".result-ladder")


def ended(page: Page, verdict: str) -> None:
    """Wait until a game is over and what follows it is offered."""
    expect(page.locator(f"[data-verdict={verdict}]").first).to_be_visible()
    expect(button(page, "play-rematch").first).to_be_enabled()


def left(page: Page, match: str) -> None:
    """Wait until another match is shown."""
    page.wait_for_url(lambda url: match not in url)


def again_at(page: Page, level: int) -> list[dict[str, Any]]:
    """Take the offer of a level; the seats of the game that begins, whose setup is the same."""
    board = Board(page)
    before, setup = board.match, board.state()["table"]["setup"]
    ladder(page).get_by_role("button", name=words("play-level-go", level=level)).click()
    left(page, before)
    board.element.wait_for()
    table = board.state()["table"]
    assert table["setup"] == setup
    seats: list[dict[str, Any]] = table["seats"]
    assert {seat["level"] for seat in seats if not seat.get("player")} == {level}
    return seats


@pytest.mark.parametrize("mode", ONE_STEP)
def test_two_wins_running_must_offer_the_level_above(
    browser: Browser, address: str, mode: str
) -> None:
    position, move = ONE_STEP[mode]
    setup: dict[str, Any] = {
        "mode": mode,
        "position": position,
        "time": {"kind": "per_move", "seconds": 300},
    }
    with new_person(browser, address) as ann:
        page, board = ann.page, Board(ann.page)
        for wins in (1, 2):
            create_table(ann, bots={"1": LEVEL}, **setup)
            board.wait_for_turn()
            board.type(move)
            ended(page, "won")
            expect(ladder(page)).to_have_count(wins - 1)
        expect(ladder(page)).to_contain_text(words("play-level-up", level=LEVEL, wins=2, next=4))
        page.reload()  # a game that is opened again is the same game
        expect(ladder(page)).to_contain_text(words("play-level-up", level=LEVEL, wins=2, next=4))
        seats = again_at(page, LEVEL + 1)
        assert seats[0]["side"] == 0
        board.wait_for_turn()
        board.type(move)
        ended(page, "won")
        expect(ladder(page)).to_have_count(0)  # one win at the new level


def give_up(page: Page) -> None:
    """Give up, on our first turn."""
    Board(page).wait_for_turn()
    button(page, "play-panel-more").first.click()
    page.locator(".play-drawer").get_by_role("button", name=words("play-resign")).click()
    page.locator(".ask-once").get_by_role("button", name=words("play-yes")).click()
    ended(page, "lost")


def test_giving_up_twice_in_a_race_must_offer_the_level_below(
    browser: Browser, address: str
) -> None:
    setup: dict[str, Any] = {
        "mode": "classic-3",
        "seats": 3,
        "casual": False,
        "switches": {"threefold": True},
        "time": {"kind": "fischer", "seconds": 600, "increment": 5},
    }
    with new_person(browser, address, PHONE, touch=True) as ann:
        page = ann.page
        for losses in (1, 2):
            create_table(ann, bots={"1": LEVEL, "2": LEVEL}, **setup)
            give_up(page)
            expect(ladder(page)).to_have_count(losses - 1)
        below = LEVEL - 1
        told = words("play-level-down", level=LEVEL, losses=2, next=below)
        expect(ladder(page)).to_contain_text(told)
        seats = again_at(page, below)
        assert [seat["side"] for seat in seats] == [0, 1, 2]
        give_up(page)
        expect(ladder(page)).to_have_count(0)


def test_losses_in_a_role_must_offer_the_same_chase_in_this_role_at_the_level_below(
    browser: Browser, address: str
) -> None:
    """A rematch swaps the roles: each is counted apart, and kept in what is offered."""
    setup: dict[str, Any] = {
        "mode": "pacman",
        "layout": "open",
        "preset": "danish",
        "seats": 2,
        "time": {"kind": "per_move", "seconds": 300},
    }
    with new_person(browser, address) as ann:
        page, board = ann.page, Board(ann.page)
        create_table(ann, bots={"1": LEVEL}, **setup)
        for offers in (0, 0, 1):
            give_up(page)
            expect(ladder(page)).to_have_count(offers)
            before = board.match
            button(page, "play-rematch").first.click()
            left(page, before)
        give_up(page)
        told = words("play-level-down", level=LEVEL, losses=2, next=LEVEL - 1)
        expect(ladder(page)).to_contain_text(told)
        seats = again_at(page, LEVEL - 1)
        mine = [seat for seat in seats if seat.get("player")]
        assert [(seat["side"], seat["seat"]) for seat in mine] == [(1, 1)]


def test_another_level_plays_with_the_ghosts_as_they_were_shared(
    browser: Browser, address: str
) -> None:
    shares = [[1, 3, 4], [2]]
    with new_person(browser, address) as ann:
        page, board = ann.page, Board(ann.page)
        for _ in range(2):
            bots = {"1": LEVEL, "2": LEVEL}
            made = create_table(ann, start=False, mode="pacman", seats=3, bots=bots)
            words_of = {"match": made["match"], "seq": made["seq"], "shares": shares}
            answer = page.request.post(
                f"{address}/api/commands", data={"type": "share", **words_of}
            )
            assert answer.ok, answer.text()
            button(page, "table-start").click()
            give_up(page)
        again_at(page, LEVEL - 1)
        assert board.state()["table"]["shares"] == shares


# With a life left the eaten ghosts would come back, and there are no tables for four.
FEW = "pacman / b3d6g6 / c2f4f7 / e5 e9 - - - / a1i1a9i9 / {lives} / walk"


def test_a_table_that_begins_with_few_ghosts_must_offer_the_perfect_computer(
    browser: Browser, address: str
) -> None:
    with new_person(browser, address) as ann:
        page, board = ann.page, Board(ann.page)
        level = page.locator(".level-field")
        perfect = level.locator("option", has_text=say("home-perfect", "en"))
        for lives, offered in ((2, 0), (1, 1)):
            with page.expect_response("**/api/editor/position") as judged:
                position = FEW.format(lives=lives)
                create_table(ann, start=False, mode="pacman", position=position, bots={"1": LEVEL})
            assert judged.value.ok
            expect(level).to_have_value(str(LEVEL))
            expect(perfect).to_have_count(offered)
        level.select_option(say("home-perfect", "en"))
        expect(page.locator(".seat.bot")).to_contain_text(say("table-perfect", "en"))
        button(page, "table-start").click()
        board.wait_for_turn()
        board.type("Md5c5")
        board.wait_for_at_least(2)
        # Whoever plays the perfect computer meets it in a position of their own, too.
        ann.open(f"/editor/pacman?position={FEW.format(lives=1)}")
        page.locator(".editor-good[data-settled=true]").wait_for()
        button(page, "editor-try").click()
        page.wait_for_url(re.compile(r"/\w{8}$"))
        assert [seat.get("level") for seat in board.state()["table"]["seats"]] == [None, PERFECT]
