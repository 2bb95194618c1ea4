"""When an eaten ghost comes back, in both readings of the basic chase."""

import pytest

from corridor.rules.modes import Switch
from corridor.rules.pacman import PacmanPosition
from tests.rules.boards import chase, played, where
from tests.rules.chases import listed, may_move, phase, turns, under

# Blinky, whose start square is e9, is about to be eaten.
MEAL = """
    9 . . . . .
    2 . . .
    1 M B .
      a b c d e
"""


def meal(**switches: Switch) -> PacmanPosition:
    return under(chase(MEAL, phase="boost", also={"C": "i8"}, pellets_at="i9"), **switches)


def test_an_eaten_ghost_must_stay_out_until_the_next_catch_with_next_round() -> None:
    after = played(meal(), "Mb1", "Ch8")
    assert (where(after)["B"], may_move(after)) == ("-", "M")
    again = played(after, "Mc1d1")
    assert (where(again)["B"], may_move(again)) == ("-", "C")


def test_an_eaten_ghost_must_come_back_with_the_catch_that_follows() -> None:
    position = chase(
        """
        2 . . .
        1 M B I
          a b c
        """,
        phase="boost",
        pellets_at="i9",
    )
    after = played(position, "Mb1", "Ib1")
    assert where(after) == {"M": "e5", "B": "e9", "I": "i5", "P": "e1", "C": "a5"}


def test_an_eaten_ghost_must_come_back_as_its_turn_begins_with_next_turn() -> None:
    after = played(meal(ghost_return="next_turn"), "Mb1")
    assert (where(after)["B"], may_move(after)) == ("e9", "B")
    assert listed(after) == {"Be8", "Bd9", "Bf9"}


def test_a_ghost_that_comes_back_must_see_from_its_start_square() -> None:
    position = chase(
        """
        9 . . .
        2 . . .
        1 M B .
          d e f
        """,
        phase="boost",
        also={"C": "i8"},
        pellets_at="i9",
        ghost_return="next_turn",
    )
    after = played(position, "Me1")
    assert after.steps_left == 2
    assert "Be8e7" in listed(after)
    assert "Be8" not in listed(after)


@pytest.mark.parametrize("guest", ["M", "C"])
def test_a_ghost_must_stay_off_when_any_piece_stands_on_its_start_square(guest: str) -> None:
    squares = {"M": "i1", "C": "i8", guest: "e9"}
    position = chase(
        """
        9 . . .
          d e f
        """,
        phase="boost",
        also=squares,
        pellets_at="i9",
        ghost_return="next_turn",
    )
    after = played(position, "--")
    assert (where(after)["B"], may_move(after)) == ("-", "B")
    assert (listed(after), after.steps_left) == ({"--"}, 1)
    then = played(after, "--")
    assert (where(then)["B"], may_move(then)) == ("-", "I")


def test_a_ghost_that_stayed_off_must_have_a_turn_in_the_next_round() -> None:
    position = chase(
        """
        9 . M .
        1 I P C
          d e f
        """,
        phase="boost",
        pellets_at="i9",
        ghost_return="next_turn",
    )
    after = played(position, "--", "--", "Id2", "Pe2e3", "Cf2", "Md9c9")
    assert (where(after)["B"], may_move(after)) == ("e9", "B")


def test_every_ghost_must_have_a_turn_each_round_with_next_turn() -> None:
    position = chase(
        """
        2 . .
        1 M .
          a b
        """,
        also={"P": "i8"},
        pellets_at="i9",
        ghost_return="next_turn",
    )
    assert turns(position, "Ma2a3", "Bd9", "Ih5", "Pi7", "Cb5c5") == "M.B.I.P.C.M"


def test_the_game_must_go_on_when_all_ghosts_are_eaten_with_next_turn() -> None:
    position = chase(
        """
        2 . . . .
          --- ---
        1 M B . .
          a b c d
        """,
        phase="boost",
        pellets_at="i9",
        ghost_return="next_turn",
    )
    after = played(position, "Mb1")
    assert after.outcome is None
    assert (phase(after), may_move(after)) == ("ghosts", "B")


# In free order


def test_an_eaten_ghost_must_come_back_only_with_its_move_in_free_order() -> None:
    after = played(meal(ghost_return="next_turn", ghost_order="free"), "Mb1")
    assert where(after)["B"] == "-"
    assert may_move(after) == "BIPC"
    assert {"Be8", "Bd9", "Bf9"} <= listed(after)
    assert where(played(after, "Bd9"))["B"] == "d9"
    assert where(played(after, "Ch8"))["B"] == "-"


def test_the_start_square_of_an_eaten_ghost_may_be_taken_before_its_move_in_free_order() -> None:
    position = chase(
        """
        9 . . C
        1 M B .
          d e f
        """,
        phase="boost",
        pellets_at="i9",
        ghost_return="next_turn",
        ghost_order="free",
    )
    after = played(position, "Me1", "Ce9")
    assert "B--" in listed(after)
    assert not any(text.startswith("Be") for text in listed(after))
    then = played(after, "B--")
    assert (where(then)["B"], may_move(then)) == ("-", "IP")


def test_an_eaten_ghost_may_come_back_and_stay_with_ghost_stay_in_free_order() -> None:
    switches: dict[str, Switch] = {"ghost_return": "next_turn", "ghost_order": "free"}
    after = played(meal(ghost_stay=True, **switches), "Mb1")
    assert where(played(after, "B--"))["B"] == "e9"
    assert "B--" not in listed(played(meal(**switches), "Mb1"))
