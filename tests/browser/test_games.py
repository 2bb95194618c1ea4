"""Whole games through the page: against the computer, on one screen, by keyboard."""

from itertools import pairwise
from random import Random

import pytest
from playwright.sync_api import Browser, expect

from corridor.engine.specs import make_player
from corridor.i18n import say
from corridor.rules.board import square_name
from corridor.rules.game import Game
from corridor.rules.moves import Place, Walk
from tests.browser.board import Board, button, words
from tests.browser.people import new_person
from tests.browser.tables import create_table
from tests.data.playthroughs.make import moves as playthrough

LONGEST = 120  # moves of ours; the stronger player wins long before


def advise(game: Game) -> str:
    """A good move, so that games against a weak bot end."""
    return game.text(make_player("level:7").choose(game, rng=Random(1)))


def expect_verdict(board: Board, ours: int) -> None:
    """The verdict on the page is that of the rules: even a weak bot may win."""
    outcome = board.game().outcome
    assert outcome is not None
    assert outcome.winner is not None
    verdict = "won" if outcome.winner == ours else "lost"
    expect(board.page.locator(f"[data-verdict={verdict}]")).to_be_visible()


def test_a_game_against_the_computer_begins_with_two_clicks_and_is_played_to_the_end(
    browser: Browser, address: str
) -> None:
    with new_person(browser, address) as ann:
        ann.open()
        ann.page.get_by_role("radio", name=words("bot-is", level=1, name="newcomer")).check(
            force=True
        )
        expect(ann.page.get_by_text("Looks at its own next move only.")).to_be_visible()
        button(ann.page, "home-computer").click()
        board = Board(ann.page)
        board.wait_for_turn()
        ours = board.game().to_move
        for _ in range(LONGEST):
            if not board.wait_for_turn_or_end():
                break
            game = board.game()
            board.play_ours(game, advise(game))
        expect_verdict(board, ours)
        expect(button(ann.page, "play-rematch").first).to_be_visible()


def test_a_reload_in_the_middle_of_a_game_changes_nothing(browser: Browser, address: str) -> None:
    with new_person(browser, address) as ann:
        create_table(ann, mode="classic-2")
        board = Board(ann.page)
        game = Game("classic-2")
        for move in ("e2", "e8", "d3h"):
            board.wait_for_turn()
            board.play(game, move)
        ann.page.reload()
        board.wait_for(3)
        board.wait_for_turn()
        board.play(game, "d6v")
        assert board.state()["moves"] == ["e2", "e8", "d3h", "d6v"]


@pytest.mark.parametrize("mode", ["classic-4", "classic-3", "pacman"])
def test_a_whole_game_on_one_screen(browser: Browser, address: str, mode: str) -> None:
    seats = {"classic-4": 4, "classic-3": 3}.get(mode, 2)
    with new_person(browser, address) as ann:
        create_table(ann, mode=mode, seats=seats)
        board, game = Board(ann.page), Game(mode)
        for move in playthrough(mode):
            board.wait_for_turn()
            board.play(game, move)
        assert game.outcome is not None
        expect(ann.page.locator("[data-verdict]").first).to_be_visible()
        if game.rating is not None:
            level = words("play-level", level=say(f"level-{game.rating}"))
            expect(ann.page.get_by_text(level).first).to_be_visible()
            expect(ann.page.get_by_text(words(f"joke-{game.rating}")).first).to_be_visible()


def test_pacman_advanced_goes_through_its_opening_a_tunnel_and_a_spent_pellet(
    browser: Browser, address: str
) -> None:
    played = playthrough("pacman-advanced")
    with new_person(browser, address) as ann:
        create_table(ann, mode="pacman-advanced")
        board, game = Board(ann.page), Game("pacman-advanced")
        tunnels = {frozenset(pair) for pair in game.view().marks.tunnels}
        crossed = False
        for move in played:
            board.wait_for_turn()
            parsed = game.parse(move)
            if isinstance(parsed, Walk):
                start = game.view().figures[parsed.piece].square
                route = (start, *parsed.path)
                steps = {frozenset(step) for step in pairwise(route)}
                crossed = crossed or bool(steps & tunnels)
            board.play(game, move)
        assert crossed
        assert "$" in played
        assert game.outcome is not None
        expect(ann.page.locator("[data-verdict]").first).to_be_visible()


def test_a_fence_of_the_chamber_that_may_not_be_put_there_says_why(
    browser: Browser, address: str
) -> None:
    with new_person(browser, address) as ann:
        create_table(ann, mode="pacman-advanced")
        board, game = Board(ann.page), Game("pacman-advanced")
        for move in ("M@e1", "d1h"):
            board.wait_for_turn()
            board.play(game, move)
        board.wait_for_turn()
        board.type("d3h>d1v")
        expect(ann.page.locator("[data-refused=d1v]")).to_be_visible()
        expect(ann.page.get_by_text(words("refusal-crosses-fence")).first).to_be_visible()
        assert board.state()["moves"] == ["M@e1", "d1h"]
        board.play(game, "d3h>f7v")


def _hindrance(game: Game) -> str:
    """The fence that costs the other side most."""
    other = 1 - game.to_move
    return game.text(max(game.options().fences, key=lambda one: one.costs[other] or 0).move)


def test_a_whole_game_by_keyboard(browser: Browser, address: str) -> None:
    with new_person(browser, address) as ann:
        create_table(ann, mode="classic-2", bots={"1": 1})
        board = Board(ann.page)
        board.wait_for_turn()
        board.element.get_by_role("grid").focus()
        ours, fences = board.game().to_move, 0
        for _ in range(LONGEST):
            if not board.wait_for_turn_or_end():
                break
            game = board.game()
            move = game.parse(advise(game) if fences > 1 else _hindrance(game))
            if isinstance(move, Place):
                fences += 1
                slot = str(move.fence)
                board.steer(slot[:2])
                ann.page.keyboard.press("Space")
                if slot.endswith("v"):
                    ann.page.keyboard.press("r")
                ann.page.keyboard.press("Enter")
            else:
                assert isinstance(move, Walk)
                board.steer(square_name(move.path[-1]))
                ann.page.keyboard.press("Enter")
            game.push(move)
            board.wait_for_at_least(game.counters.ply)
        assert fences > 1
        expect_verdict(board, ours)
