"""Every command but play: its text and JSON output, and what it refuses."""

import json
import shlex
import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest
from msgspec import to_builtins

from corridor import LAYOUTS, MODES, Game, __version__
from corridor.cli import main
from corridor.engine.specs import FORMS
from corridor.i18n import languages
from corridor.rules.layout_files import built_in, layout_toml
from corridor.rules.modes import frame_of, switches_of
from corridor.wire.view import view_of
from tests.cli.terminal import WIDE, good, refused, run

# Options for the game


def test_the_version_is_that_of_the_package() -> None:
    assert good("--version") == f"corridor {__version__}\n"


def test_help_names_every_command_and_the_exit_codes() -> None:
    said = good("--help")
    assert all(name in said for name in main.list_commands(None))  # type: ignore[arg-type]
    assert "0 done; 1 a move" in said
    assert "cli-help" not in said


@pytest.mark.parametrize("name", main.list_commands(None))  # type: ignore[arg-type]
def test_every_command_explains_itself(name: str) -> None:
    said = good(name, "--help")
    assert "cli-" not in said
    assert "Show this help." in said


def test_a_language_can_be_asked_for() -> None:
    assert "to move" in good("--lang", "en", "legal")
    assert all(lang in refused("--lang", "tlh", "legal", code=2) for lang in languages())


@pytest.mark.parametrize(("lang", "colon"), [("en", ":"), ("fr", "\u202f:"), ("ja", "：")])
def test_a_heading_of_moves_ends_with_its_language_s_colon(lang: str, colon: str) -> None:
    _count, heading, moves, *_ = good("--lang", lang, "legal").splitlines()
    assert heading.endswith(colon)
    assert moves == "    d1 e2 f1"


@pytest.mark.parametrize(("lang", "mark"), [("en", ", "), ("ja", "、"), ("ar", "، ")])
@pytest.mark.parametrize(
    ("words", "code", "names"),
    [
        (("legal", "--mode", "chess"), 2, MODES),
        (("legal", "--position", "chess / / / e1 e9 / 10 10 / 1"), 1, MODES),
        (("arena", "chess", "greedy"), 2, FORMS),
    ],
)
def test_a_list_in_a_refusal_is_parted_as_its_language_parts_it(
    words: tuple[str, ...], code: int, names: tuple[str, ...], lang: str, mark: str
) -> None:
    assert mark.join(names) in refused("--lang", lang, *words, code=code)


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("dance",), "There is no command “dance”. Allowed: play, modes, "),
        (("record", "burn"), "There is no command “burn”. Allowed: check."),
        (("legal", "--fast"), "There is no option --fast."),
        (("legal", "--mode"), "--mode needs a value."),
        (("legal", "--json=1"), "--json takes no value."),
        (("legal", "now"), "The command line has words too many."),
        (("perft",), "--depth is missing."),
        (("record", "check"), "FILE is missing."),
        (("perft", "--depth", "21"), "--depth must be 0..20."),
        (("perft", "--depth", "two"), "--depth must be 0..20."),
        (("play", "--seed", "x"), "--seed must be N."),
        (("draw", "-o", "x.svg", "--theme", "pink"), "--theme must be light|dark."),
    ],
)
def test_a_wrong_command_line_is_misuse(words: tuple[str, ...], said: str) -> None:
    assert refused(*words, code=2).startswith(said)


def test_a_position_of_nothing_is_asked_for_its_mode() -> None:
    assert "one of classic-2, classic-3" in refused("legal", "--position", "", code=1)


def test_a_command_with_nothing_behind_it_explains_itself() -> None:
    assert "Usage: corridor [OPTIONS] COMMAND" in run().output
    assert "Commands:" in run("record").output


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
        ("e5", "Move 1: e5 cannot be played. That square is too far away."),
        ("e2 e8 e3h e3v", "Move 4: e3v cannot be played. The fence would cross another fence."),
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
    assert "cannot be read" in refused("show", "--layout", str(tmp_path / "no.toml"), code=1)
    file.write_text("lives = ")
    assert "TOML" in refused("show", "--mode", "pacman", "--layout", str(file), code=1)


# modes


def test_modes_lists_every_mode() -> None:
    said = good("modes")
    assert all(mode in said for mode in MODES)


@pytest.mark.parametrize("mode", MODES)
def test_a_mode_is_described_with_every_switch_and_value(mode: str) -> None:
    said = good("modes", mode)
    for name, allowed in switches_of(mode).items():
        assert f"--set {name}=" in said
        assert all(value in said for value in allowed)
    assert all(f"--layout {name}" in said for name in LAYOUTS[mode])


def test_modes_as_json() -> None:
    facts = {fact["mode"]: fact for fact in json.loads(good("modes", "--json"))}
    assert tuple(facts) == MODES
    boost = facts["pacman"]["switches"]["boost"]
    assert boost == {"default": "up_to_3", "allowed": ["up_to_3", "exact_3"]}
    assert facts["pacman"]["sides"] == ["pacman", "ghosts"]
    assert facts["pacman"]["presets"]["italian"] == {"frenzy_path": "towards"}
    assert len(json.loads(good("modes", "pacman", "--json"))) == 1


