"""Why a move of the advanced chase may not be played."""

from dataclasses import replace

import pytest

from corridor.rules.advanced import AdvancedPosition
from corridor.rules.board import parse_square
from corridor.rules.errors import Refusal
from corridor.rules.game import Game
from corridor.rules.modes import Switch
from corridor.rules.moves import Pass, Spend, Walk
from corridor.rules.notation import parse_move
from corridor.rules.position import Position
from tests.rules.boards import hunt, names, played, refusal
from tests.rules.chases import every_try, under

ALL_FOUR = "d3h d5h c4v e4v"
CHAMBER = """
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
"""
HALL = """
    3 . . . . .
        ---
    2 * . . . .
    1 M . I . .
      a b c d e
"""


def squares(position: AdvancedPosition, text: str) -> set[str]:
    """The squares of a refusal."""
    refused = position.why_not(parse_move(position, text))
    assert refused is not None
    return names(refused.squares)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("M@d1", Refusal.NOT_A_RESPAWN_SQUARE),
        ("M@e1", Refusal.RESPAWN_SQUARE_TAKEN),
        ("M@e9", None),
        ("Me2", Refusal.PIECE_OFF_BOARD),
        ("Bd1", Refusal.NOT_YOUR_TURN),
        ("--", Refusal.MUST_MOVE),
        ("$", Refusal.WRONG_PHASE),
        ("a1h", Refusal.WRONG_PHASE),
        ("d3h>a1h", Refusal.WRONG_PHASE),
    ],
)
def test_pacman_must_be_told_why_he_may_not_enter(text: str, expected: Refusal | None) -> None:
    position = hunt(
        """
        1 . B .
          d e f
        """,
        phase="enter",
        reserve=1,
        eaten=1,
        pellets_at="i9",
    )
    assert refusal(position, text) == expected


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("Mb1c1", None),
        ("Mb1", Refusal.WRONG_LENGTH),
        ("Mb1b2b3", Refusal.FENCE_BETWEEN),
        ("Mb1b2c2", Refusal.WRONG_LENGTH),
        ("Mb1b2b1a1", Refusal.WRONG_LENGTH),
        ("Mb1c1d1", Refusal.MUST_STOP),
        ("Mb1a1", Refusal.ENDS_WHERE_IT_BEGAN),
        ("Mb1b2", Refusal.ENDS_ON_PREVIOUS_SQUARE),
        ("Mb2", Refusal.TOO_FAR),
        ("Md2", Refusal.TOO_FAR),
        ("Ic2", Refusal.NOT_YOUR_TURN),
        ("Be9", Refusal.PIECE_OFF_BOARD),
        ("M@e1", Refusal.WRONG_PHASE),
        ("$", Refusal.NO_PELLET_IN_RESERVE),
        ("e4h", Refusal.WRONG_PHASE),
        ("d3h>a1h", Refusal.WRONG_PHASE),
        ("--", Refusal.MUST_MOVE),
        ("M--", Refusal.MUST_MOVE),
        ("I--", Refusal.NOT_YOUR_TURN),
        ("B--", Refusal.PIECE_OFF_BOARD),
    ],
)
def test_pacman_must_be_told_why_his_walk_is_refused(text: str, expected: Refusal | None) -> None:
    position = hunt(
        HALL, phase="action", previous={"M": "b2"}, pellets_at="i9", also={"C": "h9"}, eaten=1
    )
    assert refusal(position, text) == expected


def test_the_previous_square_must_be_no_reason_with_no_return_off() -> None:
    position = hunt(HALL, phase="action", previous={"M": "b1"}, pellets_at="i9", no_return="off")
    assert refusal(position, "Mb1") == Refusal.WRONG_LENGTH


def test_a_ghost_must_be_no_obstacle_to_pacman_with_block() -> None:
    position = hunt(HALL, phase="action", pellets_at="i9", ghost_stack="block")
    assert refusal(position, "Mb1c1") is None
    assert refusal(position, "Mb1c1d1") == Refusal.MUST_STOP


def test_pacman_must_be_told_of_the_length_of_an_extra_walk() -> None:
    position = hunt(HALL, phase="extra", eaten=1, pellets_at="i9", also={"C": "h9"})
    assert refusal(position, "Mb1b2c2") == Refusal.WRONG_LENGTH
    assert refusal(position, "Mb1c1d1") == Refusal.WRONG_LENGTH
    back = replace(position, previous=(parse_square("b1"), *position.previous[1:]))
    assert refusal(under(back, spend_steps="exact_2"), "Mb1") == Refusal.WRONG_LENGTH
    assert refusal(under(position, spend_steps="exact_2"), "Mb1") == Refusal.WRONG_LENGTH
    assert refusal(position, "--") == Refusal.MUST_MOVE
    assert refusal(position, "$") == Refusal.WRONG_PHASE
    assert refusal(position, "e4h") == Refusal.WRONG_PHASE


