"""Records as ``.qgn`` text: writing, and other forms that are read."""

from textwrap import dedent

import pytest

from corridor.rules.errors import Expected, IllegalMove, InvalidLayout, InvalidText, Refusal
from corridor.rules.game import Game
from corridor.rules.qgn import qgn_text
from corridor.rules.record import Glyph, Line, Played, Record, record_of
from corridor.rules.record_json import json_text
from corridor.rules.record_reader import read_record, read_records
from corridor.rules.record_walk import MOST_TEXT, MOST_TEXT_OF_MANY


def record(text: str) -> Record:
    return read_record(dedent(text))


def refused(text: str) -> InvalidText:
    with pytest.raises(InvalidText) as caught:
        read_record(text)
    return caught.value


def place(error: InvalidText) -> tuple[int | None, int | None]:
    return error.line, error.column


# Writing

ANNOTATED = """\
[Mode "classic-2"]
[Event "club \\"night\\" C:\\\\"]
[Result "1-0"]
[Termination "resign"]

{Before the game.} 1. e2 !? {[%clk 0:10:00] [%eval 0.35] A quiet
start {of\\} it.} (1. e1h ?? {[%clk 0:09:59.5]} 1... e8 (1... d5v ! 2. d1)
(1... e8h)) (1. d1 {Sideways.} 1... e8 2. d2) 1... e8 2. e3 e7 ?! 3. e4 ?? e6 !!
4. d4 ? d6 ! 5. e3h 1-0
"""


def test_a_text_that_we_wrote_is_written_again_the_same() -> None:
    found = read_record(ANNOTATED)
    assert qgn_text(found) == ANNOTATED
    first = found.moves[0]
    assert (first.glyph, first.clock, first.evaluation) == (Glyph.INTERESTING, 600_000, "0.35")
    assert first.comment == "A quiet\nstart {of} it."
    assert [len(line.moves) for line in first.variations] == [2, 3]
    assert first.variations[0].moves[1].variations[0].moves[0].glyph == Glyph.GOOD
    assert found.line.comment == "Before the game."
    assert found.tags == (("Event", 'club "night" C:\\'),)


def test_rows_of_a_race_have_a_move_of_every_side() -> None:
    found = record('[Mode "classic-4"]\n1. e2 b5 e8 h5 2. e3 c5 *')
    assert "\n1. e2 b5 e8 h5 2. e3 c5 *\n" in qgn_text(found)


def test_a_record_that_begins_inside_a_row_says_so() -> None:
    found = record("""
        [Start "classic-3 / / / e2 a5 e9 / 6 6 6 / 2"]
        b5 e8 e3 *
    """)
    assert "\n1... b5 e8 2. e3 *\n" in qgn_text(found)


def test_moves_of_a_chase_are_numbered_by_round() -> None:
    """Boosts and the moves of the ghosts belong to PAC-MAN's round."""
    found = record("""
        [Start "pacman layout=open / / / b2 e9 c1 e1 a5 / a1i1a9i9 / 3 / walk"]
        1. Mb1a1* Mb1c1xI Be8 Pd1d2! Ca4 2. Md1e1 *
    """)
    assert "\n1. Mb1a1 Mb1c1 Be8 Pd1d2 Ca4 2. Md1e1 *\n" in qgn_text(found)


def test_a_round_begins_anew_when_pacman_walks_into_a_ghost() -> None:
    found = record("""
        [Start "pacman layout=open / / / e8 e9 i5 e1 a5 / a1i1a9i9 / 3 / walk"]
        1. Me9 2. Me6e7 *
    """)
    assert "\n1. Me9 2. Me6e7 *\n" in qgn_text(found)


def test_turns_of_the_advanced_chase_are_numbered() -> None:
    found = record("""
        [Mode "pacman-advanced"]
        M@e1 Me2e3 d3h>a1h d1v c4v>a3h h8h d5h>a5h h6h e4v>a7h Md3c3 *
    """)
    assert (
        "1. M@e1 Me2e3 d3h>a1h 2. d1v c4v>a3h 3. h8h d5h>a5h 4. h6h e4v>a7h 5. Md3c3 *"
    ) in qgn_text(found)


