"""What tests need and a machine may lack: it is fetched once into build/, or tests say so."""

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
    """It is not here and could not be had; the text says why in one line."""


@contextmanager
def alone(name: str) -> Iterator[None]:
    """Wait until no other process is inside a block of this name; tests run side by side."""
    BUILD.mkdir(exist_ok=True)
    with (BUILD / f"{name}.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def fetched(name: str, fill: Callable[[Path], None]) -> Path:
    """The folder build/NAME; it is filled under another name first, so it is whole or not there."""
    folder, partial = BUILD / name, BUILD / f"{name}.partial"
    with alone(name):
        if not folder.exists():
            shutil.rmtree(partial, ignore_errors=True)
            partial.mkdir()
            fill(partial)
            partial.rename(folder)
    return folder


def run(*words: str, folder: Path, environment: dict[str, str] | None = None) -> str:
    """What a program prints that is needed to fetch something."""
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
    """Skip the test aloud if what it needs cannot be had; ./dev test counts these at its end."""
    try:
        yield
    except NotFetched as error:
        pytest.skip(f"{what} is not here and could not be fetched: {error}")
