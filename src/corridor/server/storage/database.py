"""Connections to SQLite or PostgreSQL, and migration of the schema."""

import os
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

from alembic import command
from sqlalchemy import (
    ColumnElement,
    Connection,
    Engine,
    TextClause,
    create_engine,
    event,
    text,
    true,
)
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from corridor.server.settings import Settings
from corridor.server.storage.revisions import alembic_config

_BUSY_TIMEOUT = 30  # seconds to wait while another program writes to the same file
_PROBE_TIMEOUT = 2  # the same for `/ready`
_OURS_ARE = "corridor"  # begins the names of our connections to PostgreSQL
_OURS = 0o600  # SQLite gives the files beside it (-wal, -shm) the same mode
_MIGRATION_LOCK = 0x436F7272  # advisory lock: one of several starting workers migrates


def connect(settings: Settings, process: str = "") -> AsyncEngine:
    """The async engine of the database in the settings; PostgreSQL knows it by the process."""
    if settings.shared:
        kept = settings.db_pool // 2  # the others are closed after use
        most = settings.db_pool - kept
        told = {"server_settings": {"application_name": _OURS_ARE + process}}
        return create_async_engine(
            settings.url, pool_size=kept, max_overflow=most, connect_args=told
        )
    _own(settings)
    engine = create_async_engine(settings.url, connect_args={"timeout": _BUSY_TIMEOUT})
    _prepare(engine.sync_engine, settings)
    return engine


def connect_file(settings: Settings) -> Engine:
    """A synchronous engine of the same SQLite file, for the thread that commits."""
    url = settings.url.replace("+aiosqlite", "")
    engine = create_engine(url, connect_args={"timeout": _BUSY_TIMEOUT, "check_same_thread": False})
    _prepare(engine, settings)
    return engine


def file_of(settings: Settings) -> Path:
    """The file of SQLite."""
    return Path(settings.url.partition(":///")[2])


def _own(settings: Settings) -> None:
    """Make folder and file where there are none; the file holds what others may not read."""
    path = file_of(settings)
    path.parent.mkdir(parents=True, exist_ok=True)
    os.close(os.open(path, os.O_CREAT | os.O_RDWR, mode=_OURS))
    if path.stat().st_uid == os.geteuid():
        path.chmod(_OURS)


def alone(settings: Settings, process: str) -> ColumnElement[bool] | TextClause:
    """Whether no other process has the database open: SQLite serves one in any case."""
    if not settings.shared:
        return true()
    others = text(  # asked within the statement that rests on it
        "NOT EXISTS (SELECT 1 FROM pg_stat_activity WHERE datname = current_database()"
        " AND starts_with(application_name, :ours) AND application_name <> :me)"
    )
    return others.bindparams(ours=_OURS_ARE, me=_OURS_ARE + process)


NOTE_TIME = text(
    "INSERT INTO service (name, at) VALUES (:name, :at)"
    " ON CONFLICT (name) DO UPDATE SET at = excluded.at"
)


def probe_file(settings: Settings, now: int) -> None:
    """Open SQLite's file anew, read a match, write the time; raises if any of it fails.

    A connection that is open already would answer from its memory, whatever became of the file.
    """
    with closing(sqlite3.connect(file_of(settings), timeout=_PROBE_TIMEOUT)) as connection:
        connection.execute("SELECT id FROM match LIMIT 1").fetchall()
        with connection:
            connection.execute(NOTE_TIME.text, {"name": "ready", "at": now})


def _prepare(engine: Engine, settings: Settings) -> None:
    safety = "FULL" if settings.durable else "NORMAL"

    @event.listens_for(engine, "connect")
    def prepare(connection: Any, _record: object) -> None:  # noqa: ANN401  the driver's own
        cursor = connection.cursor()
        cursor.execute("PRAGMA journal_mode=WAL")
        cursor.execute(f"PRAGMA synchronous={safety}")
        cursor.close()


async def migrate(engine: AsyncEngine) -> None:
    """Upgrade the schema; of several workers one does it while the others wait."""
    async with engine.begin() as connection:
        if connection.dialect.name == "postgresql":
            await connection.execute(text(f"SELECT pg_advisory_xact_lock({_MIGRATION_LOCK})"))
        await connection.run_sync(_upgrade)


def _upgrade(connection: Connection) -> None:
    config = alembic_config()
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