def test_pacman_must_be_told_that_he_stops_on_the_last_ghost_or_pellet() -> None:
    ghost = hunt(HALL, phase="extra", eaten=1, pellets_at="i9")
    assert refusal(ghost, "Mb1c1d1") == Refusal.MUST_STOP
    assert squares(ghost, "Mb1c1d1") == {"c1"}
    pellet = hunt(HALL, phase="action", eaten=3)
    assert refusal(pellet, "Ma2b2") == Refusal.MUST_STOP


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("e4h", None),
        ("b2h", Refusal.CROSSES_FENCE),
        ("b2v", Refusal.CROSSES_FENCE),
        ("c2h", Refusal.OVERLAPS_FENCE),
        ("Mb1c1", Refusal.WRONG_PHASE),
        ("M@e1", Refusal.WRONG_PHASE),
        ("d3h>a1h", Refusal.WRONG_PHASE),
        ("$", None),
        ("--", None),
    ],
)
def test_pacman_must_be_told_why_his_fence_is_refused(text: str, expected: Refusal | None) -> None:
    position = hunt(
        HALL, phase="after", walked=True, reserve=1, eaten=1, pellets_at="i9", also={"C": "h9"}
    )
    assert refusal(position, text) == expected


def test_pacman_must_be_told_what_a_fence_would_cut_off() -> None:
    position = hunt(CHAMBER, phase="action", turn=1, chamber=ALL_FOUR, pellets_at="i9")
    assert refusal(position, "b1v") == Refusal.CUTS_OFF_SQUARES
    assert squares(position, "b1v") == {"a1", "b1", "a2", "b2"}


def test_a_side_must_be_told_that_it_has_no_fences_left() -> None:
    opening = hunt(CHAMBER, phase="action", turn=1, chamber=ALL_FOUR, stock=(0, 4), pellets_at="i9")
    assert refusal(opening, "e2h") == Refusal.NO_FENCES_LEFT
    later = hunt(
        HALL, phase="after", stock=(0, 4), reserve=1, eaten=1, pellets_at="i9", also={"C": "h9"}
    )
    assert refusal(later, "e4h") == Refusal.NO_FENCES_LEFT


def test_a_fence_after_a_walk_in_the_opening_must_be_refused_for_its_phase() -> None:
    position = hunt(
        CHAMBER, phase="after", turn=1, chamber=ALL_FOUR, reserve=1, eaten=1, pellets_at="i9"
    )
    assert refusal(position, "e2h") == Refusal.WRONG_PHASE


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("d3h>e2h", None),
        ("a2h>e2h", Refusal.NOT_A_CHAMBER_FENCE),
        ("d3h>d3v", Refusal.SAME_SLOT),
        ("d3h>d3h", Refusal.SAME_SLOT),
        ("d3h>d5v", Refusal.CROSSES_FENCE),
        ("d3h>b2h", Refusal.OVERLAPS_FENCE),
        ("d3h>b1v", Refusal.CUTS_OFF_SQUARES),
        ("e2h", Refusal.WRONG_PHASE),
        ("Bd6", Refusal.WRONG_PHASE),
        ("Me2", Refusal.NOT_YOUR_TURN),
        ("M@e1", Refusal.WRONG_PHASE),
        ("$", Refusal.WRONG_PHASE),
        ("--", Refusal.MUST_MOVE),
        ("B--", Refusal.MUST_MOVE),
    ],
)
def test_the_ghosts_must_be_told_why_a_relocation_is_refused(
    text: str, expected: Refusal | None
) -> None:
    position = hunt(CHAMBER, phase="relocate", turn=1, chamber=ALL_FOUR, pellets_at="i9")
    assert refusal(position, text) == expected


def test_the_ghosts_must_be_told_when_a_relocation_would_leave_the_chamber_shut() -> None:
    position = hunt(CHAMBER, phase="relocate", turn=1, chamber="a2h d5h c4v e4v", pellets_at="i9")
    assert refusal(position, "a2h>e2h") == Refusal.CUTS_OFF_SQUARES


GHOSTS = """
    3 . . . . .
    2 * . . . .
    1 B I . M .
      a b c d e
"""


