"""Jumps of the race: over a neighbour, and aside of it, with the board in sight."""

from dataclasses import replace

import pytest

from corridor.rules.board import Fence
from corridor.rules.errors import Refusal
from corridor.rules.notation import move_text
from corridor.rules.position import Outcome, Reason
from tests.rules.boards import board, played, refusal, targets


def test_a_pawn_must_jump_straight_over_its_neighbour_when_nothing_stands_behind_it() -> None:
    position = board("""
        6 . . .
        5 . X .
        4 . W .
          d e f
    """)
    assert targets(position) == {"e6", "d4", "f4", "e3"}
    assert refusal(position, "d5") == Refusal.NO_JUMP
    assert refusal(position, "f5") == Refusal.NO_JUMP


def test_a_pawn_may_jump_aside_when_a_fence_stands_behind_its_neighbour() -> None:
    position = board("""
        6 . . .
            ---
        5 . X .
        4 . W .
          d e f
    """)
    assert targets(position) == {"d5", "f5", "d4", "f4", "e3"}
    assert refusal(position, "e6") == Refusal.NO_JUMP


def test_a_jump_is_never_compulsory() -> None:
    position = board("""
        5 . X .
        4 . W .
          d e f
    """)
    assert {"d4", "f4", "e3"} <= targets(position)


def test_a_pawn_may_jump_aside_only_to_the_squares_that_are_open_from_its_neighbour() -> None:
    position = board("""
        6 . . .
            ---
        5 .|X .
        4 .|W .
          d e f
    """)
    assert targets(position) == {"f5", "f4", "e3"}


def test_a_pawn_may_not_jump_over_a_neighbour_behind_a_fence() -> None:
    position = board("""
        6 . . .
        5 . X .
            ---
        4 . W .
          d e f
    """)
    assert targets(position) == {"d4", "f4", "e3"}


@pytest.mark.parametrize(
    ("picture", "straight", "aside"),
    [
        ("""
         5 . . . .
         4 . W X .
         3 . . . .
           d e f g
         """, {"g4"}, {"f5", "f3"}),
        ("""
         5 . . . .
         4 . X W .
         3 . . . .
           d e f g
         """, {"d4"}, {"e5", "e3"}),
        ("""
         6 . . .
         5 . W .
         4 . X .
         3 . . .
           d e f
         """, {"e3"}, {"d4", "f4"}),
    ],
)  # fmt: skip
def test_a_pawn_may_jump_in_every_direction(
    picture: str, straight: set[str], aside: set[str]
) -> None:
    position = board(picture)
    assert straight <= targets(position)
    assert not aside & targets(position)
    behind = {"g4": "f4v", "d4": "d4v", "e3": "e3h"}[straight.pop()]
    fenced = replace(position, board=position.board.with_fence(Fence.parse(behind)))
    assert aside <= targets(fenced)


def test_a_pawn_may_jump_onto_its_goal_and_wins_by_it() -> None:
    position = board("""
        9 . . .
        8 . X .
        7 . W .
          d e f
    """)
    assert played(position, "e9").outcome == Outcome(0, Reason.GOAL)


# The edge of the board behind the neighbour


EDGE = """
    9 . X .
    8 . W .
    7 . . .
      d e f
"""


def test_a_pawn_may_jump_aside_when_the_edge_is_behind_its_neighbour() -> None:
    position = board(EDGE)
    assert targets(position) == {"d9", "f9", "d8", "f8", "e7"}
    for text in ("d9", "f9"):
        assert played(position, text).outcome == Outcome(0, Reason.GOAL)


def test_a_pawn_may_not_jump_aside_at_the_edge_when_the_switch_is_off() -> None:
    position = board(EDGE, edge_side_jump=False)
    assert targets(position) == {"d8", "f8", "e7"}
    assert refusal(position, "d9") == Refusal.NO_JUMP


@pytest.mark.parametrize(
    ("picture", "turn", "aside"),
    [
        ("""
         6 . .
         5 X W
         4 . .
           a b
         """, "W", {"a6", "a4"}),
        ("""
         6 . .
         5 W X
         4 . .
           h i
         """, "W", {"i6", "i4"}),
        ("""
         3 . . .
         2 . X .
         1 . W .
           d e f
         """, "X", {"d1", "f1"}),
    ],
)  # fmt: skip
def test_every_edge_must_count_alike(picture: str, turn: str, aside: set[str]) -> None:
    assert aside <= targets(board(picture, turn=turn))
    assert not aside & targets(board(picture, turn=turn, edge_side_jump=False))


def test_a_fence_before_the_corner_must_count_as_a_fence_not_as_the_edge() -> None:
    position = board(
        """
        9 . . . . Y
        2 .|. . . .
        1 .|X W . .
          a b c d e
        """,
        edge_side_jump=False,
    )
    assert targets(position) == {"b2", "c2", "d1"}


def test_a_fence_behind_the_neighbour_must_count_whatever_the_edge_switch_says() -> None:
    position = board(
        """
        6 . . .
            ---
        5 . X .
        4 . W .
          d e f
        """,
        edge_side_jump=False,
    )
    assert {"d5", "f5"} <= targets(position)


# A third pawn behind the neighbour


ROW = """
    6 . Y .
    5 . X .
    4 . W .
      d e f
"""


def test_a_pawn_may_not_jump_over_two_pawns_nor_aside_of_them() -> None:
    position = board(ROW)
    assert targets(position) == {"d4", "f4", "e3"}
    assert refusal(position, "e7") == Refusal.TOO_FAR
    assert refusal(position, "d5") == Refusal.NO_JUMP


def test_a_pawn_may_jump_aside_before_a_third_pawn_when_the_switch_is_on() -> None:
    position = board(ROW, third_pawn_side_jump=True)
    assert targets(position) == {"d5", "f5", "d4", "f4", "e3"}
    assert refusal(position, "e7") == Refusal.TOO_FAR


def test_a_pawn_may_jump_aside_when_a_fence_stands_before_the_third_pawn() -> None:
    position = board("""
        6 . Y .
            ---
        5 . X .
        4 . W .
          d e f
    """)
    assert {"d5", "f5"} <= targets(position)


def test_a_pawn_may_not_jump_aside_onto_another_pawn() -> None:
    position = board("""
        6 . . .
            ---
        5 Z X .
        4 . W .
        3 . Y .
          d e f
    """)
    assert targets(position) == {"f5", "d4", "f4", "e2"}


def test_a_square_that_two_neighbours_offer_must_be_listed_once() -> None:
    position = board("""
        6 . . . .
          ---
        5 . X .|.
        4 . W Y|.
        3 . . . .
          d e f g
    """)
    walks = [move_text(position, move) for move in position.legal_moves()][:5]
    assert sorted(walks) == ["d4", "d5", "e3", "f3", "f5"]
