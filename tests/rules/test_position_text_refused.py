"""Position texts that are refused: each field, each condition, by its code."""

import random

import pytest

from corridor.rules.board import bits
from corridor.rules.errors import Expected, InvalidLayout, InvalidText
from corridor.rules.modes import MODES
from corridor.rules.position_reader import parse_mode, parse_position
from corridor.rules.position_text import position_text
from tests.rules.boards import names

RACE = "classic-2 / d2 / c5 / e2 e8 / 9 10 / 2"
MAZE = "pacman / b3d6g6 / c2f4f7"
PACMAN = f"{MAZE} / e5 e9 i5 e1 a5 / a1i1a9 / 3 / walk"
TURNED = (  # turn 5 of the advanced chase: the ghosts are about to walk
    "pacman-advanced / a3a4d7 / c1b2b6d8f8 / h2 d5 e5 d4 e4 / a1a9i9 / 3 / 8 4 / 1 1 / "
    "/ h4 - - - - / 5 ghosts"
)
OPENING = (
    "pacman-advanced / d3d5 / c4e4 / e1 d5 e5 d4 e4 / a1i1a9i9 / 3 / 12 4 / 0 0 / "
    "d3hc4ve4vd5h / - - - - - / 1 action began=e1 due"
)


def changed(text: str, old: str, new: str) -> str:
    assert text.count(old) == 1, (text, old)
    return text.replace(old, new)


def refused(text: str) -> InvalidText:
    with pytest.raises(InvalidText) as caught:
        parse_position(text)
    assert len(caught.value.text) <= 80
    return caught.value


@pytest.mark.parametrize("text", [RACE, PACMAN, TURNED, OPENING])
def test_the_texts_that_are_spoilt_below_must_be_good_themselves(text: str) -> None:
    parse_position(text)


# The mode


@pytest.mark.parametrize(
    ("mode", "expected", "found"),
    [
        ("classic-5", Expected.KNOWN_NAME, "mode classic-5"),
        ("Classic-2", Expected.KNOWN_NAME, "mode Classic-2"),
        ("classic-2 threefold", Expected.SWITCH, "threefold"),
        ("classic-2 threefold=true threefold=true", Expected.SWITCH, "threefold=true"),
        ("classic-2 layout=standard layout=standard", Expected.SWITCH, "layout=standard"),
        ("classic-2 frenzy=none", Expected.KNOWN_NAME, "switch frenzy"),
        ("classic-2 threefold=maybe", Expected.KNOWN_NAME, "threefold maybe"),
        ("classic-2 layout=recon-1", Expected.KNOWN_NAME, "layout recon-1"),
        ("classic-2 layout=", Expected.KNOWN_NAME, "layout "),
        ("classic-2 key=1", Expected.KNOWN_NAME, "switch key"),
        ("classic-2 switches=1", Expected.KNOWN_NAME, "switch switches"),
        ("pacman preset=danish", Expected.KNOWN_NAME, "switch preset"),
        ("chess layout=e1e9....10-10.0", Expected.KNOWN_NAME, "mode chess"),
    ],
)
def test_a_mode_that_does_not_exist_must_be_refused(
    mode: str, expected: Expected, found: str
) -> None:
    error = refused(f"{mode} / / / e1 e9 / 10 10 / 1")
    assert (error.expected, error.text) == (expected, found)


def test_an_unknown_name_must_be_refused_with_those_there_are() -> None:
    assert refused("chess / / / e1 e9 / 10 10 / 1").detail == ", ".join(MODES)
    assert refused("classic-2 threefold=x / / / e1 e9 / 10 10 / 1").detail == "true, false"
    with pytest.raises(InvalidText):
        parse_mode("")


