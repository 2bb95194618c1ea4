"""`corridor backup` and `corridor restore`: nothing acknowledged is missing, nothing half done."""

import asyncio
import itertools
import json
import os
import shutil
import sqlite3
import stat
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import select

from corridor.server.host import archive, backup, postgres_dump
from corridor.server.identity import signer
from corridor.server.push.keys import push_key
from corridor.server.settings import Settings
from corridor.server.storage import schema
from corridor.server.storage.snapshots import Snapshots
from corridor.server.storage.store import Store
from corridor.wire import events as ev
from tests.cli.terminal import good, refused
from tests.server.conftest import Services
from tests.server.test_socket import lay
from tests.server.workers import PATIENCE, Client, fresh_settings, running

Move = tuple[str, int, str]  # match, seq, move
WALK = ("e2", "e8", "e1", "e9")  # to and fro, for as long as one likes


@pytest.fixture
def tools(services: Services, monkeypatch: pytest.MonkeyPatch) -> None:
    """The programs of the PostgreSQL that the tests run; a machine may have older ones."""
    pid = services.postgres.get_pid()
    program = Path(f"/proc/{pid}/exe").readlink()
    monkeypatch.setenv("PATH", f"{program.parent}{os.pathsep}{os.environ['PATH']}")


def words(settings: Settings) -> list[str]:
    """Options that name the database."""
    found = ["--data", settings.data]
    return [*found, "--database", settings.database] if settings.database else found


async def game(ann: Client) -> str:
    """A game between two seats of one person."""
    match = str((await lay(ann, {"lots": "seats"}))["match"])
    await ann.watch(match, view=False, options=False)
    await ann.do("take", match, seat=1)
    assert (await ann.do("start", match))["type"] == "done"
    return match


class Ledger:
    """The moves that were acknowledged."""

    def __init__(self) -> None:
        self.moves: list[Move] = []
        self.enough = asyncio.Event()
        self._grown = asyncio.Condition()

    async def play(self, ann: Client, match: str) -> None:
        """Move to and fro until it is enough."""
        for move in itertools.cycle(WALK):
            if self.enough.is_set():
                return
            done = await ann.do("move", match, move=move)
            assert done["type"] == "done", done
            self.moves.append((match, done["seq"], move))
            async with self._grown:
                self._grown.notify_all()

    async def reaches(self, count: int) -> None:
        """Wait until so many moves were acknowledged."""
        async with asyncio.timeout(PATIENCE), self._grown:
            await self._grown.wait_for(lambda: len(self.moves) >= count)


async def backed_up_in_play(settings: Settings, file: Path) -> set[Move]:
    """Back up while moves are made; returns those acknowledged before it began."""
    async with running(settings) as (worker,), worker.client() as ann:
        ledger = Ledger()
        games = [await game(ann) for _ in range(4)]
        players = [asyncio.create_task(ledger.play(ann, match)) for match in games]
        await ledger.reaches(40)
        before = set(ledger.moves)
        said = await asyncio.to_thread(good, "backup", str(file), *words(settings), "--json")
        await ledger.reaches(len(ledger.moves) + 1)  # moves go on after it
        ledger.enough.set()
        await asyncio.gather(*players)
        assert json.loads(said)["events"] >= len(before)
    return before


async def stored(settings: Settings) -> set[Move]:
    """All moves in a database."""
    store = Store(settings)
    await store.open()
    found = set()
    async with store.engine.connect() as connection:
        names = list((await connection.execute(select(schema.matches.c.id))).scalars())
    for name in names:
        assert await Snapshots(store).load(name) is not None, "every match can be folded"
        for one in await store.since(name, 0):
            if isinstance(one.event, ev.Moved):
                found.add((name, one.seq, one.event.move))
    await store.close()
    return found


def test_a_backup_in_play_holds_every_move_acknowledged_before_it_began(tmp_path: Path) -> None:
    settings = fresh_settings(tmp_path / "live", key="")
    file = tmp_path / "backup.tar.gz"
    before = asyncio.run(backed_up_in_play(settings, file))
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    fresh = fresh_settings(tmp_path / "fresh", key="")
    assert "Start the server" in good("restore", str(file), *words(fresh))
    assert before <= asyncio.run(stored(fresh))
    token = signer(settings).fresh()
    assert signer(fresh).player(token) == signer(settings).player(token), "the key came along"
    assert [path.name for path in tmp_path.glob(".*")] == [], "nothing is left beside it"


@pytest.mark.usefixtures("tools")
def test_the_same_holds_for_postgresql(services: Services, tmp_path: Path) -> None:
    settings = services.settings(tmp_path / "live")
    file = tmp_path / "backup.tar.gz"
    before = asyncio.run(backed_up_in_play(settings, file))
    assert asyncio.run(stored(services.settings(tmp_path / "live"))) == set(), "emptied"
    assert "--force" in refused("restore", str(file), *words(settings), code=1)
    good("restore", str(file), "--force", *words(settings))
    assert before <= asyncio.run(stored(settings))
    assert log_of(settings) == [("restore", file.name)]


