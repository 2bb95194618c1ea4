"""Walks of the advanced chase: how far, through which tunnels, and where they may not end."""

import pytest

from corridor import Game
from corridor.rules.advanced import AdvancedPosition
from corridor.rules.modes import Switch
from tests.rules.boards import hunt, played, targets, where
from tests.rules.chases import listed, may_move, pellets, phase, under

# Two squares that a fence above and one beside shut off from all others.
NOOK = """
    2 . .|.
      ---
    1 M .|.
      a b c
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


def walking(picture: str, **switches: Switch) -> AdvancedPosition:
    """PAC-MAN's basic walk is due, with a ghost and a pellet far away."""
    return under(hunt(picture, phase="action", also={"B": "h9"}, pellets_at="i9"), **switches)


# PAC-MAN


def test_pacman_must_walk_exactly_two_steps_and_not_end_where_his_turn_began() -> None:
    position = walking("""
        3 . . .
        2 . . .
        1 M . .
          a b c
    """)
    assert position.steps_left == 2
    assert listed(position) == {"Ma2a3", "Ma2b2", "Mb1b2", "Mb1c1"}


def test_pacman_may_not_end_on_the_square_he_stood_on_before() -> None:
    position = hunt(
        """
        3 . . .
        2 . . .
        1 M . .
          a b c
        """,
        phase="action",
        also={"B": "h9"},
        previous={"M": "b2"},
        pellets_at="i9",
    )
    assert listed(position) == {"Ma2a3", "Mb1c1"}


def test_pacman_may_go_back_where_he_stood_before_with_no_return_off() -> None:
    position = hunt(
        """
        3 . . .
        2 . . .
        1 M . .
          a b c
        """,
        phase="action",
        also={"B": "h9"},
        previous={"M": "b2"},
        pellets_at="i9",
        no_return="off",
    )
    assert listed(position) == {"Ma2a3", "Ma2b2", "Mb1b2", "Mb1c1"}


def test_pacman_may_cross_his_previous_square() -> None:
    position = hunt(
        """
        3 . . .
        2 . . .
        1 M . .
          a b c
        """,
        phase="action",
        also={"B": "h9"},
        previous={"M": "a2"},
        pellets_at="i9",
    )
    assert {"Ma2a3", "Ma2b2"} <= listed(position)


def test_the_previous_square_must_give_way_when_every_walk_ends_there() -> None:
    position = hunt(
        """
        2 . . .|.
          ---
        1 M . .|.
          a b c d
        """,
        phase="action",
        also={"B": "h9"},
        previous={"M": "c1"},
        pellets_at="i9",
    )
    assert listed(position) == {"Mb1c1"}


def test_pacman_must_take_the_longest_shorter_walk_when_he_has_none_of_two() -> None:
    position = walking(NOOK)
    assert listed(position) == {"Mb1"}
    after = played(position, "Mb1")
    assert where(after)["M"] == "b1"


def test_the_previous_square_must_give_way_for_a_shorter_walk_too() -> None:
    position = hunt(NOOK, phase="action", also={"B": "h9"}, previous={"M": "b1"}, pellets_at="i9")
    assert listed(position) == {"Mb1"}


def test_a_previous_square_once_forgotten_may_not_bar_a_shorter_walk_again() -> None:
    """Both walks of two steps lead back to where he began, so he takes either one of one step."""
    text = (
        "pacman-advanced layout=-a3a4a6a7.a1i1a9i9.b1hd1he1vb2vc2he2h.b1hd1hb2vc2h.12-4.3"
        " / b1d1c2e2 / e1b2 / d2 a3 a4 a6 a7 / a1i1a9i9 / 3 / 12 4 / 0 0 / b1hd1hb2vc2h"
        " / c2 - - - - / 1 action began=d2 due"
    )
    assert targets(Game.from_position(text).position) == {"c2", "e2"}


def test_pacman_must_stay_when_he_has_no_walk_and_may_still_place() -> None:
    position = walking(CELL)
    assert listed(position) == {"--"}
    after = played(position, "--")
    assert (phase(after), where(after)["M"]) == ("after", "d4")
    assert {"a1h", "--"} <= listed(after)


def test_pacman_may_stay_or_spend_when_he_has_no_walk() -> None:
    position = hunt(CELL, phase="action", reserve=1, eaten=1, also={"B": "h9"}, pellets_at="i9")
    assert listed(position) == {"$", "--"}


