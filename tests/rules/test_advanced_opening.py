"""Turns one to four of the advanced chase: an action of PAC-MAN, a relocation by the ghosts."""

from dataclasses import replace

from corridor.rules.board import Board, Fence
from corridor.rules.game import Game
from corridor.rules.modes import make_mode
from tests.rules.boards import hunt, places, played, refusal, relocations, targets
from tests.rules.chases import listed, may_move, phase, turns

ALL_FOUR = "d3h d5h c4v e4v"
CHAMBER = """
    6 . . . .
        ---
    5 .|B I|.
    4 .|P C|.
        ---
    3 . . . .
    2 . . M .
      c d e f
"""


# PAC-MAN's action


def test_pacman_may_walk_or_place_a_fence_in_the_opening() -> None:
    position = hunt(CHAMBER, phase="action", turn=1, chamber=ALL_FOUR, pellets_at="i9")
    assert "Me3f3" in listed(position)
    assert "a1h" in places(position)
    assert "--" not in listed(position)


def test_pacman_may_not_place_a_fence_after_a_walk_in_the_opening() -> None:
    position = hunt(CHAMBER, phase="action", turn=1, chamber=ALL_FOUR, pellets_at="i9")
    after = played(position, "Me3f3")
    assert (phase(after), may_move(after)) == ("relocate", "BIPC")


def test_a_fence_must_be_his_whole_action_in_the_opening() -> None:
    position = hunt(CHAMBER, phase="action", turn=1, chamber=ALL_FOUR, pellets_at="i9")
    after = played(position, "a1h")
    assert (phase(after), after.stock) == ("relocate", (11, 4))


def test_pacman_may_only_spend_or_end_his_turn_after_a_walk_in_the_opening() -> None:
    position = hunt(
        CHAMBER, phase="action", turn=2, chamber=ALL_FOUR, reserve=1, eaten=1, pellets_at="i9"
    )
    after = played(position, "Me3f3")
    assert listed(after) == {"$", "--"}
    assert phase(played(after, "--")) == "relocate"


def test_pacman_may_spend_before_his_fence_in_the_opening() -> None:
    position = hunt(
        CHAMBER, phase="action", turn=2, chamber=ALL_FOUR, reserve=1, eaten=1, pellets_at="i9"
    )
    walked = played(position, "$", "Mf2g2")
    assert "a1h" in places(walked)
    assert "Mg3g4" in listed(walked)
    after = played(walked, "a1h")
    assert phase(after) == "relocate"
    # The extra walk makes e2 the square he may not go back to.
    then = played(after, "d3h>a3h")
    assert "Mf2e2" not in listed(then)
    assert "Mf2f3" in listed(then)


def test_a_turn_with_a_fence_alone_must_leave_the_previous_square_as_it_was() -> None:
    position = hunt(
        CHAMBER,
        phase="action",
        turn=1,
        chamber=ALL_FOUR,
        previous={"M": "g2"},
        pellets_at="i9",
    )
    after = played(position, "a1h", "d3h>a3h")
    assert "Mf2g2" not in listed(after)
    assert "Md2c2" in listed(after)


def test_pacman_may_pass_in_the_opening_only_when_nothing_is_legal() -> None:
    # Fenced in on all four sides.
    pinwheel = """
        5 . .|. .
          ---
        4 .|M|. .
            ---
        3 .|. . .
          c d e f
    """
    stuck = hunt(pinwheel, phase="action", turn=1, stock=(0, 4), also={"B": "i8"}, pellets_at="i9")
    assert listed(stuck) == {"--"}
    assert phase(played(stuck, "--")) == "relocate"
    fenced = hunt(pinwheel, phase="action", turn=1, also={"B": "i8"}, pellets_at="i9")
    assert "--" not in listed(fenced)
    assert places(fenced) == listed(fenced)


# Relocation


def test_the_ghosts_must_relocate_one_chamber_fence_and_may_not_walk() -> None:
    position = hunt(CHAMBER, phase="relocate", turn=1, chamber=ALL_FOUR, pellets_at="i9")
    assert listed(position) == relocations(position)
    assert {text[:3] for text in listed(position)} == set(ALL_FOUR.split())
    after = played(position, "d3h>a3h")
    assert (phase(after), may_move(after), after.marks.turn) == ("action", "M", 2)
    assert {str(fence) for fence in after.board.fences} == {"a3h", "d5h", "c4v", "e4v"}
    assert after.stock == position.stock


def test_there_must_be_452_relocations_after_a_first_walk() -> None:
    position = played(Game("pacman-advanced").position, "M@e1", "Me2e3")
    assert len(relocations(position)) == 4 * 113


