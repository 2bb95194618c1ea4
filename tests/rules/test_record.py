"""The content of a record, in both forms."""

from dataclasses import replace

import pytest

from corridor.rules.errors import Expected, InvalidText
from corridor.rules.game import Game
from corridor.rules.position import Reason
from corridor.rules.qgn import qgn_text
from corridor.rules.record import (
    Character,
    Ending,
    Glyph,
    Line,
    Played,
    Record,
    parse_result,
    record_of,
    result_text,
)
from corridor.rules.record_json import json_text
from corridor.rules.record_parts import clock_text, parse_clock
from corridor.rules.record_reader import read_record

WON_RACE = "e2 e8 e3 e7 e4 e6 e5 e4 e6 e3 e7 e2 e8 d2 e9"


def played(mode: str, moves: str = "", **switches: str) -> Game:
    game = Game(mode, **switches)
    for text in moves.split():
        game.push_text(text)
    return game


def refused(record: str) -> InvalidText:
    with pytest.raises(InvalidText) as caught:
        read_record(record)
    return caught.value


# Who shares the point


@pytest.mark.parametrize(
    ("winners", "sides", "text"),
    [
        ((), 2, "*"),
        ((0,), 2, "1-0"),
        ((1,), 2, "0-1"),
        ((0, 1), 2, "1/2-1/2"),
        ((2,), 3, "0-0-1"),
        ((0, 1, 2), 3, "1/3-1/3-1/3"),
        ((1,), 4, "0-1-0-0"),
        ((0, 1, 3), 4, "1/3-1/3-0-1/3"),
        ((0, 1, 2, 3), 4, "1/4-1/4-1/4-1/4"),
    ],
)
def test_a_result_names_each_sides_share_of_the_point(
    winners: tuple[int, ...], sides: int, text: str
) -> None:
    assert result_text(winners, sides) == text
    assert parse_result(text, sides) == winners


@pytest.mark.parametrize(
    "text", ["", "1", "0-0", "1-1", "1/2-0", "1-0-0", "1/3-1/3-1/3", "1/2-1/2-0", "-", "1-0-"]
)
def test_a_result_may_not_give_away_more_or_less_than_the_point(text: str) -> None:
    with pytest.raises(InvalidText) as caught:
        parse_result(text, 2)
    assert caught.value.expected == Expected.RESULT
    assert caught.value.detail == "2"


def test_winners_must_be_sides_of_the_game() -> None:
    start = Game("classic-2").position
    for winners in ((2,), (1, 0), (0, 0)):
        with pytest.raises(InvalidText):
            Record(start, winners=winners)


# How it ended


def test_a_record_says_of_itself_how_the_board_ended_the_game() -> None:
    record = record_of(played("classic-2", WON_RACE))
    assert (record.result, record.termination) == ("1-0", Reason.GOAL)


def test_a_draw_is_shared_by_every_side() -> None:
    record = record_of(played("classic-4", "e2 b5", draw_after_plies="2"))
    assert (record.result, record.termination) == ("1/4-1/4-1/4-1/4", Reason.PLIES)


def test_a_game_that_goes_on_is_unterminated() -> None:
    record = record_of(played("pacman", "Me6f6"))
    assert (record.result, record.termination) == ("*", Ending.UNTERMINATED)


@pytest.mark.parametrize(
    ("winners", "ending"),
    [
        ((1,), Ending.RESIGN),
        ((0,), Ending.TIME),
        ((0, 1), Ending.AGREEMENT),
        ((), Ending.ABANDONED),
        ((0,), Ending.ABANDONED),
        ((), Ending.UNTERMINATED),
    ],
)
def test_an_ending_that_the_board_does_not_know_survives(
    winners: tuple[int, ...], ending: Ending
) -> None:
    game = played("classic-2", "e2 e8")
    record = record_of(game, winners=winners, termination=ending)
    text = game.record(winners=winners, termination=ending)
    assert text == qgn_text(record)
    assert read_record(text) == read_record(json_text(record)) == record
    assert Game.from_record(text).outcome is None


