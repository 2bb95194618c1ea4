"""The ghosts' part of a turn, endings and progress in the advanced chase."""

from dataclasses import replace

from corridor.rules.advanced import AdvancedPosition
from corridor.rules.game import Game
from corridor.rules.notation import parse_move
from corridor.rules.position import Aim, Outcome, Reason
from tests.rules.boards import hunt, names, played, targets, where
from tests.rules.chases import (
    PACMAN_WINS_BY_GHOSTS,
    PACMAN_WINS_BY_PELLETS,
    listed,
    may_move,
    phase,
    turns,
)

APART = """
    9 B . . . . . . . .
    8 . . . . . . . . .
    7 . . . . . . . . .
    6 . . . . . . . . .
    5 . . . . M . . . .
    4 . . . . . . . . .
    3 . . . . . . . . .
    2 . . . . . . . . .
    1 I . . . . . P . C
      a b c d e f g h i
"""


def progressed(position: AdvancedPosition, text: str) -> bool:
    """Whether a move is progress."""
    move = parse_move(position, text)
    assert text in listed(position)
    return position.made_progress(move, position.after(move))


def ended(position: AdvancedPosition, text: str) -> bool:
    """Whether a turn ends with a move."""
    return position.ended_round(played(position, text))


# The ghosts' part


def test_the_ghosts_may_choose_their_order_move_by_move() -> None:
    position = hunt(APART, phase="ghosts", stock=(0, 0), pellets_at="i9")
    assert turns(position, "Ph1", "Bb9", "Ci2", "Ib1") == "BIPC.BIC.IC.I.M"
    assert {text[0] for text in listed(played(position, "Ph1"))} == set("BIC")


def test_a_ghost_out_of_the_game_must_have_no_turn() -> None:
    position = hunt(
        """
        2 . . B
        1 M . .
          a b c
        """,
        phase="ghosts",
        stock=(0, 0),
        pellets_at="i9",
    )
    assert turns(position, "Bd2") == "B.M"


def test_the_ghosts_must_be_faster_in_the_same_turn_in_which_a_third_pellet_is_taken() -> None:
    position = hunt(
        """
        3 . . . .
        2 * . . .
        1 M . . .
          a b c d
        """,
        phase="action",
        stock=(0, 0),
        eaten=2,
        also={"B": "h1"},
        pellets_at="i9",
    )
    assert position.marks.speed == 2
    after = played(position, "Ma2a3", "--")
    assert (phase(after), after.steps_left) == ("ghosts", 3)
    assert "e1" in targets(after, "B")


def test_a_fence_or_none_must_come_before_the_next_ghost_walks() -> None:
    position = hunt(APART, phase="ghosts", pellets_at="i9")
    after = played(position, "Ph1")
    assert not targets(after)
    assert (may_move(after), after.steps_left) == ("P", None)
    assert may_move(played(after, "--")) == "BIC"


def test_all_ghosts_may_relocate_in_the_opening() -> None:
    position = hunt(APART, phase="relocate", turn=1, chamber="", pellets_at="i9")
    assert (may_move(position), position.to_move) == ("BIPC", 1)


# Previous squares


def test_only_his_previous_square_may_be_remembered_of_his_part_of_a_turn() -> None:
    asked = hunt(APART, phase="after", walked=True, began="e3", pellets_at="i9")
    ghosts = hunt(APART, phase="ghosts", previous={"M": "e3"}, pellets_at="i9")
    assert played(asked, "--") == ghosts


def test_nothing_may_be_remembered_of_the_ghosts_part_of_a_turn() -> None:
    last = hunt(APART, phase="ghost_place", played="BIPC", placer="C", pellets_at="i9")
    assert played(last, "--") == hunt(APART, phase="action", pellets_at="i9")
    unasked = hunt(APART, phase="ghosts", played="BIP", stock=(0, 0), pellets_at="i9")
    following = played(unasked, "Ci2")
    assert isinstance(following, AdvancedPosition)
    assert (following.began, following.due, following.played) == (following.squares[0], True, 0)


