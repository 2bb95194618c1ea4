"""Announcements for screen readers: none is lost, and none reaches the wrong person."""

import re

from playwright.sync_api import Browser, expect

from corridor.rules.game import Game
from corridor.rules.view import View
from tests.browser.board import Board, button, words
from tests.browser.live_regions import hear, listen, spoken
from tests.browser.people import new_person
from tests.browser.screens import post_moves
from tests.browser.tables import create_table, take
from tests.data.playthroughs.make import moves as playthrough

# W walks straight to its goal while X walks to and fro.
_RACE = ["e2", "d9", "e3", "c9", "e4", "b9", "e5", "a9", "e6", "b9", "e7", "a9", "e8", "b9", "e9"]
_TO_THE_FIRST_CATCH = 55


def _happened(before: View, view: View) -> list[str]:
    """The sentences about the effects of a move of PAC-MAN's."""
    gone = [
        spoken(f"piece-{now.name}")
        for old, now in zip(before.figures, view.figures, strict=True)
        if now.side == 1 and old.square is not None and now.square is None
    ]
    found = [spoken("play-heard-eaten", pieces=", ".join(gone))] if gone else []
    if view.eaten > before.eaten:
        found.append(spoken("play-heard-pellet", count=view.eaten, all=4))
    if view.marks.boosted and not before.marks.boosted:
        found.append(spoken("play-heard-boost", count=view.steps_left))
    if before.marks.boosted and not view.marks.boosted:
        found.append(spoken("play-heard-boost-over"))
    if view.lives != before.lives:
        found.append(spoken("play-heard-caught", count=view.lives))
    return found


def test_every_move_is_heard_in_order_and_the_result_last(browser: Browser, address: str) -> None:
    with new_person(browser, address) as ann:
        listen(ann.page)
        create_table(ann, mode="classic-2")
        post_moves(ann, Game("classic-2"), _RACE)
        said = hear(ann.page, spoken("play-reason-goal"))
        assert spoken("play-reason-goal") in said[-1]
        assert re.findall(r": ([a-i][1-9])\.", " ".join(said)) == _RACE


def test_pellets_boosts_eaten_ghosts_and_lost_lives_are_heard(
    browser: Browser, address: str
) -> None:
    with new_person(browser, address) as ann:
        listen(ann.page)
        create_table(ann, mode="pacman")
        game, expected = Game("pacman"), []
        for move in playthrough("pacman")[:_TO_THE_FIRST_CATCH]:
            before = game.view()
            post_moves(ann, game, [move])
            expected += _happened(before, game.view())
        assert len(expected) == 2 * 3 + 2  # two pellets with their boosts, a ghost, a life
        said = " ".join(hear(ann.page, expected[-1]))
        places: list[int] = []
        for sentence in expected:
            places.append(said.find(sentence, places[-1] + 1 if places else 0))
        assert -1 not in places, (expected, said)


def test_only_the_holder_of_the_piece_hears_that_it_is_their_turn(
    browser: Browser, address: str
) -> None:
    with (
        new_person(browser, address) as ann,
        new_person(browser, address) as bob,
        new_person(browser, address) as cat,
    ):
        people = (ann, bob, cat)
        made = create_table(ann, start=False, mode="pacman", seats=3)
        for person, seat in ((bob, "1"), (cat, "2")):
            take(person, made["links"][seat])
        button(ann.page, "table-start").click()
        Board(ann.page).wait_for_turn()
        for person in people:
            listen(person.page)
            person.open(f"/{made['match']}")
            Board(person.page).wait_for(0)
        seats = Board(ann.page).state()["table"]["seats"]
        game = Game("pacman")
        post_moves(ann, game, playthrough("pacman")[:1])
        for person, seat in zip(people, seats, strict=True):
            last = hear(person.page, f": {playthrough('pacman')[0]}.")[-1]
            holds = game.movers[0] in seat["pieces"]
            assert (spoken("play-your-turn") in last) == holds, (seat, last)


def test_a_countdown_is_not_spoken_every_second(browser: Browser, address: str) -> None:
    with new_person(browser, address) as ann, new_person(browser, address) as bob:
        listen(ann.page)
        made = create_table(ann, start=False, mode="classic-2")
        take(bob, made["links"]["1"])
        bob.open(f"/{made['match']}")
        button(ann.page, "table-start").click()
        Board(bob.page).wait_for(0)
        board = Board(ann.page)
        board.wait_for_turn()
        post_moves(ann, Game("classic-2"), ["e2"])
        bob.page.goto("about:blank")
        button(ann.page, "play-put-bot").wait_for()
        name = board.state()["table"]["seats"][1].get("name") or spoken("play-guest")
        said = hear(ann.page, spoken("play-gone", name=name))
        kept = spoken("play-gone-kept", name=name)
        assert len([one for one in said if one.startswith(kept)]) <= 1, said
        assert not [one for one in said if re.fullmatch(r"\d+:\d\d", one)], said


def test_squares_say_whether_they_can_be_walked_to(browser: Browser, address: str) -> None:
    with new_person(browser, address) as ann:
        listen(ann.page)
        create_table(ann, mode="classic-2")
        board, page = Board(ann.page), ann.page
        board.wait_for_turn()
        grid = board.element.get_by_role("grid")
        walkable = page.get_by_role("gridcell", name=words("board-can-walk"))
        expect(walkable).to_have_count(3)
        board.type("e5")
        too_far = f"{spoken('board-out-of-reach', square='e5')} {spoken('refusal-too-far')}"
        instead = spoken("board-within-reach", squares="").rstrip(" .")
        assert f"{too_far} {instead}" in hear(page, too_far)[-1]
        expect(page.get_by_text(words("board-out-of-reach", square="e5")).first).to_be_visible()
        grid.focus()
        board.steer("g5")
        page.keyboard.press("Enter")
        hear(page, spoken("board-out-of-reach", square="g5"))
        assert board.state()["moves"] == []


def test_the_list_of_moves_is_one_tab_stop(browser: Browser, address: str) -> None:
    with new_person(browser, address) as ann:
        create_table(ann, mode="classic-2")
        page = ann.page
        post_moves(ann, Game("classic-2"), _RACE[:10])
        moves = page.locator(".moves")
        current = moves.locator("[aria-current]")
        expect(current).to_have_text("b9")
        stops = "(list) => [list, ...list.querySelectorAll('*')].filter((e) => e.tabIndex >= 0)"
        assert moves.evaluate(f"{stops}.length") == 1
        current.focus()
        for key, move in [
            ("ArrowLeft", "e6"),
            ("ArrowUp", "e5"),
            ("ArrowRight", "a9"),
            ("ArrowDown", "b9"),
            ("Home", "e2"),
            ("End", "b9"),
            ("ArrowLeft", "e6"),
        ]:
            page.keyboard.press(key)
            expect(moves.locator(":focus")).to_have_text(move)
        page.keyboard.press("Enter")
        expect(current).to_have_text("e6")
        page.keyboard.press("Tab")
        expect(moves.locator(":focus")).to_have_count(0)
        page.keyboard.press("Shift+Tab")
        expect(moves.locator(":focus")).to_have_text("e6")