@pytest.mark.parametrize(
    ("winners", "ending"),
    [
        ((), "resign"),
        ((0, 1), "time"),
        ((0,), "agreement"),
        ((0,), "unterminated"),
    ],
)
def test_the_result_must_fit_the_ending(winners: tuple[int, ...], ending: str) -> None:
    with pytest.raises(InvalidText) as caught:
        record_of(played("classic-2"), winners=winners, termination=ending)
    assert caught.value.expected == Expected.RESULT_FITS


@pytest.mark.parametrize("ending", [None, "boredom", "goal"])
def test_a_win_without_the_board_must_say_how(ending: str | None) -> None:
    with pytest.raises(InvalidText) as caught:
        record_of(played("classic-2"), winners=(0,), termination=ending)
    assert caught.value.expected == Expected.TERMINATION
    assert caught.value.detail == "abandoned, agreement, resign, time, unterminated"


def test_nobody_may_contradict_the_board() -> None:
    game = played("classic-2", WON_RACE)
    with pytest.raises(InvalidText) as caught:
        record_of(game, winners=(1,))
    assert (caught.value.expected, caught.value.detail) == (Expected.RESULT_OF_BOARD, "1-0")
    with pytest.raises(InvalidText) as caught:
        record_of(game, winners=())
    assert caught.value.text == "*"
    with pytest.raises(InvalidText) as caught:
        record_of(game, termination="time")
    assert (caught.value.expected, caught.value.detail) == (Expected.TERMINATION, "goal")


# Seats and characters


def test_seats_and_characters_and_tags_survive() -> None:
    record = record_of(
        played("classic-4", "e2 b5"),
        tags={"Event": 'the "long" \\ evening', "Seat1": "Ünal"},
        seats=[[0, 2], [3, 1]],
        characters=["pawn", "clyde", "pacman", "pawn"],
    )
    assert record.seats == ((0, 2), (1, 3))
    assert record.characters[1:3] == (Character.CLYDE, Character.PACMAN)
    assert read_record(qgn_text(record)) == read_record(json_text(record)) == record


@pytest.mark.parametrize(
    "seats", [[[0]], [[0], [1, 2, 3], [4], []], [[0, 0], [1, 2, 3, 4]], [[0], [1, 2, 3, 4, 5]]]
)
def test_every_piece_must_have_one_seat(seats: list[list[int]]) -> None:
    with pytest.raises(InvalidText) as caught:
        record_of(played("pacman"), seats=seats)
    assert caught.value.expected == Expected.SEATS


@pytest.mark.parametrize(
    ("mode", "characters"),
    [
        ("classic-2", "pacman"),
        ("classic-2", "blinky blinky"),
        ("classic-2", "pawn pawn pawn"),
        ("classic-2", "pawn sue"),
        ("pacman", "pacman blinky inky pinky clyde"),
    ],
)
def test_characters_must_be_one_for_each_pawn_of_a_race(mode: str, characters: str) -> None:
    with pytest.raises(InvalidText) as caught:
        record_of(played(mode), characters=characters.split())
    assert caught.value.expected == Expected.CHARACTERS


def test_a_record_may_not_be_changed_into_nonsense() -> None:
    record = record_of(played("classic-2"))
    with pytest.raises(InvalidText):
        replace(record, characters=(Character.INKY, Character.INKY))
    with pytest.raises(InvalidText):
        replace(record, tags=(("A", ""), ("A", "")))


@pytest.mark.parametrize("name", ["", "Mode", "Result", "Two words", "9", 'A"', "A" * 41])
def test_a_tag_needs_a_plain_name_of_its_own(name: str) -> None:
    with pytest.raises(InvalidText) as caught:
        record_of(played("classic-2"), tags={name: "value"})
    assert caught.value.expected == Expected.TAG_NAME


@pytest.mark.parametrize("value", ["two\nlines", "\0", "\x1b[31m", "\ud800"])
def test_a_tag_is_one_line_of_plain_text(value: str) -> None:
    with pytest.raises(InvalidText) as caught:
        record_of(played("classic-2"), tags={"Event": value})
    assert caught.value.expected == Expected.TAG_VALUE


