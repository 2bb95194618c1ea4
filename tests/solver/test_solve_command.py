"""``corridor solve`` and ``corridor solve value``."""

import json
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from corridor.cli import main
from corridor.rules.modes import make_mode
from corridor.rules.position_text import position_text
from tests.solver import games

ALONE = position_text(games.with_lives(make_mode("pacman"), 1, ghosts=1))
SAFE = position_text(games.with_lives(make_mode("pacman"), 3, ghosts=1))


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("CORRIDOR_TABLES", str(tmp_path / "tables"))
    return tmp_path / "tables"


def corridor(*words: str) -> Result:
    return CliRunner().invoke(main, ["solve", *words])


def test_tables_are_made_and_asked(folder: Path) -> None:
    assert corridor("value", "--position", ALONE).exit_code == 1
    told = json.loads(corridor("--ghosts", "1", "--json").stdout)
    assert [file.name for file in folder.iterdir()] == [Path(told["file"]).name]
    assert told["stages"][-1]["pellets"] == "a1 i1 a9 i9"
    assert told["bytes"] == Path(told["file"]).stat().st_size
    said = corridor("value", "--position", ALONE).stdout.splitlines()
    assert said[0] == "nobody can force a win"
    assert len(said) > 5
    safe = json.loads(corridor("value", "--position", SAFE, "--ghosts", "B", "--json").stdout)
    assert safe["value"] == "pacman"
    assert 0 < safe["rounds"]["progress"] < safe["rounds"]["end"]
    said = corridor("value", "--position", SAFE, "--ghosts", "B").stdout.splitlines()
    assert f"to the end {safe['rounds']['end']}" in said[1]
    assert corridor("value", "--position", SAFE).exit_code == 1  # all ghosts come back there
    again = corridor("--ghosts", "B")
    assert again.exit_code == 0
    assert "PAC-MAN wins" in again.stdout


def test_a_file_of_ones_own_is_written_and_read(folder: Path, tmp_path: Path) -> None:
    file = str(tmp_path / "my.chase")
    made = corridor("--layout", "open", "--set", "ghost_stay=true", "--lives", "1", "--ghosts", "C",
                    "--out", file)  # fmt: skip
    assert made.exit_code == 0
    assert not folder.exists()
    other = corridor("--ghosts", "C", "--out", file)
    assert (other.exit_code, "another game" in other.stderr) == (2, True)
    assert "does not hold" in corridor("value", "--position", ALONE, "--tables", file).stderr
    Path(file).write_bytes(b"no table")
    assert corridor("value", "--position", ALONE, "--tables", file).exit_code == 1
    assert corridor("--ghosts", "C", "--out", file).exit_code == 1


@pytest.mark.parametrize(
    ("words", "code", "said"),
    [
        (["--mode", "classic-2"], 2, "Only the mode pacman"),
        (["--ghosts", "XY"], 2, "names no ghosts"),
        (["--preset", "nobody"], 2, "nobody"),
        (["value", "--position", "classic-2 / / / e1 e9 / 10 10 / 1"], 1, "Only the mode pacman"),
        (["value", "--position", "nonsense"], 1, "nonsense"),
        (["--ghosts", "1", "--out", "/dev/null/no.chase"], 1, "cannot be written"),
    ],
)
def test_what_cannot_be_solved_is_refused(
    words: list[str], code: int, said: str, folder: Path
) -> None:
    done = corridor(*words)
    assert done.exit_code == code
    assert said in done.stderr
