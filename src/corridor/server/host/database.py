"""Opens the database of a server that may be running: it must exist, and be of this version."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from corridor.engine.complaint import Complaint, quoted
from corridor.server.settings import Settings
from corridor.server.storage.database import connect
from corridor.server.storage.revisions import HEAD, current_revision, is_newer


def database_file(settings: Settings) -> Path | None:
    """The file of SQLite; ``None`` for PostgreSQL."""
    return None if settings.shared else Path(settings.url.partition(":///")[2])


def shown(settings: Settings) -> str:
    """The place of the database, for people: a file, or a URL without its password."""
    file = database_file(settings)
    if file is not None:
        return str(file)
    scheme, _, rest = settings.database.partition("://")
    who, at, where = rest.rpartition("@")
    return f"{scheme}://{who.partition(':')[0]}{at}{where}"


@asynccontextmanager
async def opened(settings: Settings) -> AsyncIterator[AsyncEngine]:
    """The database; raises ``Complaint`` if it is missing, broken, older or newer."""
    file = database_file(settings)
    if file is not None and not file.is_file():
        raise Complaint("host-no-database", place=shown(settings))
    engine = connect(settings)
    try:
        async with engine.connect() as connection:
            await _check_version(connection, shown(settings))
        yield engine
    except (SQLAlchemyError, OSError) as error:
        why = quoted(str(getattr(error, "orig", None) or error))
        raise Complaint("host-database-fails", place=shown(settings), why=why) from error
    finally:
        await engine.dispose()


async def _check_version(connection: AsyncConnection, place: str) -> None:
    found = await connection.run_sync(current_revision)
    if found == HEAD:
        return
    if found is None:
        raise Complaint("host-not-ours", place=place)
    if is_newer(found):
        raise Complaint("host-newer", place=place, found=found, known=HEAD)
    raise Complaint("host-older", place=place, found=found, known=HEAD)
