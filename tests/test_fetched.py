"""Downloads are complete and happen once; if they fail, tests are skipped with a reason."""

import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from tests import fetched, node


@pytest.fixture(autouse=True)
def build(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(fetched, "BUILD", tmp_path / "build")
    return tmp_path / "build"


def filled(folder: Path) -> None:
    (folder / "file").touch()


def stopped(folder: Path) -> None:
    (folder / "half").touch()
    raise fetched.NotFetched("no network")


def test_a_folder_is_filled_once(build: Path) -> None:
    fetched.fetched("thing", filled)
    assert fetched.fetched("thing", stopped) == build / "thing"
    assert [path.name for path in (build / "thing").iterdir()] == ["file"]


def test_half_a_folder_is_not_taken_for_a_whole_one(build: Path) -> None:
    with pytest.raises(fetched.NotFetched):
        fetched.fetched("thing", stopped)
    fetched.fetched("thing", filled)
    assert [path.name for path in (build / "thing").iterdir()] == ["file"]


@pytest.mark.parametrize(
    ("fetch", "why"),
    [
        (stopped, "no network"),
        (lambda folder: fetched.run(sys.executable, "-c", "exit('out')", folder=folder), "out"),
    ],
)
def test_what_cannot_be_fetched_skips_the_test_and_says_why(
    build: Path, fetch: Callable[[Path], None], why: str
) -> None:
    with (
        pytest.raises(pytest.skip.Exception, match=f"Node is not here and .*: .*{why}"),
        fetched.or_skip("Node"),
    ):
        fetched.fetched("thing", fetch)


def test_a_node_that_is_too_old_or_has_no_npm_is_none(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    tools = tmp_path / "tools"
    tools.mkdir()
    for name in ("node", "npm", "npx"):
        monkeypatch.setenv("PATH", str(tools))
        assert node._version() == (0,)
        (tools / name).write_text("#!/bin/sh\necho v18.20.4\n")
        (tools / name).chmod(0o755)
    assert node._version() == (18, 20, 4) < node.LEAST