def test_lines_are_at_most_eighty_wide() -> None:
    game = Game("classic-2")
    for text in ["e2", "e8", "e1", "e9"] * 20:
        game.push_text(text)
    lines = game.record(tags={"Event": "x" * 90}).splitlines()
    assert max(len(line) for line in lines[4:]) <= 80
    assert all(line.split()[0].endswith(".") or line[0] in "e*" for line in lines[5:])


# Other forms that are read


@pytest.mark.parametrize(
    "text",
    [
        "1. e2 e8 2. e3 *",
        "e2 e8 e3 *",
        "1.e2 e8 2.e3 *",
        "1. e2 1... e8 2. e3 *",
        "\ufeff1. E2 e8\r\n2. e3\r*",
        '[Mode "classic-2"] [Result "*"] e2 e8 e3 *',
        '[ Mode  "classic-2" ]\ne2\te8\ne3{}*',
        '[Termination "unterminated"] e2 e8 e3 *',
        '[Start "/ / e1 e9 / 10 10 / 1"] e2 e8 e3 *',
    ],
)
def test_the_same_game_may_be_written_in_many_ways(text: str) -> None:
    game = Game("classic-2")
    for move in ("e2", "e8", "e3"):
        game.push_text(move)
    assert read_record(text) == record_of(game)


def test_a_game_without_moves_is_a_record() -> None:
    assert read_record("*").game().position == Game("classic-2").position


def test_a_glyph_may_be_glued_to_a_move_of_a_race() -> None:
    assert [move.glyph for move in read_record("e2! e8!? e3 ?? e7 *").moves] == [
        Glyph.GOOD,
        Glyph.INTERESTING,
        Glyph.BLUNDER,
        None,
    ]


def test_a_mark_glued_to_a_move_of_a_chase_is_no_glyph() -> None:
    """The mark of a frenzied ghost and the glyph of a good move look alike."""
    found = read_record('[Mode "pacman layout=open"] Me6f6 Bd9! Ih5!# ! Pd1 ?! *')
    assert [move.glyph for move in found.moves] == [None, None, Glyph.GOOD, Glyph.DUBIOUS]


@pytest.mark.parametrize("word", ["Me6f6?", "Me6f6!?", "Me6f6!!", "Me6f6??"])
def test_a_glyph_may_not_be_glued_to_a_move_of_a_chase(word: str) -> None:
    error = refused(f'[Mode "pacman"]\n1. {word} *')
    assert (error.expected, *place(error)) == (Expected.GLYPH_APART, 2, 4)


def test_comments_after_a_move_are_one_comment() -> None:
    found = read_record("e2 {one} { two } (d1) {three [%clk 5] four} {[%emt 9]} *")
    assert found.moves[0].comment == "one two three  four [%emt 9]"
    assert found.moves[0].clock == 5000


def test_a_backslash_stands_for_itself_before_anything_harmless() -> None:
    assert read_record(r"e2 {C:\dir \" \\ \}} *").moves[0].comment == r"C:\dir \" \ }"
    assert dict(read_record(r'[A "C:\dir \" \\ \}"] *').tags) == {"A": r'C:\dir " \ \}'}


def test_a_text_may_begin_with_a_comment() -> None:
    assert read_record("{hello} {again} 1. e2 *").line.comment == "hello again"


# Line and column of errors


def test_an_illegal_move_is_named_with_its_place_and_its_reason() -> None:
    error = refused('[Mode "classic-2"]\n\n1. e2 e8\n2. e3 e6 *')
    assert (error.expected, error.text, *place(error)) == (Expected.LEGAL_MOVE, "e6", 4, 7)
    assert error.detail == Refusal.TOO_FAR
    assert isinstance(error.__cause__, IllegalMove)