def log_of(settings: Settings) -> list[tuple[str, str]]:
    """Actions and targets in the host's log, the oldest first."""
    told = json.loads(good("admin", "log", *words(settings), "--json"))
    assert all(entry["who"] for entry in told)
    return [(entry["action"], entry["target"]) for entry in reversed(told)]


def test_backups_and_restores_stand_in_the_hosts_log(tmp_path: Path, small: Settings) -> None:
    file = tmp_path / "backup.tar.gz"
    good("backup", str(file), *words(small))
    assert log_of(small) == [("backup", file.name)]
    refused("backup", str(file), *words(small), code=1)  # it is there already
    assert log_of(small) == [("backup", file.name)]
    good("restore", str(file), "--force", *words(small))
    assert log_of(small) == [("restore", file.name)]  # after all that the backup holds


@pytest.mark.usefixtures("tools")
def test_a_postgresql_in_use_is_not_restored(services: Services, tmp_path: Path) -> None:
    settings = services.settings(tmp_path)
    file = tmp_path / "backup.tar.gz"

    async def whole() -> None:
        async with running(settings):
            await asyncio.to_thread(good, "backup", str(file), *words(settings))
            said = await asyncio.to_thread(
                refused, "restore", str(file), "--force", *words(settings), code=1
            )
            assert "Stop it first" in said

    asyncio.run(whole())


def test_a_plain_copy_of_the_file_loses_moves(tmp_path: Path) -> None:
    """Why there is a command: the last moves stand in the file -wal beside the database."""

    async def whole() -> set[Move]:
        settings = fresh_settings(tmp_path / "live")
        async with running(settings) as (worker,), worker.client() as ann:
            ledger = Ledger()
            player = asyncio.create_task(ledger.play(ann, await game(ann)))
            await ledger.reaches(8)
            (tmp_path / "copy").mkdir()
            before = set(ledger.moves)
            shutil.copy(tmp_path / "live/corridor.sqlite3", tmp_path / "copy/corridor.sqlite3")
            ledger.enough.set()
            await player
        return before - await stored(fresh_settings(tmp_path / "copy"))

    assert asyncio.run(whole()), "a plain copy would have done"


@pytest.fixture
def small(tmp_path: Path) -> Settings:
    """A database with one table, and no server on it."""
    settings = fresh_settings(tmp_path / "small", key="")

    async def fill() -> None:
        async with running(settings) as (worker,), worker.client() as ann:
            await lay(ann, {})

    asyncio.run(fill())
    return settings


def test_a_running_server_is_not_restored_over(tmp_path: Path, small: Settings) -> None:
    file = tmp_path / "backup.tar.gz"
    good("backup", str(file), *words(small))

    async def whole() -> None:
        async with running(small) as (worker,), worker.client() as ann:
            match = (await lay(ann, {}))["match"]
            said = await asyncio.to_thread(
                refused, "restore", str(file), "--force", *words(small), code=1
            )
            assert "Stop it first" in said
            assert (await ann.get(f"/api/tables/{match}"))["match"] == match

    asyncio.run(whole())
    assert "--force" in refused("restore", str(file), *words(small), code=1)
    good("restore", str(file), "--force", *words(small))
    folder = Path(small.data)
    assert len(list(folder.glob("corridor.sqlite3.before-*"))) == 1, "the replaced one is kept"
    assert stat.S_IMODE((folder / "corridor.sqlite3").stat().st_mode) == 0o600


