"""The boost of the basic chase: a second walk of up to three steps that eats ghosts."""

from corridor.rules.modes import Switch
from corridor.rules.pacman import PacmanPosition
from tests.rules.boards import chase, played, targets, where
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

CORRIDOR = """
    2 . . . . . .
      --- --- ---
    1 M . . . . .
      a b c d e f
"""


def boosted(picture: str, **switches: Switch) -> PacmanPosition:
    """PAC-MAN has just eaten; Clyde and a pellet are far away."""
    return under(chase(picture, phase="boost", also={"C": "h9"}, pellets_at="i9"), **switches)


def test_pacman_may_walk_up_to_three_steps_in_a_boost_or_decline_it() -> None:
    position = boosted(CORRIDOR)
    assert listed(position) == {"--", "Mb1", "Mb1a1", "Mb1c1", "Mb1a1b1", "Mb1c1b1", "Mb1c1d1"}


def test_only_ghosts_within_reach_of_the_boost_are_edible() -> None:
    picture = """
        2 . . . . . .
          --- --- ---
        1 M . P B . I
          a b c d e f
    """
    position = boosted(picture)
    assert position.marks.edible == (1, 3)
    assert played(position, "--").marks.edible == ()


def test_the_ghosts_must_play_after_a_boost() -> None:
    position = boosted(CORRIDOR)
    after = played(position, "Mb1c1d1")
    assert (where(after)["M"], phase(after), may_move(after)) == ("d1", "ghosts", "C")


def test_pacman_may_stay_on_the_pellets_square() -> None:
    position = boosted(CORRIDOR)
    after = played(position, "--")
    assert (where(after)["M"], phase(after), may_move(after)) == ("a1", "ghosts", "C")


def test_pacman_must_walk_three_steps_with_exact_3() -> None:
    position = boosted(CORRIDOR, boost="exact_3")
    assert listed(position) == {"Mb1a1b1", "Mb1c1b1", "Mb1c1d1"}


def test_pacman_may_be_stopped_early_by_a_pellet_with_exact_3() -> None:
    position = boosted(
        """
        2 . . . .
          --- ---
        1 M . * .
          a b c d
        """,
        boost="exact_3",
    )
    assert listed(position) == {"Mb1a1b1", "Mb1c1"}


def test_pacman_may_chain_boosts_from_pellet_to_pellet() -> None:
    position = boosted("""
        2 . . . . . .
          --- --- ---
        1 M * . . . .
          a b c d e f
    """)
    assert listed(position) == {"--", "Mb1"}
    again = played(position, "Mb1")
    assert (phase(again), again.steps_left, pellets(again)) == ("boost", 3, {"i9"})
    assert {"Mc1d1e1", "Ma1", "--"} <= listed(again)


def test_pacman_may_eat_two_ghosts_in_one_boost_and_walks_on() -> None:
    position = boosted("""
        2 . . . .
          --- ---
        1 M B I .
          a b c d
    """)
    after = played(position, "Mb1c1d1")
    assert where(after) == {"M": "d1", "B": "-", "I": "-", "P": "-", "C": "h9"}
    assert lives(after) == 3
    assert may_move(after) == "C"


def test_pacman_must_eat_every_ghost_of_a_shared_square() -> None:
    position = chase(
        """
        1 M B .
          a b c
        """,
        phase="boost",
        also={"I": "b1", "C": "h9"},
        pellets_at="i9",
        ghost_stack="share",
    )
    after = played(position, "Mb1")
    assert where(after) == {"M": "b1", "B": "-", "I": "-", "P": "-", "C": "h9"}


def test_pacman_may_cross_ghosts_unhurt_and_eats_only_at_the_end_with_end_only() -> None:
    position = boosted(
        """
        2 . . . .
          --- ---
        1 M B I .
          a b c d
        """,
        boost_eats="end_only",
    )
    crossed = played(position, "Mb1c1d1")
    assert where(crossed) == {"M": "d1", "B": "b1", "I": "c1", "P": "-", "C": "h9"}
    eaten = played(position, "Mb1c1")
    assert where(eaten) == {"M": "c1", "B": "b1", "I": "-", "P": "-", "C": "h9"}


