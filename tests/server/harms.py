"""Things that go wrong below a server: its disk, file, clock, locks, connections, a signal."""

import asyncio
import os
import signal
import sqlite3
import struct
import subprocess
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import asyncpg  # type: ignore[import-untyped]
import httpx
from sqlalchemy import make_url

from corridor.server.settings import Settings
from corridor.server.storage.schema import metadata
from tests.fetched import BUILD, alone
from tests.server.workers import PATIENCE, Process

Harm = Callable[[], Awaitable[None]]
HOUR = 3600
PAGE = 4096  # bytes of a page of SQLite
GARBAGE = b"\xa5" * PAGE
_TAKER = "taker"  # the name by which PostgreSQL knows the connections that harm us
_MOST_TAKEN = 500
_TERMINATE = (
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
    f" WHERE application_name <> '{_TAKER}' AND backend_type = 'client backend'"
)
SOURCE = Path(__file__).with_name("shim.cpp")


class Shim:
    """The clock and the disk of a worker, set by tests."""

    def __init__(self, folder: Path) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self._control = folder / "shim"
        self._seconds = self._full = 0
        self._write()
        library = built()
        # By name, from a folder of its own: a path in LD_PRELOAD ends at a space.
        self.environment = {
            "LD_PRELOAD": library.name,
            "LD_LIBRARY_PATH": str(library.parent),
            "CORRIDOR_SHIM": str(self._control),
        }

    def turn_clock(self, seconds: int) -> None:
        """Set the clock of the worker ahead, or back by a negative number."""
        self._seconds += seconds
        self._write()

    def fill_disk(self, *, full: bool) -> None:
        """Let writes fail for want of room, or no longer."""
        self._full = int(full)
        self._write()

    def _write(self) -> None:
        # In place: workers have it in their memory.
        handle = os.open(self._control, os.O_CREAT | os.O_WRONLY, 0o600)
        os.pwrite(handle, struct.pack("=qq", self._seconds, self._full), 0)
        os.close(handle)


def built() -> Path:
    """The compiled shim; made anew when its source has changed."""
    library = BUILD / "libcorridor-shim.so"
    with alone("shim"):
        if not library.exists() or library.stat().st_mtime < SOURCE.stat().st_mtime:
            compiler = os.environ.get("CXX", "c++")
            words = [compiler, "-std=c++17", "-O1", "-shared", "-fPIC", "-o", f"{library}.partial"]
            subprocess.run([*words, str(SOURCE), "-ldl"], check=True)
            Path(f"{library}.partial").rename(library)
    return library


class Harms:
    """What can happen to a process; each harm ends with a healthy server."""

    def __init__(self, process: Process) -> None:
        self._process = process
        self.faults: list[str] = []  # what `/ready` said, in order

    async def end(self) -> None:
        """SIGTERM while people move: the server ends cleanly, and begins again."""
        assert await self._process.kill(signal.SIGTERM) == 0
        await self._process.start()

    async def lock(self, seconds: float) -> None:
        """Another program holds a lock that the server needs, for so long."""
        raise NotImplementedError

    async def _until_ready(self, *, expected: bool) -> None:
        deadline = time.monotonic() + PATIENCE
        while True:
            answer = await self._ready()
            if answer is not None and answer.is_success == expected:
                self.faults += [] if expected else [answer.json()["fault"]]
                return
            assert time.monotonic() < deadline, answer and answer.text
            await asyncio.sleep(0.1)

    async def _ready(self) -> httpx.Response | None:
        async with httpx.AsyncClient(trust_env=False, timeout=PATIENCE) as web:
            try:
                return await web.get(f"{self._process.base}/ready")
            except httpx.HTTPError:
                return None


