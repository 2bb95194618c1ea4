"""Aims: each holds where the law says so, and nowhere else."""

import pytest

from corridor.learn.aims import WORDS, Aim
from corridor.learn.attempt import Attempt, Made
from corridor.rules.game import Game

RACE = "classic-2 / / / e4 e5 / 9 8 / 1"
CHASE = "pacman layout=open / / / e5 e9 i6 c3 a5 / a1i1a9i9 / 3 / walk"
BOOST = "pacman layout=open / / / a9 a7 i6 c3 e2 / a1i1i9 / 3 / boost"
CATCH = "pacman layout=open / / / e5 e7 i6 c3 a4 / a1i1a9i9 / 3 / ghosts"
START = "pacman-advanced"
HUNT = "pacman-advanced / / / b1 g5 h9 g2 b9 / a1i1a9i9 / 3 / 12 4 / 0 0 / / - - - - - / 5 action"
WALK = f"{HUNT} began=b1 due"
BOXED = "classic-4 / a1 / / a1 b1 g3 c1 / 0 3 3 3 / 1"


def attempt(start: str, moves: str) -> Attempt:
    game = Game.from_position(start) if "/" in start else Game(start)
    made: list[Made] = []
    for text in moves.split():
        if refused := game.why_not(text):
            return Attempt(game, tuple(made), refused)
        made.append(Made(game.position, game.parse(text), text))
        game.push_text(text)
    return Attempt(game, tuple(made))


# A position, moves of the learner, and what holds and does not hold after them.
CASES = [
    (RACE, "", ["at W e4", "route W = 5", "cost X = 0", "moved = 0"], ["made walk", "steps >= 0"]),
    (RACE, "", ["not jumped straight", "not move e6"], ["refused too_far", "wins W", "boxed W"]),
    (RACE, "e6", ["jumped straight", "move d4 e6", "made walk"], ["jumped aside", "at W e5 e4"]),
    (RACE, "d4", ["cost W = 0", "distance W X = 2", "steps = 1"], ["jumped straight", "spent"]),
    (RACE, "d5h", ["made fence", "stock W = 8", "cost W >= 1"], ["stock W = 9", "made walk"]),
    (
        RACE,
        "d5",
        ["refused no_jump too_far", "moved = 0"],
        ["refused too_far", "not refused no_jump"],
    ),
    (BOXED, "", ["boxed W", "not boxed Z"], ["boxed Y"]),
    (BOXED, "--", ["made pass"], ["made walk"]),
    ("classic-2 / / / e8 a5 / 9 9 / 1", "e9", ["wins W", "route W = 0"], ["wins X"]),
    (
        CHASE,
        "",
        ["seen B C", "pellets = 4", "lives = 3", "phase walk"],
        ["unseen", "seen B", "caught"],
    ),
    (CHASE, "Md5d4", ["unseen", "safe", "through d5 d4", "steps = 2"], ["through d5 d6"]),
    (CHASE, "Md5d3", ["refused too_far"], ["made walk"]),
    (CHASE, "Md5c5", ["seen C P", "phase ghosts"], ["safe", "unseen", "phase walk boost"]),
    (BOOST, "Ma8a7", ["off B", "not off I", "not caught"], ["off B I", "pellets = 4"]),
    (BOOST, "--", ["made pass", "distance M B = 2"], ["off B"]),
    (CATCH, "Be6e5", ["caught", "lives = 2", "not safe", "not unseen"], ["lives = 3"]),
    (START, "", ["chamber = 4", "reserve = 0"], ["distance M B >= 0", "route M >= 0"]),
    (START, "M@e1", ["made entry", "at M e1", "not at M e9"], ["made spending"]),
    (START, "M@e1 Me2e3 e4v>g2h", ["made relocation", "chamber = 3"], ["chamber = 4"]),
    (WALK, "Ma1a2", ["reserve = 1", "pellets = 3", "not spent"], ["off M"]),
    (WALK, "Ma1a2 $", ["spent", "made spending", "phase extra"], ["reserve = 1"]),
    (WALK, "Mb2b3", ["cost M = 2", "safe"], ["trapped"]),
]


@pytest.mark.parametrize(("start", "moves", "so", "not_so"), CASES)
def test_an_aim_holds_where_it_should_and_not_where_it_should_not(
    start: str, moves: str, so: list[str], not_so: list[str]
) -> None:
    tried = attempt(start, moves)
    assert [text for text in so if not Aim.parse(text).holds(tried)] == []
    assert [text for text in not_so if Aim.parse(text).holds(tried)] == []


def test_pacman_is_trapped_when_every_walk_ends_in_reach_of_a_ghost() -> None:
    start = "pacman / b3d6g6 / c2f4f7 / c2 f7 h8 a3 d1 / a1i1a9i9 / 3 / ghosts BIP"
    assert Aim.parse("trapped").holds(attempt(start, "Cc1"))
    assert not Aim.parse("trapped").holds(attempt(start, "Ce1"))
    assert not Aim.parse("trapped").holds(attempt(start, ""))  # the ghosts are to move


def test_a_walk_onto_a_pellet_is_a_way_out_of_a_trap() -> None:
    """It gives a boost, which may eat the ghosts."""
    start = "pacman layout=open / / / a2 b3 c1 i3 a4 / a1i1a9i9 / 3 / ghosts BIP"
    assert not Aim.parse("trapped").holds(attempt(start, "Ca3"))


def test_every_aim_is_tried_here() -> None:
    texts = [text for _start, _moves, so, not_so in CASES for text in (*so, *not_so)]
    words = {text.removeprefix("not ").split()[0] for text in texts}
    assert words == set(WORDS)
