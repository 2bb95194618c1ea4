"""Connections to SQLite or PostgreSQL, and migration of the schema."""

from typing import Any

from alembic import command
from sqlalchemy import Connection, Engine, create_engine, event, text
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from corridor.server.settings import Settings
from corridor.server.storage.revisions import alembic_config

CONNECTIONS = 16  # to PostgreSQL that a worker may have open: times workers, below max_connections
_KEPT = 8  # of them stay open
_BUSY_TIMEOUT = 30  # seconds to wait while another program writes to the same file
_MIGRATION_LOCK = 0x436F7272  # advisory lock: one of several starting workers migrates


def connect(settings: Settings) -> AsyncEngine:
    """The async engine of the database in the settings."""
    if settings.shared:
        return create_async_engine(settings.url, pool_size=_KEPT, max_overflow=CONNECTIONS - _KEPT)
    settings.folder.mkdir(parents=True, exist_ok=True)
    engine = create_async_engine(settings.url, connect_args={"timeout": _BUSY_TIMEOUT})
    _prepare(engine.sync_engine, settings)
    return engine


def connect_file(settings: Settings) -> Engine:
    """A synchronous engine of the same SQLite file, for the thread that commits."""
    url = settings.url.replace("+aiosqlite", "")
    engine = create_engine(url, connect_args={"timeout": _BUSY_TIMEOUT, "check_same_thread": False})
    _prepare(engine, settings)
    return engine


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
