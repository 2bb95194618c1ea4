"""The race: steps, wins, fences and passes, with the board in sight."""

import pytest

from corridor.rules.board import RANK_1, RANK_9, Board, Fence, parse_square
from corridor.rules.errors import Refusal, Refused
from corridor.rules.modes import make_mode
from corridor.rules.moves import Enter, Move, Pass, Place, Relocate, Spend, Walk
from corridor.rules.position import Aim, Marks, Outcome, Reason
from tests.rules.boards import board, names, places, played, refusal, targets, texts, where

# The start


@pytest.mark.parametrize(
    ("mode", "squares", "goals", "fences_each"),
    [
        ("classic-2", "e1 e9", ("rank 9", "rank 1"), 10),
        ("classic-3", "e1 a5 e9", ("rank 9", "file i", "rank 1"), 6),
        ("classic-4", "e1 a5 e9 i5", ("rank 9", "file i", "rank 1", "file a"), 5),
    ],
)
def test_a_pawn_must_start_in_the_middle_of_its_side_and_want_the_opposite_one(
    mode: str, squares: str, goals: tuple[str, ...], fences_each: int
) -> None:
    position = make_mode(mode).start()
    assert " ".join(where(position).values()) == squares
    assert list(where(position)) == list("WXYZ")[: len(goals)]
    assert position.stock == (fences_each,) * len(goals)
    assert position.to_move == 0
    for aim, goal in zip(position.aims, goals, strict=True):
        assert aim is not None
        line = {f"{file}{goal[-1]}" for file in "abcdefghi"}
        column = {f"{goal[-1]}{rank}" for rank in range(1, 10)}
        assert names(s for s in range(81) if aim.squares >> s & 1) == (
            line if goal.startswith("rank") else column
        )


def test_turns_must_go_round_clockwise() -> None:
    position = make_mode("classic-4").start()
    for text, side in (("e2", 1), ("b5", 2), ("e8", 3), ("h5", 0)):
        position = played(position, text)
        assert position.to_move == side
        assert position.movers == (side,)
    assert " ".join(where(position).values()) == "e2 b5 e8 h5"


# A step


def test_a_pawn_may_step_to_each_open_square_beside_it() -> None:
    position = board("""
        9 . . X . .
        6 . . . . .
        5 . . . . .
        4 . . W . .
        3 . . . . .
          c d e f g
    """)
    assert targets(position) == {"e5", "d4", "f4", "e3"}


def test_a_pawn_may_not_step_over_a_fence_or_off_the_board() -> None:
    position = board("""
        9 . . X
        2 . . .
          ---
        1 W . .
          a b c
    """)
    assert targets(position) == {"b1"}
    assert refusal(position, "a2") == Refusal.FENCE_BETWEEN


def test_a_pawn_may_not_step_diagonally_far_or_onto_another() -> None:
    position = board("""
        5 . . .
        4 . X .
        3 . W .
          d e f
    """)
    assert refusal(position, "f4") == Refusal.NO_JUMP
    assert refusal(position, "e7") == Refusal.TOO_FAR
    assert refusal(position, "e4") == Refusal.SQUARE_TAKEN
    assert refusal(position, "e3") == Refusal.SQUARE_TAKEN  # nor stay where it is
    assert refusal(position, "e5") is None


def test_a_pawn_far_from_others_may_not_go_two_squares() -> None:
    position = make_mode("classic-2").start()
    assert refusal(position, "e3") == Refusal.TOO_FAR
    assert refusal(position, "d2") == Refusal.TOO_FAR


# Winning


def test_a_pawn_must_win_at_once_on_any_square_of_its_goal_side() -> None:
    for file in "abcdefghi":
        ranks = "9 . . . . . . . . .\n8 . . . . . . . . .\n5 . . . . X . . . .\n  a b c d e f g h i"
        column = 2 + 2 * "abcdefghi".index(file)
        lines = ranks.split("\n")
        lines[1] = lines[1][:column] + "W" + lines[1][column + 1 :]
        position = played(board("\n".join(lines)), f"{file}9")
        assert position.outcome == Outcome(0, Reason.GOAL)
        assert list(position.legal_moves()) == []


def test_each_pawn_must_win_on_its_own_goal_side_only() -> None:
    position = board(
        """
        9 . . . . . . . . .
        8 . . . . . . . . Z
        5 . . . . . . . X .
        2 . . . . Y . . . .
        1 . . . W . . . . .
          a b c d e f g h i
        """,
        turn="X",
    )
    assert position.outcome is None
    assert played(position, "i5").outcome == Outcome(1, Reason.GOAL)
    rounds = played(position, "h4", "e1")
    assert rounds.outcome == Outcome(2, Reason.GOAL)
    assert played(position, "h4", "f2", "i9").outcome is None  # not the side that Z wants