def test_what_root_restores_belongs_to_the_owner_of_the_folder(
    tmp_path: Path, small: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "backup.tar.gz"
    good("backup", str(file), *words(small))
    given: dict[str, tuple[int, int]] = {}
    monkeypatch.setattr("os.geteuid", lambda: 0)
    monkeypatch.setattr("os.chown", lambda path, *who: given.update({Path(path).name: who}))
    fresh = tmp_path / "fresh"
    fresh.mkdir()
    good("restore", str(file), "--data", str(fresh))
    owner = (fresh.stat().st_uid, fresh.stat().st_gid)
    assert given == dict.fromkeys((".corridor.sqlite3.part", ".key.part", ".push-key.part"), owner)


def test_browsers_that_asked_for_notifications_know_a_restored_server(
    tmp_path: Path, small: Settings
) -> None:
    file, fresh = tmp_path / "backup.tar.gz", tmp_path / "fresh"
    good("backup", str(file), *words(small))
    good("restore", str(file), "--data", str(fresh))
    restored = fresh_settings(fresh, key="")
    assert push_key(restored).public == push_key(small).public
    assert stat.S_IMODE((fresh / "push-key").stat().st_mode) == 0o600
    other = tmp_path / "other"
    known = push_key(fresh_settings(other, key="")).public
    good("restore", str(file), "--data", str(other))
    assert push_key(fresh_settings(other, key="")).public != known
    assert len(list(other.glob("push-key.before-*"))) == 1, "the replaced one is kept"


def test_a_damaged_backup_changes_nothing(tmp_path: Path, small: Settings) -> None:
    file = tmp_path / "backup.tar.gz"
    good("backup", str(file), *words(small))
    whole = file.read_bytes()
    before = (Path(small.data) / "corridor.sqlite3").read_bytes()
    for damaged in (whole[:-200], b"", whole[:200] + b"\0" * 50 + whole[250:], b"words " * 99):
        file.write_bytes(damaged)
        said = refused("restore", str(file), "--force", *words(small), code=1)
        assert "no whole backup" in said
    assert (Path(small.data) / "corridor.sqlite3").read_bytes() == before
    assert "no backup" in refused("restore", str(tmp_path / "x"), *words(small), code=1)


def test_a_backup_of_a_newer_version_or_of_another_kind_is_refused(
    tmp_path: Path, small: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "backup.tar.gz"
    monkeypatch.setattr(backup, "HEAD", "9999")
    good("backup", str(file), *words(small))
    fresh = tmp_path / "fresh"
    assert "newer Corridor" in refused("restore", str(file), "--data", str(fresh), code=1)
    assert not fresh.exists()
    monkeypatch.undo()
    other = tmp_path / "other.tar.gz"
    good("backup", str(other), *words(small))
    url = ["--database", "postgresql://127.0.0.1:1/x", "--data", str(fresh)]
    assert "is a backup of sqlite" in refused("restore", str(other), *url, code=1)


def test_an_older_backup_is_upgraded_by_the_next_start(tmp_path: Path, small: Settings) -> None:
    """Roll forward: a backup of the first schema opens in this version with its tables."""
    from alembic import command
    from sqlalchemy import create_engine

    from corridor.server.storage.revisions import HEAD, alembic_config

    file = Path(small.data) / "corridor.sqlite3"
    engine = create_engine(f"sqlite:///{file}")
    with engine.begin() as connection:
        config = alembic_config()
        config.attributes["connection"] = connection
        command.downgrade(config, "0001")
    engine.dispose()
    assert "is older" in refused("backup", str(tmp_path / "x.tar.gz"), *words(small), code=1)

    async def whole() -> None:
        async with running(small) as (worker,), worker.client() as ann:
            assert (await ann.get("/api/me"))["player"]

    asyncio.run(whole())
    with closing(sqlite3.connect(file)) as connection_:
        assert connection_.execute("SELECT version_num FROM alembic_version").fetchone() == (HEAD,)
        assert connection_.execute("SELECT COUNT(*) FROM match").fetchone() == (1,)


def test_a_folder_of_backups_keeps_the_newest(tmp_path: Path, small: Settings) -> None:
    folder = tmp_path / "backups"
    folder.mkdir()
    for day in (1, 2, 3):
        (folder / f"corridor-2020010{day}T000000Z.tar.gz").touch()
    (folder / "notes.txt").touch()
    told = json.loads(good("backup", str(folder), "--keep", "2", "--json", *words(small)))
    left = sorted(path.name for path in folder.iterdir())
    made = Path(told["file"]).name
    assert left == ["corridor-20200103T000000Z.tar.gz", made, "notes.txt"]
    assert archive.check(folder / made).matches == told["matches"] == 1


def test_what_cannot_be_backed_up_is_said_in_a_sentence(tmp_path: Path, small: Settings) -> None:
    there = tmp_path / "there"
    there.touch()
    assert "is there already" in refused("backup", str(there), *words(small), code=1)
    assert "--keep" in refused("backup", str(tmp_path / "a"), "--keep", "1", *words(small), code=1)
    missing = tmp_path / "no" / "folder" / "file"
    assert "No such file" in refused("backup", str(missing), *words(small), code=1)
    file = Path(small.data) / "corridor.sqlite3"
    data = bytearray(file.read_bytes())
    for place in range(4096, len(data), 4096):  # the first page stays, so that it opens
        data[place : place + 2000] = b"\xff" * 2000
    file.write_bytes(data)
    said = refused("backup", str(tmp_path / "broken"), *words(small), code=1)
    assert "corridor.sqlite3" in said or "damaged" in said
    assert not (tmp_path / "broken").exists()


def test_a_missing_program_of_postgresql_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(ValueError, match="pg_dump is not installed"):
        postgres_dump.dump("postgresql://db/x", tmp_path / "dump")


def test_a_password_is_no_word_of_a_command() -> None:
    found = postgres_dump._without_password("postgresql+asyncpg://me:a%40b@db:5/x?sslmode=require")
    assert found == ("postgresql://me@db:5/x?sslmode=require", "a@b")
