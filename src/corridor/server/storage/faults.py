"""What is wrong with the database, as one short code for logs and for `/ready`."""

import errno
import sqlite3
from typing import Final

from alembic.util import CommandError
from sqlalchemy import exc

DAMAGED: Final = "damaged"
_SQLITE = {
    sqlite3.SQLITE_FULL: "disk_full",
    sqlite3.SQLITE_BUSY: "locked",
    sqlite3.SQLITE_LOCKED: "locked",
    sqlite3.SQLITE_CORRUPT: DAMAGED,
    sqlite3.SQLITE_NOTADB: DAMAGED,
    sqlite3.SQLITE_IOERR: "disk_failed",
    sqlite3.SQLITE_READONLY: "read_only",
    sqlite3.SQLITE_CANTOPEN: "cannot_open",
}
# By the beginning of the SQLSTATE of PostgreSQL.
_POSTGRES = {
    "53100": "disk_full",
    "53300": "no_connections",
    "XX001": DAMAGED,
    "XX002": DAMAGED,
    "28": "access_denied",
    "3D": "no_such_database",
    "08": "unreachable",
    "57": "unreachable",
    "40": "locked",
    "55P03": "locked",
}
_SYSTEM = {
    errno.ENOSPC: "disk_full",
    errno.EDQUOT: "disk_full",
    errno.EACCES: "access_denied",
    errno.EPERM: "access_denied",
    errno.EROFS: "read_only",
    errno.EEXIST: "no_folder",  # a file stands where the folder should be
    errno.ENOTDIR: "no_folder",
}
_PRIMARY = 0xFF  # SQLite's extended codes have the primary one in their low byte


def fault_of(error: BaseException) -> str:
    """The code of a failure of the database; ``failed`` for one that has none."""
    for one in _causes(error):
        found = _code(one)
        if found:
            return found
    return "failed"


def _causes(error: BaseException) -> list[BaseException]:
    """The error, the driver's own one inside it, and what led to it."""
    found: list[BaseException] = []
    waiting: list[BaseException | None] = [error]
    while waiting:
        one = waiting.pop(0)
        if one is None or one in found:
            continue
        found.append(one)
        inner = getattr(one, "orig", None)
        waiting += [inner if isinstance(inner, BaseException) else None, one.__cause__]
    return found


def _code(error: BaseException) -> str:
    if isinstance(error, CommandError):
        return "newer"  # the schema has a revision that this version does not know
    if isinstance(error, exc.TimeoutError):
        return "no_connections"
    state = getattr(error, "sqlstate", None)
    if isinstance(state, str):
        return next((told for begin, told in _POSTGRES.items() if state.startswith(begin)), "")
    number = getattr(error, "sqlite_errorcode", None)
    if isinstance(number, int):
        return _SQLITE.get(number & _PRIMARY, "")
    if isinstance(error, TimeoutError):
        return "too_slow"
    if isinstance(error, OSError):
        return _SYSTEM.get(error.errno or 0, "unreachable")
    return ""