def test_nobody_may_move_after_the_game_is_won() -> None:
    position = board("""
        9 . X .
        8 . W .
        7 . . .
          d e f
    """)
    over = played(position, "d9")
    assert texts(over) == set()
    for text in ("e8", "a1h", "--"):
        assert refusal(over, text) == Refusal.GAME_OVER


# Fences


def test_a_side_may_place_a_fence_instead_of_walking_and_must_pay_with_its_own() -> None:
    position = make_mode("classic-2").start()
    after = played(position, "e3h")
    assert after.stock == (9, 10)
    assert where(after) == where(position)
    assert Fence.parse("e3h") in after.board
    assert played(after, "e6v").stock == (9, 9)


def test_a_side_without_fences_must_walk() -> None:
    picture = """
        9 . X .
        1 . W .
          d e f
    """
    position = board(picture, stock=(0, 3))
    assert texts(position) == {"e2", "d1", "f1"}
    assert refusal(position, "e3h") == Refusal.NO_FENCES_LEFT
    assert refusal(position, "--") == Refusal.MUST_MOVE
    assert len(places(played(position, "e2"))) == 128


def test_a_fence_may_not_cross_or_overlap_another() -> None:
    position = board("""
        9 . . X .
        4 . . . .
            ---
        3 . . . .
        1 . . W .
          c d e f
    """)
    assert refusal(position, "d3v") == Refusal.CROSSES_FENCE
    assert refusal(position, "d3h") == Refusal.CROSSES_FENCE
    assert refusal(position, "e3h") == Refusal.OVERLAPS_FENCE
    assert refusal(position, "c3h") == Refusal.OVERLAPS_FENCE
    assert refusal(position, "f3h") is None
    assert not {"d3v", "d3h", "e3h", "c3h"} & places(position)
    assert {"f3h", "b3h", "e3v", "c3v"} <= places(position)


POCKET = """
    9 . . . . .
    8 . . . . X
    3 . . {0} . .
    2 . . .|. .
        ---
    1 . . {1}|. .
      c d e f g
"""  # c1v would close it


def test_a_fence_may_not_close_the_last_route_of_the_movers_own_pawn() -> None:
    position = board(POCKET.format(".", "W"))
    assert refusal(position, "c1v") == Refusal.CLOSES_LAST_ROUTE
    assert "c1v" not in places(position)
    assert position.why_not(place("c1v")) == Refused(Refusal.CLOSES_LAST_ROUTE, pieces=(0,))


def test_a_fence_may_not_close_the_last_route_of_another_pawn() -> None:
    position = board(POCKET.format(".", "W"), turn="X")
    assert "c1v" not in places(position)
    assert position.why_not(place("c1v")) == Refused(Refusal.CLOSES_LAST_ROUTE, pieces=(0,))


def test_a_fence_may_close_a_pocket_in_which_nobody_stands() -> None:
    position = board(POCKET.format("W", "."))
    assert refusal(position, "c1v") is None
    assert played(position, "c1v").board.regions() == 2


def test_a_fence_that_shuts_in_two_pawns_must_be_refused_for_both() -> None:
    position = board("""
        9 . . . . . . . . .
        8 . . . . X . . .|.
          --- --- --- ---
        7 . . . . W . . .|.
        6 . . . . . . . . .
          a b c d e f g h i
    """)
    for text in ("h6h", "h8h"):
        assert text not in places(position)
        assert position.why_not(place(text)) == Refused(Refusal.CLOSES_LAST_ROUTE, pieces=(0, 1))


def test_a_pawn_in_the_way_must_not_count_as_closing_it() -> None:
    position = board("""
        3 . .
        2 X|.
        1 W|.
          a b
    """)
    assert "e5h" in places(position)
    assert "a2h" not in places(position)  # but a fence does count


def place(text: str) -> Place:
    return Place(Fence.parse(text))


# A forced pass


BOXED_OF_FOUR = """
    4 . .
    3 Y .
    2 X|.
    1 W|Z
      a b
"""


def test_a_boxed_in_pawn_of_four_must_pass_when_it_has_no_fence() -> None:
    position = board(BOXED_OF_FOUR, stock=(0, 5, 5, 5))
    assert texts(position) == {"--"}
    assert refusal(position, "--") is None
    after = played(position, "--")
    assert after.to_move == 1
    assert after.layout == position.layout


