"""A backup is one file: a tar with what it is (`about.json`), the database, and the keys.

It is written under another name, read again, and only then renamed: there are no half backups.
"""

import os
import tarfile
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from hashlib import sha256
from io import BytesIO
from pathlib import Path
from typing import IO

from msgspec import DecodeError, Struct, json

from corridor.engine.complaint import Complaint

ABOUT, DATABASE = "about.json", "database"
KEY, PUSH_KEY = "key", "push-key"  # of cookies, and of push services, as the files are called
KEYS = (KEY, PUSH_KEY)
_CHUNK = 1 << 20  # bytes
_PRIVATE = 0o600  # a backup holds the keys and everybody's games


class About(Struct, kw_only=True):
    """What a backup holds."""

    corridor: str  # version of the program
    schema: str  # version of the database
    kind: str  # "sqlite" or "postgresql"
    made: str  # time in UTC
    matches: int
    events: int
    sha256: dict[str, str]  # by member


def write(path: Path, about: About, database: Path, keys: Mapping[str, bytes]) -> None:
    """Write a backup; the digests of ``about`` are filled in."""
    part = path.with_name(f".{path.name}.part")
    about.sha256[DATABASE] = _digest_of(database)
    about.sha256 |= {name: sha256(key).hexdigest() for name, key in keys.items()}
    try:
        with os.fdopen(os.open(part, os.O_CREAT | os.O_TRUNC | os.O_WRONLY, _PRIVATE), "wb") as out:
            _write_members(out, about, database, keys)
            out.flush()
            os.fsync(out.fileno())
        check(part)
        part.replace(path)
        _sync_folder(path.parent)
    finally:
        part.unlink(missing_ok=True)


def _write_members(out: IO[bytes], about: About, database: Path, keys: Mapping[str, bytes]) -> None:
    with tarfile.open(fileobj=out, mode="w:gz") as tar:
        _add(tar, ABOUT, json.format(json.encode(about), indent=2))
        for name, key in keys.items():
            _add(tar, name, key)
        with database.open("rb") as file:
            info = _member(DATABASE, database.stat().st_size)
            tar.addfile(info, file)


def _add(tar: tarfile.TarFile, name: str, data: bytes) -> None:
    tar.addfile(_member(name, len(data)), BytesIO(data))


def _member(name: str, size: int) -> tarfile.TarInfo:
    info = tarfile.TarInfo(name)
    info.size, info.mode = size, _PRIVATE
    return info


def check(path: Path) -> About:
    """Read a backup from end to end; raises ``Complaint`` if it is not whole."""
    with _reading(path) as (tar, about):
        for name, wanted in about.sha256.items():
            if _digest(_opened(tar, name)) != wanted:
                raise Complaint("host-backup-damaged", file=str(path))
    return about


def read_keys(path: Path) -> dict[str, bytes]:
    """The keys in a backup, by name."""
    with _reading(path) as (tar, about):
        return {name: _opened(tar, name).read() for name in KEYS if name in about.sha256}


def unpack(path: Path, target: Path) -> None:
    """Write the database of a backup to a new file that is safely on the disk."""
    with _reading(path) as (tar, _about), target.open("wb") as out:
        target.chmod(_PRIVATE)
        source = _opened(tar, DATABASE)
        while chunk := source.read(_CHUNK):
            out.write(chunk)
        out.flush()
        os.fsync(out.fileno())


@contextmanager
def _reading(path: Path) -> Iterator[tuple[tarfile.TarFile, About]]:
    try:
        with tarfile.open(path, "r:gz") as tar:
            yield tar, json.decode(_opened(tar, ABOUT).read(), type=About)
    except FileNotFoundError:
        raise Complaint("host-no-backup", file=str(path)) from None
    except (tarfile.TarError, DecodeError, KeyError, EOFError, OSError) as error:
        raise Complaint("host-backup-damaged", file=str(path)) from error


def _opened(tar: tarfile.TarFile, name: str) -> IO[bytes]:
    file = tar.extractfile(name)
    if file is None:
        raise KeyError(name)
    return file


def _digest_of(path: Path) -> str:
    with path.open("rb") as file:
        return _digest(file)


def _digest(file: IO[bytes]) -> str:
    found = sha256()
    while chunk := file.read(_CHUNK):
        found.update(chunk)
    return found.hexdigest()


def _sync_folder(folder: Path) -> None:
    """Make a rename last through a power cut."""
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
