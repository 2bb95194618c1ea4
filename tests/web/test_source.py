"""The built page is what its source gives, and the source keeps its own promises."""

import fcntl
import filecmp
import shutil
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
WEB = ROOT / "web"
BUILT = ROOT / "src" / "corridor" / "web"
LEAST_NODE = (20, 19)


def _node() -> tuple[int, ...]:
    """The version of Node here; none is (0,)."""
    if shutil.which("node") is None or shutil.which("npm") is None:
        return (0,)
    said = subprocess.run(["node", "--version"], capture_output=True, text=True, check=True).stdout
    return tuple(int(part) for part in said.strip().removeprefix("v").split("."))


# Whoever has no Node gets the built page as it was committed; it is rebuilt where Node is.
needs_node = pytest.mark.skipif(_node() < LEAST_NODE, reason="Node 20.19 or later is not here")


def run(*words: str) -> None:
    done = subprocess.run(words, cwd=WEB, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.fixture(scope="session")
def modules() -> None:
    """What the page is built with, as package.json names it."""
    wanted = (WEB / "package.json").read_bytes()
    stamp = WEB / "node_modules" / "corridor.stamp"
    with (WEB / ".npmrc").open() as lock:  # tests run side by side
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not stamp.exists() or stamp.read_bytes() != wanted:
            run("npm", "install", "--no-progress")
            stamp.write_bytes(wanted)


@needs_node
@pytest.mark.usefixtures("modules")
def test_the_page_that_is_shipped_is_the_page_that_is_built(tmp_path: Path) -> None:
    run("npx", "vite", "build", "--outDir", str(tmp_path), "--emptyOutDir")
    fresh = {path.name for path in tmp_path.iterdir()}
    assert fresh == {path.name for path in BUILT.iterdir() if path.name != "__pycache__"}
    _same, different, odd = filecmp.cmpfiles(tmp_path, BUILT, fresh, shallow=False)
    assert (different, odd) == ([], []), "run `npm run build` in web/"


@needs_node
@pytest.mark.usefixtures("modules")
def test_the_types_of_the_page_hold() -> None:
    run("npm", "run", "check")


@needs_node
@pytest.mark.usefixtures("modules")
def test_the_page_passes_its_own_tests() -> None:
    run("npm", "test")
