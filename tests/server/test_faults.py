"""Faults and their words: every failure has a code, one line in the log, and no traceback."""

import asyncio
import errno
import itertools
import os
import signal
import socket
import sqlite3
import stat
import subprocess
import sys
import time
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import pytest
from msgspec import json
from sqlalchemy.exc import OperationalError
from structlog.testing import capture_logs

from corridor.server.identity import BadKey, signer
from corridor.server.metrics import FOLDER as METRICS_FOLDER
from corridor.server.run import START_FAILED, Supervisor, _Place, prepare
from corridor.server.settings import ENVIRONMENT, Settings
from corridor.server.storage.faults import fault_of
from tests.cli.terminal import refused
from tests.processes import alive
from tests.server.conftest import Services
from tests.server.harms import locked
from tests.server.test_serve import served
from tests.server.test_socket import run
from tests.server.workers import PATIENCE, Running, fresh_settings

DEEP = b"[" * 20_000 + b"]" * 20_000


def asked(tmp_path: Path, act: Callable[[Running, httpx.AsyncClient], Awaitable[None]]) -> None:
    """Run ``act`` with a fresh server and somebody with a token."""

    async def play(worker: Running) -> None:
        async with httpx.AsyncClient(
            base_url=worker.base, trust_env=False, verify=False, timeout=PATIENCE
        ) as web:
            token = (await web.post("/api/guest", json={})).json()["token"]
            web.cookies.clear()
            web.headers["Authorization"] = f"Bearer {token}"
            await act(worker, web)

    run(fresh_settings(tmp_path), play)


def _odd_requests() -> list[tuple[str, str, dict[str, str], bytes]]:
    many = json.encode({"setup": {}, "bots": {"9" * 5000: 1}})
    table = b'{"setup": {}}'
    return [
        ("GET", "/a%00.js", {}, b""),
        ("GET", f"/{'a' * 300}.js", {}, b""),
        ("GET", f"/{'a/' * 3000}b.js", {}, b""),
        ("GET", "/i18n/%00/%ff.ftl", {}, b""),
        ("GET", "/image/%00.png", {}, b""),
        ("GET", "/game/export/%2e%2e%2f.png", {}, b""),
        ("POST", "/api/tables", {"Origin": "http://["}, table),
        ("POST", "/api/tables", {"Origin": "http://a:b"}, table),
        ("POST", "/api/tables", {"Host": "[", "Origin": "http://x"}, table),
        ("POST", "/api/tables", {}, DEEP),
        ("POST", "/api/tables", {}, b'{"setup": {"switches": ' + b'{"a":' * 9_000),
        ("POST", "/api/tables", {}, b"\xff\xfe"),
        ("POST", "/api/tables", {}, many),
        ("POST", "/api/commands", {}, b'{"type": "move", "seq": ' + b"9" * 5000 + b"}"),
        ("POST", "/api/link", {}, b'{"once": "' + b"x" * 900 + b'"}'),
        ("PUT", "/api/tables", {}, b""),
        ("GET", "/api/tables/%00%00%00%00%00%00%00%00", {}, b""),
        ("GET", f"/api/tables/abcd1234/views?from={'9' * 5000}", {}, b""),
    ]


def test_no_answer_has_another_shape_than_the_documented_one(tmp_path: Path) -> None:
    async def act(_worker: Running, web: httpx.AsyncClient) -> None:
        for method, path, headers, body in _odd_requests():
            typed = {"Content-Type": "application/json", **headers}
            answer = await web.request(method, path, headers=typed, content=body)
            assert 400 <= answer.status_code < 500, (method, path, answer.status_code)
            told = answer.json()
            assert set(told) == {"code", "args"}, (method, path, told)
            assert told["code"], (method, path)
        refused = await web.post("/api/tables", json={}, headers={"Origin": "http://["})
        assert (refused.status_code, refused.json()["code"]) == (403, "bad_origin")

    asked(tmp_path, act)