@pytest.mark.parametrize(
    ("layout", "expected", "found"),
    [
        ("e1e9....10-10", Expected.INLINE_LAYOUT, "e1e9....10-10"),
        ("e1e9.....10-10.0", Expected.INLINE_LAYOUT, "e1e9.....10-10.0"),
        ("e1....10-10.0", Expected.INLINE_LAYOUT, "e1....10-10.0"),
        (".....0", Expected.INLINE_LAYOUT, ""),
        ("e1j9....10-10.0", Expected.INLINE_LAYOUT, "e1j9"),
        ("e1e9.a....10-10.0", Expected.INLINE_LAYOUT, "e1e9.a....10-10.0"),
        ("e1e9.a...10-10.0", Expected.INLINE_LAYOUT, "a"),
        ("e1e9..e3..10-10.0", Expected.INLINE_LAYOUT, "e3"),
        ("e1e9...e3..0", Expected.INLINE_LAYOUT, ""),
        ("e1e9...e3.10-10.0", Expected.INLINE_LAYOUT, "e3"),
        ("e1e9....10-x.0", Expected.INLINE_LAYOUT, "10-x"),
        ("e1e9....10-10.x", Expected.INLINE_LAYOUT, "x"),
        ("e1e9....10-10.1-1", Expected.INLINE_LAYOUT, "1-1"),
        ("e1e9....10-10.100", Expected.INLINE_LAYOUT, "100"),
    ],
)
def test_a_layout_that_cannot_be_read_must_be_refused(
    layout: str, expected: Expected, found: str
) -> None:
    error = refused(f"classic-2 layout={layout} / / / e1 e9 / 10 10 / 1")
    assert (error.expected, error.text) == (expected, found)


@pytest.mark.parametrize(
    ("layout", "expected"),
    [
        ("e1e9....10-10.3", Expected.LAYOUT_NUMBER),
        ("e1e9....10-21.0", Expected.LAYOUT_NUMBER),
        ("e1e9....10.0", Expected.STOCK_NAME),
        ("e1-....10-10.0", Expected.PIECE_ON_BOARD),
        ("e1e1....10-10.0", Expected.PIECES_APART),
        ("e9e1....10-10.0", Expected.START_OFF_GOAL),
        ("e1e9.a1...10-10.0", Expected.PELLET_COUNT),
        ("e1e9...d3h.10-10.0", Expected.CHAMBER_COUNT),
        ("e1e9..d1hc1ve1v..10-10.0", Expected.ROUTE_TO_GOAL),
    ],
)
def test_a_layout_that_no_game_can_start_from_must_be_refused(
    layout: str, expected: Expected
) -> None:
    with pytest.raises(InvalidLayout) as caught:
        parse_position(f"classic-2 layout={layout} / / / e1 e9 / 10 10 / 1")
    assert caught.value.expected == expected


def test_a_layout_of_a_chase_without_lives_must_be_refused() -> None:
    error = refused(changed(PACMAN, "pacman /", "pacman layout=e5e9i5e1a5.a1a9i1i9...0-0.0 /"))
    assert error.expected == Expected.LAYOUT_NUMBER


def test_fences_of_a_layout_that_do_not_fit_must_be_refused() -> None:
    error = refused("classic-2 layout=e1e9..d3hd3v..10-10.0 / / / e1 e9 / 10 10 / 1")
    assert (error.expected, error.text) == (Expected.FITTING_FENCE, "d3v")


def test_a_chamber_must_be_the_same_in_whatever_order_it_is_written() -> None:
    layout = "-d5e5d4e4.a1a9i1i9.d3hd5hc4ve4v.{}.12-4.3"
    one = parse_mode("pacman-advanced layout=" + layout.format("d3hd5hc4ve4v"))
    other = parse_mode("pacman-advanced layout=" + layout.format("e4vc4vd5hd3h"))
    assert one == other == parse_mode("pacman-advanced")


# The fields


