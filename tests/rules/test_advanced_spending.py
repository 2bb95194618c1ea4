"""Spending a pellet in the advanced chase: an extra walk that puts ghosts out for good."""

import pytest

from corridor.rules.advanced import AdvancedPosition
from corridor.rules.modes import Switch
from tests.rules.boards import hunt, places, played, targets, where
from tests.rules.chases import (
    PACMAN_WINS_BY_GHOSTS,
    PACMAN_WINS_BY_PELLETS,
    listed,
    lives,
    may_move,
    pellets,
    phase,
    under,
)

LANE = """
    2 . . . . .|.
      --- ---
    1 M . . . .|.
      a b c d e f
"""
# One square with a fence on each side.
CELL = """
    5 . .|. .
      ---
    4 .|M|. .
        ---
    3 .|. . .
      c d e f
"""


def spending(picture: str, step: str = "action", **switches: Switch) -> AdvancedPosition:
    """PAC-MAN holds one of two pellets eaten; a ghost and a pellet are far away."""
    position = hunt(
        picture, phase=step, reserve=1, eaten=2, stock=(0, 4), also={"C": "h9"}, pellets_at="i9"
    )
    return under(position, **switches)


# When


def test_pacman_may_spend_before_his_basic_walk_which_stays_due() -> None:
    position = spending(LANE)
    assert "$" in listed(position)
    after = played(position, "$")
    assert (phase(after), after.marks.reserve, after.marks.boosted) == ("extra", 0, True)
    then = played(after, "Mb1")
    assert (phase(then), where(then)["M"]) == ("action", "b1")


def test_pacman_may_spend_after_his_basic_walk() -> None:
    after = played(spending(LANE), "Mb1c1")
    assert (phase(after), listed(after)) == ("after", {"$", "--"})
    assert may_move(played(after, "$", "Md1")) == "C"


def test_pacman_may_not_spend_without_a_pellet_in_reserve() -> None:
    position = hunt(LANE, phase="action", eaten=2, also={"C": "h9"}, pellets_at="i9")
    assert "$" not in listed(position)
    assert "$" not in listed(played(position, "Mb1c1"))


def test_the_ghosts_may_not_spend_what_pacman_holds() -> None:
    position = hunt(
        LANE,
        phase="ghost_place",
        played="C",
        placer="C",
        reserve=1,
        eaten=2,
        also={"C": "h9"},
        pellets_at="i9",
    )
    assert "$" not in listed(position)


def test_pacman_may_spend_every_pellet_in_one_turn() -> None:
    position = hunt(
        LANE, phase="action", reserve=3, eaten=3, stock=(0, 4), also={"C": "h9"}, pellets_at="i9"
    )
    after = played(position, "$", "Mb1", "$", "Mc1", "Md1e1", "$", "Md1")
    assert (may_move(after), after.marks.reserve) == ("C", 0)


def test_a_pellet_taken_this_turn_may_be_spent_this_turn() -> None:
    position = hunt(
        """
        1 M * .
          a b c
        """,
        phase="action",
        stock=(0, 4),
        also={"C": "h9"},
        pellets_at="i9",
    )
    after = played(position, "Mb1c1")
    assert listed(after) == {"$", "--"}


def test_the_extra_walk_must_follow_spending() -> None:
    after = played(spending(LANE), "$")
    assert (after.steps_left, targets(after)) == (2, {"a1", "b1", "c1"})
    assert listed(after) == {"Mb1", "Mb1a1", "Mb1c1"}


def test_pacman_may_place_his_fence_after_the_last_extra_walk() -> None:
    position = hunt(
        LANE, phase="after", reserve=1, eaten=2, also={"C": "h9"}, pellets_at="i9", walked=True
    )
    after = played(position, "$", "Mb1")
    assert phase(after) == "after"
    assert places(after)
    assert "$" not in listed(after)


# How far, and where to


def test_both_extra_steps_must_be_made_with_exact_2() -> None:
    after = played(spending(LANE, spend_steps="exact_2"), "$")
    assert listed(after) == {"Mb1a1", "Mb1c1"}


def test_an_extra_walk_may_end_where_the_turn_began_and_on_the_previous_square() -> None:
    position = hunt(
        LANE,
        phase="extra",
        eaten=2,
        due=True,
        also={"C": "h9"},
        previous={"M": "c1"},
        pellets_at="i9",
    )
    assert {"Mb1a1", "Mb1c1"} <= listed(position)


