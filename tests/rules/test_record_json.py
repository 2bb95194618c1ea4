"""Records as JSON: the same content, for programs."""

import json
from typing import Any

import pytest

from corridor.rules.errors import Expected, InvalidText, Refusal
from corridor.rules.game import Game
from corridor.rules.qgn import qgn_text
from corridor.rules.record_json import json_text
from corridor.rules.record_reader import read_record

ANNOTATED = """\
{
  "format": "qgn/1",
  "mode": "classic-3",
  "start": "classic-3 / / / e2 a5 e9 / 6 6 6 / 2 / ply=1",
  "seats": "WY X",
  "characters": "pawn inky clyde",
  "tags": {
    "Event": "a \\"long\\" evening",
    "Site": ""
  },
  "comment": "Ünusual.",
  "moves": [
    "b5",
    {
      "move": "e8",
      "glyph": "!?",
      "clock": "0:00:09.5",
      "eval": "0.5,0.25,0.25",
      "comment": "two\\nlines",
      "variations": [
        {
          "comment": "or",
          "moves": [
            "d9",
            {
              "move": "e3",
              "glyph": "?"
            }
          ]
        }
      ]
    }
  ],
  "result": "1/2-0-1/2",
  "termination": "time"
}
"""


def table(**changes: Any) -> str:  # noqa: ANN401  anything may stand in a wrong file
    record = {"format": "qgn/1", "moves": ["e2", "e8"], "result": "*", **changes}
    return json.dumps({key: value for key, value in record.items() if value is not ...})


def refused(text: str) -> InvalidText:
    with pytest.raises(InvalidText) as caught:
        read_record(text)
    return caught.value


def test_a_file_that_we_wrote_is_written_again_the_same() -> None:
    record = read_record(ANNOTATED)
    assert json_text(record) == ANNOTATED
    assert json_text(read_record(qgn_text(record))) == ANNOTATED


def test_json_is_known_by_how_it_begins() -> None:
    game = Game.from_record('\ufeff \r\n { "format": "qgn/1", "moves": ["e2"], "result": "*" } ')
    assert game.position == Game.from_record("e2 *").position
    assert refused("{}").expected == Expected.FORMAT
    assert refused("{} e2 *").expected == Expected.END_OF_TEXT
    assert refused("[]").expected == Expected.TAG


def test_what_goes_without_saying_need_not_be_said() -> None:
    assert read_record(table(moves=...)) == read_record("*")
    assert read_record(table(moves=[{"move": "e2"}, "e8"])) == read_record("e2 e8 *")
    assert read_record(table(comment=" hi\n")).line.comment == "hi"


def test_an_illegal_move_is_named_with_its_place_and_its_reason() -> None:
    text = '{"format": "qgn/1",\n "result": "*",\n "moves": ["e2",\n  {"move": "e5"}]}'
    error = refused(text)
    assert (error.expected, error.text, error.detail) == (
        Expected.LEGAL_MOVE,
        "e5",
        Refusal.TOO_FAR,
    )
    assert (error.line, error.column) == (4, 12)


@pytest.mark.parametrize(
    ("changes", "expected"),
    [
        ({"format": ...}, Expected.FORMAT),
        ({"format": "qgn/2"}, Expected.FORMAT),
        ({"format": ["qgn/1"]}, Expected.FORMAT),
        ({"result": ...}, Expected.RESULT),
        ({"result": "1-0"}, Expected.TERMINATION),
        ({"result": []}, Expected.JSON_KIND),
        ({"result": "2-0"}, Expected.RESULT),
        ({"colour": "red"}, Expected.JSON_KEY),
        ({"mode": "chess"}, Expected.KNOWN_NAME),
        ({"mode": {}}, Expected.JSON_KIND),
        ({"moves": {}}, Expected.JSON_KIND),
        ({"moves": "e2"}, Expected.JSON_KIND),
        ({"moves": [["e2"]]}, Expected.JSON_KIND),
        ({"moves": [{}]}, Expected.MOVE),
        ({"moves": [{"move": ["e2"]}]}, Expected.JSON_KIND),
        ({"moves": [{"move": "e2", "glyph": "!!!"}]}, Expected.GLYPH),
        ({"moves": [{"move": "e2", "clock": "soon"}]}, Expected.CLOCK),
        ({"moves": [{"move": "e2", "eval": "well"}]}, Expected.EVALUATION),
        ({"moves": [{"move": "e2", "comment": "[%clk 1]"}]}, Expected.COMMENT),
        ({"moves": [{"move": "e2", "comment": "\0"}]}, Expected.COMMENT),
        ({"moves": [{"move": "e2", "colour": "red"}]}, Expected.JSON_KEY),
        ({"moves": [{"move": "e2", "variations": [{}]}]}, Expected.MOVE),
        ({"moves": [{"move": "e2", "variations": {}}]}, Expected.JSON_KIND),
        ({"moves": [{"move": "e2", "variations": ["d1"]}]}, Expected.JSON_KIND),
        ({"moves": [{"move": "e2", "variations": [{"mvoes": []}]}]}, Expected.JSON_KEY),
        ({"moves": ["e2!"]}, None),
        ({"moves": ["e2?"]}, Expected.RACE_MOVE),
        ({"tags": []}, Expected.JSON_KIND),
        ({"tags": {"Event": {}}}, Expected.JSON_KIND),
        ({"tags": {"Mode": "pacman"}}, Expected.TAG_NAME),
        ({"tags": {"Event": "\ud800"}}, Expected.TAG_VALUE),
        ({"seats": "W"}, Expected.SEATS),
    ],
)
def test_what_is_wrong_is_refused_where_it_stands(
    changes: dict[str, object], expected: Expected | None
) -> None:
    text = table(**changes)
    if expected is None:
        read_record(text)
        return
    error = refused(text)
    assert error.expected == expected
    assert (error.line, (error.column or 0) > 0) == (1, True)


@pytest.mark.parametrize(
    "text",
    [
        '{"format": NaN}',
        '{"format": Infinity}',
        '{"format": 1}',
        '{"format": true}',
        '{"format": null}',
        f'{{"format": {"9" * 100_000}}}',
        '{"format": "qgn/1"',
        '{"format" "qgn/1"}',
        '{"format": "qgn/1",}',
        '{"format": "qgn/1" "mode": ""}',
        '{"format": "\\x"}',
        '{"format": "\\ud8"}',
        '{"format": "qgn\n/1"}',
        '{"format": "',
        '{"',
        '{"moves": ["e2" "e8"]}',
        '{"moves": ["e2",]}',
        '{"moves": [',
    ],
)
def test_broken_json_is_refused(text: str) -> None:
    error = refused(text)
    assert error.expected == Expected.JSON
    assert error.line is not None


def test_a_key_may_stand_once() -> None:
    error = refused('{"format": "qgn/1",\n"format": "qgn/1"}')
    assert (error.expected, error.line, error.column) == (Expected.JSON_KEY_ONCE, 2, 1)
