"""Contact in the advanced chase: PAC-MAN and a ghost on one square."""

from tests.rules.boards import hunt, played, targets, where
from tests.rules.chases import (
    GHOSTS_WIN,
    PACMAN_WINS_BY_PELLETS,
    listed,
    lives,
    may_move,
    pellets,
    phase,
)


def test_pacman_must_leave_the_board_when_he_walks_into_a_ghost() -> None:
    position = hunt(
        """
        2 . . .
        1 M B .
          a b c
        """,
        phase="action",
        also={"I": "h9"},
        pellets_at="i9",
    )
    assert listed(position) == {"Mb1", "Ma2a3", "Ma2b2"}
    after = played(position, "Mb1")
    assert where(after) == {"M": "-", "B": "b1", "I": "h9", "P": "-", "C": "-"}
    assert lives(after) == 2


def test_the_rest_of_his_turn_must_be_lost_and_the_ghosts_play() -> None:
    position = hunt(
        """
        2 . . .
        1 M B .
          a b c
        """,
        phase="action",
        reserve=1,
        eaten=1,
        pellets_at="i9",
    )
    after = played(position, "Mb1")
    assert (phase(after), may_move(after)) == ("ghosts", "B")
    assert after.marks.reserve == 1


def test_the_ghosts_must_relocate_after_contact_in_the_opening() -> None:
    position = hunt(
        """
        2 . . .
        1 M B .
          a b c
        """,
        phase="action",
        turn=2,
        chamber="d3h",
        pellets_at="i9",
    )
    assert phase(played(position, "Mb1")) == "relocate"


def test_contact_in_a_tunnels_exit_must_end_his_turn() -> None:
    position = hunt(
        """
        9 . B .
        2 . M .
        1 . . .
          d e f
        """,
        phase="action",
        pellets_at="i9",
    )
    after = played(position, "Me1e9")
    assert (where(after)["M"], lives(after), may_move(after)) == ("-", 2, "B")


def test_pacman_must_keep_a_pellet_taken_before_contact() -> None:
    position = hunt(
        """
        1 M * B
          a b c
        """,
        phase="action",
        pellets_at="i9",
    )
    after = played(position, "Mb1c1")
    assert (after.marks.reserve, pellets(after), lives(after)) == (1, {"i9"}, 2)


def test_pacman_may_meet_a_ghost_on_his_previous_square() -> None:
    position = hunt(
        """
        2 . . .
        1 M . B
          a b c
        """,
        phase="action",
        previous={"M": "c1"},
        pellets_at="i9",
    )
    assert lives(played(position, "Mb1c1")) == 2


def test_a_ghost_must_stop_where_it_meets_pacman_and_may_not_place() -> None:
    position = hunt(
        """
        2 . . . .
          --- ---
        1 B M . .
          a b c d
        """,
        phase="ghosts",
        eaten=1,
        also={"I": "h9"},
        pellets_at="i9",
    )
    assert {text for text in listed(position) if text[0] == "B"} == {"Bb1"}
    after = played(position, "Bb1")
    assert (where(after)["M"], where(after)["B"], lives(after)) == ("-", "b1", 2)
    assert (phase(after), may_move(after)) == ("ghosts", "I")


def test_ghosts_still_to_play_must_still_play_and_cannot_catch_him_again() -> None:
    position = hunt(
        """
        2 . . .
        1 B M I
          a b c
        """,
        phase="ghosts",
        pellets_at="i9",
    )
    after = played(position, "Bb1", "Ic2", "--")
    assert (lives(after), phase(after), may_move(after)) == (2, "enter", "M")


def test_pacmans_turn_must_begin_when_the_last_ghost_meets_him() -> None:
    position = hunt(
        """
        1 B M
          a b
        """,
        phase="ghosts",
        pellets_at="i9",
    )
    after = played(position, "Bb1")
    assert (phase(after), after.to_move) == ("enter", 0)


def test_a_ghost_may_meet_pacman_on_its_previous_square() -> None:
    position = hunt(
        """
        2 . . .
        1 B M .
          a b c
        """,
        phase="ghosts",
        previous={"B": "b1"},
        pellets_at="i9",
    )
    assert lives(played(position, "Bb1")) == 2


def test_a_walk_into_contact_must_set_the_square_the_ghost_may_not_go_back_to() -> None:
    position = hunt(
        """
        2 . . .
        1 B M .
          a b c
        """,
        phase="ghosts",
        pellets_at="i9",
    )
    after = played(position, "Bb1", "M@e9", "Md9c9", "--")
    assert targets(after, "B") == {"b2", "c1"}


def test_a_ghost_may_meet_pacman_short_of_its_speed_with_exact() -> None:
    position = hunt(
        """
        2 . . . .
          --- ---
        1 B M . .
          a b c d
        """,
        phase="ghosts",
        eaten=3,
        pellets_at="i9",
        adv_ghost_move="exact",
    )
    assert listed(position) == {"Bb1"}


def test_sharing_ghosts_must_catch_pacman_once() -> None:
    position = hunt(
        """
        1 M B .
          a b c
        """,
        phase="action",
        also={"I": "b1"},
        pellets_at="i9",
        ghost_stack="share",
    )
    assert lives(played(position, "Mb1")) == 2


def test_the_third_catch_must_end_the_game_with_pacman_off_the_board() -> None:
    own = hunt(
        """
        1 M B
          a b
        """,
        phase="action",
        lives_left=1,
        pellets_at="i9",
    )
    theirs = hunt(
        """
        1 M B
          a b
        """,
        phase="ghosts",
        lives_left=1,
        pellets_at="i9",
    )
    for after in (played(own, "Mb1"), played(theirs, "Ba1")):
        assert after.outcome == GHOSTS_WIN
        assert (lives(after), where(after)["M"]) == (0, "-")
        assert not listed(after)


def test_the_last_pellet_must_win_before_contact_on_the_next_step() -> None:
    position = hunt(
        """
        2 . . .
        1 M * B
          a b c
        """,
        phase="action",
        eaten=3,
        lives_left=1,
    )
    assert "Mb1" in listed(position)
    assert "Mb1c1" not in listed(position)
    assert played(position, "Mb1").outcome == PACMAN_WINS_BY_PELLETS


def test_contact_must_come_before_a_pellet_on_the_next_step() -> None:
    position = hunt(
        """
        2 . . .
        1 M B *
          a b c
        """,
        phase="action",
        eaten=3,
        lives_left=1,
    )
    assert "Mb1c1" not in listed(position)
    assert played(position, "Mb1").outcome == GHOSTS_WIN