def test_a_stay_must_leave_the_previous_square_as_it_was() -> None:
    position = hunt(CELL, phase="action", also={"B": "h9"}, previous={"M": "d5"}, pellets_at="i9")
    after = played(position, "--", "--")
    assert isinstance(after, AdvancedPosition)
    assert after.previous == position.previous


def test_a_stay_must_pass_play_on_when_pacman_holds_nothing() -> None:
    position = hunt(CELL, phase="action", stock=(0, 4), also={"B": "h9"}, pellets_at="i9")
    assert may_move(played(position, "--")) == "B"


def test_pacman_may_end_a_second_turn_anywhere_but_where_the_last_one_began() -> None:
    position = hunt(
        """
        3 . . .
        2 . . .
        1 M . .
          a b c
        """,
        phase="action",
        stock=(0, 0),
        also={"B": "h9"},
        pellets_at="i9",
    )
    after = played(position, "Ma2b2", "Bh8")
    assert "a1" not in targets(after)
    assert targets(after) == {"a3", "b4", "c3", "d2", "c1"}


def test_pacman_may_revisit_squares_inside_a_walk() -> None:
    # After an extra step he may go back over it: his turn began elsewhere.
    position = hunt(
        """
        2 . . . .
        1 . M . .
          a b c d
        """,
        phase="action",
        began="a1",
        walked=True,
        also={"B": "h9"},
        pellets_at="i9",
    )
    assert "Mc1b1" in listed(position)
    assert "a1" not in targets(position)


def test_pacman_must_take_pellets_he_enters_and_walks_on() -> None:
    position = walking("""
        2 . . .
        1 M * *
          a b c
    """)
    assert {"Mb1c1", "Mb1b2"} <= listed(position)
    assert "Mb1" not in listed(position)
    both = played(position, "Mb1c1")
    assert (both.marks.reserve, pellets(both)) == (2, {"i9"})
    one = played(position, "Mb1b2")
    assert (one.marks.reserve, pellets(one)) == (1, {"c1", "i9"})


# Tunnels


def test_pacman_may_use_a_tunnel_in_the_middle_of_a_walk() -> None:
    position = walking("""
        2 . M .
        1 . . .
          d e f
    """)
    assert "Me1e9" in listed(position)
    assert where(played(position, "Me1e9"))["M"] == "e9"


@pytest.mark.parametrize(
    ("start", "walk"),
    [("e1", "Me9e8"), ("e9", "Me1e2"), ("a5", "Mi5h5"), ("i5", "Ma5b5")],
)
def test_a_tunnel_must_lead_both_ways_and_on(start: str, walk: str) -> None:
    position = hunt(
        """
        9 .
          a
        """,
        phase="action",
        also={"M": start, "B": "h8"},
        pellets_at="i9",
    )
    assert walk in listed(position)


def test_a_ghost_may_use_a_tunnel() -> None:
    position = hunt(
        """
        2 . . .
        1 . B .
          d e f
        """,
        phase="ghosts",
        also={"M": "a2"},
        pellets_at="i9",
    )
    assert listed(position) == {"Be2", "Bf1", "Bd1", "Be9"}


def test_there_may_be_no_way_from_edge_to_edge_but_the_tunnels() -> None:
    position = walking("""
        2 . M .
        1 . . .
          c d e
    """)
    assert "Md1d9" not in listed(position)


# Ghosts


def ghostly(picture: str, eaten: int = 0, **switches: Switch) -> AdvancedPosition:
    """The ghosts are to walk, with PAC-MAN and a pellet far away."""
    position = hunt(picture, phase="ghosts", eaten=eaten, also={"M": "h9"}, pellets_at="i9")
    return under(position, **switches)


LANE = """
    2 . . . . .|.
      --- ---
    1 B . . . .|.
      a b c d e f
"""


