"""Moves as text: every form that is written, every form that is read."""

import pytest

from corridor.rules.board import Fence, parse_square
from corridor.rules.errors import Expected, InvalidText
from corridor.rules.modes import MODES, make_mode
from corridor.rules.moves import Enter, Move, Pass, Place, Relocate, Spend, Walk
from corridor.rules.notation import from_glendenning, from_openspiel, move_text, parse_move


def path(text: str) -> tuple[int, ...]:
    return tuple(parse_square(name) for name in text.split())


def read(mode: str, text: str) -> Move:
    return parse_move(make_mode(mode).start(), text)


RACE: list[tuple[str, Move]] = [
    ("e2", Walk(0, path("e2"))),
    ("i9", Walk(0, path("i9"))),
    ("e3h", Place(Fence.parse("e3h"))),
    ("a8v", Place(Fence.parse("a8v"))),
    ("h8h", Place(Fence.parse("h8h"))),
    ("--", Pass()),
]
CHASE: list[tuple[str, Move]] = [
    ("Me6f6", Walk(0, path("e6 f6"))),
    ("Bd9", Walk(1, path("d9"))),
    ("Ih5h4", Walk(2, path("h5 h4"))),
    ("Pe2", Walk(3, path("e2"))),
    ("Cg5f5", Walk(4, path("g5 f5"))),
    ("Ma1", Walk(0, path("a1"))),
    ("Me1e9e8", Walk(0, path("e1 e9 e8"))),
    ("b3h", Place(Fence.parse("b3h"))),
    ("d3h>f7v", Relocate(Fence.parse("d3h"), Fence.parse("f7v"))),
    ("M@e1", Enter(parse_square("e1"))),
    ("$", Spend()),
    ("--", Pass()),
    ("B--", Pass(1)),
    ("C--", Pass(4)),
]


@pytest.mark.parametrize(("text", "move"), RACE)
@pytest.mark.parametrize("mode", ["classic-2", "classic-3", "classic-4"])
def test_a_move_of_a_race_must_be_written_and_read_alike(mode: str, text: str, move: Move) -> None:
    assert read(mode, text) == move
    assert move_text(make_mode(mode).start(), move) == text


@pytest.mark.parametrize(("text", "move"), CHASE)
@pytest.mark.parametrize("mode", ["pacman", "pacman-advanced"])
def test_a_move_of_a_chase_must_be_written_and_read_alike(mode: str, text: str, move: Move) -> None:
    assert read(mode, text) == move
    assert move_text(make_mode(mode).start(), move) == text


def test_a_walk_of_a_race_must_be_that_of_whoever_is_to_move() -> None:
    start = make_mode("classic-4").start()
    later = start.after(read("classic-4", "e2"))
    assert parse_move(later, "b5") == Walk(1, path("b5"))


@pytest.mark.parametrize(
    ("text", "plain"),
    [
        ("E2", "e2"),
        ("E3H", "e3h"),
        ("he3", "e3h"),
        ("ve3", "e3v"),
        ("VE3", "e3v"),
        ("hh3", "h3h"),
        ("h3h", "h3h"),
        ("  e2\n", "e2"),
        ("e2!", "e2"),
    ],
)
def test_a_race_may_be_written_in_upper_case_and_with_the_way_in_front(
    text: str, plain: str
) -> None:
    assert read("classic-2", text) == read("classic-2", plain)


@pytest.mark.parametrize(
    ("text", "plain"),
    [
        ("Ma1*", "Ma1"),
        ("Ma2a3xB", "Ma2a3"),
        ("Ma2a3xBxI*", "Ma2a3"),
        ("Be5#", "Be5"),
        ("Be6e5!#", "Be6e5"),
        (" Pe2 ", "Pe2"),
        ("xBMa2", "Ma2"),
    ],
)
def test_marks_that_records_add_must_be_stripped(text: str, plain: str) -> None:
    assert read("pacman", text) == read("pacman", plain)


@pytest.mark.parametrize(
    "text",
    ["", "e", "e0", "j2", "e10", "e3x", "e9h", "i3v", "xe3", "e2e3", "Me2", "W e2", "-", "---", "$",
     "M@e1", "d3h>f7v", "e3 h", "héllo", "e²",
     "xBe3", "e3xB", "e2*", "*e2", "e2#", "!e2"],
)  # fmt: skip
def test_a_text_that_is_no_move_of_a_race_must_be_refused(text: str) -> None:
    with pytest.raises(InvalidText) as caught:
        read("classic-2", text)
    assert caught.value.expected == Expected.RACE_MOVE


@pytest.mark.parametrize(
    "text",
    ["", "e2", "me6f6", "M", "Me0", "Me6 f6", "bd9", "E3H", "he3", "d3h>", ">f7v", "d3h>f9v", "M@",
     "M@e1e2", "B@e1", "M@j1", "$$", "-", "---", "m--", "B-", "BB--", "e9h"],
)  # fmt: skip
def test_a_text_that_is_no_move_of_a_chase_must_be_refused(text: str) -> None:
    with pytest.raises(InvalidText) as caught:
        read("pacman-advanced", text)
    assert caught.value.expected == Expected.CHASE_MOVE


@pytest.mark.parametrize("text", ["Xe6", "We6f6", "Z--"])
def test_a_letter_that_no_piece_has_must_be_refused(text: str) -> None:
    with pytest.raises(InvalidText) as caught:
        read("pacman", text)
    assert caught.value.expected == Expected.PIECE_LETTER


@pytest.mark.parametrize("mode", MODES)
def test_a_text_longer_than_any_move_must_be_refused(mode: str) -> None:
    with pytest.raises(InvalidText) as caught:
        read(mode, "Me6" + "e7e6" * 3_000_000)
    assert caught.value.expected == Expected.MOVE
    assert len(caught.value.text) == 80


# Foreign notations


OTHERS = [
    # ours, OpenSpiel, Glendenning
    ("e1", "e9", "e9"),  # where the first side starts
    ("e2", "e8", "e8"),
    ("a9", "a1", "a1"),
    ("e1h", "e8h", "e9h"),
    ("e8h", "e1h", "e2h"),
    ("a3v", "a6v", "a7v"),
    ("h8v", "h1v", "h2v"),
    ("--", "--", "--"),
]


@pytest.mark.parametrize(("ours", "openspiel", "glendenning"), OTHERS)
def test_moves_of_other_systems_must_be_turned_to_our_side(
    ours: str, openspiel: str, glendenning: str
) -> None:
    assert from_openspiel(openspiel) == ours
    assert from_glendenning(glendenning) == ours
    assert from_openspiel(f" {openspiel.upper()} ") == ours


@pytest.mark.parametrize("text", ["", "e9h", "i1h", "e0", "j1", "he3", "Me2"])
def test_what_openspiel_never_writes_must_be_refused(text: str) -> None:
    with pytest.raises(InvalidText):
        from_openspiel(text)


@pytest.mark.parametrize("text", ["", "e1h", "i2h", "e0", "j1", "he3", "Me2"])
def test_what_glendenning_never_writes_must_be_refused(text: str) -> None:
    with pytest.raises(InvalidText):
        from_glendenning(text)


def test_turned_fences_must_be_all_fences() -> None:
    ranks = range(1, 10)
    texts = [f"{file}{rank}{way}" for file in "abcdefgh" for rank in ranks for way in "hv"]
    assert len({from_openspiel(text) for text in texts if text[1] != "9"}) == 128
    assert len({from_glendenning(text) for text in texts if text[1] != "1"}) == 128
