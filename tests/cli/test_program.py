"""The program as a whole: help, usage errors, languages, streams, start-up."""

import shlex
import subprocess
import sys

import pytest

from corridor import MODES, __version__
from corridor.cli import main
from corridor.engine.specs import FORMS
from corridor.i18n import languages
from tests.cli.terminal import WIDE, good, refused, run


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