# Comments and tags


@pytest.mark.parametrize("comment", [" x", "x\n", "\0", "a [%clk 5] b", "[%eval]"])
def test_a_comment_that_would_be_read_otherwise_is_refused(comment: str) -> None:
    move = played("classic-2").parse("e2")
    for make in (lambda: Played(move, comment=comment), lambda: Line(comment=comment)):
        with pytest.raises(InvalidText) as caught:
            make()
        assert caught.value.expected == Expected.COMMENT


def test_a_clock_shows_some_time() -> None:
    move = played("classic-2").parse("e2")
    for clock in (-1, 36_000_000_000):
        with pytest.raises(InvalidText) as caught:
            Played(move, clock=clock)
        assert caught.value.expected == Expected.CLOCK
    assert Played(move, clock=0).clock == 0


@pytest.mark.parametrize(
    ("text", "milliseconds"),
    [
        ("0", 0),
        ("9.5", 9_500),
        ("90", 90_000),
        ("0:00:09.05", 9_050),
        ("0:10:00", 600_000),
        ("9999:59:59.999", 35_999_999_999),
    ],
)
def test_a_clock_is_read_with_colons_or_in_seconds(text: str, milliseconds: int) -> None:
    assert parse_clock(text) == milliseconds
    assert parse_clock(clock_text(milliseconds)) == milliseconds


@pytest.mark.parametrize("text", ["", "1:00", "0:60:00", "0:00:5", "-1", "1.", "٣", "9" * 8])
def test_a_clock_that_is_none_is_refused(text: str) -> None:
    with pytest.raises(InvalidText) as caught:
        parse_clock(text)
    assert caught.value.expected == Expected.CLOCK


@pytest.mark.parametrize("score", ["0.35", "-2", "+1.5", "#3", "#-12", "0.25,0.5,0.125,0.125"])
def test_an_evaluation_is_kept_as_it_is_written(score: str) -> None:
    move = played("classic-4").parse("e2")
    record = Record(Game("classic-4").position, line=Line((Played(move, evaluation=score),)))
    assert read_record(qgn_text(record)) == read_record(json_text(record)) == record


@pytest.mark.parametrize("score", ["good", "1,", "0.1,0.1,0.1,0.1,0.1", "#", "1e9", "NaN"])
def test_an_evaluation_is_a_score(score: str) -> None:
    move = played("classic-2").parse("e2")
    with pytest.raises(InvalidText) as caught:
        Played(move, evaluation=score)
    assert caught.value.expected == Expected.EVALUATION


# The start


def test_a_record_may_begin_anywhere_with_what_limits_have_counted() -> None:
    text = "classic-2 / d2 / / e4 e6 / 9 10 / 2 / ply=7"
    game = Game.from_position(text)
    game.push_text("e5")
    record = record_of(game)
    again = read_record(qgn_text(record))
    assert again == read_record(json_text(record)) == record
    assert again.game().position_text(counters=True) == game.position_text(counters=True)


@pytest.mark.parametrize(
    ("mode", "moves"),
    [
        ("classic-2 third_pawn_side_jump=true fences_each=7", "e2 e3h"),
        ("classic-3 layout=e2a5e8....4-4-4.0", "e3"),
        ("pacman layout=open ghost_order=free lives=1", "Me6f6"),
        ("pacman-advanced layout=e5 pac_stock=3", "M@a5 Ma6a7"),
    ],
)
def test_switches_and_layout_survive(mode: str, moves: str) -> None:
    text = f'[Mode "{mode}"]\n\n{moves} *\n'
    record = read_record(text)
    assert f'[Mode "{mode}"]' in qgn_text(record)
    assert read_record(json_text(record)) == record


def test_a_glyph_is_one_of_six() -> None:
    assert sorted(Glyph) == ["!", "!!", "!?", "?", "?!", "??"]


def test_a_record_holds_every_ending_that_the_board_can_give() -> None:
    """No code of the board's is used for another ending."""
    assert not set(Reason) & set(Ending)
