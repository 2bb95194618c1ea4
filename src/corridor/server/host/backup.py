"""`corridor backup`: one file with everything, made while people play."""

import asyncio
import re
import tempfile
from datetime import UTC, datetime
from pathlib import Path

from sqlalchemy import func, select
from sqlalchemy.ext.asyncio import AsyncEngine

from corridor import __version__
from corridor.engine.complaint import Complaint
from corridor.server.host import archive, postgres_dump, sqlite_copy
from corridor.server.host.archive import About
from corridor.server.host.database import database_file, opened
from corridor.server.host.log import log_command
from corridor.server.settings import Settings
from corridor.server.storage import schema
from corridor.server.storage.revisions import HEAD

_OURS = re.compile(r"corridor-\d{8}T\d{6}Z\.tar\.gz")


def file_name(now: datetime) -> str:
    """The name of a backup in a folder; names sort by time."""
    return f"corridor-{now:%Y%m%dT%H%M%SZ}.tar.gz"


async def backup(settings: Settings, where: Path, keep: int | None = None) -> tuple[Path, About]:
    """Write a backup to a new file, or to a folder under a name of its own.

    With ``keep`` only so many of the backups in the folder stay, the newest.
    """
    now = datetime.now(UTC)
    path = _path(where, now, keep)
    about = About(
        corridor=__version__, schema=HEAD, kind="postgresql" if settings.shared else "sqlite",
        made=now.isoformat(timespec="seconds"), matches=0, events=0, sha256={},
    )  # fmt: skip
    try:
        async with opened(settings) as engine:
            about.matches, about.events = await _counts(engine)
        await asyncio.to_thread(_write, settings, path, about)
        await log_command(settings, "backup", path.name)
    except OSError as error:
        why = error.strerror or str(error)
        raise Complaint("host-cannot-write", file=str(path), why=why) from error
    for old in _older(path.parent, keep):
        old.unlink()
    return path, about


def _path(where: Path, now: datetime, keep: int | None) -> Path:
    """The file to write, which must be new."""
    path = where / file_name(now) if where.is_dir() else where
    if path.exists():
        raise Complaint("host-backup-there", file=str(path))
    if keep is not None and not where.is_dir():
        raise Complaint("host-keep-needs-folder", file=str(path))
    return path


def _write(settings: Settings, path: Path, about: About) -> None:
    """Copy the database beside the backup, where there is room for it, and pack the copy."""
    with tempfile.TemporaryDirectory(dir=path.parent, prefix=".corridor-") as folder:
        copy = Path(folder) / archive.DATABASE
        source = database_file(settings)
        if source is None:
            postgres_dump.dump(settings.database, copy)
        else:
            sqlite_copy.copy(source, copy)
            _version, about.matches, about.events = sqlite_copy.check(copy)
        archive.write(path, about, copy, _keys(settings))


def _keys(settings: Settings) -> dict[str, bytes]:
    """The files of keys, by name; there are none where the key comes from the environment."""
    files = [settings.folder / name for name in archive.KEYS]
    return {file.name: file.read_bytes() for file in files if file.is_file()}


async def _counts(engine: AsyncEngine) -> tuple[int, int]:
    async with engine.connect() as connection:
        found = [
            (await connection.execute(select(func.count()).select_from(table))).scalar_one()
            for table in (schema.matches, schema.events)
        ]
    return found[0], found[1]


def _older(folder: Path, keep: int | None) -> list[Path]:
    """Backups of the folder but the newest ``keep``."""
    ours = sorted(path for path in folder.iterdir() if _OURS.fullmatch(path.name))
    return [] if keep is None else ours[:-keep]
