"""A new family needs its own file and one line that registers its mode, and nothing else."""

from collections.abc import Iterator
from random import Random

import pytest

from corridor.engine.core_table import table_of
from corridor.engine.greedy import GreedyPlayer
from corridor.rules.board import bits
from corridor.rules.errors import IllegalMove, InvalidSwitch, InvalidText
from corridor.rules.game import Game
from corridor.rules.modes import MODES, changed_switches, make_mode, switches_of
from corridor.rules.position import Outcome, Reason
from corridor.rules.reach import reach
from corridor.rules.record_json import json_text
from corridor.rules.record_reader import read_record
from corridor.rules.registry import mode_keys, register, registered
from tests.rules.boards import names
from tests.rules.toy_family import HILL_MODE


@pytest.fixture(autouse=True)
def _hill() -> Iterator[None]:
    with registered(HILL_MODE):
        yield


def played(*moves: str, draw_after_plies: int = 60) -> Game:
    game = Game("hill", draw_after_plies=draw_after_plies)
    for move in moves:
        game.push_text(move)
    return game


RACE = "a2 i8 a3 i7 a4 i6 a5 i5 b5 h5 c5 g5 d5 f5 e5".split()


def test_a_new_family_must_be_played_by_move_text() -> None:
    game = played(*RACE)
    assert game.outcome == Outcome(0, Reason.GOAL)
    assert (game.rating, list(game.legal_moves), game.movers) == (None, [], ())
    game.pop()
    assert (game.position_text(), game.to_move) == ("hill / / / d5 f5 / 0", 0)
    with pytest.raises(IllegalMove):
        game.push_text("a9")


def test_a_new_family_must_keep_its_own_limit() -> None:
    assert played("a2", "i8", draw_after_plies=2).outcome == Outcome(None, Reason.PLIES)
    assert make_mode("hill", preset="blitz") == make_mode("hill", draw_after_plies=4)
    assert switches_of("hill") == {"draw_after_plies": ("0..10000",)}
    assert changed_switches(make_mode("hill", draw_after_plies=9)) == {"draw_after_plies": 9}


def test_a_new_family_must_have_a_position_text() -> None:
    game = played("a2", "i8", "b2", draw_after_plies=9)
    text = game.position_text(counters=True)
    assert text == "hill draw_after_plies=9 / / / b2 i8 / 1 / ply=3"
    again = Game.from_position(text)
    assert (again.position, again.counters) == (game.position, game.counters)
    assert Game("hill", layout="edges").position_text() == "hill layout=edges / d4 / / a1 i9 / 0"
    own = Game.from_position("hill layout=b1h1..e3h..0-0.0 / e3 / / b1 h1 / 0")
    assert own.position_text() == "hill layout=b1h1..e3h..0-0.0 / e3 / / b1 h1 / 0"
    for wrong in ("b2 b2 / 1", "b2 i8 / 2", "b2 / 1", "b2 i8"):
        with pytest.raises(InvalidText):
            Game.from_position(f"hill / / / {wrong}")


def test_a_new_family_must_have_records() -> None:
    game = played(*RACE)
    text = game.record(tags={"Event": "Hill"})
    assert '[Mode "hill"]' in text
    record = read_record(text)
    assert (record.game().position, record.winners) == (game.position, (0,))
    assert read_record(json_text(record)) == record
    assert Game.from_record(text).history == game.history


def test_a_new_family_must_have_a_view_and_options() -> None:
    game = played("a2", "i8")
    view, options = game.view(), game.options()
    assert (view.mode, view.to_move, view.ply, view.lives) == ("hill", 0, 2, None)
    assert [route.steps for route in view.routes if route is not None] == [7, 7]
    assert view.last is not None
    assert view.last.side == 1
    assert {choice.end for choice in options.walks} == {0, 10, 18}
    assert (options.fences, options.refused) == ((), ())
    assert names(bits(reach(game.position)[1])) == {"i7", "i9", "h8"}


def test_a_new_family_must_have_a_bot() -> None:
    """The greedy player goes by the aims; the core says that it does not know the family."""
    game, player = Game("hill"), GreedyPlayer()
    while game.outcome is None:
        game.push(player.choose(game, rng=Random(1)))
    assert game.outcome.reason == Reason.GOAL
    with pytest.raises(ValueError, match="the core does not play hill"):
        table_of(game.mode)


def test_a_mode_may_not_be_registered_twice() -> None:
    with pytest.raises(ValueError, match="a mode hill already"):
        register(HILL_MODE)
    assert mode_keys() == (*MODES, "hill")


def test_a_mode_must_be_unknown_before_it_is_registered() -> None:
    with pytest.raises(InvalidSwitch) as found:
        Game("plain")
    assert found.value.allowed == (*MODES, "hill")