def test_an_unknown_mode_is_misuse() -> None:
    assert "There is no mode “go”" in refused("modes", "go", code=2)


# legal


@pytest.mark.parametrize("mode", MODES)
def test_legal_lists_every_legal_move(mode: str) -> None:
    texts = Game(mode).legal_moves.texts()
    said = json.loads(good("legal", "--mode", mode, "--json"))
    assert said["moves"] == texts
    assert said["outcome"] is None
    words = good("legal", "--mode", mode).split()
    assert all(text in words for text in texts)


def test_legal_says_how_a_finished_game_ended() -> None:
    moves = "e2 d9 e3 c9 e4 b9 e5 a9 e6 a8 e7 a7 e8 a6 e9"
    assert good("legal", "--moves", moves) == "W wins: the goal is reached.\n"
    said = json.loads(good("legal", "--moves", moves, "--json"))
    assert (said["moves"], said["outcome"]) == ([], {"winner": 0, "reason": "goal"})
    drawn = good("legal", "--set", "draw_after_plies=1", "--moves", "e2")
    assert drawn == "A draw: the limit of moves is reached.\n"


def test_legal_groups_moves_by_kind() -> None:
    said = good("legal", "--mode", "pacman-advanced", "--moves", "M@e1 Me2e3")
    assert "d3h of the Chamber goes to:" in said
    assert "Ghosts to move: 452 legal moves." in said


# show


@pytest.mark.parametrize("mode", MODES)
def test_show_draws_every_mode(mode: str) -> None:
    assert good("show", "--mode", mode, "--ascii").isascii()
    assert len(good("show", "--mode", mode).splitlines()) >= 19


def test_show_can_be_turned() -> None:
    assert good("show", "--orientation", "x") != good("show")
    assert "There is no side “n” here. Allowed: w, x." in refused(
        "show", "--orientation", "n", code=2
    )


@pytest.mark.parametrize("mode", MODES)
def test_show_as_json_holds_the_whole_view(mode: str) -> None:
    view = json.loads(good("show", "--mode", mode, "--json"))
    squares = [figure["square"] for figure in view["figures"]]
    assert next(filter(None, squares)) in ("e1", "e5", "d5")
    assert view["position"] == Game(mode).position_text(counters=True)
    assert view["to_move"] == 0


@pytest.mark.parametrize(
    ("mode", "moves", "last"),
    [
        ("classic-2", "e2", {"move": "e2", "side": 0, "start": "e1"}),
        ("classic-2", "e3h", {"move": "e3h", "side": 0, "start": None}),
        ("pacman-advanced", "M@e1", {"move": "M@e1", "side": 0, "start": None}),
        (
            "pacman-advanced",
            "M@e1 Me2e3 d3h>f7v",
            {"move": "d3h>f7v", "side": 1, "start": None},
        ),
        ("pacman", "Mf5g5 --", {"move": "--", "side": 1, "start": None}),
    ],
)
def test_show_as_json_tells_the_last_move(mode: str, moves: str, last: dict[str, object]) -> None:
    extra = ("--layout", "open", "--set", "ghost_stay=true") if mode == "pacman" else ()
    view = json.loads(good("show", "--mode", mode, *extra, "--moves", moves, "--json"))
    assert view["last"] == last


def test_show_as_json_tells_which_fences_are_of_the_chamber() -> None:
    moves = ("--moves", "M@e1 Me2e3 d3h>f7v")
    view = json.loads(good("show", "--mode", "pacman-advanced", *moves, "--json"))
    assert {one["fence"]: one["chamber"] for one in view["fences"]} == {
        "c4v": True,
        "e4v": True,
        "d5h": True,
        "f7v": False,
    }


def test_show_as_json_is_the_view_that_a_server_sends() -> None:
    game = Game("pacman")
    game.push_text("Me6f6")
    shown = json.loads(good("show", "--mode", "pacman", "--moves", "Me6f6", "--json"))
    sent = to_builtins(view_of(game))
    assert shown == {**json.loads(json.dumps(sent)), "position": game.position_text(counters=True)}


# draw


def test_draw_writes_a_picture(tmp_path: Path) -> None:
    file = tmp_path / "board.svg"
    words = ("--size", "300", "--theme", "dark", "--routes", "all", "--orientation", "x", "--panel")
    assert good("draw", "-o", str(file), *words) == ""
    assert ET.fromstring(file.read_text(encoding="utf-8")).tag.endswith("svg")


def test_draw_can_write_to_the_standard_output() -> None:
    assert good("draw", "-o", "-", "--routes", "w").startswith("<svg")


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("-o", "board.png"), "pictures are SVG"),
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
    assert "cannot be written" in refused("draw", "-o", str(file), code=1)


# perft