def test_a_variation_must_be_legal_too() -> None:
    error = refused("1. e2 (1. e1h\ne8 2. e2) e8 *")
    assert (error.expected, error.text, *place(error)) == (Expected.LEGAL_MOVE, "e2", 2, 7)


def test_a_game_that_is_over_may_not_go_on() -> None:
    error = refused('[Mode "classic-2 draw_after_plies=2"] e2 e8 e3 *')
    assert (error.text, error.detail) == ("e3", Refusal.GAME_OVER)


@pytest.mark.parametrize(
    ("text", "expected", "line", "column"),
    [
        ("", Expected.RESULT, 1, 1),
        ("1. e2", Expected.RESULT, 1, 6),
        ("e2 e8\n1-0-0", Expected.RESULT, 2, 1),
        ("e2 * e8", Expected.END_OF_TEXT, 1, 6),
        ("e2 1-0", Expected.TERMINATION, 1, 4),
        ('[Result "1-0"] e2 *', Expected.SAME_RESULT, 1, 10),
        ('[Termination "goal"] e2 *', Expected.TERMINATION, 1, 15),
        ('[Termination "resign"] e2 *', Expected.RESULT_FITS, 1, 15),
        ("\n2. e2 *", Expected.MOVE_NUMBER, 2, 1),
        ("1. e2 2. e8 *", Expected.MOVE_NUMBER, 1, 7),
        (f"{'9' * 5000}. e2 *", Expected.MOVE_NUMBER, 1, 1),
        ("1. *", Expected.MOVE, 1, 4),
        ("1. e2 hello *", Expected.RACE_MOVE, 1, 7),
        ("1. e2 2-0", Expected.RACE_MOVE, 1, 7),
        ('[Mode "pacman"] e2 *', Expected.CHASE_MOVE, 1, 17),
        ("1. e2 } *", Expected.MOVE, 1, 7),
        ("1. e2\u00a0e8 *", Expected.MOVE, 1, 6),
        ("1. e2 ! ? *", Expected.RESULT, 1, 9),
        ("! e2 *", Expected.RESULT, 1, 1),
        ("1. e2 {never closed *", Expected.COMMENT_END, 1, 7),
        ("1. e2 {\\} *", Expected.COMMENT_END, 1, 7),
        ("(1. e2) *", Expected.RESULT, 1, 1),
        ("1. e2 (1. d1 *", Expected.VARIATION_END, 1, 14),
        ("1. e2 () *", Expected.MOVE, 1, 8),
        ("1. e2 ({nothing}) *", Expected.MOVE, 1, 17),
        ("1. e2) *", Expected.RESULT, 1, 6),
        ("{[%clk 5]} 1. e2 *", Expected.NOTE_OF_MOVE, 1, 1),
        ("{[%eval 5]} 1. e2 *", Expected.NOTE_OF_MOVE, 1, 1),
        ("e2 {[%clk 5] [%clk 6]} *", Expected.NOTE_ONCE, 1, 4),
        ("e2 {[%eval 5]} {[%eval 5]} *", Expected.NOTE_ONCE, 1, 16),
        ("e2 {[%clk soon]} *", Expected.CLOCK, 1, 4),
        ("e2 {[%eval well]} *", Expected.EVALUATION, 1, 4),
        ("e2 {[%clk} {5]} *", Expected.COMMENT, 1, 12),
        ("e2 {\x00} *", Expected.PLAIN_TEXT, 1, 5),
        ("[Mode classic-2] *", Expected.TAG, 1, 1),
        ('[Mode "classic-2" *', Expected.TAG, 1, 1),
        ('e2 [Event "x"] *', Expected.RESULT, 1, 4),
        ('[Event "a"]\n[Event "b"] *', Expected.TAG_ONCE, 2, 1),
        ('[Mode "classic-2"] [Mode "classic-2"] *', Expected.TAG_ONCE, 1, 20),
        ('[9 "x"] *', Expected.TAG_NAME, 1, 1),
        ('[Mode "chess"] *', Expected.KNOWN_NAME, 1, 8),
        ('[Mode "classic-2 x"] *', Expected.SWITCH, 1, 8),
        ('[Mode "pacman"] [Start "/ / e1 e9 / 10 10 / 1"] *', Expected.START_OF_MODE, 1, 25),
        ('[Start "/ / e1 e1 / 10 10 / 1"] *', Expected.PIECES_APART, 1, 9),
        ('[Seats "W"] *', Expected.SEATS, 1, 9),
        ('[Seats "W Q"] *', Expected.SEATS, 1, 9),
        ('[Characters "inky inky"] *', Expected.CHARACTERS, 1, 14),
    ],
)
def test_what_cannot_be_read_is_refused_where_it_stands(
    text: str, expected: Expected, line: int, column: int
) -> None:
    error = refused(text)
    assert (error.expected, *place(error)) == (expected, line, column)


