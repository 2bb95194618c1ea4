"""Layout files: reading, writing, and layouts that are refused."""

from dataclasses import replace

import pytest

from corridor.rules.board import Board, Fence, bits, parse_square, square_set
from corridor.rules.errors import Expected, InvalidLayout
from corridor.rules.layout import Layout
from corridor.rules.layout_files import (
    built_in,
    check_layout,
    layout_toml,
    mode_named,
    parse_layout,
)
from corridor.rules.modes import LAYOUTS, frame_of, make_mode
from tests.rules.boards import names

CHASE = """
name = "mine"
lives = 3
pellets = "a1 a9 i1 i9"
fences = "b3h d6h"

[pieces]
pacman = "e5"
blinky = "e9"
inky = "i5"
pinky = "e1"
clyde = "a5"
"""
ADVANCED = """
mode = "pacman-advanced"
lives = 3
pellets = "a1 a9 i1 i9"
fences = "d3h d5h c4v e4v"
chamber = "d3h d5h c4v e4v"

[pieces]
blinky = "d5"
inky = "e5"
pinky = "d4"
clyde = "e4"

[stock]
pacman = 12
ghosts = 4
"""
TUNNEL_ROOM = "c1v e1v d2h a5h"  # a tunnel leads into it
RACE = """
fences = "e1h"

[pieces]
w = "e1"
x = "e9"

[stock]
w = 10
x = 8
"""


def chase(text: str) -> Layout:
    return parse_layout(text, frame_of("pacman"))


def advanced(text: str) -> Layout:
    return parse_layout(text, frame_of("pacman-advanced"))


def race(text: str) -> Layout:
    return parse_layout(text, frame_of("classic-2"))


# Reading


def test_a_layout_file_must_say_what_stands_where() -> None:
    layout = chase(CHASE)
    assert layout.name == "mine"
    assert layout.squares == tuple(parse_square(s) for s in ("e5", "e9", "i5", "e1", "a5"))
    assert names(bits(layout.pellets)) == {"a1", "a9", "i1", "i9"}
    assert layout.board == Board.of(["b3h", "d6h"])
    assert layout.lives == 3
    assert layout.stock == (0, 0)
    assert layout.chamber == ()


def test_a_layout_of_the_advanced_chase_must_say_which_fences_are_the_chamber() -> None:
    layout = advanced(ADVANCED)
    assert layout.name == "custom"
    assert layout.squares[0] is None
    assert layout.stock == (12, 4)
    assert [str(fence) for fence in layout.chamber] == ["d3h", "c4v", "e4v", "d5h"]


def test_a_race_may_start_from_a_layout_with_fences_and_unequal_stocks() -> None:
    layout = race(RACE)
    assert layout.stock == (10, 8)
    position = make_mode("classic-2", layout=layout).start()
    assert Fence.parse("e1h") in position.board
    assert position.stock == (10, 8)


@pytest.mark.parametrize(
    ("mode", "name"), [(mode, name) for mode, known in LAYOUTS.items() for name in known]
)
def test_every_layout_of_the_package_must_be_one_a_game_can_start_from(
    mode: str, name: str
) -> None:
    layout = make_mode(mode, layout=name).layout
    check_layout(layout, frame_of(mode))
    assert layout.name == name


@pytest.mark.parametrize(
    ("name", "fences"),
    [("recon-1", "c2v b3h f4v d6h g6h f7v"), ("recon-2", "d2h f3v b4v g5h c6h e7v"), ("open", "")],
)
def test_the_mazes_of_the_chase_must_have_their_fences_and_the_usual_squares(
    name: str, fences: str
) -> None:
    layout = built_in(name, frame_of("pacman"))
    assert " ".join(str(fence) for fence in layout.board.fences) == fences
    assert layout.squares == tuple(parse_square(s) for s in ("e5", "e9", "i5", "e1", "a5"))
    assert names(bits(layout.pellets)) == {"a1", "a9", "i1", "i9"}
    assert layout.lives == 3


