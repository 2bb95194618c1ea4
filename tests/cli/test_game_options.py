"""Options for the game: mode, layout, preset, switches, position, moves."""

import json
from pathlib import Path

import pytest

from corridor import Game
from tests.cli.terminal import good, refused


@pytest.mark.parametrize("command", ["legal", "show", "perft", "draw", "play"])
@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("--mode", "chess"), "There is no mode “chess”. Allowed: classic-2, classic-3"),
        (("--layout", "maze"), "This mode has no layout “maze”. Allowed: standard."),
        (("--preset", "danish"), "This mode has no presets"),
        (("--mode", "pacman", "--preset", "dutch"), "no preset “dutch”. Allowed: booklet, "),
        (("--set", "boost=up_to_3"), "This mode has no switch “boost”. Allowed: edge_side_jump"),
        (("--set", "threefold"), "write SWITCH=VALUE"),
        (("--set", "threefold=maybe"), "threefold cannot be “maybe”. Allowed: true, false."),
        (("--set", "fences_each=21"), "fences_each cannot be “21”. Allowed: 0..20."),
    ],
)
def test_a_wrong_choice_of_game_is_misuse_and_lists_what_is_allowed(
    command: str, words: tuple[str, ...], said: str
) -> None:
    needed = {"perft": ("--depth", "1"), "draw": ("-o", "-")}.get(command, ())
    assert said in refused(command, *needed, *words, code=2)


def test_a_switch_may_be_written_with_dashes_and_kind_words() -> None:
    said = json.loads(
        good("legal", "--set", "edge-side-jump=no", "--set", "fences_each=3", "--json")
    )
    assert "edge_side_jump=false" in said["position"]
    assert " 3 3 " in said["position"]


def test_a_position_says_its_mode_itself() -> None:
    text = Game("pacman").position_text()
    assert json.loads(good("legal", "--position", text, "--json"))["to_move"] == "pacman"
    assert "leave out --mode" in refused("legal", "--mode", "pacman", "--position", text, code=2)


@pytest.mark.parametrize("text", ["", "nonsense", "classic-2 / / / e1 e1 / 10 10 / 1", "a/" * 5000])
def test_a_bad_position_is_refused_with_what_was_expected(text: str) -> None:
    assert "xpected" in refused("legal", "--position", text, code=1)


@pytest.mark.parametrize(
    ("moves", "said"),
    [
        ("e5", "Move 1: e5 can't be played. That's too far. Take one step at a time."),
        (
            "e2 e8 e3h e3v",
            "Move 4: e3v can't be played. That would cross another fence. Try the next gap.",
        ),
        ("e2 hello", "Move 2: Expected a move of a race"),
    ],
)
def test_a_bad_move_is_refused_with_its_number_and_the_reason(moves: str, said: str) -> None:
    assert refused("legal", "--moves", moves, code=1).startswith(said)


def test_moves_may_be_written_as_in_a_record() -> None:
    plain = good("legal", "--moves", "e2 e8 e3h")
    assert good("legal", "--moves", "1. e2 E8, 2. he3") == plain


def test_a_layout_may_come_from_a_file(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(
        'lives = 5\npellets = "a1 a9 i1 i9"\n[pieces]\npacman = "e5"\nblinky = "e9"\n'
        'inky = "i5"\npinky = "e1"\nclyde = "a5"\n'
    )
    view = json.loads(good("show", "--mode", "pacman", "--layout", str(file), "--json"))
    assert view["lives"] == 5
    assert "can't be read" in refused("show", "--layout", str(tmp_path / "no.toml"), code=1)
    file.write_text("lives = ")
    assert "TOML" in refused("show", "--mode", "pacman", "--layout", str(file), code=1)
