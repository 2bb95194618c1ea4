"""Programs and files of Debian packages, unpacked into build/ without root where they lack."""

import os
import shutil
from pathlib import Path

from tests.fetched import NotFetched, fetched, run

_FOLDERS = ("usr/bin", "usr/sbin", "bin", "sbin")
_SYSTEM = os.pathsep.join(("/usr/sbin", "/sbin"))  # often not on the PATH of ordinary users


def program(name: str, *packages: str) -> str:
    """The path of a program; raises ``NotFetched`` if it cannot be had."""
    here = shutil.which(name) or shutil.which(name, path=_SYSTEM)
    if here is not None:
        return here
    tree = unpacked(f"debian-{name}", *packages)
    found = shutil.which(name, path=os.pathsep.join(str(tree / one) for one in _FOLDERS))
    if found is None:
        raise NotFetched(f"{name} is not in {' '.join(packages)}")
    return found


def unpacked(name: str, *packages: str) -> Path:
    """The folder build/NAME with the files of packages; raises ``NotFetched`` if there are none."""
    if shutil.which("apt-get") is None or shutil.which("dpkg-deb") is None:
        raise NotFetched("this is no Debian")

    def fill(folder: Path) -> None:
        run("apt-get", "download", *packages, folder=folder)
        for package in folder.glob("*.deb"):
            run("dpkg-deb", "-x", str(package), str(folder), folder=folder)
            package.unlink()

    return fetched(name, fill)
