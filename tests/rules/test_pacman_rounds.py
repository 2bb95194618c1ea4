"""Order of play, the catch and the new round, in the basic chase."""

from corridor.rules.game import Game
from tests.rules.boards import chase, played, where
from tests.rules.chases import GHOSTS_WIN, listed, lives, may_move, pellets, phase, turns

START = {"M": "e5", "B": "e9", "I": "i5", "P": "e1", "C": "a5"}


# Order


def test_pacman_must_begin_the_game_from_the_centre_with_the_ghosts_on_the_edges() -> None:
    start = Game("pacman").position
    assert where(start) == START
    assert pellets(start) == {"a1", "a9", "i1", "i9"}
    assert (lives(start), phase(start), may_move(start)) == (3, "walk", "M")
    assert start.stock == (0, 0)


def test_the_ghosts_must_play_in_fixed_order_and_pacman_again_after_the_last() -> None:
    start = Game("pacman").position
    assert turns(start, "Me6f6", "Bd9", "Ih5", "Pe2", "Cb5") == "M.B.I.P.C.M"


def test_nothing_of_a_round_may_be_remembered_in_the_next() -> None:
    game = Game("pacman", frenzy="none")
    start = game.position
    for text in ["Me6e5", "Be8", "Ih5", "Pe2", "Cb5", "Me6e5", "Be9", "Ii5", "Pe1", "Ca5"]:
        game.push_text(text)
    assert game.position == start


def test_an_eaten_ghost_must_be_passed_over() -> None:
    position = chase(
        """
        2 B . P
        1 . . M
          a b c
        """,
        pellets_at="i9",
    )
    assert turns(position, "Md1e1", "Ba3", "Pb2") == "M.B.P.M"


def test_the_ghosts_may_choose_their_order_anew_each_round_with_free() -> None:
    position = chase(
        """
        2 . . .
        1 . . .
          a b c
        """,
        phase="ghosts",
        also={"M": "e5", "B": "a1", "I": "c1", "P": "a9", "C": "c9"},
        pellets_at="i9",
        ghost_order="free",
    )
    assert may_move(position) == "BIPC"
    assert position.steps_left is None
    assert {text[0] for text in listed(position)} == set("BIPC")
    third = played(position, "Pb9", "Bb1")
    assert may_move(third) == "IC"
    last = played(third, "Cd9")
    assert (may_move(last), last.steps_left) == ("I", 1)
    assert {text[0] for text in listed(last)} == {"I"}
    after = played(last, "Id1")
    assert (phase(after), may_move(after)) == ("walk", "M")
    assert may_move(played(after, "Me6e5")) == "BIPC"


def test_a_stay_must_name_its_ghost_where_the_ghosts_choose_their_order() -> None:
    position = chase(
        """
        2 I .
        1 B P
          a b
        """,
        phase="ghosts",
        also={"M": "i8"},
        pellets_at="i9",
        ghost_order="free",
    )
    assert "B--" in listed(position)
    assert not {"--", "I--", "P--"} & listed(position)
    assert may_move(played(position, "B--")) == "IP"


# The catch


def test_a_catch_by_the_second_ghost_must_send_everyone_home_and_end_the_round() -> None:
    position = chase(
        """
        3 B . .
        2 . . .
        1 . I M
          a b c
        """,
        phase="ghosts",
        also={"C": "i8"},
        pellets_at="a9 i9",
    )
    after = played(position, "Bb3", "Ic1")
    assert where(after) == START
    assert (lives(after), phase(after), may_move(after)) == (2, "walk", "M")
    assert pellets(after) == {"a9", "i9"}


def test_pacman_must_go_home_when_he_walks_into_a_ghost() -> None:
    position = chase(
        """
        2 . .
        1 M B
          a b
        """,
        pellets_at="a9 i9",
    )
    after = played(position, "Mb1")
    assert where(after) == START
    assert (lives(after), phase(after), may_move(after)) == (2, "walk", "M")
    assert pellets(after) == {"a9", "i9"}


def test_a_ghost_may_catch_with_either_step_of_a_frenzy() -> None:
    one = chase(
        """
        1 B M
          a b
        """,
        phase="ghosts",
        pellets_at="i9",
    )
    two = chase(
        """
        1 B . M
          a b c
        """,
        phase="ghosts",
        pellets_at="i9",
    )
    assert lives(played(one, "Bb1")) == lives(played(two, "Bb1c1")) == 2


def test_all_pellets_must_lie_again_after_a_catch_with_refill() -> None:
    position = chase(
        """
        2 . .
        1 M B
          a b
        """,
        pellets_at="i9",
        pellets="refill",
    )
    assert pellets(played(position, "Mb1")) == {"a1", "a9", "i1", "i9"}


def test_the_third_catch_must_end_the_game_with_the_pieces_where_they_stand() -> None:
    position = chase(
        """
        2 . . .
        1 B . M
          a b c
        """,
        phase="ghosts",
        also={"C": "i8"},
        lives_left=1,
        pellets_at="i9",
    )
    after = played(position, "Bb1c1")
    assert after.outcome == GHOSTS_WIN
    assert where(after) == {"M": "c1", "B": "c1", "I": "-", "P": "-", "C": "i8"}
    assert (lives(after), pellets(after)) == (0, {"i9"})
    assert not listed(after)


def test_pacman_must_stand_on_the_ghosts_square_when_his_own_step_loses_the_last_life() -> None:
    position = chase(
        """
        2 . .
        1 M B
          a b
        """,
        lives_left=1,
        pellets_at="i9",
    )
    after = played(position, "Mb1")
    assert after.outcome == GHOSTS_WIN
    assert (where(after)["M"], where(after)["B"], lives(after)) == ("b1", "b1", 0)


def test_a_view_may_be_taken_of_a_game_that_the_last_ghost_has_ended() -> None:
    game = Game.from_position("pacman layout=open / / / e5 - - - e6 / a1i1i9 / 1 / ghosts")
    game.push_text("Ce5")
    assert game.view().outcome == GHOSTS_WIN


def test_steps_left_must_be_unknown_when_every_ghost_of_a_finished_game_has_played() -> None:
    position = chase(
        """
        1 M
          a
        """,
        phase="ghosts",
        played="B",
        also={"B": "a1"},
        lives_left=0,
        pellets_at="i9",
    )
    assert position.steps_left is None
