"""Fonts for the letters of every language: those of a server, unpacked into build/ without root."""

import os
from pathlib import Path

from tests.debian import unpacked
from tests.fetched import NotFetched

# Those that `deploy/Containerfile` installs.
PACKAGES = ("fonts-dejavu-core", "fonts-wqy-microhei")


def tree() -> Path:
    """The folder of all these fonts; raises ``NotFetched`` if they cannot be had."""
    return unpacked("fonts", *PACKAGES) / "usr" / "share" / "fonts"


def environment() -> dict[str, str]:
    """Environment variables with which programs find these fonts beside those of the machine."""
    return {**os.environ, "XDG_DATA_HOME": str(tree().parent)}


def environment_if_any() -> dict[str, str]:
    """The same; without these fonts the environment as it is."""
    try:
        return environment()
    except NotFetched:
        return dict(os.environ)
