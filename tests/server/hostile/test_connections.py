"""Connections: slow requests, too many at once, sockets opened and closed, floods of frames."""

import asyncio
import json
import resource
import socket
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from pathlib import Path

import pytest
from structlog.testing import capture_logs
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode

from corridor.server.limit_table import read_limits
from corridor.server.limits import Limits
from corridor.server.live.doors import Doors
from tests.server.test_socket import lay
from tests.server.workers import PATIENCE, Running, fresh_settings, running

HALF = b"GET / HTTP/1.1\r\nHost: x\r\nX-Slow: "
HELLO = '{"type":"hello","version":1}'


@asynccontextmanager
async def dialled(worker: Running, data: bytes) -> AsyncIterator[asyncio.StreamReader]:
    """A connection on which something was sent, and nothing more is."""
    host, _, port = worker.base.removeprefix("http://").partition(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    try:
        writer.write(data)
        yield reader
    finally:
        writer.close()
        with suppress(ConnectionError):
            await writer.wait_closed()


async def answer(reader: asyncio.StreamReader) -> bytes:
    """All that the server sends until it closes the connection."""
    async with asyncio.timeout(PATIENCE):
        try:
            return await reader.read()
        except ConnectionResetError:
            return b""


async def seen(holds: Callable[[], bool]) -> None:
    """Wait until something holds on the server, which runs in the same event loop."""
    async with asyncio.timeout(PATIENCE):
        while not holds():  # noqa: ASYNC110  there is no event for it
            await asyncio.sleep(0.01)


@pytest.mark.parametrize(
    "data",
    [b"", HALF, b"POST /api/join HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\n{"],
    ids=["nothing", "half a head", "half a body"],
)
def test_a_request_that_does_not_end_is_closed(tmp_path: Path, data: bytes) -> None:
    async def whole() -> None:
        settings = fresh_settings(tmp_path, limit=("request-seconds=0.2",))
        async with running(settings) as (worker,):
            async with dialled(worker, data) as reader:
                assert (await answer(reader)).startswith(b"HTTP/1.1 408")
            async with worker.client() as ann:
                await lay(ann, {})

    asyncio.run(whole())


def test_a_connection_that_asks_nothing_more_is_closed(tmp_path: Path) -> None:
    async def whole() -> None:
        async with running(fresh_settings(tmp_path, limit=("idle-seconds=1",))) as (worker,):
            async with dialled(worker, b"GET /health HTTP/1.1\r\nHost: x\r\n\r\n") as reader:
                told = await answer(reader)  # until it is closed
            assert told.startswith(b"HTTP/1.1 200")
            assert told.count(b"HTTP/1.1") == 1

    asyncio.run(whole())


def test_a_client_that_does_not_read_its_answers_is_closed(tmp_path: Path) -> None:
    async def whole() -> None:
        limit = ("answer-seconds=0.2", "request-seconds=600", "idle-seconds=600")
        async with running(fresh_settings(tmp_path, limit=limit)) as (worker,):
            doors = worker.services.doors
            address = worker.base.removeprefix("http://").split(":")
            with socket.socket() as deaf:
                deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
                deaf.connect((address[0], int(address[1])))
                await seen(lambda: doors.open == 1)
                # More answers than all buffers in between can hold.
                deaf.sendall(b"GET /app.js HTTP/1.1\r\nHost: x\r\n\r\n" * 200)
                await seen(lambda: doors.open == 0)

    asyncio.run(whole())


def test_a_socket_that_does_not_say_hello_is_closed(tmp_path: Path) -> None:
    async def whole() -> None:
        async with running(fresh_settings(tmp_path, limit=("hello-seconds=0.2",))) as (worker,):
            address = worker.base.replace("http", "ws") + "/ws"
            async with connect(address, proxy=None) as silent:
                async with asyncio.timeout(PATIENCE):
                    assert "no_hello" in str(await silent.recv())
                    await silent.wait_closed()
                assert silent.close_code == 4408

    asyncio.run(whole())


def test_an_address_has_its_share_of_connections_and_gets_it_back(tmp_path: Path) -> None:
    async def whole() -> None:
        settings = fresh_settings(tmp_path, limits=True, limit=("connections-address=5",))
        async with running(settings) as (worker,):
            doors = worker.services.doors
            async with AsyncExitStack() as slow:
                for _ in range(5):
                    await slow.enter_async_context(dialled(worker, HALF))
                await seen(lambda: doors.open == 5)
                async with dialled(worker, b"") as reader:
                    told = await answer(reader)
                assert told.startswith(b"HTTP/1.1 429")
                assert told.endswith(b'{"code":"too_many","args":{"seconds":5}}')
                assert doors.refused == 1
            await seen(lambda: doors.open == 0)
            async with worker.client() as ann:
                await lay(ann, {})
            await seen(lambda: doors.open == 0)  # sockets are counted no longer either

    asyncio.run(whole())


def test_refused_connections_are_logged_once_in_a_while(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [50.0]
    monkeypatch.setattr(time, "monotonic", lambda: now[0])
    limits = Limits(read_limits(["connections-address=2"]), on=True)
    doors = Doors(limits, most=3)
    with capture_logs() as lines:
        assert [doors.enter("a"), doors.enter("a"), doors.enter("b")] == [True] * 3
        assert not any(doors.enter("c") for _ in range(40))
        now[0] += 11
        assert not doors.enter("c")
    assert [(line["event"], line["limit"], line["count"]) for line in lines] == [
        ("connections_refused", "all", 1),
        ("connections_refused", "all", 40),
    ]
    doors.leave("b")
    assert doors.enter("c")
    assert not doors.enter("a")


def test_behind_a_proxy_connections_are_not_counted_by_address() -> None:
    doors = Doors(Limits(read_limits(["connections-address=1"]), on=True), proxies=1, most=9)
    assert all(doors.enter("proxy") for _ in range(9))
    assert not doors.enter("proxy")


def test_the_limit_of_open_files_is_raised_at_the_start() -> None:
    _soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    code = (
        "import resource as r; hard = r.getrlimit(r.RLIMIT_NOFILE)[1]\n"
        "r.setrlimit(r.RLIMIT_NOFILE, (128, hard))\n"
        "from corridor.server.live.doors import open_files, raise_open_files\n"
        "raise_open_files(); print(open_files())"
    )
    found = subprocess.run([sys.executable, "-c", code], capture_output=True, check=True, text=True)
    most = 65_536 if hard == resource.RLIM_INFINITY else min(hard, 65_536)
    assert int(found.stdout.splitlines()[-1]) == most


def test_sockets_that_are_opened_and_closed_are_counted(tmp_path: Path) -> None:
    async def whole() -> None:
        settings = fresh_settings(tmp_path, limits=True, limit=("open-address=3/0.001",))
        async with running(settings) as (worker,):
            address = worker.base.replace("http", "ws") + "/ws"
            for _ in range(3):
                async with connect(address, proxy=None) as socket:
                    await socket.send(HELLO)
                    await socket.recv()
            async with connect(address, proxy=None) as socket:
                assert "too_many" in str(await socket.recv())
                with pytest.raises(ConnectionClosed):
                    await socket.recv()
                assert socket.close_code == 4429

    asyncio.run(whole())


@pytest.mark.parametrize("opcode", [Opcode.PING, Opcode.PONG])
def test_a_flood_of_pings_is_closed(tmp_path: Path, opcode: Opcode) -> None:
    async def whole() -> None:
        settings = fresh_settings(tmp_path, limits=True)
        async with running(settings) as (worker,), worker.client() as ann:
            made = await lay(ann, {})
            address = worker.base.replace("http", "ws") + "/ws"
            async with connect(address, proxy=None) as socket:
                await socket.send(HELLO)
                await socket.recv()
                socket.transport.write(Frame(opcode, b"").serialize(mask=True) * 5000)
                with pytest.raises(ConnectionClosed):
                    async with asyncio.timeout(PATIENCE):
                        await socket.recv()
                assert socket.close_code in (4429, 1006)  # 1006: reset while still sending
            assert (await ann.do("say", made["match"], seat=0, phrase="hello"))["type"] == "done"

    asyncio.run(whole())


def test_a_few_pings_are_answered(tmp_path: Path) -> None:
    async def whole() -> None:
        async with running(fresh_settings(tmp_path, limits=True)) as (worker,):
            address = worker.base.replace("http", "ws") + "/ws"
            async with connect(address, proxy=None) as socket:
                await socket.send(HELLO)
                for _ in range(10):
                    async with asyncio.timeout(PATIENCE):
                        await (await socket.ping())

    asyncio.run(whole())


def test_watching_again_and_again_is_counted_and_disturbs_nobody(tmp_path: Path) -> None:
    async def whole() -> None:
        settings = fresh_settings(tmp_path, limits=True, limit=("subscribe=4/0.001",))
        async with running(settings) as (worker,), worker.client() as ann, worker.client() as eve:
            match = (await lay(ann, {}))["match"]
            await ann.wait(lambda one: one["type"] == "presence")
            kinds = [(await eve.watch(match))["type"] for _ in range(6)]
            assert kinds == ["snapshot"] * 4 + ["refused"] * 2
            await ann.wait(lambda one: one.get("watchers") == 1)
            assert (await ann.do("say", match, seat=0, phrase="hello"))["type"] == "done"
            # Ann hears that Eve has come, once.
            assert sum(one["type"] == "presence" for one in ann.heard) == 2
            # Eve herself is told who is present each time she comes.
            assert sum(one["type"] == "presence" for one in eve.heard) == 4

    asyncio.run(whole())


UPGRADE = b"Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
HANDSHAKE = b"Host: x\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n" + UPGRADE


@pytest.mark.parametrize("proxies", [0, 1])
def test_handshakes_at_any_address_are_counted_as_requests(tmp_path: Path, proxies: int) -> None:
    async def shaken(worker: Running, caller: bytes) -> bytes:
        head = b"GET /elsewhere HTTP/1.1\r\nX-Forwarded-For: " + caller + b"\r\n" + HANDSHAKE
        async with dialled(worker, head + b"\r\n") as reader:
            return (await answer(reader)).split(b"\r\n")[0]

    async def whole() -> None:
        limit = ("request-address=3/0.001",)
        settings = fresh_settings(tmp_path, limits=True, limit=limit, proxies=proxies)
        async with running(settings) as (worker,):
            told = [await shaken(worker, b"203.0.113.9") for _ in range(5)]
            assert [b" 429 " in line for line in told] == [False] * 3 + [True] * 2
            # Behind a proxy others are others; without one anybody could claim so.
            assert (b" 429 " in await shaken(worker, b"198.51.100.7")) is not bool(proxies)

    asyncio.run(whole())


def test_a_handshake_where_there_is_no_socket_is_answered_like_an_unknown_address(
    tmp_path: Path,
) -> None:
    async def whole() -> None:
        async with running(fresh_settings(tmp_path)) as (worker,):
            for place in (b"/elsewhere", b"/api/lobby"):
                request = b"GET " + place + b" HTTP/1.1\r\n" + HANDSHAKE + b"\r\n"
                async with dialled(worker, request) as reader:
                    head, _, body = (await answer(reader)).partition(b"\r\n\r\n")
                assert head.startswith(b"HTTP/1.1 404"), place
                assert b"content-type: application/json" in head.lower(), place
                assert json.loads(body) == {"code": "no_such_match", "args": {}}, place

    asyncio.run(whole())


NO_REQUESTS = {
    "no line": b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03\r\n\r\n",
    "no version": b"GET /\r\n\r\n",
    "no host": b"GET / HTTP/1.1\r\n\r\n",
    "a bad header": b"GET / HTTP/1.1\r\nHost: x\r\nno colon\r\n\r\n",
    "two lengths": b"POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n",
    "no key": b"GET /ws HTTP/1.1\r\nHost: x\r\n" + UPGRADE + b"\r\n",
}


def test_what_is_no_request_is_answered_in_the_shape_of_errors_and_logged(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    async def check(worker: Running, what: str) -> None:
        worker.services.doors._lines.clear()  # as if nothing had been logged lately
        with capture_logs() as logs:
            async with dialled(worker, NO_REQUESTS[what]) as reader:
                told = await answer(reader)
        head, _, body = told.partition(b"\r\n\r\n")
        assert head.startswith(b"HTTP/1.1 400"), what
        assert b"content-type: application/json" in head.lower(), what
        assert json.loads(body) == {"code": "bad_message", "args": {}}, what
        lines = [line for line in logs if line["event"] == "request_malformed"]
        assert [(line["fault"], line["count"]) for line in lines] == [("bad_message", 1)], what

    async def whole() -> None:
        async with running(fresh_settings(tmp_path)) as (worker,):
            for what in NO_REQUESTS:
                await check(worker, what)
            async with worker.client() as ann:  # and everybody else goes on
                await lay(ann, {})

    asyncio.run(whole())
    assert "Traceback" not in capfd.readouterr().err


def test_nonsense_in_the_middle_of_a_body_or_of_a_socket_is_one_line_and_no_traceback(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    chunked = b"POST /api/join HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n"

    async def whole() -> None:
        async with running(fresh_settings(tmp_path)) as (worker,):
            with capture_logs() as logs:
                async with dialled(worker, chunked) as reader:
                    told = await answer(reader)
                    assert told == b"" or b'"bad_message"' in told
                address = worker.base.replace("http", "ws") + "/ws"
                async with connect(address) as socket:
                    await socket.send(HELLO)
                    frame = Frame(Opcode.TEXT, b"\xff\xfe")
                    socket.transport.write(frame.serialize(mask=True))
                    async with asyncio.timeout(PATIENCE):
                        await socket.wait_closed()
                    assert socket.close_code == 1007
            assert "request_malformed" in [line["event"] for line in logs]

    asyncio.run(whole())
    assert "Traceback" not in capfd.readouterr().err


def test_many_malformed_requests_are_one_line(tmp_path: Path) -> None:
    async def whole() -> None:
        async with running(fresh_settings(tmp_path)) as (worker,):
            with capture_logs() as logs:
                for _ in range(20):
                    async with dialled(worker, b"nonsense\r\n\r\n") as reader:
                        await answer(reader)
            lines = [line for line in logs if line["event"] == "request_malformed"]
            assert len(lines) == 1

    asyncio.run(whole())