def test_a_failure_that_nobody_foresaw_has_a_code_and_one_line_in_the_log(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def act(worker: Running, web: httpx.AsyncClient) -> None:
        async def broken() -> None:
            raise ZeroDivisionError

        monkeypatch.setattr(worker.services.lobby, "listing", broken)
        with capture_logs() as lines:
            answer = await web.get("/api/lobby")
        assert (answer.status_code, answer.json()) == (500, {"code": "failed", "args": {}})
        assert [(one["event"], one["fault"], one["where"]) for one in lines] == [
            ("failed", "failed", "GET /api/lobby")
        ]

    asked(tmp_path, act)


@pytest.mark.parametrize(
    ("what", "words"), [("subscribe", {"match": "abcdefgh"}), ("lobby", {"on": True})]
)
def test_a_command_that_the_database_fails_is_one_line_with_its_code_and_no_statement(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, what: str, words: dict[str, Any]
) -> None:
    async def broken(*_args: object, **_words: object) -> None:
        raise OperationalError("SELECT hidden", {"p": "hidden"}, sqlite3.OperationalError("locked"))

    async def play(worker: Running) -> None:
        monkeypatch.setattr(worker.services.matches, "look", broken)
        monkeypatch.setattr(worker.services.lobby, "listing", broken)
        async with worker.client() as ann:
            with capture_logs() as lines:
                await ann.tell(what, **words)
                with pytest.raises(ConnectionError):
                    await ann.wait(lambda _one: False)
            assert ann.closed == 1011
            assert [one["where"] for one in lines if one["event"] == "failed"] == ["socket"]
            assert "hidden" not in str(lines)

    run(fresh_settings(tmp_path), play)


def test_a_table_that_could_not_be_made_is_one_line_in_the_log(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def act(worker: Running, web: httpx.AsyncClient) -> None:
        full = sqlite3.OperationalError("database or disk is full")
        full.sqlite_errorcode = sqlite3.SQLITE_FULL

        async def broken(_wanted: object) -> None:
            raise OperationalError("INSERT", {}, full)

        monkeypatch.setattr(worker.services.store, "append", broken)
        with capture_logs() as lines:
            answer = await web.post("/api/tables", json={"setup": {}})
        assert (answer.status_code, answer.json()["code"]) == (503, "busy")
        assert int(answer.headers["retry-after"]) >= 1
        assert [(one["fault"], one["where"]) for one in lines] == [
            ("disk_full", "POST /api/tables")
        ]

    asked(tmp_path, act)


def test_ready_tries_a_write(tmp_path: Path) -> None:
    async def act(worker: Running, web: httpx.AsyncClient) -> None:
        file = tmp_path / "corridor.sqlite3"
        assert (await web.get("/ready")).json()["ready"] is True
        with locked(file):
            await _told(web, "locked")
        with closing(sqlite3.connect(file)) as connection:
            connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        page = file.read_bytes()[:4096]
        with file.open("r+b") as handle:
            handle.write(b"\xa5" * 4096)
        await _told(web, "damaged")
        with file.open("r+b") as handle:
            handle.write(page)
        assert worker.services.ready

    asked(tmp_path, act)


async def _told(web: httpx.AsyncClient, fault: str) -> None:
    """Wait until `/ready` names a fault: what it says is kept for a moment."""
    async with asyncio.timeout(PATIENCE):
        while (await web.get("/ready")).json().get("fault") != fault:  # noqa: ASYNC110  others act
            await asyncio.sleep(0.1)
    assert (await web.get("/ready")).status_code == 503


def test_what_was_found_damaged_stays_so_until_a_restart(tmp_path: Path) -> None:
    async def act(worker: Running, web: httpx.AsyncClient) -> None:
        broken = sqlite3.DatabaseError("database disk image is malformed")
        broken.sqlite_errorcode = sqlite3.SQLITE_CORRUPT
        worker.services.readiness.note(broken, "test")
        assert (await web.get("/ready")).json()["fault"] == "damaged"

    asked(tmp_path, act)


@pytest.mark.parametrize(
    ("error", "fault"),
    [
        (OSError(errno.ENOSPC, "full"), "disk_full"),
        (ConnectionRefusedError(), "unreachable"),
        (PermissionError(errno.EACCES, "no"), "access_denied"),
        (TimeoutError(), "too_slow"),
        (ValueError(), "failed"),
    ],
)
def test_failures_have_codes(error: Exception, fault: str) -> None:
    assert fault_of(error) == fault
    outer = RuntimeError()
    outer.__cause__ = error
    assert fault_of(outer) == fault


# Starting


@pytest.mark.parametrize("key", ["ab" * 31, "", "xyz", "zz" * 40])
def test_a_short_key_is_refused(tmp_path: Path, key: str) -> None:
    if key:
        with pytest.raises(BadKey, match="CORRIDOR_KEY"):
            signer(fresh_settings(tmp_path, key=key))
    (tmp_path / "key").write_bytes(key.encode()[:31])
    with pytest.raises(BadKey, match="key"):
        signer(fresh_settings(tmp_path, key=""))


def test_a_full_disk_leaves_no_half_key(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(_handle: int) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    settings = fresh_settings(tmp_path, key="")
    with monkeypatch.context() as patched:
        patched.setattr("os.fsync", full)
        with pytest.raises(OSError, match="No space"):
            signer(settings)
    assert list(tmp_path.iterdir()) == []
    token = signer(settings).fresh()
    assert signer(settings).player(token)
    assert stat.S_IMODE((tmp_path / "key").stat().st_mode) == 0o600


def test_only_the_owner_may_read_the_database(tmp_path: Path) -> None:
    old, modes = os.umask(0o022), dict[str, int]()
    try:
        prepare(fresh_settings(tmp_path))
        (tmp_path / "corridor.sqlite3").chmod(0o644)  # made by an earlier version

        async def play(_worker: Running) -> None:
            modes.update({file.name: file.stat().st_mode for file in _files(tmp_path)})

        run(fresh_settings(tmp_path), play)
    finally:
        os.umask(old)
    assert "corridor.sqlite3" in modes
    assert {stat.S_IMODE(mode) for mode in modes.values()} == {0o600}


def _files(folder: Path) -> list[Path]:
    return list(folder.glob("corridor.sqlite3*"))


def _make_damaged(folder: Path) -> list[str]:
    (folder / "corridor.sqlite3").write_bytes(b"\xa5" * 9000)
    return []


def _make_newer(folder: Path) -> list[str]:
    prepare(fresh_settings(folder))
    with closing(sqlite3.connect(folder / "corridor.sqlite3")) as connection, connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    return []


def _make_absent(_folder: Path) -> list[str]:
    return ["--database", "postgresql://corridor:hidden@127.0.0.1:1/corridor"]


def _make_short_key(folder: Path) -> list[str]:
    (folder / "key").write_bytes(b"")
    return []


@pytest.mark.parametrize(
    ("make", "said", "code"),
    [
        (_make_damaged, "damaged", 1),
        (_make_newer, "newer", 1),
        (_make_absent, "cannot be reached", 1),
        (_make_short_key, "32 bytes", 2),
    ],
)
def test_a_server_that_cannot_start_says_why_in_one_sentence(
    tmp_path: Path, make: Callable[[Path], list[str]], said: str, code: int
) -> None:
    with served(tmp_path, *make(tmp_path)) as process:
        assert process.wait(PATIENCE) == code
        assert process.stdout is not None
        assert process.stderr is not None
        told = process.stdout.read() + process.stderr.read()
    assert told.count("\n") == 1
    assert said in told
    assert "hidden" not in told


@pytest.mark.parametrize("place", ["{folder}/file", "{folder}/file/below", "/proc/none/below"])
def test_a_folder_that_cannot_be_had_is_named(tmp_path: Path, place: str) -> None:
    (tmp_path / "file").touch()
    data = place.format(folder=tmp_path)
    said = refused("serve", "--port", "0", "--data", data, code=1)
    assert f"The folder {data} cannot be used" in said
    assert "password" not in said


def _worker(settings: Settings, *code: str) -> "subprocess.Popen[str]":
    """A worker process, after some code of a test."""
    begin = ["import socket, sys", "from corridor.server import run", *code]
    end = "sys.exit(run.work(socket.create_server(('127.0.0.1', 0))))"
    return subprocess.Popen(
        [sys.executable, "-c", "\n".join([*begin, end])],
        stderr=subprocess.PIPE,
        text=True,
        env={**os.environ, ENVIRONMENT: settings.text()},
    )


def test_a_worker_that_cannot_start_says_why_in_one_line(tmp_path: Path) -> None:
    _make_newer(tmp_path)
    with _worker(fresh_settings(tmp_path)) as process:
        _out, told = process.communicate(timeout=PATIENCE)
    assert process.returncode == START_FAILED
    (line,) = told.splitlines()
    assert json.decode(line)["fault"] == "newer"


def test_a_signal_before_the_server_listens_to_signals_is_not_lost(tmp_path: Path) -> None:
    early = (
        "import os, signal",
        "old = run._Server.run",
        "def early(self, **words):",
        "    os.kill(os.getpid(), signal.SIGTERM)",
        "    return old(self, **words)",
        "run._Server.run = early",
    )
    with _worker(fresh_settings(tmp_path), *early) as process:
        try:
            _out, told = process.communicate(timeout=PATIENCE)
        finally:
            process.kill()
    assert (process.returncode, told) == (0, "")


def test_a_worker_that_dies_at_once_is_started_after_growing_pauses(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    now = 1000.0
    monkeypatch.setattr(time, "monotonic", lambda: now)
    process: Any = object()
    place = _Place(process)
    pauses = []
    for _ in range(9):
        pauses.append(place.died())
        assert place.again_at == now + pauses[-1]
        now = place.again_at
        place.replace(process)
    assert pauses == [0.5, 1, 2, 4, 8, 16, 30, 30, 30]
    now += 60
    assert place.died() == 0
    place.replace(process)
    assert place.died() == 0.5


def test_workers_end_when_their_supervisor_is_killed(
    services: Services, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    settings = services.settings(tmp_path)
    monkeypatch.setenv("CORRIDOR_KEY", settings.key)
    words = ["--workers", "2", "--port", "0", "--database", settings.database]
    with served(tmp_path, *words, "--valkey", settings.valkey) as process:
        assert process.stdout is not None
        base = process.stdout.readline().split()[-1].replace("localhost", "127.0.0.1")
        with httpx.Client(trust_env=False, timeout=PATIENCE) as web:
            assert web.get(f"{base}ready").is_success
        workers = {one.pid for one in alive() if one.parent == process.pid}
        assert len(workers) == 2
        process.send_signal(signal.SIGKILL)
        deadline = time.monotonic() + PATIENCE
        while workers & {one.pid for one in alive()}:
            assert time.monotonic() < deadline
            time.sleep(0.1)


def test_the_place_of_a_database_is_told_without_its_password() -> None:
    settings = Settings(database="postgresql://corridor:hidden@db:5432/corridor")
    assert settings.place == "postgresql://db:5432/corridor"


def test_real_workers_that_die_at_once_are_started_after_growing_pauses(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The processes are real; the clock is that of the test."""
    now, starts = 0.0, []

    class Dying(Supervisor):
        def _start_worker(self) -> "subprocess.Popen[bytes]":
            starts.append(now)
            self._ending = len(starts) == 8
            process = subprocess.Popen([sys.executable, "-c", f"raise SystemExit({START_FAILED})"])
            process.wait()
            return process

    def slept(seconds: float) -> None:
        nonlocal now
        now += seconds

    monkeypatch.setenv(METRICS_FOLDER, str(tmp_path))
    monkeypatch.setattr(time, "monotonic", lambda: now)
    monkeypatch.setattr(time, "sleep", slept)
    with socket.socket() as sock, capture_logs() as lines:
        Dying(sock, fresh_settings(tmp_path, workers=1), lambda _address: None)._run()
    gaps = [later - earlier for earlier, later in itertools.pairwise(starts)]
    assert gaps == sorted(gaps)
    assert gaps[0] < 2
    assert gaps[-1] > 30
    told = [(line["exit"], line["again_in"]) for line in lines if line["event"] == "worker_ended"]
    assert told == [(START_FAILED, pause) for pause in (0.5, 1, 2, 4, 8, 16, 30)]
