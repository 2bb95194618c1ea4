"""Whole copies of SQLite files, also of one that a server writes to."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from urllib.parse import quote

from corridor.engine.complaint import Complaint, quoted

_PATIENCE = 30  # seconds to wait for a lock


@contextmanager
def _connected(path: Path, *, timeout: float = _PATIENCE) -> Iterator[sqlite3.Connection]:
    """A connection to a file that exists."""
    address = f"file:{quote(str(path))}?mode=rw"
    with closing(sqlite3.connect(address, uri=True, timeout=timeout)) as connection:
        yield connection


def copy(source: Path, target: Path) -> None:
    """Copy a database at one moment, by SQLite's own backup: moves go on meanwhile.

    Everything that was committed before the call is in the copy. Copying the file alone would
    lose the commits that still stand in the -wal file beside it.
    """
    target.touch(mode=0o600)
    try:
        with _connected(source) as old, closing(sqlite3.connect(target)) as new:
            old.backup(new)
            new.execute("PRAGMA journal_mode=DELETE")  # one file, with nothing beside it
    except sqlite3.Error as error:
        raise Complaint("host-cannot-write", file=str(target), why=quoted(str(error))) from error


def check(path: Path) -> tuple[str, int, int]:
    """Schema version, and numbers of matches and events; a ``Complaint`` if the file is broken."""
    try:
        with _connected(path) as connection:
            (found,) = connection.execute("PRAGMA integrity_check").fetchone()
            if found != "ok":
                raise Complaint("host-broken", place=str(path))
            (version,) = connection.execute("SELECT version_num FROM alembic_version").fetchone()
            (matches,) = connection.execute("SELECT COUNT(*) FROM match").fetchone()
            (events,) = connection.execute("SELECT COUNT(*) FROM event").fetchone()
    except (sqlite3.DatabaseError, TypeError) as error:
        raise Complaint("host-broken", place=str(path)) from error
    return str(version), int(matches), int(events)


def settle(path: Path) -> bool:
    """Put everything into the one file; ``False`` if another program has the database open.

    Leaving write-ahead mode needs the database for oneself alone.
    """
    try:
        with _connected(path, timeout=0) as connection:
            (mode,) = connection.execute("PRAGMA journal_mode=DELETE").fetchone()
    except sqlite3.OperationalError:
        return False
    except sqlite3.DatabaseError:
        return True  # it is broken, so nobody serves it
    return bool(mode == "delete")