@pytest.mark.parametrize(
    ("old", "new", "expected", "found"),
    [
        (" / 2", "", Expected.FIELDS, "classic-2 / d2 / c5 / e2 e8 / 9 10"),
        (" / 2", " / 2 / 3", Expected.FIELDS, RACE + " / 3"),
        ("d2", "d", Expected.FENCE_LIST, "d"),
        ("d2", "d9", Expected.FENCE_LIST, "d9"),
        ("d2", "i2", Expected.FENCE_LIST, "i2"),
        ("d2", "d2v", Expected.FENCE_LIST, "d2v"),
        ("d2", "d2d2", Expected.FITTING_FENCE, "d2h"),
        ("d2", "d2e2", Expected.FITTING_FENCE, "e2h"),
        ("c5", "d2", Expected.FITTING_FENCE, "d2v"),
        ("c5", "c5h", Expected.FENCE_LIST, "c5h"),
        ("c5", "c5c6", Expected.FITTING_FENCE, "c6v"),
        ("e2 e8", "e2", Expected.SQUARE_FOR_EACH_PIECE, "e2"),
        ("e2 e8", "e2e8", Expected.SQUARE_FOR_EACH_PIECE, "e2e8"),
        ("e2 e8", "e2 e8 a5", Expected.SQUARE_FOR_EACH_PIECE, "e2 e8 a5"),
        ("e2 e8", "e2 -", Expected.SQUARE_FOR_EACH_PIECE, "e2 -"),
        ("e2 e8", "e2 z8", Expected.SQUARE, "z8"),
        ("e2 e8", "e2 e2", Expected.PIECES_APART, "e2 e2"),
        ("9 10", "9", Expected.NUMBERS, "9"),
        ("9 10", "9 10 3", Expected.NUMBERS, "9 10 3"),
        ("9 10", "9 ten", Expected.NUMBERS, "9 ten"),
        ("9 10", "9 -1", Expected.NUMBERS, "9 -1"),
        ("9 10", "9 1000", Expected.NUMBERS, "9 1000"),
        ("9 10", "9 ٣", Expected.NUMBERS, "9 ٣"),
        ("9 10", "9 65", Expected.STOCK, "9 65"),
        ("/ 2", "/ 0", Expected.SIDE_NUMBER, "0"),
        ("/ 2", "/ 3", Expected.SIDE_NUMBER, "3"),
        ("/ 2", "/ x", Expected.NUMBERS, "x"),
        ("/ 2", "/", Expected.NUMBERS, ""),
        ("d2 / c5", "d1d2 / c2e2", Expected.ROUTE_TO_GOAL, "e2"),
    ],
)
def test_a_race_may_not_be_read_from_a_bad_field(
    old: str, new: str, expected: Expected, found: str
) -> None:
    error = refused(changed(RACE, old, new))
    assert (error.expected, error.text) == (expected, found)


@pytest.mark.parametrize(
    "counters",
    ["ply=3best=4", "ply=3 ply=4", "ply=", "ply=-1", "ply=1234567", "turn=3", "ply=1 x", "ply = 1"],
)
def test_a_field_that_is_no_counters_must_be_refused(counters: str) -> None:
    assert refused(f"{RACE} / {counters}").expected == Expected.FIELDS


@pytest.mark.parametrize("text", ["ply=5", "", "/", "/////", " ", "+", "e2", "d2", "classic-2"])
def test_a_text_without_its_fields_must_be_refused(text: str) -> None:
    assert refused(text).expected in {Expected.FIELDS, Expected.KNOWN_NAME, Expected.NUMBERS,
                                      Expected.SQUARE_FOR_EACH_PIECE}  # fmt: skip


def test_a_text_longer_than_any_position_must_be_refused_quickly() -> None:
    assert refused("/" * 10_000_000).expected == Expected.POSITION_SIZE
    assert refused(RACE + " " * 2_000).expected == Expected.POSITION_SIZE


