"""The project's files, dependencies and commands."""

import ast
import re
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests import areas, skips

ROOT = Path(__file__).parent.parent
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
LOCKS = re.compile(r"(.*[.-])?lock(file)?(\..*)?|.*\.lock|pylock.*\.toml|requirements.*\.txt")


def tracked() -> list[Path]:
    """Every file tracked by git."""
    command = ["git", "-c", "safe.directory=*", "ls-files", "-z"]
    if not (ROOT / ".git").exists() or shutil.which("git") is None:
        pytest.skip("not a clone")
    listed = subprocess.run(command, cwd=ROOT, capture_output=True, check=True).stdout
    return [path for name in listed.decode().split("\0") if (path := ROOT / name).is_file()]


def texts() -> Iterator[tuple[Path, str]]:
    for path in tracked():
        try:
            yield path, path.read_text(encoding="utf-8")
        except UnicodeDecodeError:
            continue


def test_the_base_needs_four_packages() -> None:
    names = {re.split(r"[^\w.-]", wanted)[0] for wanted in PROJECT["project"]["dependencies"]}
    assert names == {"click", "rich", "fluent.runtime", "msgspec"}


def test_every_package_of_an_extra_is_used() -> None:
    """Except the extra for tests, and uvloop, which uvicorn imports by itself."""
    paths = (path for folder in ("src", "bench") for path in (ROOT / folder).rglob("*.py"))
    code = "\n".join(path.read_text(encoding="utf-8") for path in paths)
    extras = PROJECT["project"]["optional-dependencies"]
    wanted = [line for extra, lines in extras.items() if extra != "test" for line in lines]
    names = {re.split(r"[^\w.-]", line)[0].replace("-", "_") for line in wanted} - {"uvloop"}
    names = {{"pillow": "PIL"}.get(name, name) for name in names}  # by what is imported
    assert {name for name in names if not re.search(rf"\b{name}\b", code)} == set()


def test_ci_is_one_line_that_calls_dev() -> None:
    assert (ROOT / ".ci/run").read_text(encoding="utf-8") == "./dev test\n"


def test_dev_is_short_and_plain() -> None:
    script = (ROOT / "dev").read_text(encoding="utf-8")
    assert script.startswith("#!/bin/sh\n")
    assert script.count("\n") <= 190
    shell = shutil.which("dash") or "sh"
    assert subprocess.run([shell, "-n", ROOT / "dev"], check=False).returncode == 0