@pytest.mark.parametrize(
    ("name", "ghosts"),
    [
        ("d4", "d5 e5 d4 e4"),
        ("d5", "d6 e6 d5 e5"),
        ("e4", "e5 f5 e4 f4"),
        ("e5", "e6 f6 e5 f5"),
    ],
)
def test_the_chamber_must_be_a_closed_block_with_a_ghost_on_each_square(
    name: str, ghosts: str
) -> None:
    layout = built_in(name, frame_of("pacman-advanced"))
    squares = [parse_square(square) for square in ghosts.split()]
    assert list(layout.squares) == [None, *squares]
    assert layout.board.fences == layout.chamber
    assert layout.board.regions() == 2
    assert not layout.board.reaches(squares[0], square_set([parse_square("a1")]))
    assert layout.board.reaches(squares[0], square_set([squares[3]]))


# Refused layouts


@pytest.mark.parametrize(
    ("old", "new", "expected", "found"),
    [
        ('"b3h d6h"', '"b3h b3v"', Expected.FENCES_NOT_CROSSING, "b3v"),
        ('"b3h d6h"', '"b3h b3h"', Expected.FENCES_NOT_CROSSING, "b3h"),
        ('"b3h d6h"', '"b3h c3h"', Expected.FENCES_NOT_OVERLAPPING, "c3h"),
        ('"b3h d6h"', '"b3v b4v"', Expected.FENCES_NOT_OVERLAPPING, "b4v"),
        ('"b3h d6h"', '"a1v a2h"', Expected.NO_SQUARE_CUT_OFF, "a1"),
        ('"b3h d6h"', '"h1v h2h"', Expected.NO_SQUARE_CUT_OFF, "i1"),
        ('"b3h d6h"', '"b3x"', Expected.FENCE, "fences: b3x"),
        ('"b3h d6h"', '"b9h"', Expected.FENCE, "fences: b9h"),
        ('fences = "b3h d6h"', "fences = 3", Expected.LAYOUT_VALUE, "fences = 3"),
        ('fences = "b3h d6h"', 'fences = ["b3h"]', Expected.LAYOUT_VALUE, "fences = ['b3h']"),
        ('blinky = "e9"', 'blinky = "i5"', Expected.PIECES_APART, "i5"),
        ('blinky = "e9"', 'blinky = "a9"', Expected.NO_PELLET_UNDER_PIECE, "a9"),
        ('pacman = "e5"', 'pacman = "i9"', Expected.NO_PELLET_UNDER_PIECE, "i9"),
        ('blinky = "e9"', 'blinky = "e10"', Expected.SQUARE, "blinky: e10"),
        ('blinky = "e9"', 'blinky = "e9 e8"', Expected.ONE_SQUARE, "blinky = 'e9 e8'"),
        ('blinky = "e9"', 'blinky = ""', Expected.ONE_SQUARE, "blinky = ''"),
        ('blinky = "e9"', "blinky = 9", Expected.LAYOUT_VALUE, "blinky = 9"),
        ('blinky = "e9"', "", Expected.PIECE_ON_BOARD, "blinky"),
        ('blinky = "e9"', 'blinky = "e9"\nsue = "d9"', Expected.PIECE_NAME, "sue"),
        ('"a1 a9 i1 i9"', '"a1 a9 i1"', Expected.PELLET_COUNT, "3"),
        ('"a1 a9 i1 i9"', '"a1 a9 i1 i9 d4"', Expected.PELLET_COUNT, "5"),
        ('"a1 a9 i1 i9"', '"a1 a9 i1 a1"', Expected.PELLETS_DIFFER, "a1"),
        ('"a1 a9 i1 i9"', '"a1 a9 i1 z9"', Expected.SQUARE, "pellets: z9"),
        ('pellets = "a1 a9 i1 i9"', "", Expected.PELLET_COUNT, "0"),
        ("lives = 3", "", Expected.LAYOUT_NUMBER, "lives = None"),
        ("lives = 3", "lives = 0", Expected.LAYOUT_NUMBER, "lives = 0"),
        ("lives = 3", "lives = 10", Expected.LAYOUT_NUMBER, "lives = 10"),
        ("lives = 3", "lives = -3", Expected.LAYOUT_NUMBER, "lives = -3"),
        ("lives = 3", "lives = true", Expected.LAYOUT_NUMBER, "lives = True"),
        ("lives = 3", "lives = 3.0", Expected.LAYOUT_NUMBER, "lives = 3.0"),
        ("lives = 3", 'lives = "3"', Expected.LAYOUT_NUMBER, "lives = '3'"),
        ("lives = 3", 'lives = 3\nchamber = "b3h"', Expected.CHAMBER_COUNT, "1"),
        ("lives = 3", "lives = 3\nspeed = 4", Expected.LAYOUT_KEY, "speed"),
        ("lives = 3", "lives = 3\nmode = 4", Expected.LAYOUT_VALUE, "mode = 4"),
        ("lives = 3", "lives = 3\nstock = 4", Expected.LAYOUT_VALUE, "stock = 4"),
        ('name = "mine"', "name = 1979-05-27", Expected.LAYOUT_VALUE, "name = datetime"),
        ("[pieces]", "[stock]\npacman = 1\n[pieces]", Expected.LAYOUT_NUMBER, "pacman = 1"),
        ("[pieces]", "[stock]\nblinky = 1\n[pieces]", Expected.STOCK_NAME, "blinky"),
        ("[pieces]", "[pieces?", Expected.TOML, "?"),
        ("lives = 3", "lives = three", Expected.TOML, "three"),
    ],
)  # fmt: skip
def test_a_layout_of_the_chase_may_not_start_a_game_when_it_is_bad(
    old: str, new: str, expected: Expected, found: str
) -> None:
    assert CHASE.count(old) == 1
    with pytest.raises(InvalidLayout) as caught:
        chase(CHASE.replace(old, new))
    assert (caught.value.expected, caught.value.text[: len(found)]) == (expected, found)