def test_a_layout_that_no_game_can_start_from_is_refused_as_such() -> None:
    error = refused('[Mode "classic-2 layout=e1e1....9-9.0"] *')
    assert isinstance(error, InvalidLayout)
    assert (error.expected, *place(error)) == (Expected.PIECES_APART, 1, 8)


def test_the_result_on_the_board_may_not_be_contradicted() -> None:
    won = "e2 e8 e3 e7 e4 e6 e5 e4 e6 e3 e7 e2 e8 d2 e9"
    assert read_record(f"{won} 1-0").result == "1-0"
    for wrong in ("0-1", "*", "1/2-1/2"):
        error = refused(f"{won} {wrong}")
        assert (error.expected, error.detail) == (Expected.RESULT_OF_BOARD, "1-0")


def test_every_move_of_an_empty_line_of_play_can_be_written() -> None:
    """A record made by hand, with a comment of nothing but braces."""
    game = Game("classic-2")
    made = Record(game.position, line=Line((Played(game.parse("e2"), comment="}{"),), "{"))
    assert read_record(qgn_text(made)) == made


# Several records in one text


TWO = """[Mode "classic-2"]
[Result "*"]

1. e2 e8 *

[Mode "pacman"]

1. Me6f6 *
"""


def test_several_records_may_stand_in_one_text() -> None:
    first, second = read_records(TWO)
    assert [len(record.moves) for record in (first, second)] == [2, 1]
    assert (first.mode.key, second.mode.key) == ("classic-2", "pacman")
    assert read_records(TWO[: TWO.index("[Mode", 1)]) == (first,)


def test_one_record_in_json_may_be_read_as_several() -> None:
    assert read_records(json_text(read_record("1. e2 *"))) == (read_record("1. e2 *"),)


def test_who_wants_one_record_must_be_told_of_several_and_how_to_read_them() -> None:
    error = refused(TWO)
    assert (error.expected, *place(error)) == (Expected.ONE_RECORD, 6, 1)
    assert str(error).endswith("; read_records reads them all")


@pytest.mark.parametrize(
    ("text", "expected", "line"),
    [
        ("", Expected.RESULT, 1),
        (TWO + "[Mode", Expected.TAG, 9),
        (TWO + '[Mode "classic-2"]\n', Expected.RESULT, 10),
        (TWO + "1. e2 *", Expected.END_OF_TEXT, 9),
        (TWO.replace("Me6f6", "Me6e6"), Expected.LEGAL_MOVE, 8),
    ],
)
def test_a_fault_in_any_of_several_records_must_be_told_with_its_place(
    text: str, expected: Expected, line: int
) -> None:
    with pytest.raises(InvalidText) as caught:
        read_records(text)
    assert (caught.value.expected, caught.value.line) == (expected, line)


def test_many_records_may_be_longer_than_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("corridor.rules.record_reader.MOST_TEXT_OF_MANY", 2 * len(TWO))
    assert len(read_records(TWO * 2)) == 4
    with pytest.raises(InvalidText) as caught:
        read_records(TWO * 3)
    assert caught.value.expected == Expected.RECORD_SIZE
    assert MOST_TEXT_OF_MANY > MOST_TEXT
