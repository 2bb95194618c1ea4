"""PAC-MAN's walk in the basic chase: two steps, and what ends it early."""

from corridor.rules.modes import Switch
from corridor.rules.pacman import PacmanPosition
from tests.rules.boards import chase, played, where
from tests.rules.chases import listed, lives, may_move, pellets, phase, under


def alone(picture: str, **switches: Switch) -> PacmanPosition:
    """PAC-MAN with Blinky and a pellet far away."""
    return under(chase(picture, also={"B": "h9"}, pellets_at="i9"), **switches)


def test_pacman_must_walk_exactly_two_steps_and_may_turn_or_step_back() -> None:
    position = alone("""
        3 . . .
        2 . . .
        1 M . .
          a b c
    """)
    assert listed(position) == {"Ma2a1", "Ma2a3", "Ma2b2", "Mb1a1", "Mb1b2", "Mb1c1"}


def test_pacman_may_walk_one_step_or_two_but_not_none_with_up_to_2() -> None:
    position = alone(
        """
        3 . . .
        2 . . .
        1 M . .
          a b c
        """,
        pac_move="up_to_2",
    )
    one = {"Ma2", "Mb1"}
    two = {"Ma2a1", "Ma2a3", "Ma2b2", "Mb1a1", "Mb1b2", "Mb1c1"}
    assert listed(position) == one | two


def test_pacman_may_not_step_over_a_fence() -> None:
    position = alone("""
        2 . . .
          ---
        1 M . .
          a b c
    """)
    assert listed(position) == {"Mb1a1", "Mb1c1"}


def test_pacman_may_not_leave_the_board_or_go_round_its_edge() -> None:
    position = alone("""
        2 . . M
        1 . . .
          g h i
    """)
    assert listed(position) == {
        *("Mi3i4", "Mi3i2", "Mi3h3"),
        *("Mi1i2", "Mi1h1"),
        *("Mh2h3", "Mh2i2", "Mh2h1", "Mh2g2"),
    }


def test_the_ghosts_must_play_after_a_walk_without_a_pellet() -> None:
    position = alone("""
        2 . .
        1 M .
          a b
    """)
    after = played(position, "Ma2b2")
    assert where(after)["M"] == "b2"
    assert (phase(after), may_move(after), after.to_move) == ("ghosts", "B", 1)


def test_pacman_may_end_where_he_began() -> None:
    position = alone("""
        2 . .
        1 M .
          a b
    """)
    assert where(played(position, "Ma2a1"))["M"] == "a1"


def test_pacman_must_stop_on_a_pellet_entered_with_his_first_step() -> None:
    position = alone("""
        2 . . .
        1 M * .
          a b c
    """)
    assert listed(position) == {"Mb1", "Ma2a1", "Ma2a3", "Ma2b2"}
    after = played(position, "Mb1")
    assert (phase(after), after.steps_left, pellets(after)) == ("boost", 3, {"i9"})


def test_pacman_must_eat_a_pellet_entered_with_his_second_step() -> None:
    position = alone("""
        2 . *
        1 M .
          a b
    """)
    after = played(position, "Ma2b2")
    assert (where(after)["M"], phase(after), pellets(after)) == ("b2", "boost", {"i9"})


def test_pacman_must_stop_where_he_is_caught() -> None:
    position = chase(
        """
        2 B . .
        1 M . .
          a b c
        """,
        pellets_at="i9",
    )
    assert listed(position) == {"Ma2", "Mb1a1", "Mb1b2", "Mb1c1"}
    assert lives(played(position, "Ma2")) == 2


def test_pacman_may_be_caught_with_his_second_step() -> None:
    position = chase(
        """
        2 . B
        1 M .
          a b
        """,
        pellets_at="i9",
    )
    assert lives(played(position, "Ma2b2")) == 2
    assert lives(played(position, "Ma2a3")) == 3


def test_pacman_may_not_enter_a_ghosts_square_with_blocked() -> None:
    position = chase(
        """
        3 . . .
        2 . B .
        1 M . .
          a b c
        """,
        pellets_at="i9",
        pac_into_ghost="blocked",
    )
    assert listed(position) == {"Ma2a1", "Ma2a3", "Mb1a1", "Mb1c1"}


def test_pacman_must_stay_only_when_blocked_by_ghosts_on_every_side() -> None:
    position = chase(
        """
        2 B .
        1 M I
          a b
        """,
        pellets_at="i9",
        pac_into_ghost="blocked",
    )
    assert listed(position) == {"--"}
    after = played(position, "--")
    assert (where(after)["M"], may_move(after)) == ("a1", "B")


def test_pacman_may_walk_into_ghosts_on_every_side_by_default() -> None:
    position = chase(
        """
        2 B .
        1 M I
          a b
        """,
        pellets_at="i9",
    )
    assert listed(position) == {"Ma2", "Mb1"}


def test_pacman_must_be_caught_before_he_eats_where_a_ghost_stands_on_a_pellet() -> None:
    position = chase(
        """
        2 * .
        1 M .
          a b
        """,
        also={"B": "a2"},
        pellets_at="i9",
        ghost_on_pellet="free",
    )
    after = played(position, "Ma2")
    assert (lives(after), pellets(after)) == (2, {"a2", "i9"})
