"""The command `serve`: address, port, clean end; settings, tokens, logs and migrations."""

import asyncio
import os
import signal
import socket
import stat
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import httpx
import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from click.testing import CliRunner
from sqlalchemy.pool import QueuePool

from corridor.cli.commands.serve import command
from corridor.server.identity import Signer, fresh_code, fresh_match, fresh_secret, signer
from corridor.server.logs import _without_secrets
from corridor.server.run import show
from corridor.server.settings import Settings
from corridor.server.storage.database import connect
from corridor.server.storage.schema import metadata
from corridor.server.storage.store import Store
from tests.processes import alive
from tests.server.conftest import Services
from tests.server.workers import PATIENCE, Client, fresh_settings


@contextmanager
def served(folder: Path, *words: str) -> Iterator["subprocess.Popen[str]"]:
    """The command in a process, without a screen; killed if the test fails before it ends."""
    command = [sys.executable, "-c", "from corridor.cli import main; main()", "serve", *words]
    bare = {name: value for name, value in os.environ.items() if "DISPLAY" not in name}
    with subprocess.Popen(
        [*command, "--data", str(folder)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=bare,
    ) as process:
        try:
            yield process
        finally:
            process.kill()


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGINT])
def test_serve_prints_its_address_takes_the_next_port_and_ends_quietly(
    tmp_path: Path, how: signal.Signals
) -> None:
    with socket.socket() as usual:
        taken = False
        with suppress(OSError):  # another program has the port, and may give it back any moment
            usual.bind(("127.0.0.1", 8080))
            usual.listen()
            taken = True
        with served(tmp_path, "--open") as process:
            assert process.stdout is not None
            assert process.stderr is not None
            base = process.stdout.readline().split()[-1]
            assert not taken or base != "http://localhost:8080/"
            assert _page(base.replace("localhost", "127.0.0.1")).is_success
            process.send_signal(how)
            assert process.wait(PATIENCE) == 0
            assert process.stdout.read() + process.stderr.read() == ""
    assert stat.S_IMODE((tmp_path / "key").stat().st_mode) == 0o600


def test_a_port_that_was_asked_for_and_is_taken_is_not_changed(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        with served(tmp_path, "--port", port) as process:
            assert process.wait(PATIENCE) == 2
            assert process.stderr is not None
            assert port in process.stderr.read()


def test_a_browser_is_opened_where_there_is_a_screen(monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[str] = []
    heard = threading.Event()

    def browser(address: str) -> None:
        opened.append(address)
        heard.set()

    monkeypatch.setattr("webbrowser.open", browser)
    monkeypatch.setattr("sys.platform", "linux")
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER"):
        monkeypatch.delenv(name, raising=False)
    show("http://localhost:1/")
    monkeypatch.setenv("DISPLAY", ":0")
    show("http://localhost:2/")
    assert heard.wait(PATIENCE)
    assert opened == ["http://localhost:2/"]


def _page(base: str) -> httpx.Response:
    """The page at an address."""
    with httpx.Client(trust_env=False, verify=False, timeout=PATIENCE) as web:
        return web.get(base)


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--workers", "2"], "PostgreSQL"),
        (["--workers", "2", "--database", "postgresql://db/x"], "Valkey"),
        (["--workers", "2", "--database", "postgresql://db/x", "--valkey", "redis://v"], "key"),
    ],
)
def test_several_workers_need_what_they_share(words: list[str], said: str) -> None:
    result = CliRunner(env={"CORRIDOR_KEY": ""}).invoke(command, words)
    assert result.exit_code == 2
    assert said in result.output