@pytest.mark.parametrize(
    ("old", "new", "expected", "found"),
    [
        (" / walk", "", Expected.FIELDS, PACMAN.removesuffix(" / walk")),
        ("e5 e9", "- e9", Expected.PACMAN_ON_BOARD, "- e9 i5 e1 a5"),
        ("e5 e9 ", "e9 ", Expected.SQUARE_FOR_EACH_PIECE, "e9 i5 e1 a5"),
        ("a1i1a9", "a1i1a", Expected.SQUARE_LIST, "a1i1a"),
        ("a1i1a9", "a1i1a1", Expected.SQUARE_LIST, "a1i1a1"),
        ("a1i1a9", "a1 i1, a9", Expected.SQUARE_LIST, "a1i1,a9"),
        ("/ 3 /", "/ three /", Expected.NUMBERS, "three"),
        ("/ 3 /", "/ 4 /", Expected.LIVES, "4"),
        ("walk", "run", Expected.PHASE, "run"),
        ("walk", "", Expected.PHASE, ""),
        ("walk", "ghosts X", Expected.PIECE_LETTER, "X"),
        ("walk", "ghosts BB", Expected.PIECE_LETTER, "BB"),
        ("walk", "ghosts B I", Expected.PIECE_LETTER, "B I"),
        # what no game can reach
        ("e5 e9 i5", "e5 i5 i5", Expected.GHOSTS_APART, "e5 i5 i5 e1 a5"),
        ("e5 e9", "i5 e9", Expected.PACMAN_APART, "i5 e9 i5 e1 a5"),
        ("a1i1a9", "a1i1b5", Expected.PELLETS_OF_LAYOUT, "e5 e9 i5 e1 a5"),
        ("e5 e9", "a1 e9", Expected.NO_PELLET_UNDER_PIECE, "a1 e9 i5 e1 a5"),
        ("e5 e9", "e5 a9", Expected.NO_PELLET_UNDER_PIECE, "e5 a9 i5 e1 a5"),
        ("b3d6g6", "b3d6", Expected.FENCES_OF_LAYOUT, "walk"),
        ("walk", "boost", Expected.BOOST_AFTER_PELLET, "boost"),
        ("walk", "walk B", Expected.PLAYED_IN_TURN, "walk"),
        ("walk", "ghosts I", Expected.PLAYED_IN_TURN, "ghosts"),  # Blinky comes first
        ("walk", "ghosts BP", Expected.PLAYED_IN_TURN, "ghosts"),
        ("walk", "ghosts BIPC", Expected.PLAYED_IN_TURN, "ghosts"),  # a new round begins
        ("walk", "ghosts M", Expected.PLAYED_IN_TURN, "ghosts"),
    ],
)  # fmt: skip
def test_a_chase_may_not_be_read_from_a_bad_field(
    old: str, new: str, expected: Expected, found: str
) -> None:
    error = refused(changed(PACMAN, old, new))
    assert (error.expected, error.text) == (expected, found)


@pytest.mark.parametrize(
    ("mode", "pieces", "phase"),
    [
        ("pacman ghost_stack=share", "e5 i5 i5 e1 a5", "walk"),
        ("pacman ghost_on_pellet=free", "e5 a9 i5 e1 a5", "walk"),
        ("pacman ghost_order=free", "e5 e9 i5 e1 a5", "ghosts IP"),
        ("pacman ghost_return=next_turn", "e5 - i5 e1 e9", "ghosts B"),  # it came not back
        ("pacman", "e5 e9 i5 e1 a5", "ghosts BI"),
        ("pacman", "e5 - i5 e1 a5", "ghosts"),
        ("pacman", "i9 e9 i5 e1 a5", "boost"),
        ("pacman", "e5 - - - -", "ghosts"),  # all are eaten: the game is over
    ],
)
def test_a_chase_may_be_read_at_moments_that_its_switches_allow(
    mode: str, pieces: str, phase: str
) -> None:
    maze = MAZE.removeprefix("pacman")
    position, _ = parse_position(f"{mode}{maze} / {pieces} / a1i1a9 / 3 / {phase}")
    assert (position.outcome is None) == (pieces.count("-") < 4)


@pytest.mark.parametrize(
    ("mode", "phase"),
    [
        ("pacman", "ghosts B"),  # an eaten ghost has no turn
        ("pacman ghost_order=free", "ghosts B"),
        ("pacman ghost_return=next_turn", "ghosts"),  # its turn has begun: it is back
    ],
)
def test_an_eaten_ghost_may_not_have_played(mode: str, phase: str) -> None:
    maze = MAZE.removeprefix("pacman")
    error = refused(f"{mode}{maze} / e5 - i5 e1 a5 / a1i1a9 / 3 / {phase}")
    assert error.expected == Expected.PLAYED_IN_TURN


