"""`corridor restore`: puts a backup in place of the database of a server that is stopped."""

import asyncio
import os
from datetime import UTC, datetime
from pathlib import Path

from sqlalchemy import text
from sqlalchemy.exc import SQLAlchemyError

from corridor.engine.complaint import Complaint, quoted
from corridor.server.host import archive, postgres_dump, sqlite_copy
from corridor.server.host.archive import About
from corridor.server.host.database import database_file, shown
from corridor.server.host.log import log_command
from corridor.server.settings import Settings
from corridor.server.storage.database import connect
from corridor.server.storage.revisions import HEAD, is_newer

_OTHERS = text(
    "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database()"
    " AND pid <> pg_backend_pid() AND backend_type = 'client backend'"
)
_HAS_TABLES = text("SELECT to_regclass('match') IS NOT NULL")


async def restore(settings: Settings, path: Path, *, force: bool) -> About:
    """Restore a backup; without ``force`` only where there is no database yet."""
    about = archive.check(path)
    if is_newer(about.schema):
        raise Complaint("host-newer", place=str(path), found=about.schema, known=HEAD)
    kind = "postgresql" if settings.shared else "sqlite"
    if about.kind != kind:
        raise Complaint("host-other-kind", file=str(path), kind=about.kind, wanted=kind)
    try:
        if kind == "sqlite":
            await asyncio.to_thread(_restore_file, settings, path, force=force)
        else:
            await _restore_postgres(settings, path, force=force)
        for name, key in archive.read_keys(path).items():
            _restore_key(settings.folder / name, key)
        if about.schema == HEAD:  # an older one is upgraded by the next start, and has no such log
            await log_command(settings, "restore", path.name)
    except OSError as error:
        why = error.strerror or str(error)
        raise Complaint("host-cannot-write", file=shown(settings), why=why) from error
    return about


def _restore_file(settings: Settings, path: Path, *, force: bool) -> None:
    target = database_file(settings)
    assert target is not None  # noqa: S101  for types: the kind was compared
    if target.exists():
        if not force:
            raise Complaint("host-database-there", place=str(target))
        if not sqlite_copy.settle(target):
            raise Complaint("host-running", place=str(target))
    target.parent.mkdir(parents=True, exist_ok=True)
    part = target.with_name(f".{target.name}.part")
    try:
        archive.unpack(path, part)
        sqlite_copy.check(part)
        _give(part)
        if target.exists():
            target.rename(_aside(target))
        part.replace(target)
    finally:
        part.unlink(missing_ok=True)


async def _restore_postgres(settings: Settings, path: Path, *, force: bool) -> None:
    engine = connect(settings)
    try:
        async with engine.connect() as connection:
            if (await connection.execute(_OTHERS)).scalar_one():
                raise Complaint("host-running", place=shown(settings))
            if (await connection.execute(_HAS_TABLES)).scalar_one() and not force:
                raise Complaint("host-database-there", place=shown(settings))
    except (SQLAlchemyError, OSError) as error:
        why = quoted(str(getattr(error, "orig", None) or error))
        raise Complaint("host-database-fails", place=shown(settings), why=why) from error
    finally:
        await engine.dispose()
    settings.folder.mkdir(parents=True, exist_ok=True)
    part = settings.folder / ".database.part"
    try:
        archive.unpack(path, part)
        await asyncio.to_thread(postgres_dump.load, settings.database, part)
    finally:
        part.unlink(missing_ok=True)


def _restore_key(file: Path, key: bytes) -> None:
    """Put a key of the backup in place; another one that is there is kept aside."""
    if file.is_file() and file.read_bytes() == key:
        return
    part = file.with_name(f".{file.name}.part")
    part.touch(mode=0o600)
    part.write_bytes(key)
    _give(part)
    if file.exists():
        file.rename(_aside(file))
    part.replace(file)


def _give(file: Path) -> None:
    """Give a file that root has written to the owner of its folder, who runs the server."""
    if os.geteuid() == 0:
        owner = file.parent.stat()
        os.chown(file, owner.st_uid, owner.st_gid)


def _aside(path: Path) -> Path:
    """Where what is replaced is kept."""
    return path.with_name(f"{path.name}.before-{datetime.now(UTC):%Y%m%dT%H%M%SZ}")
