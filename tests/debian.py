"""Programs and files of Debian packages, unpacked into build/ without root where they lack."""

import os
import shlex
import shutil
from collections.abc import Callable, Iterable
from pathlib import Path

from tests.fetched import BUILD, NotFetched, fetched, run

_FOLDERS = ("usr/bin", "usr/sbin", "bin", "sbin")
_SYSTEM = os.pathsep.join(("/usr/sbin", "/sbin"))  # often not on the PATH of ordinary users
_LAUNCH = "launch"


def program(name: str, *packages: str) -> str:
    """The path of a program; raises ``NotFetched`` if it cannot be had."""
    here = shutil.which(name) or shutil.which(name, path=_SYSTEM)
    if here is not None:
        return here
    place = BUILD / f"program-{name}"

    def fill(folder: Path) -> None:
        _unpack(folder, packages)
        _write_launcher(folder, place, name)

    return str(_fetched(place.name, fill) / _LAUNCH)


def unpacked(name: str, *packages: str) -> Path:
    """The folder build/NAME with the files of packages; raises ``NotFetched`` if there are none."""
    return _fetched(name, lambda folder: _unpack(folder, packages))


def _fetched(name: str, fill: Callable[[Path], None]) -> Path:
    if shutil.which("apt-get") is None or shutil.which("dpkg-deb") is None:
        raise NotFetched("this is no Debian")
    return fetched(name, fill)


def _unpack(folder: Path, packages: Iterable[str]) -> None:
    run("apt-get", "download", *packages, folder=folder)
    for package in folder.glob("*.deb"):
        run("dpkg-deb", "-x", str(package), str(folder), folder=folder)
        package.unlink()


def _write_launcher(folder: Path, place: Path, name: str) -> None:
    """A script that runs a program with the libraries that came with it, at its final place."""
    found = shutil.which(name, path=os.pathsep.join(str(folder / one) for one in _FOLDERS))
    if found is None:
        raise NotFetched(f"there is no {name} in its package")
    libraries = sorted({file.parent.relative_to(folder) for file in folder.rglob("*.so*")})
    paths = os.pathsep.join(str(place / one) for one in libraries)
    path = shlex.quote(str(place / Path(found).relative_to(folder)))
    launcher = folder / _LAUNCH
    launcher.write_text(f'#!/bin/sh\nLD_LIBRARY_PATH={shlex.quote(paths)} exec {path} "$@"\n')
    launcher.chmod(0o755)