def test_a_boxed_in_pawn_of_four_must_place_a_fence_when_it_has_one() -> None:
    position = board(BOXED_OF_FOUR, stock=(1, 5, 5, 5))
    assert texts(position) == places(position) != set()
    assert refusal(position, "--") == Refusal.MUST_MOVE


def test_a_boxed_in_pawn_of_two_must_pass_when_it_may_not_jump_aside_at_the_edge() -> None:
    picture = """
        9 . .|X .
        8 . .|W|.
            ---
        7 . . .|.
          c d e f
    """
    assert texts(board(picture, stock=(0, 5), edge_side_jump=False)) == {"--"}
    assert texts(board(picture, stock=(0, 5))) == {"f9"}
    fenced = board(picture, stock=(5, 5), edge_side_jump=False)
    assert texts(fenced) == places(fenced)


def test_a_boxed_in_pawn_must_pass_when_none_of_its_fences_has_a_legal_slot() -> None:
    position = board(
        """
        9 . .|. .|X . .|. .
          --- ---       ---
        8 . .|.|.|W|. .|. .
                ---     ---
        7 .|. .|. .|.|. . .
                  ---   ---
        6 .|.|. . . .|.|. .
                ---     ---
        5 .|.|. .|. . .|. .
              --- ---   ---
        4 .|. . .|. . . .|.
            ---   --- ---
        3 . . .|.|. .|.|.|.
          ---     ---   ---
        2 . .|.|.|.|.|.|.|.
          ---   ---   ---
        1 . .|. . .|. . .|.
          a b c d e f g h i
        """,
        stock=(1, 1),
        edge_side_jump=False,
    )
    assert texts(position) == {"--"}
    assert texts(played(position, "--")) == {"f9"}


def test_a_pawn_that_can_move_may_not_pass() -> None:
    position = make_mode("classic-2").start()
    assert "--" not in texts(position)
    assert refusal(position, "--") == Refusal.MUST_MOVE


# Moves that a race does not have


@pytest.mark.parametrize(
    ("move", "expected"),
    [
        (Walk(1, (parse_square("e8"),)), Refused(Refusal.NOT_YOUR_TURN, pieces=(1,))),
        (Walk(0, ()), Refused(Refusal.WRONG_LENGTH)),
        (Walk(0, (parse_square("e2"), parse_square("e3"))), Refused(Refusal.WRONG_LENGTH)),
        (Relocate(Fence.parse("d3h"), Fence.parse("e5h")), Refused(Refusal.WRONG_PHASE)),
        (Enter(parse_square("e1")), Refused(Refusal.WRONG_PHASE)),
        (Spend(), Refused(Refusal.WRONG_PHASE)),
        (Pass(0), Refused(Refusal.WRONG_PHASE)),
    ],
)
def test_a_move_of_another_game_or_another_pawn_must_be_refused(
    move: Move, expected: Refused
) -> None:
    assert make_mode("classic-2").start().why_not(move) == expected


# Marks and aims


def test_a_race_must_show_nothing_but_pawns_and_fences() -> None:
    position = make_mode("classic-2").start()
    assert position.marks == Marks()
    assert position.steps_left is None
    assert position.aims == (Aim(0, RANK_9), Aim(1, RANK_1))


def test_a_layout_of_a_moment_must_say_what_stands_where() -> None:
    layout = played(make_mode("classic-2").start(), "e2", "d4v").layout
    assert names(square for square in layout.squares if square is not None) == {"e2", "e9"}
    assert layout.stock == (10, 9)
    assert layout.board == Board.of(["d4v"])
    assert layout.pieces_of(1) == (1,)


def test_a_race_must_know_neither_progress_nor_rounds() -> None:
    position = make_mode("classic-2").start()
    after = position.after(Pass())
    assert not position.made_progress(Pass(), after)
    assert not position.ended_round(after)


# How many moves there are


@pytest.mark.parametrize(
    ("mode", "moves", "count"),
    [
        ("classic-2", "", 131),
        ("classic-3", "", 131),
        ("classic-4", "", 131),
        ("classic-2", "e2 e8 e3 e7 e4 e6 e5", 132),
        ("classic-2", "e2 e8 e3 e7 e4 e6 e5 e6h", 129),
        ("classic-2", "e2 e8 e3 e7 e4 e6 e5 e6h d5v e5v", 116),
    ],
)
def test_the_legal_moves_must_be_as_many_as_counted_by_hand(
    mode: str, moves: str, count: int
) -> None:
    assert len(list(played(make_mode(mode).start(), *moves.split()).legal_moves())) == count