@pytest.mark.parametrize(
    ("old", "new", "expected", "found"),
    [
        ("[pieces]", '[pieces]\npacman = "e1"', Expected.PIECE_OFF_BOARD, "pacman"),
        ('"a1 a9 i1 i9"', '"a1 a9 i1 e9"', Expected.NO_PELLET_ON_RESPAWN_SQUARE, "e9"),
        ('chamber = "d3h d5h', 'chamber = "d5h', Expected.CHAMBER_COUNT, "3"),
        ('chamber = "d3h', 'chamber = "f8h', Expected.CHAMBER_FENCES_STANDING, "f8h"),
        ('chamber = "d3h', 'chamber = "d5h', Expected.CHAMBER_FENCES_STANDING, "d5h"),
        ('fences = "d3h', 'fences = "a1v a2h d3h', Expected.NO_SQUARE_CUT_OFF, "a1"),
        ("pacman = 12", "pacman = 21", Expected.LAYOUT_NUMBER, "pacman = 21"),
        ("pacman = 12", "pacman = -1", Expected.LAYOUT_NUMBER, "pacman = -1"),
        ("ghosts = 4", 'ghosts = "4"', Expected.LAYOUT_NUMBER, "ghosts = '4'"),
    ],
)
def test_a_layout_of_the_advanced_chase_may_not_start_a_game_when_it_is_bad(
    old: str, new: str, expected: Expected, found: str
) -> None:
    assert ADVANCED.count(old) == 1
    with pytest.raises(InvalidLayout) as caught:
        advanced(ADVANCED.replace(old, new))
    assert (caught.value.expected, caught.value.text) == (expected, found)


def test_a_layout_of_the_advanced_chase_may_have_no_closed_room_but_the_chamber() -> None:
    # The fences of the chamber close the corner a1 b1 a2 b2 as well as the room of the ghosts.
    text = ADVANCED.replace('fences = "d3h d5h c4v e4v"', 'fences = "d3h d5h c4v e4v a2h b1v"')
    with pytest.raises(InvalidLayout) as caught:
        advanced(text.replace('chamber = "d3h d5h c4v', 'chamber = "a2h d5h c4v'))
    assert caught.value.expected == Expected.ONE_CHAMBER


@pytest.mark.parametrize(
    "fences",
    [
        "d3h f4v e6h c5v",  # round the centre, with four gaps
        TUNNEL_ROOM,
    ],
)
def test_a_chamber_that_encloses_nothing_may_not_be_played_with(fences: str) -> None:
    with pytest.raises(InvalidLayout) as caught:
        advanced(ADVANCED.replace("d3h d5h c4v e4v", fences))
    assert caught.value.expected == Expected.CLOSED_CHAMBER


def test_a_room_with_a_tunnel_may_not_be_the_chamber_even_when_tunnels_give_no_access() -> None:
    board = Board.of(TUNNEL_ROOM.split())
    room = replace(make_mode("pacman-advanced").layout, board=board, chamber=board.fences)
    for access in (True, False):
        with pytest.raises(InvalidLayout) as caught:
            make_mode("pacman-advanced", layout=room, tunnels_give_access=access)
        assert caught.value.expected == Expected.CLOSED_CHAMBER