def test_a_caught_pacman_may_stand_on_a_ghost_only_when_his_last_life_is_lost() -> None:
    position, _ = parse_position(f"{MAZE} / e9 e9 i5 e1 a5 / a1i1a9 / 0 / ghosts B")
    assert position.outcome is not None


@pytest.mark.parametrize(
    ("old", "new", "expected", "found"),
    [
        (" / 5 ghosts", "", Expected.FIELDS, TURNED.removesuffix(" / 5 ghosts")[:80]),
        ("h2 d5 ", "d5 ", Expected.SQUARE_FOR_EACH_PIECE, "d5 e5 d4 e4"),
        ("/ 8 4 /", "/ 8 /", Expected.NUMBERS, "8"),
        ("/ 1 1 /", "/ 1 /", Expected.NUMBERS, "1"),
        ("h4 - - - -", "h4 - - -", Expected.SQUARE_FOR_EACH_PIECE, "h4 - - -"),
        ("h4 - - - -", "h4 - - - z", Expected.SQUARE, "z"),
        ("/ / h4", "/ d3 / h4", Expected.FENCE_LIST, "d3"),
        ("/ / h4", "/ d3hd3h / h4", Expected.FENCE_LIST, "d3hd3h"),
        ("5 ghosts", "0 ghosts", Expected.TURN, "0 ghosts"),
        ("5 ghosts", "ghosts", Expected.TURN, "ghosts"),
        ("5 ghosts", "", Expected.TURN, ""),
        ("5 ghosts", "5", Expected.PHASE, ""),
        ("5 ghosts", "5 ghost", Expected.PHASE, "ghost"),
        ("5 ghosts", "5 ghosts tired", Expected.TURN, "tired"),
        ("5 ghosts", "5 ghosts walked walked", Expected.TURN, "walked"),
        ("5 ghosts", "5 ghosts began", Expected.TURN, "began"),
        ("5 ghosts", "5 ghosts began=", Expected.TURN, "began="),
        ("5 ghosts", "5 ghosts began=z9", Expected.SQUARE, "z9"),
        ("5 ghosts", "5 ghosts began=e1 began=e2", Expected.TURN, "began=e2"),
        ("5 ghosts", "5 ghosts played=X", Expected.PIECE_LETTER, "X"),
        ("5 ghosts", "5 ghosts played=BB", Expected.PIECE_LETTER, "BB"),
        ("5 ghosts", "5 ghosts placer=X", Expected.PIECE_LETTER, "X"),
        ("5 ghosts", "5 ghosts placer=BI", Expected.PIECE_LETTER, "BI"),
        # what no game can reach
        ("h2 d5 e5", "h2 d5 d5", Expected.GHOSTS_APART, "h2 d5 d5 d4 e4"),
        ("h2 d5", "e5 d5", Expected.PACMAN_APART, "e5 d5 e5 d4 e4"),
        ("a1a9i9", "a1a9b5", Expected.PELLETS_OF_LAYOUT, "h2 d5 e5 d4 e4"),
        ("h2 d5", "a1 d5", Expected.NO_PELLET_UNDER_PIECE, "a1 d5 e5 d4 e4"),
        ("h2 d5", "h2 a9", Expected.NO_PELLET_UNDER_PIECE, "h2 a9 e5 d4 e4"),
        ("/ 3 /", "/ 4 /", Expected.LIVES, "4"),
        ("/ 1 1 /", "/ 1 2 /", Expected.EATEN, "2"),
        ("/ 1 1 /", "/ 2 1 /", Expected.RESERVE, "2"),
        ("/ / h4", "/ d3h / h4", Expected.CHAMBER_FENCES_STANDING, "d3h"),
        ("/ / h4", "/ a3h / h4", Expected.CHAMBER_FENCES_STANDING, "a3h"),
        ("5 ghosts", "6 ghosts", Expected.TURN, "6 ghosts"),
        ("5 ghosts", "4 relocate", Expected.CHAMBER_COUNT, ""),
        ("a3a4d7 / c1", "h2a3a4d7 / c1g1", Expected.NO_SQUARE_CUT_OFF, ""),
    ],
)  # fmt: skip
def test_an_advanced_chase_may_not_be_read_from_a_bad_field(
    old: str, new: str, expected: Expected, found: str
) -> None:
    error = refused(changed(TURNED, old, new))
    assert (error.expected, error.text) == (expected, found)


