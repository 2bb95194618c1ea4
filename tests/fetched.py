"""Programs that tests need and the machine lacks: downloaded once into build/, or skipped."""

import fcntl
import os
import shutil
import subprocess
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

BUILD = Path(__file__).parents[1] / "build"


class NotFetched(Exception):
    """A download failed; the text says why in one line."""


@contextmanager
def alone(name: str) -> Iterator[None]:
    """A lock across processes, by name, since tests run in parallel."""
    BUILD.mkdir(exist_ok=True)
    with (BUILD / f"{name}.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def fetched(name: str, fill: Callable[[Path], None]) -> Path:
    """The folder build/NAME; filled under another name and renamed, so it is never incomplete."""
    folder, partial = BUILD / name, BUILD / f"{name}.partial"
    with alone(name):
        if not folder.exists():
            shutil.rmtree(partial, ignore_errors=True)
            partial.mkdir()
            fill(partial)
            partial.rename(folder)
    return folder


def run(*words: str, folder: Path, environment: dict[str, str] | None = None) -> str:
    """Run a program of a download; returns its output."""
    done = subprocess.run(
        words,
        cwd=folder,
        env=environment or dict(os.environ),
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        last = done.stderr.strip().rpartition("\n")[2]
        raise NotFetched(f"{' '.join(words[:4])} failed: {last}")
    return done.stdout


@contextmanager
def or_skip(what: str) -> Iterator[None]:
    """Skip the test if a download fails; ./dev test lists skipped tests at its end."""
    try:
        yield
    except NotFetched as error:
        pytest.skip(f"{what} is not here and could not be fetched: {error}")
