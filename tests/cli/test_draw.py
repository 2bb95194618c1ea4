"""``corridor draw``."""

import sys
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

from tests.cli.terminal import good, refused, run


def test_draw_writes_a_picture(tmp_path: Path) -> None:
    file = tmp_path / "board.svg"
    words = ("--size", "300", "--theme", "dark", "--routes", "all", "--orientation", "x", "--panel")
    assert good("draw", "-o", str(file), *words) == ""
    assert ET.fromstring(file.read_text(encoding="utf-8")).tag.endswith("svg")


def test_draw_shows_a_game_move_by_move(tmp_path: Path) -> None:
    for kind, start in ((".gif", b"GIF89a"), (".animated.svg", b"<svg"), (".png", b"\x89PNG")):
        file = tmp_path / f"a game{kind}"
        assert good("draw", "-o", str(file), "--size", "120", "--moves", "e2 e8 e3h") == ""
        assert file.read_bytes().startswith(start)


def test_draw_without_the_libraries_for_pixels_says_what_is_missing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "resvg_py", None)
    for kind in ("png", "gif"):
        said = refused("draw", "-o", str(tmp_path / f"board.{kind}"), code=1)
        assert "corridor[server]" in said


def test_draw_can_write_to_the_standard_output() -> None:
    assert good("draw", "-o", "-", "--routes", "w").startswith("<svg")


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("-o", "board.jpg"), "end in .svg, .png, .gif or .animated.svg"),
        (("-o", "-", "--routes", "north"), "There is no side “north” here. Allowed: w, x, all."),
        (("-o", "-", "--orientation", "z"), "There is no side “z” here."),
    ],
)
def test_a_wrong_wish_for_a_picture_is_misuse(words: tuple[str, ...], said: str) -> None:
    assert said in refused("draw", *words, code=2)


@pytest.mark.parametrize("words", [(), ("-o", "-", "--size", "1"), ("-o", "-", "--theme", "plaid")])
def test_click_refuses_the_rest(words: tuple[str, ...]) -> None:
    assert run("draw", *words).exit_code == 2


def test_a_picture_that_cannot_be_written_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "nowhere" / "board.svg"
    assert "can't be written" in refused("draw", "-o", str(file), code=1)