@pytest.mark.parametrize(
    ("words", "count"),
    [
        (("--depth", "0"), 1),
        (("--depth", "1"), 131),
        (("--depth", "1", "--moves", "e2 e8 e3 e7 e4 e6 e5"), 132),
        (("--depth", "3", "--mode", "pacman"), 126),
        (("--depth", "2", "--mode", "pacman-advanced"), 480),
        (("--depth", "1", "--moves", "e2 d9 e3 c9 e4 b9 e5 a9 e6 a8 e7 a7 e8 a6 e9"), 0),
    ],
)
def test_perft_counts_by_the_law(words: tuple[str, ...], count: int) -> None:
    assert good("perft", *words) == f"{count}\n"


def test_perft_divides_by_the_first_move() -> None:
    said = json.loads(good("perft", "--mode", "pacman", "--depth", "2", "--divide", "--json"))
    assert said["nodes"] == sum(said["divide"].values()) == 42
    lines = good("perft", "--mode", "pacman", "--depth", "2", "--divide").splitlines()
    assert lines[0] == "Md5c5 3"
    assert lines[-1] == "42"
    assert len(lines) == 15


@pytest.mark.parametrize("depth", ["-1", "x", "99"])
def test_a_wrong_depth_is_misuse(depth: str) -> None:
    assert run("perft", "--depth", depth).exit_code == 2


# record check


def test_a_good_record_is_told_from_a_bad_one(tmp_path: Path) -> None:
    file = tmp_path / "game.qgn"
    file.write_text("1. e2 e8 2. e3 *")
    assert good("record", "check", str(file)) == (
        f"{file}: a good record of classic-2 with 3 moves; *.\n"
    )
    file.write_text("1. e2 e8\n2. e9 *")
    assert refused("record", "check", str(file), code=1) == (
        f"{file}: Line 2, column 4: e9 cannot be played. That square is too far away."
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
        assert "cannot be read" in refused(command, "check", str(tmp_path), code=1)
        assert "cannot be read" in refused(command, "check", str(tmp_path / "no"), code=1)


# layout check


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
    file.write_text('fences = "e3h e3v"')
    assert "do not cross" in refused("layout", "check", str(file), "--mode", "pacman", code=1)
    assert "There is no mode “x”" in refused("layout", "check", str(file), "-m", "x", code=2)
    assert "Say it with --mode" in refused("layout", "check", str(file), code=2)
    file.write_text("= broken")
    assert "TOML" in refused("layout", "check", str(file), code=1)


# Start-up, streams and languages


@pytest.mark.parametrize("words", [("play", "--people", "2"), ("modes", "chess"), ("show",)])
def test_a_terminal_that_knows_few_letters_is_served_too(words: tuple[str, ...]) -> None:
    program = "from corridor.cli import main; main()"
    done = subprocess.run(
        [sys.executable, "-c", program, *words],
        env={"PYTHONIOENCODING": "latin-1"},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        encoding="latin-1",
        check=False,
    )
    assert done.returncode in (0, 2)
    assert "Traceback" not in done.stderr
    assert "\x80" not in done.stdout + done.stderr, "no UTF-8"


def _started(words: str, redirect: str) -> "subprocess.CompletedProcess[str]":
    python = shlex.quote(sys.executable)
    program = f"exec {python} -c 'from corridor.cli import main; main()' {words} {redirect}"
    return subprocess.run(["sh", "-c", program], capture_output=True, text=True, check=False)


@pytest.mark.parametrize("words", ["modes pacman", "legal --json", "play", "draw -o -"])
def test_an_answer_that_cannot_be_written_is_said_in_a_sentence(words: str) -> None:
    done = _started(words, "</dev/null >/dev/full")
    assert done.returncode == 1
    assert done.stderr == "corridor: The answer cannot be written: No space left on device.\n"


@pytest.mark.parametrize("redirect", ["<&-", ">&-", "2>&-", "<&- >&- 2>&-"])
@pytest.mark.parametrize("words", ["show", "play", "record check -"])
def test_a_program_without_its_streams_ends_quietly(words: str, redirect: str) -> None:
    done = _started(words, redirect if "<" in redirect else f"</dev/null {redirect}")
    assert done.returncode in (0, 1)
    assert "Traceback" not in done.stderr


def test_the_command_is_installed_and_starts_without_what_it_does_not_need() -> None:
    program = "import sys, corridor.cli; print(*sorted(sys.modules))"
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True
    )
    loaded = done.stdout.split()
    assert not {"rich", "fluent.runtime", "corridor.draw", "corridor.engine"} & set(loaded)


def test_the_board_is_whole_in_a_terminal_of_40_columns(monkeypatch: pytest.MonkeyPatch) -> None:
    wide = good("show").splitlines()
    monkeypatch.setitem(WIDE, "COLUMNS", "40")
    narrow = good("show").splitlines()
    assert narrow[:20] == [row[:39].rstrip() for row in wide[:20]]
    assert max(map(len, narrow)) <= 40
    assert "Classic, two sides" in narrow
