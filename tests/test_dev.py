"""./dev and package builds may run at the same time.

Tested on a small project with nothing to compile and nothing to download.
"""

import os
import shutil
import subprocess
import sys
import sysconfig
from contextlib import ExitStack
from importlib import metadata
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
TOOLS = (
    "scikit-build-core",
    "packaging",
    "pathspec",
    "cmake",
    "ninja",
)  # build tools of our package
PROJECT = """
[build-system]
requires = ["scikit-build-core>=1.1"]
build-backend = "scikit_build_core.build"

[project]
name = "pocket"
dynamic = ["version"]

[project.optional-dependencies]
server = []
test = ["packaging"]

[project.scripts]
corridor = "corridor.cli:main"

"""
CMAKE = """
cmake_minimum_required(VERSION 3.15)
project(pocket LANGUAGES NONE)
file(APPEND "${CMAKE_SOURCE_DIR}/builds" "${CMAKE_BINARY_DIR}\\n")
"""
FILES = {
    "CMakeLists.txt": CMAKE,
    "core/nothing": "",
    "src/corridor/__init__.py": '__version__ = "1"\n',
    "src/corridor/cli.py": "def main() -> None:\n    print('playing')\n",
    "tests/conformance/run.py": "from corridor import cli\n\nprint('comparing')\n",
}


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A small project with our build settings, in a folder with a space in its name."""
    folder = tmp_path / "a project"
    settings = (
        (ROOT / "pyproject.toml").read_text(encoding="utf-8").partition("[tool.scikit-build]")
    )
    ours = "".join(settings[1:]).partition("[tool.ruff]")[0]
    for name, text in {"pyproject.toml": PROJECT + ours, **FILES}.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    shutil.copy(ROOT / "dev", folder)
    return folder


@pytest.fixture
def environment(tmp_path: Path) -> dict[str, str]:
    """Environment variables for pip without an index; it finds the build tools installed here."""
    tools = tmp_path / "tools"
    tools.mkdir()
    for name in TOOLS:
        try:
            files = metadata.distribution(name).files or []
        except metadata.PackageNotFoundError:  # installed by the system, not by pip
            continue
        for top in {file.parts[0] for file in files} - {"..", "__pycache__"}:
            (tools / top).symlink_to(Path(str(metadata.distribution(name).locate_file(top))))
    found, programs = Path(sys.base_prefix) / "bin", sysconfig.get_path("scripts")  # ninja's
    return {
        **os.environ,
        "PATH": os.pathsep.join((str(found), os.environ["PATH"], programs)),
        "PYTHONPATH": str(tools),
        "PIP_NO_INDEX": "1",
    }


def together(*commands: tuple[str, ...], folder: Path, environment: dict[str, str]) -> list[str]:
    """Run commands at the same time; returns their outputs."""
    with ExitStack() as ended:
        programs = [
            ended.enter_context(
                subprocess.Popen(
                    words,
                    cwd=folder,
                    env=environment,
                    stdout=subprocess.PIPE,
                    stderr=subprocess.PIPE,
                    text=True,
                )
            )
            for words in commands
        ]
        said = [program.communicate() for program in programs]
    assert [program.returncode for program in programs] == [0] * len(commands), said
    return [out for out, _ in said]


def builds(project: Path) -> list[str]:
    """The folders of all builds so far."""
    return (project / "builds").read_text(encoding="utf-8").splitlines()


def test_two_words_may_install_at_the_same_time(project: Path, environment: dict[str, str]) -> None:
    play, conform = ("./dev", "play", "--level", "1"), ("./dev", "conform")
    said = together(conform, play, folder=project, environment=environment)
    assert said == ["comparing\n", "playing\n"]
    assert len(builds(project)) == 1  # the package is not replaced under a running game
    # As if another Python version had the same name: it looks for packages in another folder.
    (library,) = (project / ".venv" / "lib").iterdir()
    library.rename(library.with_name("python2.7"))
    assert together(play, folder=project, environment=environment) == ["playing\n"]


def test_two_wheels_may_be_built_at_the_same_time(
    project: Path, environment: dict[str, str], tmp_path: Path
) -> None:
    pip = (sys.executable, "-m", "pip", "wheel", "--quiet", "--no-build-isolation", "--no-deps")
    both = [(*pip, "-w", str(tmp_path / name), ".") for name in ("one", "other")]
    together(*both, folder=project, environment=environment)
    assert len(set(builds(project))) == 2
    assert len(list(tmp_path.glob("*/pocket-1-*.whl"))) == 2
