"""How the basic chase ends, and what counts as progress on the way."""

from corridor.rules.game import Game
from corridor.rules.pacman import PacmanPosition
from corridor.rules.position import Aim, Outcome, Reason
from tests.rules.boards import chase, names, played
from tests.rules.chases import PACMAN_WINS_BY_PELLETS, listed, lives, pellets, phase


def progressed(position: PacmanPosition, text: str) -> bool:
    """Whether a move is progress."""
    move = next(m for m in position.legal_moves() if Game(position.mode).text(m) == text)
    return position.made_progress(move, position.after(move))


def ended(position: PacmanPosition, text: str) -> bool:
    """Whether a round of turns ends with a move."""
    return position.ended_round(played(position, text))


# Wins


def test_pacman_must_win_at_once_with_the_last_pellet() -> None:
    position = chase("""
        2 . . B
        1 M * .
          a b c
    """)
    after = played(position, "Mb1")
    assert after.outcome == PACMAN_WINS_BY_PELLETS
    assert not listed(after)


def test_pacman_may_win_with_the_last_pellet_inside_a_boost() -> None:
    position = chase(
        """
        2 . . . B
        1 M . * .
          a b c d
        """,
        phase="boost",
    )
    assert "Mb1c1d1" not in listed(position)
    assert played(position, "Mb1c1").outcome == PACMAN_WINS_BY_PELLETS


def test_pacman_may_not_win_with_refill_by_pellets_eaten_in_an_earlier_life() -> None:
    position = chase(
        """
        2 . .
        1 M B
          a b
        """,
        pellets_at="i9",
        pellets="refill",
    )
    after = played(position, "Mb1")
    assert after.outcome is None
    assert len(pellets(after)) == 4


def test_pacman_must_win_by_four_pellets_of_one_life_with_refill() -> None:
    position = chase(
        """
        2 . . B
        1 M * .
          a b c
        """,
        pellets="refill",
        lives_left=1,
    )
    assert played(position, "Mb1").outcome == PACMAN_WINS_BY_PELLETS


def test_a_game_may_be_played_for_fewer_lives() -> None:
    game = Game("pacman", layout="open", lives=1)
    for text in ["Mf5g5", "Be8", "Ih5g5"]:
        game.push_text(text)
    assert game.outcome == Outcome(1, Reason.CATCHES)


# Progress and rounds


def test_eating_a_pellet_must_be_progress() -> None:
    position = chase(
        """
        2 . .
        1 M *
          a b
        """,
        also={"B": "i8"},
        pellets_at="i9",
    )
    assert progressed(position, "Mb1")
    assert not progressed(position, "Ma2b2")


def test_eating_a_ghost_must_be_progress_though_it_returns_at_once() -> None:
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
    assert progressed(position, "Me1")
    assert not progressed(position, "Md2")
    assert not progressed(position, "--")


def test_a_catch_must_be_progress_though_the_pellets_are_put_back() -> None:
    position = chase(
        """
        1 B M
          a b
        """,
        phase="ghosts",
        pellets_at="a1 a9 i1 i9",
        pellets="refill",
    )
    assert progressed(position, "Bb1")


def test_a_ghosts_walk_must_not_be_progress() -> None:
    position = chase(
        """
        2 . .
        1 B .
          a b
        """,
        phase="ghosts",
        also={"M": "i8"},
        pellets_at="i9",
    )
    assert not progressed(position, "Bb1")


def test_a_frenzied_walk_over_ghosts_must_not_be_progress() -> None:
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
    assert not progressed(position, "Bb1c1")
    assert not progressed(position, "Bb1a1")


def test_a_round_must_end_with_the_last_ghost_and_not_before() -> None:
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
    assert not ended(position, "Bb1")
    after = played(position, "Bb1")
    assert isinstance(after, PacmanPosition)
    assert ended(after, "Ia3")


def test_a_round_broken_off_by_a_catch_must_not_count() -> None:
    position = chase(
        """
        1 B M
          a b
        """,
        phase="ghosts",
        pellets_at="i9",
    )
    assert not ended(position, "Bb1")
    own = chase(
        """
        1 B M
          a b
        """,
        pellets_at="i9",
    )
    assert not ended(own, "Ma1")


def test_pacmans_walk_must_not_end_a_round() -> None:
    position = chase(
        """
        1 M .
          a b
        """,
        also={"B": "i8"},
        pellets_at="i9",
    )
    assert not ended(position, "Ma2a3")
    hungry = chase(
        """
        1 M *
          a b
        """,
        also={"B": "i8"},
        pellets_at="i9",
    )
    assert not ended(hungry, "Mb1")


def test_the_game_must_be_drawn_after_so_many_rounds_without_progress() -> None:
    game = Game("pacman", frenzy="none", no_progress_limit=2)

    for text in ["Me6e5", "Be8", "Ih5", "Pe2", "Cb5"]:
        game.push_text(text)
    assert game.counters.quiet == 1
    for text in ["Me6e5", "Be9", "Ii5", "Pe1"]:
        game.push_text(text)
    assert game.outcome is None
    game.push_text("Ca5")
    assert game.outcome == Outcome(None, Reason.NO_PROGRESS)
    assert not game.legal_moves


def test_the_game_must_never_be_drawn_with_a_limit_of_0() -> None:
    here = "/ b3d6g6 / c2f4f7 / e5 e9 i5 e1 a5 / a1i1a9i9 / 3 / walk / quiet=5000"
    assert Game.from_position(f"pacman no_progress_limit=0 {here}").outcome is None
    assert Game.from_position(f"pacman {here}").outcome == Outcome(None, Reason.NO_PROGRESS)


# Marks of the view


def test_pacman_must_aim_at_pellets_and_the_nearest_ghost_at_him() -> None:
    position = chase(
        """
        3 B . . .
        2 . . . .
        1 M . . I
          a b c d
        """,
        pellets_at="i9",
    )
    pacman, hunter = position.aims
    assert pacman == Aim(0, position.pellets)
    assert hunter == Aim(1, 1 << position.pacman)


def test_nobody_may_hunt_pacman_while_all_ghosts_are_off_the_board() -> None:
    position = chase(
        """
        1 M .
          a b
        """,
        pellets_at="i9",
        ghost_return="next_turn",
    )
    assert position.aims[1] is None


def test_a_boost_and_the_steps_of_each_walk_must_be_shown() -> None:
    position = chase(
        """
        2 . .
        1 M *
          a b
        """,
        also={"B": "i8"},
        pellets_at="i9",
    )
    assert (position.steps_left, position.marks.boosted) == (2, False)
    after = played(position, "Mb1")
    assert (after.steps_left, after.marks.boosted, phase(after)) == (3, True, "boost")


def test_the_picture_of_a_moment_must_show_what_stands_where() -> None:
    position = chase(
        """
        2 . .
          ---
        1 M *
          a b
        """,
        also={"B": "i8"},
        lives_left=2,
    )
    layout = position.layout
    assert names(s for s in layout.squares if s is not None) == {"a1", "i8"}
    assert [str(fence) for fence in layout.board.fences] == ["a1h"]
    assert (lives(position), layout.stock) == (2, (0, 0))
