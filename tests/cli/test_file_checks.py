"""``corridor record check`` and ``corridor layout check``."""

from pathlib import Path

import pytest

from corridor import LAYOUTS
from corridor.rules.layout_files import built_in, layout_toml
from corridor.rules.modes import frame_of
from tests.cli.terminal import good, refused


def test_a_good_record_is_told_from_a_bad_one(tmp_path: Path) -> None:
    file = tmp_path / "game.qgn"
    file.write_text("1. e2 e8 2. e3 *")
    assert good("record", "check", str(file)) == (
        f"{file}: a good record of classic-2 with 3 moves; *.\n"
    )
    file.write_text("1. e2 e8\n2. e9 *")
    assert refused("record", "check", str(file), code=1) == (
        f"{file}: Line 2, column 4: e9 can't be played. That's too far. Take one step at a time."
    )
    file.write_text("1. e2 oops *")
    assert "Line 1, column 7: expected" in refused("record", "check", str(file), code=1)


def test_a_record_may_come_from_the_standard_input() -> None:
    assert "1 move;" in good("record", "check", "-", typed="1. e2 *")


@pytest.mark.parametrize("content", [b"\xff\xfe\x00", b"\x00" * 1000, b"", b"[" * 100_000])
def test_garbage_is_refused_in_one_sentence(tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "garbage"
    file.write_bytes(content)
    assert str(file) in refused("record", "check", str(file), code=1)
    assert str(file) in refused("layout", "check", str(file), "--mode", "pacman", code=1)


@pytest.mark.parametrize("text", ["a = " + "[" * 9_000, "a = " + "1" * 9_000, "x" * 10_000_000])
def test_a_layout_of_any_kind_is_refused_before_its_mode_is_asked_for(
    tmp_path: Path, text: str
) -> None:
    file = tmp_path / "layout.toml"
    file.write_text(text)
    assert str(file) in refused("layout", "check", str(file), code=1)


def test_an_empty_file_holds_nothing(tmp_path: Path) -> None:
    file = tmp_path / "empty.qgn"
    file.write_text("")
    assert refused("record", "check", str(file), code=1).endswith("; found nothing.")


def test_a_file_that_is_not_there_is_refused(tmp_path: Path) -> None:
    for command in ("record", "layout"):
        assert "can't be read" in refused(command, "check", str(tmp_path), code=1)
        assert "can't be read" in refused(command, "check", str(tmp_path / "no"), code=1)


@pytest.mark.parametrize("mode", ["pacman", "pacman-advanced"])
def test_a_good_layout_is_said_to_be_good(tmp_path: Path, mode: str) -> None:
    file = tmp_path / "layout.toml"
    frame = frame_of(mode)
    text = layout_toml(built_in(LAYOUTS[mode][0], frame), frame)
    file.write_text(text)
    said = good("layout", "check", str(file), "--mode", mode)
    assert f"a game of {mode} can start" in said
    file.write_text(f'mode = "{mode}"\n' + text)
    assert good("layout", "check", str(file)) == said


def test_a_bad_layout_is_refused_with_what_is_wrong(tmp_path: Path) -> None:
    file = tmp_path / "layout.toml"
    file.write_text('lives = 3\nfences = "e3h e3v"')
    assert "do not cross" in refused("layout", "check", str(file), "--mode", "pacman", code=1)
    assert "There is no mode “x”" in refused("layout", "check", str(file), "-m", "x", code=2)
    assert "Say it with --mode" in refused("layout", "check", str(file), code=2)
    file.write_text("= broken")
    assert "TOML" in refused("layout", "check", str(file), code=1)