def test_nothing_may_be_remembered_of_a_turn_that_ended_in_contact() -> None:
    alone = """
        1 . B
          a b
    """
    met = hunt(alone, phase="action", previous={"M": "a2"}, also={"M": "a1"}, pellets_at="i9")
    assert played(met, "Mb1") == hunt(alone, phase="ghosts", lives_left=2, pellets_at="i9")
    last = hunt(alone, phase="action", lives_left=1, also={"M": "a1"}, pellets_at="i9")
    over = hunt(alone, phase="action", due=False, lives_left=0, pellets_at="i9")
    assert played(last, "Mb1") == over


# Endings


def test_pacman_must_win_at_once_with_the_fourth_pellet() -> None:
    position = hunt(
        """
        2 . .
        1 M *
          a b
        """,
        phase="action",
        eaten=3,
        also={"B": "h9"},
    )
    assert "Mb1c1" not in listed(position)
    after = played(position, "Mb1")
    assert after.outcome == PACMAN_WINS_BY_PELLETS
    assert not listed(after)


def test_pacman_may_take_two_last_pellets_in_one_walk() -> None:
    position = hunt(
        """
        2 . . .
        1 M * *
          a b c
        """,
        phase="action",
        eaten=2,
        also={"B": "h9"},
    )
    assert played(position, "Mb1c1").outcome == PACMAN_WINS_BY_PELLETS
    assert played(position, "Mb1b2").outcome is None


def test_a_winning_walk_may_end_on_the_previous_square() -> None:
    position = hunt(
        """
        2 . . .
        1 M . *
          a b c
        """,
        phase="action",
        eaten=3,
        previous={"M": "c1"},
        also={"B": "h9"},
    )
    assert played(position, "Mb1c1").outcome == PACMAN_WINS_BY_PELLETS


def test_the_pellets_must_be_the_reason_when_all_ghosts_are_out_too() -> None:
    position = hunt(
        """
        1 M B *
          a b c
        """,
        phase="extra",
        eaten=3,
        also={"I": "c1"},
    )
    assert played(position, "Mb1c1").outcome == PACMAN_WINS_BY_PELLETS


def test_pacman_must_win_when_all_ghosts_are_out() -> None:
    position = hunt(
        """
        1 M B .
          a b c
        """,
        phase="extra",
        eaten=2,
        pellets_at="i9",
    )
    assert played(position, "Mb1").outcome == PACMAN_WINS_BY_GHOSTS


# Progress and turns


def test_pellets_fences_catches_and_ghosts_must_be_progress_and_walks_not() -> None:
    position = hunt(
        """
        2 . . .
        1 M * B
          a b c
        """,
        phase="action",
        reserve=1,
        eaten=1,
        also={"C": "h9"},
        pellets_at="i9",
    )
    assert progressed(position, "Mb1b2")
    assert not progressed(position, "Ma2a3")
    assert not progressed(position, "$")
    into = hunt(
        """
        1 M B .
          a b c
        """,
        phase="action",
        pellets_at="i9",
    )
    assert progressed(into, "Mb1")
    eating = hunt(
        """
        1 M B .
          a b c
        """,
        phase="extra",
        eaten=1,
        also={"C": "h9"},
        pellets_at="i9",
    )
    assert progressed(eating, "Mb1")
    assert not progressed(eating, "Ma2")


def test_placing_and_relocating_must_be_progress_and_declining_not() -> None:
    asked = hunt(APART, phase="after", walked=True, pellets_at="i9")
    assert progressed(asked, "e4h")
    assert not progressed(asked, "--")
    opening = played(Game("pacman-advanced").position, "M@e1", "Me2e3")
    assert isinstance(opening, AdvancedPosition)
    assert progressed(opening, "d3h>a3h")
    stuck = hunt(APART, phase="relocate", turn=1, chamber="", pellets_at="i9")
    assert not progressed(stuck, "--")


