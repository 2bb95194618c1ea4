"""Law and core give the same answers after every move of the same games."""

from collections import Counter
from random import Random

import pytest

from corridor import MODES, Game
from corridor.engine.core_position import CorePosition
from tests.conformance.compare import Tally, play
from tests.rules.perft import lines

_POSITIONS_A_MODE = 2_000  # the long runs are `./dev conform`
_EVENTS = {
    "classic-2": {"walk", "place", "jump or tunnel", "end goal"},
    "classic-3": {"walk", "place", "jump or tunnel", "end goal"},
    "classic-4": {"walk", "place", "jump or tunnel", "end goal", "pass"},
    "pacman": {"catch", "pellet", "boost", "ghost eaten", "pass", "end catches"},
    "pacman-advanced": {
        "catch",
        "pellet",
        "boost",
        "spend",
        "relocate",
        "enter",
        "place",
        "jump or tunnel",
        "other chamber",
    },
}
_EVERYWHERE = {"begins elsewhere", "edited"}  # positions read from texts


@pytest.mark.random
@pytest.mark.parametrize("mode", MODES)
def test_law_and_core_agree_on_every_position_of_random_games(mode: str) -> None:
    """Legal moves, outcome, rating and position text are equal under all switches."""
    tally = Tally(Counter(), Counter())
    number = 0
    while tally.positions.total() < _POSITIONS_A_MODE:
        found = play(Random(f"{mode}/{number}"), tally, mode)
        assert found is None, str(found)
        number += 1
    assert _EVENTS[mode] | _EVERYWHERE <= set(tally.events), "the games were too tame"


@pytest.mark.parametrize("mode", MODES)
def test_core_counts_the_sequences_that_the_files_say_there_are(mode: str) -> None:
    """Also those that the law leaves to the core because they take it too long."""
    for line in lines(mode):
        core = CorePosition.from_game(Game.from_position(line.position))
        counted = [(depth, core.perft(depth)) for depth, _count in (*line.counts, *line.slow)]
        assert counted == [*line.counts, *line.slow], line.position


def test_core_counts_the_known_sequences_of_the_race_for_two() -> None:
    core = CorePosition.from_game(Game("classic-2"))
    assert [core.perft(depth) for depth in (1, 2, 3, 4)] == [131, 16_677, 2_062_264, 247_569_030]