def test_a_piece_off_the_board_may_not_have_stood_anywhere_before() -> None:
    out = changed(TURNED, "h2 d5", "h2 -")
    parse_position(out)
    error = refused(changed(out, "h4 - - - -", "h4 a2 - - -"))
    assert (error.expected, error.text) == (Expected.PREVIOUS, "h4 a2 - - -")


@pytest.mark.parametrize(
    ("pieces", "stock", "reserve", "state"),
    [
        # PAC-MAN's own part
        ("h2 d5 e5 d4 e4", "8 4", "1 1", "5 action began=h2 due"),
        ("h2 d5 e5 d4 e4", "8 4", "0 1", "5 action began=h4 walked due"),
        ("h2 d5 e5 d4 e4", "8 4", "0 1", "5 extra began=h2 due"),
        ("h2 d5 e5 d4 e4", "8 4", "0 1", "5 extra began=h4 walked"),
        ("h2 d5 e5 d4 e4", "8 4", "0 1", "5 after began=h4 walked"),
        ("h2 d5 e5 d4 e4", "0 4", "1 1", "5 after began=h4 walked"),
        # the entry
        ("- d5 e5 d4 e4", "8 4", "1 1", "5 enter"),
        # the ghosts' part
        ("h2 d5 e5 d4 e4", "8 4", "1 1", "5 ghosts played=BPC"),
        ("h2 - e5 d4 e4", "8 4", "0 1", "5 ghosts played=PC"),
        ("h2 d5 e5 d4 e4", "8 4", "1 1", "5 ghost_place played=I placer=I"),
        ("- d5 e5 d4 e4", "8 4", "1 1", "5 ghosts played=I"),
        # the end
        ("h2 - - - -", "8 4", "0 1", "5 extra"),
    ],
)
def test_an_advanced_chase_may_be_read_at_these_moments(
    pieces: str, stock: str, reserve: str, state: str
) -> None:
    parse_position(advanced(pieces, stock, reserve, state))


def advanced(pieces: str, stock: str, reserve: str, state: str, mode: str = "") -> str:
    previous = "- - - - -"
    return (
        f"pacman-advanced{mode} / a3a4d7 / c1b2b6d8f8 / {pieces} / a1a9i9 / 3 / {stock} / "
        f"{reserve} / / {previous} / {state}"
    )