def test_a_turn_must_end_with_the_last_ghost_or_the_relocation() -> None:
    position = hunt(APART, phase="ghosts", played="BIP", stock=(0, 0), pellets_at="i9")
    assert ended(position, "Ci2")
    earlier = hunt(APART, phase="ghosts", played="BI", stock=(0, 0), pellets_at="i9")
    assert not ended(earlier, "Ci2")
    opening = played(Game("pacman-advanced").position, "M@e1")
    assert isinstance(opening, AdvancedPosition)
    assert not ended(opening, "Me2e3")
    assert not ended(hunt(APART, phase="action", pellets_at="i9"), "Md5c5")
    relocating = played(opening, "Me2e3")
    assert isinstance(relocating, AdvancedPosition)
    assert ended(relocating, "d3h>a3h")


def test_a_catch_must_not_break_a_turn_off() -> None:
    position = hunt(
        """
        1 M B
          a b
        """,
        phase="ghosts",
        pellets_at="i9",
    )
    assert ended(position, "Ba1")


def test_the_game_must_be_drawn_after_so_many_turns_without_progress() -> None:
    game = Game("pacman-advanced", no_progress_limit=2, pac_stock=0, ghost_stock=0)
    for text in [
        *("M@e1", "Me2e3", "d3h>a3h", "Mf3g3", "d5h>a5h"),
        *("Mh3h4", "c4v>a7v", "Mh5h6", "e4v>g7v"),
    ]:
        game.push_text(text)
        assert game.outcome is None
    assert game.counters.quiet == 1
    for text in ["Mg6f6", "Bd6", "Ie6", "Pd3"]:
        game.push_text(text)
    assert game.outcome is None
    game.push_text("Ce3")
    assert game.outcome == Outcome(None, Reason.NO_PROGRESS)
    assert not game.legal_moves


def test_the_game_must_never_be_drawn_with_a_limit_of_0() -> None:
    here = "/ d3d5 / c4e4 / - d5 e5 d4 e4 / a1i1a9i9 / 3 / 12 4 / 0 0 / d3hc4ve4vd5h / - - - - -"
    text = f"{here} / 1 enter / quiet=5000"
    assert Game.from_position(f"pacman-advanced no_progress_limit=0 {text}").outcome is None
    drawn = Game.from_position(f"pacman-advanced {text}").outcome
    assert drawn == Outcome(None, Reason.NO_PROGRESS)


def test_a_game_may_be_played_with_other_lives_and_stocks() -> None:
    start = Game("pacman-advanced", lives=1, pac_stock=5, ghost_stock=0).position
    assert (start.layout.lives, start.stock) == (1, (5, 0))


# Marks of the view


def test_pacman_must_aim_at_pellets_through_tunnels_and_the_nearest_ghost_at_him() -> None:
    position = hunt(
        """
        9 . . .
        2 . M .
        1 . . B
          d e f
        """,
        phase="action",
        also={"I": "e8"},
        pellets_at="i9",
    )
    links = position.marks.tunnels
    here = position.squares[0]
    assert here is not None
    assert position.aims == (Aim(0, position.pellets, links), Aim(1, 1 << here, links))
    near = replace(position, squares=(here, None, *position.squares[2:]))
    assert near.aims[1] == Aim(2, 1 << here, links)
    assert near.board.distance(position.squares[2] or 0, 1 << here, links) == 3


def test_nobody_may_hunt_or_be_hunted_while_pacman_is_off_the_board() -> None:
    position = hunt(
        """
        1 B .
          a b
        """,
        phase="enter",
        pellets_at="i9",
    )
    assert position.aims == (None, None)


def test_shut_in_ghosts_must_have_no_way_to_pacman() -> None:
    position = played(Game("pacman-advanced").position, "M@e1")
    assert position.aims[1] is None


def test_the_picture_of_a_moment_must_show_what_stands_where() -> None:
    position = hunt(
        """
        2 . . .
          ---
        1 M * .
          a b c
        """,
        phase="action",
        stock=(3, 1),
        lives_left=2,
        also={"B": "h9"},
    )
    layout = position.layout
    assert where(position) == {"M": "a1", "B": "h9", "I": "-", "P": "-", "C": "-"}
    assert [str(fence) for fence in layout.board.fences] == ["a1h"]
    assert (layout.stock, layout.lives, layout.chamber) == ((3, 1), 2, ())
    assert names([square for square in range(81) if layout.pellets >> square & 1]) == {"b1"}
