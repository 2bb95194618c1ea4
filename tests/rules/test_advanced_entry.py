"""Set-up of the advanced chase, and PAC-MAN's entries."""

from dataclasses import replace

import pytest

from corridor.rules.advanced import AdvancedPosition, Phase
from corridor.rules.game import Game
from tests.rules.boards import hunt, names, places, played, read, targets, where
from tests.rules.chases import listed, lives, may_move, pellets, phase

GATES = {"M@e1", "M@e9", "M@a5", "M@i5"}

CHAMBER = """
    6 . . . .
        ---
    5 .|B I|.
    4 .|P C|.
        ---
    3 . . . .
      c d e f
"""


# Set-up


def test_the_ghosts_must_start_inside_four_fences_with_pacman_off_the_board() -> None:
    start = Game("pacman-advanced").position
    drawn = read(CHAMBER)
    assert where(start) == {"M": "-", "B": "d5", "I": "e5", "P": "d4", "C": "e4"}
    assert start.board == drawn.board
    assert set(start.layout.chamber) == set(drawn.fences)
    assert pellets(start) == {"a1", "a9", "i1", "i9"}
    assert (lives(start), start.stock) == (3, (12, 4))
    assert start.board.regions(start.marks.tunnels) == 2


@pytest.mark.parametrize(
    ("layout", "blinky", "clyde"), [("d5", "d6", "e5"), ("e4", "e5", "f4"), ("e5", "e6", "f5")]
)
def test_the_chamber_may_stand_on_any_block_that_holds_the_centre(
    layout: str, blinky: str, clyde: str
) -> None:
    start = Game("pacman-advanced", layout=layout).position
    assert (where(start)["B"], where(start)["C"]) == (blinky, clyde)
    assert start.board.regions() == 2


def test_respawn_squares_and_tunnels_must_be_shown() -> None:
    marks = Game("pacman-advanced").position.marks
    assert names(marks.gates) == {"e1", "e9", "a5", "i5"}
    assert [names(pair) for pair in marks.tunnels] == [{"e1", "e9"}, {"a5", "i5"}]
    assert (marks.turn, marks.opening, marks.reserve, marks.speed) == (1, 4, 0, 1)


# Entries


def test_pacman_must_begin_the_game_by_entering_on_a_respawn_square() -> None:
    start = Game("pacman-advanced").position
    assert (may_move(start), phase(start)) == ("M", "enter")
    assert listed(start) == GATES


@pytest.mark.parametrize("free", [True, False])
def test_the_entry_of_the_set_up_must_be_free(free: bool) -> None:
    start = Game("pacman-advanced", respawn_free=free).position
    after = played(start, "M@e1")
    assert (where(after)["M"], phase(after), after.steps_left) == ("e1", "action", 2)
    assert len(listed(after)) == 10 + 110


def test_only_the_first_entry_may_be_that_of_the_set_up() -> None:
    after = played(Game("pacman-advanced", respawn_free=False).position, "M@e1")
    assert isinstance(after, AdvancedPosition)
    caught = replace(after, squares=(None, *after.squares[1:]), phase=Phase.ENTER)
    assert phase(played(caught, "M@e1")) == "relocate"


@pytest.mark.parametrize("free", [True, False])
def test_pacman_must_enter_first_in_his_turn_after_a_catch(free: bool) -> None:
    position = hunt(
        """
        4 . . .
        3 B . M
          c d e
        """,
        phase="ghosts",
        stock=(12, 0),
        eaten=1,
        pellets_at="i9",
        respawn_free=free,
    )
    after = played(position, "Bd3e3")
    assert (where(after)["M"], lives(after)) == ("-", 2)
    assert (phase(after), may_move(after), listed(after)) == ("enter", "M", GATES)


def test_a_respawn_must_be_free_by_default_and_a_whole_turn_follows() -> None:
    position = hunt(
        """
        4 . .
        3 . B
          d e
        """,
        phase="enter",
        pellets_at="i9",
    )
    after = played(position, "M@a5")
    assert (where(after)["M"], phase(after)) == ("a5", "action")
    assert "Ma6a7" in listed(after)
    assert not places(after)