def test_the_basic_walk_may_not_end_where_the_turn_began_though_he_left_it_boosted() -> None:
    after = played(spending(LANE), "$", "Mb1c1")
    assert listed(after) == {"Mb1c1", "Md1c1", "Md1e1"}


def test_pacman_must_stay_where_no_extra_step_is_possible() -> None:
    position = spending(CELL)
    after = played(position, "$")
    assert listed(after) == {"--"}
    assert phase(played(after, "--")) == "action"


def test_an_extra_walk_may_lead_through_a_tunnel() -> None:
    position = spending("""
        2 . .
        1 . M
          d e
    """)
    assert "Me9e8" in listed(played(position, "$"))


def test_an_extra_walk_must_count_for_the_square_he_may_not_go_back_to() -> None:
    position = hunt(
        LANE,
        phase="after",
        reserve=1,
        eaten=2,
        stock=(0, 0),
        also={"C": "h9"},
        pellets_at="i9",
    )
    after = played(position, "$", "Mb1c1", "Ch8")
    assert listed(after) == {"Md1e1"}


# What it does


def test_every_ghost_he_enters_must_be_out_of_the_game() -> None:
    position = spending("""
        2 . . . .
          --- ---
        1 M B I .
          a b c d
    """)
    after = played(position, "$", "Mb1c1")
    assert where(after) == {"M": "c1", "B": "-", "I": "-", "P": "-", "C": "h9"}
    assert lives(after) == 3
    assert phase(after) == "action"


def test_every_ghost_of_a_shared_square_must_be_out_of_the_game() -> None:
    position = hunt(
        """
        1 M B .
          a b c
        """,
        phase="extra",
        eaten=2,
        also={"I": "b1", "C": "h9"},
        pellets_at="i9",
        ghost_stack="share",
    )
    assert where(played(position, "Mb1")) == {"M": "b1", "B": "-", "I": "-", "P": "-", "C": "h9"}


def test_ghosts_must_be_met_unboosted_again_in_the_basic_walk() -> None:
    position = spending("""
        2 . . . .
          --- ---
        1 M B I .
          a b c d
    """)
    after = played(position, "$", "Mb1", "Mc1")
    assert (where(after)["M"], where(after)["B"], where(after)["I"]) == ("-", "-", "c1")
    assert lives(after) == 2


def test_a_ghost_out_of_the_game_must_not_come_back() -> None:
    position = spending("""
        2 . . . .
        1 M B . .
          a b c d
    """)
    after = played(position, "$", "Mb1", "Mc1d1")
    assert may_move(after) == "C"
    assert may_move(played(after, "Ch8", "--")) == "M"


def test_an_extra_walk_must_take_pellets_into_the_reserve() -> None:
    position = spending("""
        2 . . .
        1 M * *
          a b c
    """)
    after = played(position, "$", "Mb1c1")
    assert (after.marks.reserve, pellets(after)) == (2, {"i9"})
    assert after.marks.speed == 3


def test_a_spent_pellet_must_still_count_as_eaten() -> None:
    position = spending(LANE)
    after = played(position, "$", "Mb1", "Mc1d1")
    assert (after.marks.speed, pellets(after)) == (2, {"i9"})


def test_an_extra_walk_must_stop_on_the_last_ghost() -> None:
    position = hunt(
        """
        2 . . . .
          --- ---
        1 M B . .
          a b c d
        """,
        phase="extra",
        eaten=2,
        pellets_at="i9",
        spend_steps="exact_2",
    )
    assert listed(position) == {"Mb1"}
    after = played(position, "Mb1")
    assert after.outcome == PACMAN_WINS_BY_GHOSTS
    assert not listed(after)


def test_an_extra_walk_must_stop_on_the_last_pellet() -> None:
    position = hunt(
        """
        2 . . . .
          --- ---
        1 M * B .
          a b c d
        """,
        phase="extra",
        eaten=3,
        spend_steps="exact_2",
    )
    assert listed(position) == {"Mb1"}
    assert played(position, "Mb1").outcome == PACMAN_WINS_BY_PELLETS


@pytest.mark.parametrize("turn", [1, 4])
def test_pacman_may_spend_in_the_opening_with_his_walk(turn: int) -> None:
    position = hunt(
        LANE,
        phase="action",
        turn=turn,
        chamber="d3h",
        reserve=1,
        eaten=1,
        also={"C": "h9"},
        pellets_at="i9",
    )
    after = played(position, "$", "Mb1", "Mc1d1")
    assert phase(after) == "relocate"