def test_pacman_must_eat_the_ghost_where_a_pellet_ends_his_walk_with_end_only() -> None:
    position = chase(
        """
        1 M B * .
          a b c d
        """,
        phase="boost",
        also={"I": "c1", "C": "h9"},
        pellets_at="i9",
        boost_eats="end_only",
        ghost_on_pellet="free",
    )
    after = played(position, "Mb1c1")
    assert where(after) == {"M": "c1", "B": "b1", "I": "-", "P": "-", "C": "h9"}
    assert (phase(after), pellets(after)) == ("boost", {"i9"})


def test_pacman_must_stop_on_the_last_ghost() -> None:
    position = chase(
        """
        3 . .
        2 B .
        1 M .
          a b
        """,
        phase="boost",
        pellets_at="i9",
    )
    assert "Ma2" in listed(position)
    assert not any(text.startswith(("Ma2a", "Ma2b")) for text in listed(position))
    after = played(position, "Ma2")
    assert after.outcome == PACMAN_WINS_BY_GHOSTS


def test_pacman_must_stop_on_the_last_of_several_ghosts_eaten_in_one_walk() -> None:
    position = chase(
        """
        2 . . . .
          --- ---
        1 M B I .
          a b c d
        """,
        phase="boost",
        pellets_at="i9",
        boost="exact_3",
    )
    assert listed(position) == {"Mb1a1b1", "Mb1c1"}


def test_pacman_may_walk_on_from_the_last_ghost_with_end_only() -> None:
    position = chase(
        """
        2 . . . .
          --- ---
        1 M B . .
          a b c d
        """,
        phase="boost",
        pellets_at="i9",
        boost_eats="end_only",
    )
    assert listed(position) == {"--", "Mb1", "Mb1a1", "Mb1c1", "Mb1a1b1", "Mb1c1b1", "Mb1c1d1"}
    assert played(position, "Mb1").outcome == PACMAN_WINS_BY_GHOSTS
    assert played(position, "Mb1c1").outcome is None


def test_pacman_may_walk_on_from_the_last_ghost_when_ghosts_return_with_their_turn() -> None:
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
    assert "Mb1c1d1" in listed(position)
    assert played(position, "Mb1c1d1").outcome is None


def test_pacman_may_enter_a_ghosts_square_in_a_boost_though_blocked_without_one() -> None:
    position = boosted(
        """
        2 . B
        1 M .
          a b
        """,
        pac_into_ghost="blocked",
    )
    assert where(played(position, "Ma2b2"))["B"] == "-"


def test_pacman_may_not_eat_ghosts_once_his_boost_is_over() -> None:
    position = chase(
        """
        2 . .
        1 M .
          a b
        """,
        phase="boost",
        also={"B": "a4"},
        pellets_at="i9",
    )
    after = played(position, "Ma2", "Ba3a2")
    assert lives(after) == 2


def test_pacman_must_eat_both_where_a_ghost_stands_on_a_pellet_in_a_boost() -> None:
    position = chase(
        """
        1 M * .
          a b c
        """,
        phase="boost",
        also={"B": "b1", "C": "h9"},
        pellets_at="i9",
        ghost_on_pellet="free",
    )
    after = played(position, "Mb1")
    assert (where(after)["B"], pellets(after), phase(after)) == ("-", {"i9"}, "boost")


def test_the_pellets_must_be_the_reason_where_last_pellet_and_last_ghost_fall_together() -> None:
    position = chase(
        """
        1 M * .
          a b c
        """,
        phase="boost",
        also={"B": "b1"},
        ghost_on_pellet="free",
    )
    assert played(position, "Mb1").outcome == PACMAN_WINS_BY_PELLETS


def test_the_last_ghost_on_a_pellet_must_end_the_game_though_pellets_are_left() -> None:
    position = chase(
        """
        1 M * .
          a b c
        """,
        phase="boost",
        also={"B": "b1"},
        pellets_at="i9",
        ghost_on_pellet="free",
    )
    after = played(position, "Mb1")
    assert after.outcome == PACMAN_WINS_BY_GHOSTS
    assert pellets(after) == {"i9"}


def test_pacman_may_end_a_boost_where_he_began_it() -> None:
    position = boosted("""
        2 . .
        1 M .
          a b
    """)
    assert "a1" in targets(position)
