"""Why a move of the basic chase may not be played."""

from dataclasses import replace

import pytest

from corridor.rules.board import Fence, parse_square
from corridor.rules.errors import Refusal
from corridor.rules.modes import Switch
from corridor.rules.moves import Pass, Place, Spend, Walk
from corridor.rules.pacman import PacmanPosition, Phase
from tests.rules.boards import chase, refusal
from tests.rules.chases import every_try, under


def walking(picture: str, **switches: Switch) -> PacmanPosition:
    return under(chase(picture, also={"C": "h9"}, pellets_at="i9"), **switches)


CORNER = """
    3 . . . .
      ---
    2 . . . .
    1 M * B .
      a b c d
"""


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("Ma2a3", Refusal.FENCE_BETWEEN),
        ("Mb2c2", Refusal.TOO_FAR),
        ("Ma4", Refusal.TOO_FAR),
        ("Ma2", Refusal.WRONG_LENGTH),
        ("Ma2b2c2", Refusal.WRONG_LENGTH),
        ("Ma2b2c2c1", Refusal.WRONG_LENGTH),
        ("Mb1b2", Refusal.MUST_STOP),
        ("Bc2", Refusal.NOT_YOUR_TURN),
        ("Ie5", Refusal.PIECE_OFF_BOARD),
        ("--", Refusal.MUST_MOVE),
        ("B--", Refusal.NOT_YOUR_TURN),
        ("I--", Refusal.PIECE_OFF_BOARD),
        ("M--", Refusal.MUST_MOVE),
        ("a1h", Refusal.WRONG_PHASE),
        ("a1h>b1h", Refusal.WRONG_PHASE),
        ("M@e1", Refusal.WRONG_PHASE),
        ("$", Refusal.WRONG_PHASE),
        ("Ma2b2", None),
        ("Mb1", None),
    ],
)
def test_pacman_must_be_told_why_his_walk_is_refused(text: str, expected: Refusal | None) -> None:
    assert refusal(walking(CORNER), text) == expected


def test_pacman_must_be_told_of_a_ghost_in_the_way_with_blocked() -> None:
    position = walking(
        """
        2 . .
        1 M B
          a b
        """,
        pac_into_ghost="blocked",
    )
    assert refusal(position, "Mb1") == Refusal.GHOST_IN_THE_WAY
    assert refusal(position, "Ma2b2c2") == Refusal.WRONG_LENGTH
    boosted = replace(position, phase=Phase.BOOST)
    assert refusal(boosted, "Mb1c1d1e1") == Refusal.WRONG_LENGTH


def test_pacman_must_be_told_that_he_stops_on_the_last_ghost() -> None:
    position = chase(
        """
        3 . .
        2 B .
        1 M .
          a b
        """,
        phase="boost",
        pellets_at="i9",
    )
    assert refusal(position, "Ma2a3") == Refusal.MUST_STOP
    assert refusal(position, "Mb1c1d1e1") == Refusal.WRONG_LENGTH
    assert refusal(position, "--") is None


def test_pacman_must_be_told_that_he_may_not_decline_with_exact_3() -> None:
    position = chase(
        """
        1 M .
          a b
        """,
        phase="boost",
        also={"B": "i8"},
        pellets_at="i9",
        boost="exact_3",
    )
    assert refusal(position, "--") == Refusal.MUST_MOVE
    assert refusal(position, "Mb1") == Refusal.WRONG_LENGTH


GHOSTS = """
    3 . . . .
    2 * . . .
    1 B I . M
      a b c d
"""


@pytest.mark.parametrize(
    ("switches", "text", "expected"),
    [
        ({}, "Ba2", Refusal.ENDS_ON_PELLET),
        ({}, "Bb1", Refusal.ENDS_ON_GHOST),
        ({}, "Ba2a3", None),
        ({}, "Bb1b2b3", Refusal.WRONG_LENGTH),
        ({}, "Ba2a3a2", Refusal.WRONG_LENGTH),
        ({}, "Bb2", Refusal.TOO_FAR),
        ({}, "Ic1", Refusal.NOT_YOUR_TURN),
        ({}, "Me1", Refusal.NOT_YOUR_TURN),
        ({}, "Pe2", Refusal.PIECE_OFF_BOARD),
        ({}, "--", Refusal.MUST_MOVE),
        ({"frenzy_path": "straight"}, "Bb1b2", Refusal.NOT_STRAIGHT),
        ({"frenzy_path": "straight"}, "Ba2a1", Refusal.NOT_STRAIGHT),
        ({"frenzy_path": "straight"}, "Bb1b2b3", Refusal.WRONG_LENGTH),
        ({"frenzy_path": "towards"}, "Ba2a3", Refusal.NOT_STRAIGHT),
        ({"ghost_on_pellet": "no_entry"}, "Ba2a3", Refusal.PELLET_IN_THE_WAY),
        ({"ghost_stack": "block"}, "Bb1c1", Refusal.GHOST_IN_THE_WAY),
        ({"frenzy": "none"}, "Ba2a3", Refusal.WRONG_LENGTH),
        ({"ghost_order": "free"}, "--", Refusal.MUST_MOVE),
        ({"ghost_order": "free"}, "I--", Refusal.MUST_MOVE),
    ],
)
def test_a_ghost_must_be_told_why_its_walk_is_refused(
    switches: dict[str, Switch], text: str, expected: Refusal | None
) -> None:
    position = chase(GHOSTS, phase="ghosts", also={"C": "h9"}, pellets_at="i9")
    assert refusal(under(position, **switches), text) == expected


