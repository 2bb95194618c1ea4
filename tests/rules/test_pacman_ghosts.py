"""A ghost's turn in the basic chase: where it may walk, cross, end and stay."""

import pytest

from tests.rules.boards import chase, played, targets, where
from tests.rules.chases import listed, lives, may_move


def test_a_ghost_must_walk_exactly_one_step_when_it_does_not_see_pacman() -> None:
    position = chase(
        """
        3 . . .
        2 . . .
        1 B . .
          a b c
        """,
        phase="ghosts",
        also={"M": "i8"},
        pellets_at="i9",
    )
    assert position.steps_left == 1
    assert listed(position) == {"Ba2", "Bb1"}


def test_a_ghost_may_not_step_over_a_fence_or_diagonally() -> None:
    position = chase(
        """
        3 . . .
            ---
        2 . B|.
        1 . .|.
          a b c
        """,
        phase="ghosts",
        also={"M": "i8"},
        pellets_at="i9",
    )
    assert listed(position) == {"Ba2", "Bb1"}


# Pellets


def test_a_ghost_may_not_end_on_a_pellet() -> None:
    position = chase(
        """
        2 * .
        1 B .
          a b
        """,
        phase="ghosts",
        also={"M": "i8"},
    )
    assert listed(position) == {"Bb1"}


def test_a_ghost_may_cross_a_pellet_between_it_and_pacman() -> None:
    position = chase(
        """
        4 . . . .
          --- ---
        3 B * M .
          a b c d
        """,
        phase="ghosts",
    )
    assert lives(played(position, "Bb3c3")) == 2
    assert "b3" not in targets(position)


def test_a_ghost_may_not_even_cross_a_pellet_with_no_entry() -> None:
    position = chase(
        """
        2 . . . .
          --- ---
        1 B * M .
          a b c d
        """,
        phase="ghosts",
        ghost_on_pellet="no_entry",
    )
    assert listed(position) == {"--"}


def test_a_ghost_may_end_on_a_pellet_with_free_and_leaves_it_there() -> None:
    position = chase(
        """
        3 *|.
        2 B|.
        1 * .
          a b
        """,
        phase="ghosts",
        also={"M": "i8"},
        ghost_on_pellet="free",
    )
    assert listed(position) == {"Ba1", "Ba3"}
    after = played(position, "Ba1")
    assert after.layout.pellets == position.layout.pellets


# Other ghosts


def test_a_ghost_may_not_end_on_another_ghost() -> None:
    position = chase(
        """
        2 I .
        1 B .
          a b
        """,
        phase="ghosts",
        also={"M": "i8"},
        pellets_at="i9",
    )
    assert listed(position) == {"Bb1"}


def test_a_ghost_may_pass_another_ghost_in_a_frenzy() -> None:
    position = chase(
        """
        2 . . . .
          --- ---
        1 B I . M
          a b c d
        """,
        phase="ghosts",
        pellets_at="i9",
    )
    assert listed(position) == {"Bb1c1", "Bb1a1"}


def test_a_ghost_may_not_pass_another_ghost_with_block() -> None:
    position = chase(
        """
        2 . . . .
          --- ---
        1 B I . M
          a b c d
        """,
        phase="ghosts",
        pellets_at="i9",
        ghost_stack="block",
    )
    assert listed(position) == {"--"}


def test_a_ghost_may_end_on_another_ghost_with_share() -> None:
    position = chase(
        """
        2 I .
        1 B .
          a b
        """,
        phase="ghosts",
        also={"M": "i8"},
        pellets_at="i9",
        ghost_stack="share",
    )
    assert listed(position) == {"Ba2", "Bb1"}
    after = played(position, "Ba2")
    assert (where(after)["B"], where(after)["I"]) == ("a2", "a2")
    assert "Ia3" in listed(after)


# Staying


def test_a_ghost_must_stay_when_it_has_no_walk_and_that_is_a_move_of_its_own() -> None:
    position = chase(
        """
        2 I .
        1 B P
          a b
        """,
        phase="ghosts",
        also={"M": "i8"},
        pellets_at="i9",
    )
    assert listed(position) == {"--"}
    after = played(position, "--")
    assert (where(after)["B"], may_move(after)) == ("a1", "I")


@pytest.mark.parametrize("order", ["fixed", "free"])
def test_a_ghost_may_stay_besides_its_walks_with_ghost_stay(order: str) -> None:
    position = chase(
        """
        2 . .
        1 B .
          a b
        """,
        phase="ghosts",
        also={"M": "i8"},
        pellets_at="i9",
        ghost_stay=True,
        ghost_order=order,
    )
    stay = "--" if order == "fixed" else "B--"
    assert listed(position) == {"Ba2", "Bb1", stay}
    assert where(played(position, stay))["B"] == "a1"


def test_a_ghosts_stay_must_be_listed_once_when_it_has_no_walk_and_may_stay_anyway() -> None:
    position = chase(
        """
        2 I .
        1 B P
          a b
        """,
        phase="ghosts",
        also={"M": "i8"},
        pellets_at="i9",
        ghost_stay=True,
    )
    assert listed(position) == {"--"}