def test_a_respawn_must_take_the_place_of_the_move_with_respawn_free_off() -> None:
    position = hunt(
        """
        4 . .
        3 . B
          d e
        """,
        phase="enter",
        pellets_at="i9",
        respawn_free=False,
    )
    after = played(position, "M@a5")
    assert (where(after)["M"], phase(after)) == ("a5", "after")
    assert not targets(after)
    assert {"--", "a5h"} <= listed(after)
    assert (phase(played(after, "--")), may_move(played(after, "a5h"))) == ("ghosts", "B")


def test_pacman_may_still_spend_after_an_entry_that_took_the_place_of_his_move() -> None:
    position = hunt(
        """
        4 . .
        3 . B
          d e
        """,
        phase="enter",
        stock=(0, 4),
        reserve=1,
        eaten=1,
        pellets_at="i9",
        respawn_free=False,
    )
    after = played(position, "M@a5")
    assert listed(after) == {"$", "--"}
    assert may_move(played(after, "$", "Ma6")) == "B"


def test_nothing_may_be_asked_after_such_an_entry_when_he_holds_nothing() -> None:
    position = hunt(
        """
        4 . .
        3 . B
          d e
        """,
        phase="enter",
        stock=(0, 4),
        pellets_at="i9",
        respawn_free=False,
    )
    after = played(position, "M@a5")
    assert (phase(after), may_move(after)) == ("ghosts", "B")


@pytest.mark.parametrize(("reserve", "expected"), [(0, "relocate"), (1, "after")])
def test_a_respawn_must_be_his_action_in_the_opening_with_respawn_free_off(
    reserve: int, expected: str
) -> None:
    position = hunt(
        CHAMBER,
        phase="enter",
        turn=2,
        chamber="d3h d5h c4v e4v",
        reserve=reserve,
        eaten=1,
        pellets_at="i9",
        respawn_free=False,
    )
    after = played(position, "M@a5")
    assert phase(after) == expected
    assert not places(after)
    if reserve:
        assert listed(after) == {"$", "--"}


def test_pacman_may_not_enter_where_a_ghost_stands() -> None:
    position = hunt(
        """
        2 . . .
        1 . B .
          d e f
        """,
        phase="enter",
        pellets_at="i9",
    )
    assert listed(position) == GATES - {"M@e1"}


def test_pacman_may_enter_anywhere_on_the_edge_when_ghosts_hold_all_respawn_squares() -> None:
    position = hunt(
        """
        9 . . . . B . . . *
        8 . . . . . . . . .
        7 . . . . . . . . .
        6 . . . . . . . . .
        5 C . . . . . . . I
        4 . . . . . . . . .
        3 . . . . . . . . .
        2 . . . . . . . . .
        1 * . . . P . . . .
          a b c d e f g h i
        """,
        phase="enter",
        eaten=2,
    )
    rank_1 = {f"M@{file}1" for file in "bcdfghi"}
    rank_9 = {f"M@{file}9" for file in "abcdfgh"}
    sides = {f"M@{file}{rank}" for file in "ai" for rank in "234678"}
    assert listed(position) == rank_1 | rank_9 | sides


def test_entering_must_count_as_the_beginning_of_his_turn() -> None:
    position = hunt(
        """
        4 . .
        3 . B
          d e
        """,
        phase="enter",
        pellets_at="i9",
    )
    after = played(position, "M@e1")
    assert "e1" not in targets(after)
    assert "Me2e1" not in listed(after)
    # The entry square is then the square he may not go back to.
    again = played(after, "Me2f2", "--", "Bd3", "--")
    assert "e1" not in targets(again)
    assert "f4" in targets(again)


def test_the_previous_square_must_be_forgotten_after_a_catch() -> None:
    position = hunt(
        """
        4 B M .
        3 . . .
          d e f
        """,
        phase="ghosts",
        stock=(12, 0),
        previous={"M": "e3"},
        pellets_at="i9",
    )
    after = played(position, "Be4", "M@e1")
    assert "e3" in targets(after)
