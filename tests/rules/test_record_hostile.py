"""Hostile texts instead of records are refused fast and without a crash."""

from time import process_time

import pytest

from corridor.rules import record_walk
from corridor.rules.errors import Expected, InvalidText
from corridor.rules.game import Game
from corridor.rules.qgn import qgn_text
from corridor.rules.record_json import json_text
from corridor.rules.record_reader import read_record
from corridor.rules.record_walk import DEEPEST, MOST_MOVES, MOST_TEXT

AT_ONCE = 3.0  # seconds of processor time; without coverage a few tenths at most


def nested(depth: int) -> str:
    """A variation of a variation, and so on."""
    return "1. e2 " + "(1. d1 (1. e2 " * (depth // 2) + "))" * (depth // 2) + " *"


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("A" * 10_000_000, Expected.RECORD_SIZE),
        ("[" * 10_000_000, Expected.RECORD_SIZE),
        ("\0" * MOST_TEXT, Expected.PLAIN_TEXT),
        ("A" * MOST_TEXT, Expected.MOVE),
        ("e2 " * (MOST_TEXT // 3), Expected.LEGAL_MOVE),
        ("(" * 100_000, Expected.RESULT),
        (")" * 100_000, Expected.RESULT),
        ("1. e2 " + "(" * 100_000, Expected.MOVE),
        ("1. e2 " + "(1. d1 " * 100_000, Expected.NESTING),
        ("1. e2 " + ")" * 100_000, Expected.RESULT),
        ("{" * MOST_TEXT, Expected.COMMENT_END),
        ("}" * MOST_TEXT, Expected.MOVE),
        ("[" * MOST_TEXT, Expected.TAG),
        ('[A "' * (MOST_TEXT // 4), Expected.TAG),
        ('[A "' + "\\" * 900_000, Expected.TAG),
        ("{" + "\\" * 900_000, Expected.COMMENT_END),
        ("{" + "[%clk " * 150_000 + "}", Expected.RESULT),
        ("{" + " " * 900_000 + "e2}", Expected.RESULT),
        ("".join(f'[A{n} ""]' for n in range(20_000)), Expected.RESULT),
        ("1/2-" * (MOST_TEXT // 4), Expected.MOVE),
        ("0-1" + "-0" * 400_000, Expected.RESULT),
        ("1" * MOST_TEXT, Expected.MOVE),
        ("." * MOST_TEXT, Expected.MOVE),
        ("!" * MOST_TEXT, Expected.MOVE),
        ("\n" * MOST_TEXT, Expected.RESULT),
        ('{"a":' * (MOST_TEXT // 5), Expected.NESTING),
        ('{"a":' + "[" * 900_000, Expected.NESTING),
        ('{"' + '\\"' * 400_000, Expected.JSON),
        ('{"a": ' + "9" * 900_000, Expected.JSON),
        ('{"a": "' + "\\" * 900_000, Expected.JSON),
        ('{"a":' + " " * 900_000, Expected.JSON),
        (f'[Mode "classic-2 {"x" * 900_000}"] *', Expected.SWITCH),
        (f'[Start "{"/" * 900_000}"] *', Expected.POSITION_SIZE),
        (f'[Seats "{"W" * 900_000}"] *', Expected.SEATS),
        (f'[Characters "{"pawn " * 150_000}"] *', Expected.CHARACTERS),
    ],
    ids=range(35),
)
def test_garbage_is_refused_quickly(text: str, expected: Expected) -> None:
    began = process_time()
    with pytest.raises(InvalidText) as caught:
        read_record(text)
    assert process_time() - began < AT_ONCE
    assert (caught.value.expected, len(caught.value.text) <= 80) == (expected, True)


def test_variations_may_lie_in_variations_but_not_for_ever() -> None:
    record = read_record(nested(DEEPEST))
    assert read_record(qgn_text(record)) == read_record(json_text(record)) == record
    with pytest.raises(InvalidText) as caught:
        read_record(nested(DEEPEST + 2))
    assert (caught.value.expected, caught.value.detail) == (Expected.NESTING, str(DEEPEST))


def test_a_record_has_so_many_moves_and_no_more(monkeypatch: pytest.MonkeyPatch) -> None:
    assert MOST_MOVES > 5_000, "more than any game of ours needs"
    monkeypatch.setattr(record_walk, "MOST_MOVES", 4)
    assert len(Game.from_record("e2 e8 (d9) e3 *").history) == 3
    with pytest.raises(InvalidText) as caught:
        read_record("e2 e8 (d9) e3\ne7 *")
    assert (caught.value.expected, caught.value.line) == (Expected.MOVE_COUNT, 2)


def test_a_game_in_which_repetition_counts_is_read_as_quickly_as_others() -> None:
    moves = "e2 e8 e1 e9 " * 2
    mode = '[Mode "classic-2 threefold=true draw_after_plies=0"]'
    assert read_record(f"{mode} {moves} 1/2-1/2").termination == "threefold"
