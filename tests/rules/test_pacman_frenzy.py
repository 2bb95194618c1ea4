"""Frenzy in the basic chase: a ghost that sees PAC-MAN walks two steps."""

import pytest

from corridor.rules.modes import Switch
from corridor.rules.pacman import PacmanPosition
from tests.rules.boards import chase, names, played, where
from tests.rules.chases import listed, lives, under

IN_LINE = """
    3 . . . .
    2 . . . .
    1 B . . M
      a b c d
"""


def seeing(picture: str = IN_LINE, **switches: Switch) -> PacmanPosition:
    return under(chase(picture, phase="ghosts", pellets_at="i9"), **switches)


def seen(position: PacmanPosition) -> set[str]:
    """Where ghosts stand that see PAC-MAN."""
    return names(sight.start for sight in position.marks.sights)


# Sight


@pytest.mark.parametrize("square", ["e9", "i5", "e1", "a5", "e6", "d5"])
def test_a_ghost_must_be_in_a_frenzy_when_pacman_is_in_line_in_any_direction(square: str) -> None:
    position = chase(
        """
        5 M
          e
        """,
        phase="ghosts",
        also={"B": square},
        pellets_at="i9",
    )
    assert seen(position) == {square}
    assert position.steps_left == 2


@pytest.mark.parametrize("square", ["d4", "f6", "a1", "d9", "i4"])
def test_a_ghost_may_not_see_pacman_out_of_line(square: str) -> None:
    position = chase(
        """
        5 M
          e
        """,
        phase="ghosts",
        also={"B": square},
        pellets_at="i9",
    )
    assert not seen(position)
    assert position.steps_left == 1


def test_a_ghost_may_not_see_through_a_fence() -> None:
    position = seeing("""
        2 . .|. .
        1 B .|. M
          a b c d
    """)
    assert not seen(position)
    assert listed(position) == {"Ba2", "Bb1"}


def test_a_ghost_may_see_past_other_ghosts_and_pellets() -> None:
    position = seeing("""
        2 . . . . .
          --- ---
        1 B I * . M
          a b c d e
    """)
    assert seen(position) == {"a1", "b1"}
    assert listed(position) == {"Bb1a1"}


def test_a_ghost_may_be_in_a_frenzy_after_pacman_has_eaten() -> None:
    position = chase(
        """
        2 . . . .
        1 B . * M
          a b c d
        """,
        also={"C": "i8"},
        pellets_at="i9",
    )
    after = played(position, "Mc1", "Md1")
    assert {"Bb1c1", "Ba2a3"} <= listed(after)


# How far, and which way


def test_a_frenzied_ghost_must_walk_two_steps_any_way_and_may_end_where_it_began() -> None:
    position = seeing()
    assert listed(position) == {"Ba2a1", "Ba2a3", "Ba2b2", "Bb1a1", "Bb1b2", "Bb1c1"}


def test_a_ghost_may_catch_pacman_two_squares_away_in_line() -> None:
    position = seeing("""
        2 . . .
        1 B . M
          a b c
    """)
    assert lives(played(position, "Bb1c1")) == 2


def test_a_ghost_may_take_one_step_only_with_a_fence_before_pacman_two_squares_away() -> None:
    position = seeing("""
        2 . .|.
        1 B .|M
          a b c
    """)
    assert listed(position) == {"Ba2", "Bb1"}


def test_a_ghost_may_pass_another_ghost_to_catch_pacman_two_squares_away() -> None:
    position = seeing("""
        2 . . .
        1 B I M
          a b c
    """)
    assert lives(played(position, "Bb1c1")) == 2


def test_a_frenzied_ghost_must_stop_where_it_catches_pacman() -> None:
    position = seeing("""
        2 . . .
          --- ---
        1 B M . .
          a b c d
    """)
    assert listed(position) == {"Bb1"}
    assert lives(played(position, "Bb1")) == 2