@pytest.mark.parametrize(
    ("old", "new", "expected", "found"),
    [
        ('x = "e9"', 'x = "e1"', Expected.PIECES_APART, "e1"),
        ('w = "e1"', 'w = "c9"', Expected.START_OFF_GOAL, "c9"),
        ('w = "e1"', "", Expected.PIECE_ON_BOARD, "w"),
        ('fences = "e1h"', 'fences = "d1h d1v"', Expected.FENCES_NOT_CROSSING, "d1v"),
        ('fences = "e1h"', 'fences = "d1h c1v e1v"', Expected.ROUTE_TO_GOAL, "e1"),
        ('fences = "e1h"', 'pellets = "a1"', Expected.PELLET_COUNT, "1"),
        ('fences = "e1h"', "lives = 3", Expected.LAYOUT_KEY, "lives"),
        ("x = 8", "x = 21", Expected.LAYOUT_NUMBER, "x = 21"),
        ("x = 8", "y = 8", Expected.STOCK_NAME, "y"),
    ],
)
def test_a_layout_of_a_race_may_not_start_a_game_when_it_is_bad(
    old: str, new: str, expected: Expected, found: str
) -> None:
    assert RACE.count(old) == 1
    with pytest.raises(InvalidLayout) as caught:
        race(RACE.replace(old, new))
    assert (caught.value.expected, caught.value.text) == (expected, found)


def test_a_race_may_start_beside_an_empty_closed_pocket() -> None:
    assert race(RACE.replace('"e1h"', '"a1v a2h"')).board.regions() == 2


def test_a_side_whose_stock_is_not_named_must_have_no_fences() -> None:
    assert race(RACE.replace("x = 8", "")).stock == (10, 0)


# Files that are not layouts


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("", Expected.LAYOUT_NUMBER),
        ("%", Expected.TOML),
        ("a = " + "[" * 9_000, Expected.TOML),
        ("lives = " + "1" * 9_000, Expected.TOML),
        ("\0" * 100, Expected.TOML),
        ("#" * 10_001, Expected.LAYOUT_SIZE),
        ("x" * 10_000_000, Expected.LAYOUT_SIZE),
    ],
)
def test_garbage_must_be_refused_quickly(text: str, expected: Expected) -> None:
    with pytest.raises(InvalidLayout) as caught:
        chase(text)
    assert caught.value.expected == expected
    assert len(caught.value.text) <= 80


def test_a_mistake_in_the_toml_must_be_named_by_line_and_column() -> None:
    with pytest.raises(InvalidLayout) as caught:
        chase("lives = 3\nname = mine\n")
    assert (caught.value.line, caught.value.column) == (2, 8)
    assert caught.value.text == "mine"
    assert "(line 2, column 8)" in str(caught.value)


def test_a_file_that_breaks_off_must_be_named_by_its_end() -> None:
    with pytest.raises(InvalidLayout) as caught:
        chase("lives = 3\npellets")
    assert (caught.value.line, caught.value.column, caught.value.text) == (2, 8, "")


@pytest.mark.parametrize(
    ("text", "mode"), [('mode = "pacman"', "pacman"), ("lives = 3", None), ('mode = ""', None)]
)
def test_a_layout_file_may_say_which_mode_it_is_for(text: str, mode: str | None) -> None:
    assert mode_named(text) == mode


def test_a_mode_that_is_no_text_must_be_refused() -> None:
    with pytest.raises(InvalidLayout) as caught:
        mode_named("mode = 3")
    assert caught.value.expected == Expected.LAYOUT_VALUE


def test_a_number_out_of_range_must_be_refused_with_the_range() -> None:
    for bad, mode in (
        (replace(make_mode("classic-2").layout, stock=(10, 21)), "classic-2"),
        (replace(make_mode("pacman").layout, lives=10), "pacman"),
    ):
        with pytest.raises(InvalidLayout) as caught:
            make_mode(mode, layout=bad)
        assert caught.value.detail == {"classic-2": "0..20", "pacman": "1..9"}[mode]
    with pytest.raises(InvalidLayout) as caught:
        chase(CHASE.replace("lives = 3", "lives = 10"))
    assert caught.value.detail == "1..9"


# Layouts that a program made


