"""Fonts for the letters of every language: those of a server, unpacked into build/ without root."""

import os
from pathlib import Path

from tests.debian import unpacked
from tests.fetched import BUILD, NotFetched, alone

# Those that `deploy/Containerfile` installs.
PACKAGES = ("fonts-dejavu-core", "fonts-wqy-microhei")


def tree() -> Path:
    """The folder of all these fonts; raises ``NotFetched`` if they cannot be had."""
    return unpacked("fonts", *PACKAGES) / "usr" / "share" / "fonts"


def environment() -> dict[str, str]:
    """Environment variables with which programs find these fonts beside those of the machine.

    By the settings of fontconfig; without it they are looked for in the home folder.
    """
    return {**_by_fontconfig(), "HOME": str(_home())}


def _by_fontconfig() -> dict[str, str]:
    return {**os.environ, "XDG_DATA_HOME": str(tree().parent)}


def _home() -> Path:
    """A home folder with these fonts and nothing else."""
    home = BUILD / "home"
    with alone("home"):
        (home / ".local").mkdir(parents=True, exist_ok=True)
        share = home / ".local" / "share"
        if not share.is_symlink():
            share.symlink_to(tree().parent)
    return home


def environment_if_any() -> dict[str, str]:
    """The same for browsers, which have fontconfig; without the fonts the environment as it is."""
    try:
        return _by_fontconfig()
    except NotFetched:
        return dict(os.environ)
