"""Time management: shares of a clock, and that no flag falls."""

import shlex
import sys
from pathlib import Path
from random import Random

import pytest

from corridor.arena import Fault, Job, play
from corridor.engine.limits import Clocks, Share, parse_pace, share_of
from corridor.engine.player import Limit
from corridor.engine.uci_go import parse_go
from corridor.rules.game import Game
from corridor.rules.modes import MODES

_COST = 0.002  # seconds between the end of a search and the press of the clock
UCI = f"uci:{shlex.join([str(Path(sys.executable).with_name('corridor')), 'engine'])}"


@pytest.mark.parametrize(
    ("start", "increment", "moves"),
    [(600.0, 0.0, 100), (60.0, 0.0, 90), (10.0, 0.1, 500), (0.2, 0.01, 500)],
)
def test_a_clock_outlasts_a_game_in_which_every_decision_is_doubtful(
    start: float, increment: float, moves: int
) -> None:
    rng, clocks = Random(1), Clocks((start,) * 2, (increment,) * 2)
    for _move in range(moves):
        share = share_of(clocks, 0)
        spent = rng.choice([share.enough, share.most, share.most]) + _COST
        clocks = clocks.after(0, spent)
        assert clocks.left[0] > 0


def test_a_doubtful_decision_may_take_longer_but_never_most_of_the_clock() -> None:
    share = share_of(Clocks((60.0, 1.0), (0.0, 0.0)), 0)
    assert share.enough < share.most < 60 / 4
    assert share_of(Clocks((60.0, 1.0), (0.0, 0.0)), 1).most < 1 / 4


def test_before_more_time_comes_the_clock_may_be_used() -> None:
    clocks = Clocks((60.0, 60.0), (0.0, 0.0))
    assert share_of(clocks, 0, moves_to_go=1).enough > share_of(clocks, 0, moves_to_go=2).enough
    assert share_of(clocks, 0, moves_to_go=1).most < 60


def test_a_limit_for_the_move_bounds_its_share_of_the_clock() -> None:
    assert Share(2.0, 5.0).within(3.0) == Share(2.0, 3.0)
    assert Share(2.0, 5.0).within(1.0) == Share(1.0, 1.0)
    assert Share(2.0, 5.0).within(None) == Share(2.0, 5.0)


def test_go_reads_the_clock_of_the_side_to_move() -> None:
    game = Game("classic-4")
    game.push_text("e2")
    order = parse_go("clock 1 60000 2 3 inc 0 1000 0 0".split(), game)
    assert order.share == share_of(Clocks((0.001, 60.0, 0.002, 0.003), (0, 1.0, 0, 0)), 1)
    assert order.enough is not None
    assert order.enough < order.thinking_limit().seconds  # type: ignore[operator]


def test_a_time_for_the_move_is_used_up() -> None:
    order = parse_go(["movetime", "500"], Game())
    assert order.thinking_limit() == Limit(seconds=0.5)
    assert order.enough == 0.5


def test_pondering_is_not_ended_by_the_clock() -> None:
    order = parse_go("ponder wtime 1000 btime 1000".split(), Game())
    assert order.thinking_limit() == Limit()
    assert order.enough is None


# How close to its end a clock may be run is measured in bench/: here the machine may be busy.
@pytest.mark.parametrize("mode", MODES)
def test_nobody_loses_on_time_with_a_tiny_clock(mode: str) -> None:
    sides = len(Game(mode).mode.layout.stock)
    players = ("engine:hash=1", *("greedy",) * (sides - 2), UCI)
    pace = parse_pace("clock=3+0.1,depth=8")
    played = play(Job(0, 0, mode, (), players, pace, margin=10.0, seed="1"))
    assert played.fault is not Fault.TIME, played.record
    assert played.fault is None, played.what