@pytest.mark.parametrize(("eaten", "speed"), [(0, 1), (1, 2), (2, 2), (3, 3)])
def test_a_ghost_must_be_as_fast_as_pellets_are_eaten(eaten: int, speed: int) -> None:
    position = ghostly(LANE, eaten)
    assert (position.steps_left, position.marks.speed) == (speed, speed)
    assert max(len(text[1:]) // 2 for text in listed(position)) == speed


def test_a_ghost_may_walk_one_step_up_to_its_speed_but_not_end_where_it_began() -> None:
    assert listed(ghostly(LANE, 0)) == {"Bb1"}
    assert listed(ghostly(LANE, 1)) == {"Bb1", "Bb1c1"}
    assert listed(ghostly(LANE, 3)) == {"Bb1", "Bb1c1", "Bb1c1d1", "Bb1a1b1", "Bb1c1b1"}


def test_a_ghost_must_walk_exactly_its_speed_with_exact() -> None:
    assert listed(ghostly(LANE, 1, adv_ghost_move="exact")) == {"Bb1c1"}
    assert listed(ghostly(LANE, 3, adv_ghost_move="exact")) == {"Bb1c1d1", "Bb1a1b1", "Bb1c1b1"}


def test_a_ghost_may_not_end_on_the_square_it_stood_on_before() -> None:
    position = hunt(
        """
        2 . .
        1 B .
          a b
        """,
        phase="ghosts",
        also={"M": "h9"},
        previous={"B": "a2"},
        pellets_at="i9",
    )
    assert listed(position) == {"Bb1"}
    assert listed(under(position, no_return="off")) == {"Ba2", "Bb1"}


def test_a_ghost_in_a_dead_end_may_go_back_where_it_came_from() -> None:
    position = hunt(
        """
        2 . .
          ---
        1 B .
          a b
        """,
        phase="ghosts",
        also={"M": "h9"},
        previous={"B": "b1"},
        pellets_at="i9",
    )
    assert listed(position) == {"Bb1"}


def test_the_previous_square_must_give_way_before_the_speed_does_with_exact() -> None:
    position = hunt(
        """
        2 . . .|.
          ---
        1 B . .|.
          a b c d
        """,
        phase="ghosts",
        eaten=1,
        also={"M": "h9"},
        previous={"B": "c1"},
        pellets_at="i9",
        adv_ghost_move="exact",
    )
    assert listed(position) == {"Bb1c1"}


def test_a_ghost_must_walk_one_step_less_when_its_speed_is_not_possible_with_exact() -> None:
    # Two steps would lead back or onto Inky.
    position = hunt(
        """
        2 . . .|.
          ---
        1 B . I|.
          a b c d
        """,
        phase="ghosts",
        played="I",
        eaten=1,
        also={"M": "h9"},
        pellets_at="i9",
        adv_ghost_move="exact",
    )
    assert listed(position) == {"Bb1"}


def test_every_walk_of_a_ghost_must_set_the_square_it_may_not_go_back_to() -> None:
    position = hunt(
        """
        2 . .
        1 B .
          a b
        """,
        phase="ghosts",
        stock=(0, 0),
        also={"M": "h8"},
        pellets_at="i9",
    )
    after = played(position, "Ba2", "Mh7h6")
    assert listed(after) == {"Ba3", "Bb2"}


def test_a_ghosts_stay_must_leave_the_square_it_may_not_go_back_to() -> None:
    position = hunt(
        """
        3 . . .
        2 I . .
        1 B P .
          a b c
        """,
        phase="ghosts",
        stock=(0, 0),
        also={"M": "h8"},
        previous={"B": "a2"},
        pellets_at="i9",
    )
    after = played(position, "B--", "Ia3", "Pc1", "Mh7h6")
    assert "Bb1" in listed(after)
    assert "Ba2" not in listed(after)


def test_a_ghost_may_cross_a_pellet_but_not_end_on_it() -> None:
    position = ghostly(
        """
        2 . . . .
          --- ---
        1 B * . .
          a b c d
        """,
        eaten=1,
    )
    assert listed(position) == {"Bb1c1"}


def test_a_ghost_may_pass_another_but_not_end_on_its_square() -> None:
    hall = """
        2 . . . .
          --- ---
        1 B I . .
          a b c d
    """
    passing = ghostly(hall, eaten=1)
    assert {text for text in listed(passing) if text[0] == "B"} == {"Bb1c1"}
    blocked = ghostly(hall, eaten=1, ghost_stack="block")
    assert {text for text in listed(blocked) if text[0] == "B"} == {"B--"}
    sharing = ghostly(hall, eaten=1, ghost_stack="share")
    assert {text for text in listed(sharing) if text[0] == "B"} == {"Bb1", "Bb1c1"}


def test_a_ghost_must_stay_only_when_it_has_no_walk_and_may_still_place() -> None:
    position = ghostly("""
        2 I .
        1 B P
          a b
    """)
    assert {text for text in listed(position) if text.endswith("--")} == {"B--"}
    after = played(position, "B--")
    assert (phase(after), may_move(after), where(after)["B"]) == ("ghost_place", "B", "a1")


def test_a_ghost_may_walk_though_it_sees_pacman_no_further_than_its_speed() -> None:
    position = hunt(
        """
        2 . . . .
          --- ---
        1 B . . M
          a b c d
        """,
        phase="ghosts",
        pellets_at="i9",
    )
    assert listed(position) == {"Bb1"}