@pytest.mark.parametrize(
    ("switches", "text", "expected"),
    [
        ({}, "Bb1c1", None),
        ({}, "Ba2", Refusal.ENDS_ON_PELLET),
        ({}, "Bb1", Refusal.ENDS_ON_GHOST),
        ({}, "Ba2a1", Refusal.ENDS_WHERE_IT_BEGAN),
        ({}, "Ba2b2", Refusal.ENDS_ON_PREVIOUS_SQUARE),
        ({"no_return": "off"}, "Ba2b2", None),
        ({}, "Bb1c1c2", Refusal.WRONG_LENGTH),
        ({}, "Ic1d1e1", Refusal.MUST_STOP),
        ({}, "Ba3", Refusal.TOO_FAR),
        ({"ghost_stack": "block"}, "Bb1c1", Refusal.GHOST_IN_THE_WAY),
        ({"ghost_stack": "block"}, "Ba2b2", Refusal.ENDS_ON_PREVIOUS_SQUARE),
        ({"adv_ghost_move": "exact"}, "Ib2", Refusal.WRONG_LENGTH),
        ({}, "Ch8", Refusal.NOT_YOUR_TURN),
        ({}, "Pe2", Refusal.PIECE_OFF_BOARD),
        ({}, "Me1", Refusal.NOT_YOUR_TURN),
        ({}, "--", Refusal.MUST_MOVE),
        ({}, "B--", Refusal.MUST_MOVE),
        ({}, "C--", Refusal.NOT_YOUR_TURN),
        ({}, "e4h", Refusal.WRONG_PHASE),
        ({}, "d3h>a1h", Refusal.WRONG_PHASE),
    ],
)
def test_a_ghost_must_be_told_why_its_walk_is_refused(
    switches: dict[str, Switch], text: str, expected: Refusal | None
) -> None:
    position = hunt(
        GHOSTS,
        phase="ghosts",
        played="C",
        eaten=1,
        previous={"B": "b2"},
        also={"C": "h9"},
        pellets_at="i9",
    )
    assert refusal(under(position, **switches), text) == expected


def test_a_ghost_must_be_told_that_only_a_fence_may_follow_its_walk() -> None:
    position = hunt(
        GHOSTS, phase="ghost_place", played="B", placer="B", also={"C": "h9"}, pellets_at="i9"
    )
    assert refusal(position, "Ba2") == Refusal.WRONG_PHASE
    assert refusal(position, "Ic1") == Refusal.NOT_YOUR_TURN
    assert refusal(position, "$") == Refusal.WRONG_PHASE
    assert refusal(position, "B--") == Refusal.MUST_MOVE
    assert refusal(position, "--") is None
    assert refusal(position, "e4h") is None


def test_a_walk_must_have_a_step() -> None:
    pacman = hunt(HALL, phase="action", pellets_at="i9")
    ghosts = hunt(GHOSTS, phase="ghosts", pellets_at="i9")
    for position, piece in ((pacman, 0), (ghosts, 1)):
        refused = position.why_not(Walk(piece, ()))
        assert refused is not None
        assert refused.refusal == Refusal.WRONG_LENGTH


def test_nothing_may_be_played_in_a_finished_game() -> None:
    position = hunt(HALL, phase="action", lives_left=0, pellets_at="i9")
    for move in (Walk(0, (parse_square("b1"),)), Pass(), Spend()):
        refused = position.why_not(move)
        assert refused is not None
        assert refused.refusal == Refusal.GAME_OVER


# A move is refused exactly if it is not listed

OPENING = ("M@e1", "Me2e3", "d3h>a3h", "Mf3g3", "d5h>a5h", "h7h", "c4v>a7v", "Mh3h4", "e4v>g7v")


@pytest.mark.parametrize("moves", [0, 1, 2, 3, 7, 8, 9])
def test_exactly_the_moves_that_are_not_listed_must_be_refused_in_the_opening(moves: int) -> None:
    position = played(Game("pacman-advanced").position, *OPENING[:moves])
    assert_refused_iff_not_listed(position)


LATER: list[tuple[str, dict[str, Switch]]] = [
    ("action", {}),
    ("action", {"no_return": "off"}),
    ("extra", {}),
    ("extra", {"spend_steps": "exact_2"}),
    ("after", {}),
    ("ghosts", {}),
    ("ghosts", {"adv_ghost_move": "exact", "ghost_stack": "block"}),
    ("ghosts", {"no_return": "off", "ghost_stack": "share"}),
    ("ghost_place", {"tunnels_give_access": False}),
]


@pytest.mark.parametrize(("phase", "switches"), LATER)
def test_exactly_the_moves_that_are_not_listed_must_be_refused_later(
    phase: str, switches: dict[str, Switch]
) -> None:
    position = hunt(
        """
        3 . . .|. .
          ---
        2 . . B|. .
              ---
        1 . * I M .
          b c d e f
        """,
        phase=phase,
        played="B" if phase == "ghost_place" else "",
        placer="B" if phase == "ghost_place" else "",
        reserve=1,
        eaten=2,
        previous={"M": "f2", "B": "d3", "I": "b1"},
        pellets_at="i9",
    )
    assert_refused_iff_not_listed(under(position, **switches))


def assert_refused_iff_not_listed(position: Position) -> None:
    tried = set(every_try(position))
    legal = set(position.legal_moves())
    assert legal <= tried
    assert {move for move in tried if position.why_not(move) is None} == legal