@pytest.mark.parametrize(
    ("pieces", "stock", "reserve", "state"),
    [
        # PAC-MAN's own part
        ("- d5 e5 d4 e4", "8 4", "1 1", "5 action began=h2 due"),  # he is off the board
        ("h2 d5 e5 d4 e4", "8 4", "1 1", "5 action due"),  # his turn began somewhere
        ("h2 d5 e5 d4 e4", "8 4", "1 1", "5 action began=h2"),  # his walk is due
        ("h2 d5 e5 d4 e4", "8 4", "1 1", "5 action began=h2 due played=B"),
        ("h2 d5 e5 d4 e4", "8 4", "1 1", "5 action began=h2 due placer=B"),
        ("h2 d5 e5 d4 e4", "8 4", "1 1", "5 extra began=h2 due"),  # nothing was spent
        ("h2 d5 e5 d4 e4", "8 4", "1 1", "5 after began=h4 walked due"),  # it is over
        ("h2 d5 e5 d4 e4", "0 4", "0 1", "5 after began=h4 walked"),  # nothing to be asked
        # the entry
        ("h2 d5 e5 d4 e4", "8 4", "1 1", "5 enter"),  # he is there already
        ("- d5 e5 d4 e4", "8 4", "1 1", "5 enter played=B"),
        ("- d5 e5 d4 e4", "8 4", "1 1", "5 enter placer=B"),
        ("- d5 e5 d4 e4", "8 4", "1 1", "5 enter began=h2"),
        ("- d5 e5 d4 e4", "8 4", "1 1", "5 enter set_up"),  # not told apart where it is free
        # the ghosts' part
        ("h2 d5 e5 d4 e4", "8 4", "1 1", "5 relocate"),  # the opening is over
        ("h2 d5 e5 d4 e4", "8 4", "1 1", "5 ghosts walked"),
        ("h2 d5 e5 d4 e4", "8 4", "1 1", "5 ghosts due"),
        ("h2 d5 e5 d4 e4", "8 4", "1 1", "5 ghosts placer=B"),
        ("h2 d5 e5 d4 e4", "8 4", "1 1", "5 ghosts played=BIPC"),  # the turn is over
        ("h2 - e5 d4 e4", "8 4", "0 1", "5 ghosts played=B"),  # it is out
        ("h2 d5 e5 d4 e4", "8 4", "1 1", "5 ghosts played=M"),
        ("h2 d5 e5 d4 e4", "8 4", "1 1", "5 ghost_place played=B"),
        ("h2 d5 e5 d4 e4", "8 4", "1 1", "5 ghost_place placer=B"),
        ("h2 d5 e5 d4 e4", "8 0", "1 1", "5 ghost_place played=B placer=B"),
    ],
)
def test_an_advanced_chase_may_not_be_read_at_moments_that_do_not_come(
    pieces: str, stock: str, reserve: str, state: str
) -> None:
    error = refused(advanced(pieces, stock, reserve, state))
    assert error.expected == Expected.PHASE


@pytest.mark.parametrize(
    ("state", "good"),
    [
        ("1 action began=e1 due", True),
        ("1 relocate", True),
        ("1 relocate played=B", False),
        ("1 relocate placer=B", False),
        ("1 ghosts", False),
        ("1 after began=e1", False),  # a fence is no addition in the opening
    ],
)
def test_the_opening_may_be_read_at_its_own_moments_only(state: str, good: bool) -> None:
    text = changed(OPENING, "1 action began=e1 due", state)
    if good:
        parse_position(text)
    else:
        assert refused(text).expected == Expected.PHASE


def test_the_opening_must_have_lost_no_more_fences_of_the_chamber_than_turns() -> None:
    three = changed(OPENING, "d3hc4ve4vd5h", "c4ve4vd5h")
    assert refused(three).expected == Expected.CHAMBER_COUNT
    parse_position(changed(three, "1 action", "2 action").replace("d3d5", "d5f7"))


def test_the_chamber_must_be_the_only_closed_room_and_only_while_it_is_whole() -> None:
    text = changed(OPENING, "d3hc4ve4vd5h", "c4ve4vd5h")
    closed = changed(text, "1 action", "2 action")  # d3h still closes the room
    assert refused(closed).expected == Expected.NO_SQUARE_CUT_OFF


LOST = (
    "pacman-advanced / / / - d5 e5 - e4 / a1a9i9 / 0 / 8 4 / 1 1 / / - - - - - / 5 ghosts played=BI"
)


@pytest.mark.parametrize(
    ("old", "new", "expected"),
    [
        ("5 ghosts played=BI", "5 action played=B", Expected.PHASE),
        ("5 ghosts played=BI", "5 relocate played=B", Expected.PHASE),
        ("played=BI", "played=M", Expected.PHASE),
        ("played=BI", "began=e4", Expected.PHASE),
        ("played=BI", "walked", Expected.PHASE),
        ("played=BI", "due", Expected.PHASE),
        ("played=BI", "played=BI placer=B", Expected.PHASE),
        ("5 ghosts played=BI", "5 ghost_place played=BI", Expected.PHASE),
        ("5 ghosts played=BI", "5 ghost_place played=B placer=I", Expected.PHASE),
        ("5 ghosts played=BI", "5 enter set_up", Expected.PHASE),
        ("- d5 e5 - e4 / a1a9i9", "c3 d5 e5 - e4 / a1a9i9", None),
        ("- d5 e5 - e4 / a1a9i9", "d5 d5 e5 - e4 / a1a9i9", Expected.PACMAN_APART),
    ],
)
def test_a_finished_game_may_remember_nothing_of_a_part_that_is_not_running(
    old: str, new: str, expected: Expected | None
) -> None:
    parse_position(LOST)
    if expected is None:
        parse_position(changed(LOST, old, new))
    else:
        assert refused(changed(LOST, old, new)).expected == expected


