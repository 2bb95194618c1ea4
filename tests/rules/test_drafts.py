"""Drafts: every fault of a layout or a position is told, with its place on the board."""

import pytest

from corridor.rules.board import parse_square
from corridor.rules.drafts import layout_draft, position_draft
from corridor.rules.errors import Expected, Place
from tests.rules.test_layout import CHASE
from tests.rules.test_position_text_refused import OPENING, PACMAN, TURNED

ROOM = "-d5e5d4e4.a1a9i1i9.d3hd5hc4ve4v.d3hd5hc4ve4v.12-4.3"


def codes(draft: object) -> list[str]:
    return [str(fault.expected) for fault in draft.faults]  # type: ignore[attr-defined]


def test_a_layout_without_a_fault_must_become_a_mode() -> None:
    draft = layout_draft("pacman", CHASE, {"lives": 2})
    assert not draft.faults
    assert draft.mode is not None
    assert draft.mode.layout.lives == 2
    assert draft.board == draft.mode.layout.board


def test_a_layout_must_tell_all_its_faults_at_once() -> None:
    draft = layout_draft("pacman", "e5e5i5e1-.a1a9.c3hc3v..0-0.3")
    wanted = ["fitting_fence", "pellet_count", "pieces_apart", "piece_on_board"]
    assert (codes(draft), draft.mode) == (wanted, None)
    e5 = parse_square("e5")
    assert [fault.at for fault in draft.faults] == [
        Place(fences=("c3v", "c3h")),
        Place(squares=(parse_square("a1"), parse_square("a9"))),
        Place(squares=(e5,), pieces=(0, 1)),
        Place(pieces=(4,)),
    ]
    assert [str(fence) for fence in draft.board.fences] == ["c3h"]


def test_a_layout_that_cannot_be_read_must_tell_one_fault() -> None:
    assert codes(layout_draft("chess", "e1e9....0-0.0")) == ["known_name"]
    assert codes(layout_draft("pacman", CHASE, {"lives": 99})) == ["known_name"]
    assert codes(layout_draft("classic-2", "e1")) == ["inline_layout"]
    assert codes(layout_draft("classic-2", 'mode = "pacman"')) == ["known_name"]


def test_a_fault_that_two_checks_find_must_be_told_once() -> None:
    """Where tunnels give no access, a layout is looked at with and without them."""
    doubled = ROOM.replace("d5e5", "d5d5")
    strict = {"tunnels_give_access": "false"}
    assert codes(layout_draft("pacman-advanced", doubled, strict)) == ["pieces_apart"]
    assert codes(layout_draft("pacman-advanced", ROOM, strict)) == []


@pytest.mark.parametrize("text", [PACMAN, OPENING, TURNED])
def test_a_position_without_a_fault_must_be_read(text: str) -> None:
    draft = position_draft(text)
    assert not draft.faults
    assert draft.position is not None
    assert draft.counters is not None


def test_a_position_must_tell_all_its_faults_at_once() -> None:
    draft = position_draft("pacman / b3d6g6c6 / c2f4f7 / e5 e5 i5 e1 a5 / c3 / 9 / boost B")
    assert codes(draft) == [
        *("fitting_fence", "pacman_apart", "pellets_of_layout", "lives"),
        *("boost_after_pellet", "played_in_turn"),
    ]
    assert draft.position is None
    assert draft.faults[0].at == Place(fences=("c6h", "d6h"))


def test_the_layout_of_a_position_must_tell_its_own_faults_first() -> None:
    bad = "pacman layout=e5e9i5e1a5.a1a9.c3hc3v..0-0.3 / / / e5"
    draft = position_draft(bad)
    assert codes(draft) == ["fitting_fence", "pellet_count"]
    assert [str(fence) for fence in draft.board.fences] == ["c3h"]
    assert codes(position_draft("pacman layout=open / / / e5")) == ["fields"]
    assert codes(position_draft("chess layout=a.b / / / e5")) == ["known_name"]
    assert codes(position_draft("")) == [str(Expected.KNOWN_NAME)]