@pytest.mark.parametrize(
    ("mode", "other", "expected"),
    [
        ("classic-2", "classic-4", Expected.SQUARE_FOR_EACH_PIECE),
        ("classic-2", "classic-3", Expected.SQUARE_FOR_EACH_PIECE),
        ("classic-2", "pacman", Expected.SQUARE_FOR_EACH_PIECE),
        ("pacman", "classic-2", Expected.SQUARE_FOR_EACH_PIECE),
        ("pacman", "pacman-advanced", Expected.LAYOUT_NUMBER),
        ("pacman-advanced", "pacman", Expected.PIECE_OFF_BOARD),
    ],
)
def test_a_mode_may_not_start_from_the_layout_of_another(
    mode: str, other: str, expected: Expected
) -> None:
    with pytest.raises(InvalidLayout) as caught:
        make_mode(mode, layout=make_mode(other).layout)
    assert caught.value.expected == expected


def test_a_layout_may_not_hold_numbers_that_no_file_could() -> None:
    standard, maze = make_mode("classic-2").layout, make_mode("pacman").layout
    for bad, mode, expected in (
        (replace(standard, stock=(10,)), "classic-2", Expected.STOCK_NAME),
        (replace(standard, stock=(10, -1)), "classic-2", Expected.LAYOUT_NUMBER),
        (replace(maze, lives=0), "pacman", Expected.LAYOUT_NUMBER),
        (replace(standard, stock=(10, 21)), "classic-2", Expected.LAYOUT_NUMBER),
        (replace(standard, lives=3), "classic-2", Expected.LAYOUT_NUMBER),
        (replace(maze, lives=None), "pacman", Expected.LAYOUT_NUMBER),
        (replace(maze, lives=10), "pacman", Expected.LAYOUT_NUMBER),
        (replace(maze, board=Board.of(["d3h", "d3v"])), "pacman", Expected.FENCES_NOT_CROSSING),
        (replace(maze, board=Board.of(["d3h", "e3h"])), "pacman", Expected.FENCES_NOT_OVERLAPPING),
    ):
        with pytest.raises(InvalidLayout) as caught:
            make_mode(mode, layout=bad)
        assert caught.value.expected == expected


def test_squares_that_only_a_tunnel_joins_must_count_as_cut_off_when_tunnels_give_no_access() -> (
    None
):
    rim_to_rim = " a7h c7h e7h g7h h7v h8h"
    layout = advanced(ADVANCED.replace('e4v"\nchamber', f'e4v{rim_to_rim}"\nchamber'))
    assert make_mode("pacman-advanced", layout=layout).layout == layout
    with pytest.raises(InvalidLayout) as caught:
        make_mode("pacman-advanced", layout=layout, tunnels_give_access=False)
    assert caught.value.expected == Expected.NO_SQUARE_CUT_OFF


# Writing


@pytest.mark.parametrize(
    ("mode", "name"), [(mode, name) for mode, known in LAYOUTS.items() for name in known]
)
def test_a_layout_that_is_written_must_be_read_again_as_the_same(mode: str, name: str) -> None:
    layout, frame = make_mode(mode, layout=name).layout, frame_of(mode)
    again = parse_layout(layout_toml(layout, frame), frame)
    assert again == layout
    assert again.name == layout.name
    assert layout_toml(again, frame) == layout_toml(layout, frame)


@pytest.mark.parametrize(
    "name", ['with "quotes"', "a\\b", "two\nlines", "tab\t\x7f\0", "é ☃ 🎲", ""]
)
def test_a_layout_may_have_any_name(name: str) -> None:
    layout, frame = replace(make_mode("pacman").layout, name=name), frame_of("pacman")
    assert parse_layout(layout_toml(layout, frame), frame).name == name


def test_a_layout_must_be_written_as_people_would_write_it() -> None:
    assert layout_toml(advanced(ADVANCED), frame_of("pacman-advanced")) == (
        'name = "custom"\n'
        "lives = 3\n"
        'pellets = "a1 i1 a9 i9"\n'
        'fences = "d3h c4v e4v d5h"\n'
        'chamber = "d3h c4v e4v d5h"\n'
        "\n[pieces]\n"
        'blinky = "d5"\n'
        'inky = "e5"\n'
        'pinky = "d4"\n'
        'clyde = "e4"\n'
        "\n[stock]\n"
        "pacman = 12\n"
        "ghosts = 4\n"
    )


def test_a_name_must_make_no_difference_between_layouts() -> None:
    layout = make_mode("pacman").layout
    assert replace(layout, name="other") == layout