@pytest.mark.parametrize(
    ("stack", "expected"),
    [("pass_no_share", Refusal.ENDS_ON_GHOST), ("block", Refusal.GHOST_IN_THE_WAY)],
)
def test_a_ghost_must_be_told_of_the_other_ghost_and_not_of_the_pellet_under_it(
    stack: str, expected: Refusal
) -> None:
    position = chase(
        """
        2 . . .
        1 B * .
          a b c
        """,
        phase="ghosts",
        also={"M": "i8", "I": "b1"},
        pellets_at="i9",
        ghost_on_pellet="free",
        ghost_stack=stack,
    )
    assert refusal(position, "Bb1") == expected


def test_a_frenzied_ghost_must_be_told_that_one_step_is_too_short() -> None:
    position = chase(
        """
        2 . . .
        1 B . M
          a b c
        """,
        phase="ghosts",
        pellets_at="i9",
    )
    assert refusal(position, "Bb1") == Refusal.WRONG_LENGTH


def test_a_frenzied_ghost_must_be_told_what_it_would_end_on() -> None:
    position = chase(
        """
        3 * . .
        2 . . .
        1 B . M
          a b c
        """,
        phase="ghosts",
        pellets_at="i9",
    )
    assert refusal(position, "Ba2a3") == Refusal.ENDS_ON_PELLET


def test_a_ghost_must_be_told_where_it_stops() -> None:
    position = chase(
        """
        2 . . . .
        1 B . M .
          a b c d
        """,
        phase="ghosts",
        pellets_at="i9",
    )
    path = tuple(parse_square(name) for name in ("b1", "c1", "d1"))
    refused = position.why_not(Walk(1, path))
    assert refused is not None
    assert refused.refusal == Refusal.MUST_STOP
    assert refused.squares == (parse_square("c1"),)


def test_a_ghost_whose_start_square_is_taken_must_be_told_that_it_is_off_the_board() -> None:
    position = chase(
        """
        9 . M .
          d e f
        """,
        phase="ghosts",
        also={"C": "a1"},
        pellets_at="i9",
        ghost_return="next_turn",
    )
    assert refusal(position, "Be8") == Refusal.PIECE_OFF_BOARD
    assert refusal(position, "--") is None


def test_a_walk_must_have_a_step() -> None:
    pacman = walking(CORNER)
    ghosts = chase(GHOSTS, phase="ghosts", pellets_at="i9")
    for position, piece in ((pacman, 0), (ghosts, 1)):
        refused = position.why_not(Walk(piece, ()))
        assert refused is not None
        assert refused.refusal == Refusal.WRONG_LENGTH


def test_nothing_may_be_played_in_a_finished_game() -> None:
    position = chase(
        """
        1 M B
          a b
        """
    )
    for move in (Walk(0, (1,)), Pass(), Spend(), Place(Fence(0, horizontal=True))):
        refused = position.why_not(move)
        assert refused is not None
        assert refused.refusal == Refusal.GAME_OVER


# A move is refused exactly if it is not listed

HALL = """
    3 . . . . .
        ---
    2 * . .|. .
    1 M B .|I .
      a b c d e
"""
EVERYWHERE: list[tuple[str, dict[str, Switch]]] = [
    ("walk", {}),
    ("walk", {"pac_move": "up_to_2", "pac_into_ghost": "blocked"}),
    ("boost", {}),
    ("boost", {"boost": "exact_3", "boost_eats": "end_only"}),
    ("ghosts", {}),
    ("ghosts", {"frenzy": "up_to_2", "frenzy_path": "straight", "ghost_stay": True}),
    ("ghosts", {"ghost_on_pellet": "no_entry", "ghost_stack": "block", "ghost_order": "free"}),
    ("ghosts", {"ghost_on_pellet": "free", "ghost_stack": "share", "ghost_order": "free"}),
    ("ghosts", {"frenzy_path": "towards", "ghost_return": "next_turn", "ghost_order": "free"}),
    ("ghosts", {"frenzy": "none", "ghost_return": "next_turn"}),
]


@pytest.mark.parametrize(("phase", "switches"), EVERYWHERE)
def test_exactly_the_moves_that_are_not_listed_must_be_refused(
    phase: str, switches: dict[str, Switch]
) -> None:
    position = under(chase(HALL, phase=phase, also={"C": "h9"}, pellets_at="i9"), **switches)
    tried = set(every_try(position))
    legal = set(position.legal_moves())
    assert legal <= tried
    assert {move for move in tried if position.why_not(move) is None} == legal