class SqliteHarms(Harms):
    """What can happen below a server on SQLite: to its disk, its file and its clock."""

    def __init__(self, settings: Settings, process: Process, shim: Shim) -> None:
        super().__init__(process)
        self._shim = shim
        self.file = Path(make_url(settings.url).database or "")

    async def fill_disk(self) -> None:
        """No room on the disk, until the server has said so."""
        self._shim.fill_disk(full=True)
        try:
            await self._until_ready(expected=False)
        finally:
            self._shim.fill_disk(full=False)
        await self._until_ready(expected=True)

    async def lock(self, seconds: float) -> None:
        """Another program holds the lock of the file for so long."""
        with locked(self.file):
            await self._until_ready(expected=False)
            await asyncio.sleep(seconds)
        await self._until_ready(expected=True)

    async def damage(self) -> None:
        """The file is overwritten; it is put right, as from a backup, and the server restarted."""
        with closing(sqlite3.connect(self.file, timeout=PATIENCE)) as connection:
            connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        before = _overwrite(self.file)
        await self._until_ready(expected=False)
        await self._process.kill()
        _put_right(self.file, before)
        await self._process.start()

    async def set_clock_back(self) -> None:
        """An hour back while the server runs, and another one while it is restarted."""
        self._shim.turn_clock(-HOUR)
        await self._until_ready(expected=True)
        await self._process.kill()
        self._shim.turn_clock(-HOUR)
        await self._process.start()


class PostgresHarms(Harms):
    """What can happen below a server on PostgreSQL: to its tables, and to its connections."""

    def __init__(
        self, settings: Settings, process: Process, restart: Callable[[float], None]
    ) -> None:
        super().__init__(process)
        self._url = settings.database
        self._restart = restart  # stops PostgreSQL, and starts it after so many seconds

    async def lock(self, seconds: float) -> None:
        """Another program holds all tables for so long."""
        connection = await asyncpg.connect(self._url)
        try:
            async with connection.transaction():
                names = ", ".join(metadata.tables)
                await connection.execute(f"LOCK TABLE {names} IN ACCESS EXCLUSIVE MODE")
                await self._until_ready(expected=False)
                await asyncio.sleep(seconds)
        finally:
            await connection.close()
        await self._until_ready(expected=True)

    async def restart(self) -> None:
        """PostgreSQL is stopped for a moment, and started again."""
        await asyncio.to_thread(self._restart, 1)
        await self._until_ready(expected=True)

    async def exhaust(self) -> None:
        """Others take all connections, those of the server too, until it has said so."""
        taken: list[Any] = []
        deadline = time.monotonic() + PATIENCE
        try:
            while not await self._says("no_connections"):
                assert time.monotonic() < deadline
                taken = await self._take_all(taken)
                await taken[0].execute(_TERMINATE)  # the server may be quicker than we are
                taken = await self._take_all(taken)
        finally:
            for connection in taken:
                await connection.close()
        self.faults.append("no_connections")
        await self._until_ready(expected=True)

    async def _says(self, fault: str) -> bool:
        answer = await self._ready()
        return answer is not None and not answer.is_success and answer.json()["fault"] == fault

    async def _take_all(self, taken: "list[Any]") -> "list[Any]":
        """Open connections until there are no more."""
        named = {"application_name": _TAKER}
        for _ in range(_MOST_TAKEN):
            try:
                taken.append(await asyncpg.connect(self._url, server_settings=named))
            except asyncpg.TooManyConnectionsError:
                break
        return taken


@contextmanager
def locked(file: Path) -> Iterator[None]:
    """Hold the lock that a writer of SQLite needs."""
    with closing(sqlite3.connect(file, timeout=PATIENCE, isolation_level=None)) as connection:
        connection.execute("BEGIN IMMEDIATE")
        try:
            yield
        finally:
            connection.execute("ROLLBACK")


def _overwrite(file: Path) -> list[bytes]:
    """Write garbage over the first pages; returns what stood there."""
    with file.open("r+b") as handle:
        before = [handle.read(PAGE) for _ in range(min(8, file.stat().st_size // PAGE))]
        handle.seek(0)
        handle.write(GARBAGE * len(before))
    return before


def _put_right(file: Path, before: list[bytes]) -> None:
    """Restore the pages that are still garbage; others were written anew by the server."""
    with file.open("r+b") as handle:
        for number, page in enumerate(before):
            handle.seek(number * PAGE)
            if handle.read(PAGE) == GARBAGE:
                handle.seek(number * PAGE)
                handle.write(page)