def test_a_frenzied_ghost_may_walk_round_pacman_beside_it() -> None:
    position = seeing("""
        2 . . .
        1 B M .
          a b c
    """)
    assert listed(position) == {"Bb1", "Ba2a1", "Ba2a3", "Ba2b2"}


def test_a_frenzied_ghost_must_take_one_step_when_it_has_no_walk_of_two() -> None:
    # Straight on it would end on a pellet, both ways.
    position = seeing(
        """
        3 * . . .
        2 . . . .
        1 B . * M
          a b c d
        """,
        frenzy_path="straight",
    )
    assert listed(position) == {"Ba2", "Bb1"}


def test_a_frenzied_ghost_must_stay_when_it_has_no_walk_at_all() -> None:
    position = seeing(
        """
        2 . . . .
          --- ---
        1 B I P M
          a b c d
        """,
        frenzy_path="towards",
    )
    assert listed(position) == {"--"}


def test_a_frenzied_ghost_may_walk_one_step_or_two_with_up_to_2() -> None:
    position = seeing(frenzy="up_to_2")
    one = {"Ba2", "Bb1"}
    assert listed(position) == one | {"Ba2a1", "Ba2a3", "Ba2b2", "Bb1a1", "Bb1b2", "Bb1c1"}


def test_a_one_step_catch_must_be_listed_once_with_up_to_2() -> None:
    position = seeing(
        """
        2 . . . .
          --- ---
        1 B M . .
          a b c d
        """,
        frenzy="up_to_2",
    )
    assert listed(position) == {"Bb1"}


def test_a_ghost_must_walk_one_step_though_it_sees_pacman_with_none() -> None:
    position = seeing(frenzy="none")
    assert not seen(position)
    assert position.steps_left == 1
    assert listed(position) == {"Ba2", "Bb1"}


def test_a_frenzied_ghost_may_not_turn_with_straight() -> None:
    position = seeing(frenzy_path="straight")
    assert listed(position) == {"Ba2a3", "Bb1c1"}


def test_a_frenzied_ghost_must_walk_towards_pacman_with_towards() -> None:
    position = seeing(frenzy_path="towards")
    assert listed(position) == {"Bb1c1"}


@pytest.mark.parametrize(
    ("square", "walk"), [("e9", "Be8e7"), ("i5", "Bh5g5"), ("e1", "Be2e3"), ("a5", "Bb5c5")]
)
def test_towards_must_be_the_direction_in_which_pacman_is_seen(square: str, walk: str) -> None:
    position = chase(
        """
        5 M
          e
        """,
        phase="ghosts",
        also={"B": square},
        pellets_at="i9",
        frenzy_path="towards",
    )
    assert listed(position) == {walk}


def test_a_ghost_beside_pacman_must_catch_him_with_towards() -> None:
    position = seeing(
        """
        2 . . .
        1 B M .
          a b c
        """,
        frenzy_path="towards",
    )
    assert listed(position) == {"Bb1"}


def test_a_frenzied_ghost_must_take_an_ordinary_step_when_none_of_two_leads_towards() -> None:
    position = seeing(
        """
        2 . . . .
        1 B . I M
          a b c d
        """,
        frenzy_path="towards",
    )
    assert listed(position) == {"Ba2", "Bb1"}


def test_one_step_walks_must_remain_free_in_direction_with_up_to_2_and_towards() -> None:
    position = seeing(frenzy="up_to_2", frenzy_path="towards")
    assert listed(position) == {"Ba2", "Bb1", "Bb1c1"}


def test_frenzy_must_be_decided_when_the_ghosts_own_turn_begins() -> None:
    # Inky stands between and walks away: Blinky saw PAC-MAN all the same, before and after.
    position = chase(
        """
        2 . . . .
        1 P I B M
          a b c d
        """,
        phase="ghosts",
        also={"C": "i8"},
        pellets_at="i9",
    )
    after = played(position, "Bc2b2")
    assert "Ib2" not in listed(after)
    assert {"Ic1d1", "Ib2b3"} <= listed(after)
    assert where(after)["B"] == "b2"
