"""Placing fences in the advanced chase: when, by whom, and what must stay open."""

from dataclasses import replace

import pytest

from corridor.rules.advanced import AdvancedPosition
from corridor.rules.board import Board, Fence
from corridor.rules.game import Game
from tests.rules.boards import hunt, places, played, refusal
from tests.rules.chases import listed, may_move, phase, turns

OPEN = """
    2 . . .
    1 M . .
      a b c
"""


# When


def test_pacman_may_place_a_fence_or_none_after_his_walk() -> None:
    position = hunt(OPEN, phase="action", also={"B": "h9"}, pellets_at="i9")
    assert not places(position)
    after = played(position, "Ma2a3")
    assert (phase(after), may_move(after)) == ("after", "M")
    assert listed(after) == places(after) | {"--"}
    placed, declined = played(after, "e4h"), played(after, "--")
    assert (phase(placed), placed.stock) == ("ghosts", (11, 4))
    assert (phase(declined), declined.stock) == ("ghosts", (12, 4))


def test_pacman_must_not_be_asked_when_he_holds_neither_fence_nor_pellet() -> None:
    position = hunt(OPEN, phase="action", stock=(0, 4), also={"B": "h9"}, pellets_at="i9")
    assert phase(played(position, "Ma2a3")) == "ghosts"


def test_a_fence_must_end_his_turn_though_he_holds_a_pellet() -> None:
    position = hunt(
        OPEN, phase="after", reserve=1, eaten=1, walked=True, also={"B": "h9"}, pellets_at="i9"
    )
    assert phase(played(position, "e4h")) == "ghosts"


def test_each_ghost_may_place_at_once_after_its_walk_before_another_walks() -> None:
    position = hunt(OPEN, phase="ghosts", also={"B": "h9", "I": "h2"}, pellets_at="i9")
    after = played(position, "Ih3")
    assert (phase(after), may_move(after)) == ("ghost_place", "I")
    assert listed(after) == places(after) | {"--"}
    placed = played(after, "e4h")
    assert (phase(placed), may_move(placed), placed.stock) == ("ghosts", "B", (12, 3))
    assert turns(after, "--", "Bh8", "--") == "I.B.B.M"


def test_a_ghost_must_not_be_asked_when_the_stock_is_empty() -> None:
    position = hunt(
        OPEN, phase="ghosts", stock=(12, 0), also={"B": "h9", "I": "h2"}, pellets_at="i9"
    )
    after = played(position, "Ih3")
    assert (phase(after), may_move(after)) == ("ghosts", "B")


def test_the_ghosts_must_share_one_stock() -> None:
    position = hunt(
        OPEN, phase="ghosts", stock=(12, 1), also={"B": "h9", "I": "h2"}, pellets_at="i9"
    )
    after = played(position, "Ih3", "e4h")
    assert after.stock == (12, 0)
    assert may_move(played(after, "Bh8")) == "M"


def full_board() -> Board:
    """Fences in every slot where one may stand without cutting off a square."""
    position = hunt(OPEN, phase="after", walked=True, also={"B": "h9"}, pellets_at="i9")
    board = position.board
    while fences := sorted(places(position)):
        board = board.with_fence(Fence.parse(fences[0]))
        position = _on(board)
    return board


def _on(board: Board, stage: str = "after", placer: str = "") -> AdvancedPosition:
    position = hunt(
        OPEN, phase=stage, placer=placer, played=placer, also={"B": "h9"}, pellets_at="i9"
    )
    return replace(position, board=board)


def test_a_side_must_be_asked_though_no_slot_is_left() -> None:
    board = full_board()
    assert listed(_on(board)) == {"--"}
    assert listed(_on(board, "ghost_place", "B")) == {"--"}


# Where


def test_a_fence_may_not_cross_or_overlap_another() -> None:
    position = hunt(
        """
        4 . . . .
            ---
        3 . . . .
          c d e f
        """,
        phase="after",
        also={"M": "a1", "B": "h9"},
        pellets_at="i9",
    )
    assert not {"d3h", "d3v", "c3h", "e3h"} & places(position)
    assert {"f3h", "b3h", "c3v", "d2v"} <= places(position)


def test_a_fence_may_not_cut_off_a_square() -> None:
    position = hunt(
        """
        3 . . . .
          ---
        2 . . . .
        1 . . . .
          a b c d
        """,
        phase="after",
        also={"M": "h1", "B": "h9"},
        pellets_at="i9",
    )
    assert "b1v" not in places(position)
    assert "c1v" in places(position)


def test_the_number_of_regions_may_not_grow_while_the_chamber_is_shut() -> None:
    start = played(Game("pacman-advanced").position, "M@e1")
    assert start.board.regions(start.marks.tunnels) == 2
    fenced = played(start, "a2h", "d3h>g7h")
    assert fenced.board.regions(fenced.marks.tunnels) == 1
    shut = hunt(
        """
        6 . . . . . .
                ---
        5 . . .|B I|.
        4 . . .|P C|.
                ---
        3 . . . . . .
          ---
        2 . . . . . .
        1 . . . . M .
          a b c d e f
        """,
        phase="action",
        turn=1,
        chamber="d3h d5h c4v e4v",
        pellets_at="i9",
    )
    assert shut.board.regions(shut.marks.tunnels) == 2
    assert "b1v" not in places(shut)  # a third region
    assert "c1v" in places(shut)
    assert "d4h" not in places(shut)  # it would divide the Chamber
    opened = played(shut, "c1v")
    assert refusal(opened, "d3h>c2h") is not None


@pytest.mark.parametrize(("access", "legal"), [(True, True), (False, False)])
def test_a_tunnel_must_count_as_access_unless_switched_off(access: bool, legal: bool) -> None:
    # d1 to g1 would be reached through the tunnel at e1 only.
    position = hunt(
        """
        2 .|. . . . .
            --- ---
        1 .|. . . . .
          c d e f g h
        """,
        phase="after",
        also={"M": "a9", "B": "h9"},
        pellets_at="i9",
        tunnels_give_access=access,
    )
    assert ("g1v" in places(position)) == legal


@pytest.mark.parametrize("access", [True, False])
def test_a_relocation_must_leave_the_tunnel_reading_of_the_board_whole(access: bool) -> None:
    position = hunt(
        """
        6 . . . . . . .
              ---
        5 . .|B I|. . .
        4 . .|P C|. . .
              ---
        3 . . . . . . .
        2 . .|. . . . .
              --- ---
        1 . .|. . . . .
          b c d e f g h
        """,
        phase="relocate",
        turn=1,
        chamber="d3h d5h c4v e4v",
        also={"M": "a9"},
        pellets_at="i9",
        tunnels_give_access=access,
    )
    assert ("d5h>g1v" in listed(position)) == access


def test_pieces_and_pellets_must_not_matter_for_what_a_fence_cuts_off() -> None:
    position = hunt(
        """
        2 B * .
        1 M * .
          a b c
        """,
        phase="after",
        walked=True,
        eaten=2,
    )
    assert {"a1h", "a2v", "b1v"} <= places(position)


def test_a_fence_once_placed_must_stay() -> None:
    position = hunt(OPEN, phase="after", walked=True, also={"B": "h9"}, pellets_at="i9")
    after = played(position, "e4h", "Bh8", "--", "Ma2a3")
    assert "e4h" in {str(fence) for fence in after.board.fences}
    assert not any(">" in text for text in listed(after))