def test_dev_names_its_words_when_it_gets_none() -> None:
    done = subprocess.run([ROOT / "dev"], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (2, "")
    assert (
        done.stderr
        == "usage: ./dev play|test|check|bench|conform|solve-check|puzzle-check|soak|shots\n"
    )


@pytest.mark.parametrize(
    "word", ["play", "test", "check", "bench", "conform", "solve-check", "puzzle-check"]
)
def test_contributing_explains_each_word_of_dev(word: str) -> None:
    assert f"`./dev {word}" in (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")


@pytest.fixture
def tools(tmp_path: Path) -> Path:
    """A copy of dev on a machine without Python and compiler: the folder of its programs."""
    shutil.copy(ROOT / "dev", tmp_path)
    for name in ("pyproject.toml", "CMakeLists.txt", "core", "src"):
        (tmp_path / name).touch()
    tools = tmp_path / "tools"
    tools.mkdir()
    for name in ("sh", "dirname", "cat", "cksum", "find", "sort", "mkdir"):
        (tools / name).symlink_to(str(shutil.which(name)))
    return tools


def missing(tools: Path) -> str:
    """What dev says is missing, before anything is created or downloaded."""
    done = subprocess.run(
        [tools.parent / "dev", "check"],
        env={"PATH": str(tools)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 1
    assert not (tools.parent / ".venv").exists()
    return done.stderr


def test_dev_says_in_one_line_what_is_missing(tools: Path) -> None:
    assert missing(tools) == (
        "dev: missing: Python 3.11 or later, a C++ compiler."
        " On Debian: apt install python3-venv python3-dev g++\n"
    )


@pytest.mark.parametrize("name", ["python3", "python3.14", "python3.13", "python3.12"])
def test_dev_passes_over_a_python_that_is_too_old(tools: Path, name: str) -> None:
    for found, words in (("python3", "exit 1"), (name, f'exec "{sys.executable}" "$@"')):
        (tools / found).write_text(f"#!/bin/sh\n{words}\n")
        (tools / found).chmod(0o755)
    said = missing(tools)
    assert "Python 3.11 or later" not in said
    assert "a C++ compiler" in said


@pytest.mark.parametrize("name", ["uv.lock", "package-lock.json", "pylock.toml", "yarn.lock"])
def test_a_lock_file_is_known_by_its_name(name: str) -> None:
    assert LOCKS.fullmatch(name)


def test_lock_files_hold_no_addresses() -> None:
    locks = [(path, text) for path, text in texts() if LOCKS.fullmatch(path.name)]
    assert [path for path, text in locks if "://" in text] == []


def test_no_file_knows_the_machine_it_was_written_on() -> None:
    machine = re.compile(r"(?<![\w.])/(home|root|Users|work|tmp)/\w")
    assert [path for path, text in texts() if machine.search(text)] == []


def imported(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        match node:
            case ast.Import(names=names):
                yield from (alias.name for alias in names)
            case ast.ImportFrom(module=str(module), level=0):
                yield module
            case ast.ImportFrom():
                yield "corridor"  # imports are absolute


def test_the_law_stands_on_the_standard_library_alone() -> None:
    for path in (ROOT / "src/corridor/rules").rglob("*.py"):
        for name in imported(path):
            lawful = name == "corridor.rules" or name.startswith("corridor.rules.")
            assert lawful or name.partition(".")[0] in sys.stdlib_module_names, f"{path}: {name}"


def patterns(path: Path) -> Iterator[str]:
    """Every literal regular expression in a file."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        match node:
            case ast.Call(
                func=ast.Attribute(value=ast.Name("re")), args=[ast.Constant(str(text)), *_]
            ):
                yield text


def test_patterns_mean_the_same_in_every_python() -> None:
    """Python before 3.11.5 has bugs in possessive quantifiers and atomic groups."""
    possessive = re.compile(r"(?<!\\)(?:[*+?]|\{[\d,]+\})\+|\(\?>")
    found = [text for path in tracked() if path.suffix == ".py" for text in patterns(path)]
    assert len(found) > 50
    classes = re.compile(r"\[\^?\]?(?:\\.|[^\]\\])*\]")  # in them these characters are literal
    assert [text for text in found if possessive.search(classes.sub("", text))] == []


def test_time_is_told_by_area(tmp_path: Path) -> None:
    report = tmp_path / "report.xml"
    report.write_text(
        "<testsuites><testsuite>"
        '<testcase classname="tests.rules.test_board" time="1.5"/>'
        '<testcase classname="tests.rules.test_moves.TestWalk" time="1"/>'
        '<testcase classname="tests.test_frame" time="0.5"/>'
        '<testcase classname="src.corridor.i18n" time="0.25"/>'
        "</testsuite></testsuites>",
        encoding="utf-8",
    )
    lines = areas.table(["check=7", str(report)]).splitlines()
    assert [line.split() for line in lines] == [
        ["area", "tests", "seconds"],
        ["check", "7.0"],
        ["rules", "2", "2.5"],
        ["test_frame", "1", "0.5"],
        ["doctests", "1", "0.2"],
    ]


def test_skipped_tests_are_counted_for_each_reason(tmp_path: Path) -> None:
    one, other = tmp_path / "one.xml", tmp_path / "other.xml"
    skipped = '<testcase><skipped type="pytest.skip" message="{}">where</skipped></testcase>'
    one.write_text(f"<testsuites>{skipped.format('no Node')}<testcase/></testsuites>")
    other.write_text(f"<testsuites>{skipped.format('no Node')}{skipped.format('x')}</testsuites>")
    assert skips.table([str(one), str(other)]).splitlines() == [
        "skipped: 2, because no Node",
        "skipped: 1, because x",
    ]
    one.write_text("<testsuites/>")
    assert skips.table([str(one)]) == "skipped: none"