def test_each_chamber_fence_may_be_relocated_once_and_then_never_again() -> None:
    position = hunt(
        """
        6 . . . .
            ---
        5 .|B I|.
        4 .|P C|.
        3 . . . .
        2 . . M .
              ---
          c d e f
        """,
        phase="relocate",
        turn=2,
        chamber="d5h c4v e4v",
        pellets_at="i9",
    )
    assert {text[:3] for text in listed(position)} == {"d5h", "c4v", "e4v"}
    assert refusal(position, "e1h>a3h") is not None


def test_a_fence_put_into_a_vacated_slot_may_not_be_relocated() -> None:
    position = hunt(CHAMBER, phase="relocate", turn=1, chamber=ALL_FOUR, pellets_at="i9")
    after = played(position, "d3h>a3h", "Mf2g2", "d5h>a5h", "d3h")
    assert "d3h" in {str(fence) for fence in after.board.fences}
    assert {text[:3] for text in relocations(after)} == {"c4v", "e4v"}


def test_a_chamber_fence_may_be_put_into_a_slot_another_has_vacated() -> None:
    position = hunt(
        """
        6 . . . .
            ---
        5 .|B I|.
        4 .|P C|.
        3 . . . .
          c d e f
        """,
        phase="relocate",
        turn=2,
        chamber="d5h c4v e4v",
        also={"M": "e2"},
        pellets_at="i9",
    )
    after = played(position, "c4v>d3h", "a1h")
    assert {text[:3] for text in relocations(after)} == {"d5h", "e4v"}


def test_turning_a_fence_in_its_slot_may_not_count_as_relocating_it() -> None:
    position = hunt(CHAMBER, phase="relocate", turn=1, chamber=ALL_FOUR, pellets_at="i9")
    assert not {"d3h>d3v", "d3h>d3h"} & listed(position)


def test_a_relocation_must_be_judged_with_the_old_fence_taken_away() -> None:
    # c3h overlaps d3h only as long as that stands where it stood.
    position = hunt(CHAMBER, phase="relocate", turn=1, chamber=ALL_FOUR, pellets_at="i9")
    assert "d3h>c3h" in listed(position)
    assert "d5h>c3h" not in listed(position)


def test_a_relocation_must_leave_the_board_whole() -> None:
    # c2h would shut the corner.
    corner = """
        6 . . . . . .
                ---
        5 . . .|B I|.
        4 . . .|P C|.
                ---
        3 . . . . . .
          ---
        2 . . .|. M .
        1 . . .|. . .
          a b c d e f
    """
    position = hunt(corner, phase="relocate", turn=1, chamber=ALL_FOUR, pellets_at="i9")
    assert "d5h>c2h" not in listed(position)
    assert "d5h>d2h" in listed(position)


def test_a_fence_that_does_not_open_the_chamber_may_not_be_relocated_first() -> None:
    usual = make_mode("pacman-advanced").layout
    fences = [Fence.parse(text) for text in ("d3h", "d5h", "c4v", "e4v", "a1h")]
    layout = replace(
        usual, board=Board.of(fences), chamber=(fences[4], *fences[1:4]), name="one outside"
    )
    # a1h counts as one of the four; moving it leaves the ghosts shut in.
    position = played(Game("pacman-advanced", layout=layout).position, "M@e1", "Me2e3")
    assert {text[:3] for text in relocations(position)} == {"d5h", "c4v", "e4v"}
    assert refusal(position, "a1h>a3h") is not None


def test_the_ghosts_must_pass_when_there_is_no_legal_relocation() -> None:
    position = hunt(
        """
        3 B . M
          c d e
        """,
        phase="relocate",
        turn=4,
        chamber="",
        pellets_at="i9",
    )
    assert listed(position) == {"--"}
    after = played(position, "--")
    assert (phase(after), after.marks.turn) == ("action", None)


def test_the_ghosts_must_walk_from_the_fifth_turn_on() -> None:
    start = Game("pacman-advanced").position
    opening = [
        *("M@e1", "Me2e3", "d3h>a3h"),
        *("Mf3g3", "d5h>a5h"),
        *("h7h", "c4v>a7v"),
        *("Mh3h4", "e4v>g7v"),
    ]
    assert turns(start, *opening) == "M.M.BIPC.M.BIPC.M.BIPC.M.BIPC.M"
    fifth = played(start, *opening)
    assert (fifth.marks.turn, fifth.layout.chamber) == (None, ())
    assert not places(fifth)
    assert targets(fifth)
    ghosts = played(fifth, "Mh5h6", "--")
    assert (phase(ghosts), may_move(ghosts)) == ("ghosts", "BIPC")
    assert {text[0] for text in listed(ghosts)} == set("BIPC")
