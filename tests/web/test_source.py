"""The built page is fresh; the page's types and its own tests pass."""

import filecmp
import re
import subprocess
from pathlib import Path

import pytest

from tests import node
from tests.fetched import NotFetched, alone, or_skip

ROOT = Path(__file__).parents[2]
WEB = ROOT / "web"
BUILT = ROOT / "src" / "corridor" / "web"
NO_NETWORK = re.compile("ENOTFOUND|EAI_AGAIN|ECONN|ENETUNREACH|EHOSTUNREACH|TIMEDOUT|TIMEOUT")


def run(*words: str) -> None:
    done = subprocess.run(
        words, cwd=WEB, env=node.environment(), capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr


def install() -> None:
    words = ["npm", "install", "--no-progress"]
    done = subprocess.run(
        words, cwd=WEB, env=node.environment(), capture_output=True, text=True, check=False
    )
    if done.returncode and NO_NETWORK.search(done.stderr):
        raise NotFetched("npm reaches no registry")
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.fixture(scope="session")
def modules() -> None:
    """Install the packages of package.json, once for each change of it."""
    with or_skip("Node 20.19 or later"):
        node.environment()
    wanted = (WEB / "package.json").read_bytes()
    stamp = WEB / "node_modules" / "corridor.stamp"
    with alone("web"):
        if not stamp.exists() or stamp.read_bytes() != wanted:
            with or_skip("what the page is built with"):
                install()
            stamp.write_bytes(wanted)


@pytest.mark.usefixtures("modules")
def test_the_page_that_is_shipped_is_the_page_that_is_built(tmp_path: Path) -> None:
    run("npx", "vite", "build", "--outDir", str(tmp_path), "--emptyOutDir")
    fresh = {path.name for path in tmp_path.iterdir()}
    assert fresh == {path.name for path in BUILT.iterdir() if path.name != "__pycache__"}
    _same, different, odd = filecmp.cmpfiles(tmp_path, BUILT, fresh, shallow=False)
    assert (different, odd) == ([], []), "run `npm run build` in web/"


def test_every_style_sheet_is_listed_once_and_the_one_for_forced_colours_is_last() -> None:
    source = WEB / "src"
    sheets = (source / "style" / "sheets.ts").read_text(encoding="utf-8")
    listed = re.findall("^import '(.+css)';", sheets, re.MULTILINE)
    found = {path.resolve() for path in source.rglob("*.css")}
    assert {(source / "style" / name).resolve() for name in listed} == found
    assert listed[-1] == "./forced.css"
    others = [path for path in source.rglob("*.ts*") if path.name != "sheets.ts"]
    assert not [path for path in others if ".css'" in path.read_text(encoding="utf-8")]


@pytest.mark.usefixtures("modules")
def test_the_types_of_the_page_hold() -> None:
    run("npm", "run", "check")


@pytest.mark.usefixtures("modules")
def test_the_page_passes_its_own_tests() -> None:
    run("npm", "test")
