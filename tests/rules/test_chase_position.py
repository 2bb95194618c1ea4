"""What both chases answer: pellets, lives, who has played, and how far a ghost may walk."""

import pytest

from corridor.rules.advanced import AdvancedPosition
from corridor.rules.chase.position import ChasePosition
from corridor.rules.game import Game
from corridor.rules.modes import MODES
from corridor.rules.pacman import PacmanPosition, is_pacman


def chase(text: str) -> ChasePosition:
    position = Game.from_position(text).position
    assert isinstance(position, PacmanPosition | AdvancedPosition)
    return position


def test_a_ghost_that_sees_pacman_must_have_the_steps_of_a_frenzy() -> None:
    sees = chase("pacman layout=open / / / e5 e9 i4 f1 a4 / a1i1a9i9 / 3 / walk")
    assert [sees.ghost_steps(ghost) for ghost in range(1, 5)] == [2, 1, 1, 1]
    calm = chase("pacman layout=open frenzy=none / / / e5 e9 i4 f1 a4 / a1i1a9i9 / 3 / walk")
    assert [calm.ghost_steps(ghost) for ghost in range(1, 5)] == [1, 1, 1, 1]


@pytest.mark.parametrize("mode", MODES)
def test_only_the_basic_chase_must_be_a_position_of_its_family(mode: str) -> None:
    assert is_pacman(Game(mode).position) == (mode == "pacman")


@pytest.mark.parametrize(("pellets", "steps"), [("a1a9i1i9", 1), ("a9i1i9", 2), ("i9", 3)])
def test_ghosts_must_be_as_fast_as_the_eaten_pellets_make_them(pellets: str, steps: int) -> None:
    eaten = 4 - len(pellets) // 2
    position = chase(
        f"pacman-advanced / d3 / c4e4 / e1 d5 e5 d4 e4 / {pellets} / 3 / 0 0 / 0 {eaten}"
        " / d3hc4ve4v / - - - - - / 2 relocate"
    )
    assert (position.ghost_steps(1), position.lives, position.played) == (steps, 3, 0)
    assert position.pellets.bit_count() == 4 - eaten