def test_several_workers_tell_their_numbers_together(
    services: Services, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    settings = services.settings(tmp_path)
    words = ["--workers", "2", "--port", "0", "--database", settings.database]
    words += ["--valkey", settings.valkey, "--metrics", "127.0.0.1:0"]
    monkeypatch.setenv("CORRIDOR_KEY", settings.key)
    with served(tmp_path, *words) as process:
        assert process.stdout is not None
        base = process.stdout.readline().split()[-1].replace("localhost", "127.0.0.1").rstrip("/")
        numbers = process.stdout.readline().split()[-1]
        try:
            asyncio.run(_counted_together(base, numbers, process.pid))
        finally:
            process.send_signal(signal.SIGTERM)
        assert process.wait(PATIENCE) == 0


async def _counted_together(base: str, numbers: str, supervisor: int) -> None:
    clients = [Client(base) for _ in range(8)]
    for client in clients:
        await client.__aenter__()
    assert "corridor_sockets 8.0" in await _text(numbers)
    for worker in [one.pid for one in alive() if one.parent == supervisor]:
        os.kill(worker, signal.SIGKILL)
    async with asyncio.timeout(PATIENCE):
        while "corridor_sockets 0.0" not in await _text(numbers):  # noqa: ASYNC110  others act
            await asyncio.sleep(0.2)
    for client in clients:
        await client.leave()


async def _text(address: str) -> str:
    async with httpx.AsyncClient(trust_env=False, verify=False, timeout=PATIENCE) as web:
        return (await web.get(address)).text


def test_metrics_have_an_address_of_their_own(tmp_path: Path) -> None:
    with served(tmp_path, "--port", "0", "--metrics", "127.0.0.1:0") as process:
        assert process.stdout is not None
        base = process.stdout.readline().split()[-1].replace("localhost", "127.0.0.1")
        numbers = process.stdout.readline().split()[-1]
        assert _page(base + "metrics").status_code == 404, "not at the public address"
        assert "corridor_sockets 0.0" in _page(numbers).text
        process.send_signal(signal.SIGTERM)
        assert process.wait(PATIENCE) == 0


@pytest.mark.parametrize("text", ["9464", "127.0.0.1:", "127.0.0.1:x", ":9464", "a:99999"])
def test_an_address_for_metrics_that_is_none_is_refused(text: str) -> None:
    result = CliRunner().invoke(command, ["--metrics", text])
    assert result.exit_code == 2
    assert "HOST:PORT" in result.output


def test_an_address_for_metrics_that_is_taken_is_refused(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        address = f"127.0.0.1:{taken.getsockname()[1]}"
        with served(tmp_path, "--port", "0", "--metrics", address) as process:
            assert process.wait(PATIENCE) == 2
            assert process.stderr is not None
            said = process.stderr.read()
            assert address in said
            assert said.count("\n") == 1


def test_migrations_lead_to_the_schema(settings: Settings) -> None:
    async def differences() -> list[object]:
        store = Store(settings)
        await store.open()
        async with store.engine.connect() as connection:
            found = await connection.run_sync(
                lambda sync: compare_metadata(MigrationContext.configure(sync), metadata)
            )
        await store.close()
        return list(found)

    assert asyncio.run(differences()) == []


def test_tokens_cannot_be_made_by_others() -> None:
    ours, theirs = Signer(b"one" * 11), Signer(b"two" * 11)
    token = ours.fresh()
    assert ours.player(token)
    assert ours.player(token) == ours.player(token)
    assert ours.player(token) not in token
    for wrong in ("", ".", token[:-1], token + "x", theirs.fresh(), "a.b", "\u00e9.x", "=" * 30):
        assert ours.player(wrong) == ""


def test_the_key_is_made_once(tmp_path: Path) -> None:
    settings = fresh_settings(tmp_path, key="")
    token = signer(settings).fresh()
    assert signer(settings).player(token)


def test_secrets_are_long_enough() -> None:
    assert len(fresh_secret()) >= 22  # 128 bits in base64
    assert len({fresh_secret() for _ in range(100)}) == 100
    assert len(fresh_match()) == 8
    assert len(fresh_code()) == 6


def test_logs_hold_no_secrets() -> None:
    line = _without_secrets(None, "", {"event": "x", "token": "abc", "secret": "abc"})
    assert "abc" not in str(line)


@pytest.mark.parametrize(("pool", "kept"), [(16, 8), (2, 1), (5, 2)])
def test_the_pool_is_as_large_as_it_was_set(pool: int, kept: int) -> None:
    engine = connect(Settings(database="postgresql://db/x", db_pool=pool))
    found = engine.pool
    assert isinstance(found, QueuePool)
    assert (found.size(), found.size() + found._max_overflow) == (kept, pool)


def test_settings_travel_to_workers(monkeypatch: pytest.MonkeyPatch) -> None:
    from corridor.server.settings import ENVIRONMENT, from_environment

    wanted = Settings(database="postgres://db/x", workers=3, grace=2.5)
    monkeypatch.setitem(os.environ, ENVIRONMENT, wanted.text())
    assert from_environment() == wanted
    assert wanted.url == "postgresql+asyncpg://db/x"
    assert wanted.shared
    assert not Settings().shared