def test_pacman_may_not_be_about_to_enter_a_finished_game_from_the_board() -> None:
    entering = changed(LOST, "5 ghosts played=BI", "5 enter")
    parse_position(entering)
    assert refused(changed(entering, "- d5 e5", "c3 d5 e5")).expected == Expected.PHASE


def test_no_ghost_may_have_played_before_the_ghosts_part_of_a_finished_chase() -> None:
    lost = "pacman layout=open / / / e5 e5 i5 e1 a5 / a1 / 0 / ghosts B"
    parse_position(lost)
    for state in ("walk B", "ghosts M"):
        error = refused(changed(lost, "ghosts B", state))
        assert error.expected == Expected.PLAYED_IN_TURN


def test_no_more_pellets_may_have_been_eaten_in_one_life_than_there_are() -> None:
    parse_position(f"{PACMAN} / best=4")
    error = refused(f"{PACMAN} / best=5")
    assert (error.expected, error.text) == (Expected.PELLET_COUNT, "best=5")


def test_the_set_up_must_be_told_apart_where_a_later_entry_costs_the_move() -> None:
    entry = changed(OPENING, "1 action began=e1 due", "1 enter set_up").replace("e1 d5", "- d5")
    paid = changed(entry, "pacman-advanced", "pacman-advanced respawn_free=false")
    parse_position(paid)
    assert refused(entry).expected == Expected.PHASE
    assert refused(changed(paid, "1 enter", "1 relocate")).expected == Expected.PHASE


def test_tunnels_must_keep_squares_together_only_if_they_give_access() -> None:
    rim_to_rim = "a3c3e3g3h4 / h3"
    text = TURNED.replace("a3a4d7 / c1b2b6d8f8", rim_to_rim)
    parse_position(text)
    alone = changed(text, "pacman-advanced", "pacman-advanced tunnels_give_access=false")
    assert refused(alone).expected == Expected.NO_SQUARE_CUT_OFF


def test_ghosts_may_share_a_square_of_the_advanced_chase_only_by_the_switch() -> None:
    text = changed(TURNED, "h2 d5 e5", "h2 d5 d5")
    parse_position(changed(text, "pacman-advanced", "pacman-advanced ghost_stack=share"))


def test_a_chamber_in_any_order_must_be_the_same_position() -> None:
    turned = changed(OPENING, "d3hc4ve4vd5h", "e4vd5hd3hc4v")
    assert parse_position(turned) == parse_position(OPENING)


def test_pellets_in_any_order_must_be_the_same_position() -> None:
    position, _ = parse_position(changed(PACMAN, "a1i1a9", "a9 a1 i1"))
    assert names(bits(position.layout.pellets)) == {"a1", "i1", "a9"}


@pytest.mark.random
@pytest.mark.parametrize("text", [RACE, PACMAN, TURNED, OPENING])
def test_spoilt_texts_must_be_read_or_refused_but_never_crash(text: str) -> None:
    chance = random.Random(0)
    letters = sorted({*text, *"=+./-h9 ", "é", "٣"})
    for _ in range(1_000):
        spoilt = list(text)
        for _ in range(chance.randrange(1, 4)):
            at = chance.randrange(len(spoilt))
            spoilt[at : at + chance.randrange(2)] = chance.choice([chance.choice(letters), ""])
        try:
            position, counters = parse_position("".join(spoilt))
        except InvalidText:
            continue
        assert parse_position(position_text(position, counters)) == (position, counters)
        assert (position.outcome is None) == any(position.legal_moves())
