"""``corridor review``."""

from pathlib import Path

import pytest
from msgspec import json

from corridor.rules.record_reader import read_record
from corridor.wire.review import Review
from tests.cli.terminal import good, refused, run
from tests.review.records import FOLDER, NODES, expected

RECORD = str(FOLDER / "classic-2.qgn")
NODES_WORD = ("--nodes", str(NODES["classic-2"]))


def test_the_review_as_json_is_that_of_the_package() -> None:
    told = good("review", RECORD, *NODES_WORD, "--json")
    assert json.decode(told, type=Review) == expected("classic-2")


def test_the_review_as_text_tells_accuracy_marks_reasons_and_better_lines() -> None:
    said = good("review", RECORD, *NODES_WORD)
    review = expected("classic-2")
    assert f"W: accuracy {review.accuracy[0]}" in said
    assert "This fence costs X 0 steps and W 1." in said
    blunder = next(move for move in review.moves if move.mark == "??")
    assert f"better: {' '.join(blunder.better)}" in said
    rows = [line for line in said.splitlines() if line[:4].strip().isdigit()]
    assert len(rows) == len(review.moves)
    chances = [f"{100 * chance:.0f}%" for chance in review.moves[0].chances]
    assert chances == [one for one in rows[0].split() if one.endswith("%")]
    said = good("--lang", "de", "review", RECORD, *NODES_WORD)
    assert all(chance.replace("%", "\u00a0%") in said for chance in chances)


def test_the_annotated_record_can_be_kept_in_a_file_or_piped(tmp_path: Path) -> None:
    file = tmp_path / "reviewed.qgn"
    good("review", RECORD, *NODES_WORD, "-o", str(file))
    assert good("review", RECORD, *NODES_WORD, "-o", "-") == file.read_text(encoding="utf-8")
    record = read_record(file.read_text(encoding="utf-8"))
    marks = [str(played.glyph or "") for played in record.moves]
    assert marks == [move.mark for move in expected("classic-2").moves]


def test_what_cannot_be_reviewed_is_refused_in_a_sentence(tmp_path: Path) -> None:
    empty = tmp_path / "empty.qgn"
    empty.write_text("*\n", encoding="utf-8")
    assert "no moves to review" in refused("review", str(empty), code=1)
    empty.write_text("1. e5 *\n", encoding="utf-8")
    assert "e5" in refused("review", str(empty), code=1)
    assert "can't be read" in refused("review", str(tmp_path / "nowhere.qgn"), code=1)
    assert run("review", RECORD, "--nodes", "0").exit_code == 2


# One ghost, one life. The first move gives a won position away, the second throws a draw away.
SLIPS = {
    "pacman / b3d6g6 / c2f4f7 / g8 i3 - - - / a1 / 1 / walk": ("Mh8i8", "This was a proven win"),
    "pacman / b3d6g6 / c2f4f7 / g5 e6 - - - / a1i1i9 / 1 / walk": ("Mg6f6", "nobody could"),
}


def test_exact_values_come_from_tables_that_were_made(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CORRIDOR_TABLES", str(tmp_path / "my tables"))
    words = ("--nodes", "60", "--exact")
    good("solve", "--ghosts", "1", "--json")
    for start, (move, told) in SLIPS.items():
        file = tmp_path / "slip.qgn"
        file.write_text(f'[Mode "pacman"]\n[Start "{start}"]\n\n1. {move} *\n', encoding="utf-8")
        (judged,) = json.decode(good("review", str(file), *words, "--json"), type=Review).moves
        assert (judged.mark, judged.why[0].code) == ("??", "exact")
        assert told.lower() in good("review", str(file), *words).lower()
        plain = good("review", str(file), "--nodes", "60", "--json")
        (judged,) = json.decode(plain, type=Review).moves
        assert "exact" not in [why.code for why in judged.why]
