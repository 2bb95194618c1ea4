"""nginx and Caddy from Debian in front, with the kit's files: https, sockets, Host, addresses."""

import asyncio
import functools
from collections.abc import Callable, Coroutine
from contextlib import AbstractContextManager
from pathlib import Path
from typing import Any

import httpx
import pytest
from msgspec import json
from websockets.asyncio.client import connect

from corridor.server.bans import Ban
from tests.deploy.proxies import Front, caddy, nginx
from tests.fetched import NotFetched
from tests.server.workers import PATIENCE, Running, fresh_settings, running

Proxy = Callable[[Path, str], AbstractContextManager[Front]]
STRANGER = "203.0.113.9"
ATTACKER = "127.0.9.9"
GUESTS = 6  # that an address may have


@pytest.fixture(
    params=[nginx, functools.partial(nginx, ports=True), caddy],
    ids=["nginx", "nginx that tells ports", "caddy"],
)
def proxy(request: pytest.FixtureRequest) -> Proxy:
    found: Proxy = request.param
    return found


def test_a_proxy_of_the_kit_carries_everything_and_lends_nobody_an_address(
    proxy: Proxy, tmp_path: Path
) -> None:
    async def whole() -> None:
        settings = fresh_settings(
            tmp_path / "data", proxies=1, secure=True, hosts=("localhost",), limits=True,
            limit=(f"guest-address={GUESTS}/0.0001",),
        )  # fmt: skip
        async with running(settings) as (worker,):
            upstream = worker.base.removeprefix("http://")
            with proxy(tmp_path, upstream) as front:
                async with _web(front) as web:
                    await _origins(web, front.base)
                    await _hosts(web)
                    await _sockets(web, front)
                    await _addresses(web, worker)
                    await _sizes(web)
                await _limits(front)

    _carried_out(whole())


def _carried_out(work: Coroutine[Any, Any, None]) -> None:
    try:
        asyncio.run(work)
    except NotFetched as error:
        pytest.skip(f"the proxy is not here and could not be fetched: {error}")


def _web(front: Front) -> httpx.AsyncClient:
    return httpx.AsyncClient(
        base_url=front.base, verify=front.trusted, trust_env=False, timeout=PATIENCE
    )


async def _origins(web: httpx.AsyncClient, base: str) -> None:
    """The Host header passes with its port, so that our own page is known as ours."""
    assert (await web.get("/")).headers["strict-transport-security"]
    ours = await web.post("/api/guest", headers={"Origin": base}, json={})
    assert ours.is_success, ours.text
    assert "Secure" in ours.headers["set-cookie"]
    assert (await web.post("/api/tables", headers={"Origin": base}, json={})).is_success
    for other in ("https://evil.example", "https://localhost"):  # another port is another origin
        theirs = await web.post("/api/guest", headers={"Origin": other}, json={})
        assert theirs.json()["code"] == "bad_origin", other


async def _hosts(web: httpx.AsyncClient) -> None:
    """Another host is refused by us, if the proxy does not keep such requests to itself."""
    answer = await web.get("/api/me", headers={"Host": "evil.example"})
    assert not answer.content or answer.json()["code"] == "bad_host"


async def _sockets(web: httpx.AsyncClient, front: Front) -> None:
    cookie = "; ".join(f"{name}={value}" for name, value in web.cookies.items())
    address = front.base.replace("https", "wss", 1) + "/ws"
    ours = {"Origin": front.base, "Cookie": cookie}
    async with connect(address, ssl=front.trusted, additional_headers=ours, proxy=None) as socket:
        await socket.send('{"type":"hello","version":1}')
        welcome = json.decode(await socket.recv())
    assert welcome["type"] == "hello"
    assert welcome["you"], "the cookie came along"
    other = {"Origin": "https://elsewhere.example"}
    async with connect(address, ssl=front.trusted, additional_headers=other, proxy=None) as socket:
        assert "bad_origin" in str(await socket.recv())


async def _addresses(web: httpx.AsyncClient, worker: Running) -> None:
    """The address of a client is that of its connection, whatever it says itself."""
    says = {"X-Forwarded-For": STRANGER, "X-Real-IP": STRANGER}
    worker.services.bans.replace([Ban(f"{STRANGER}/32", 0, None, "")])
    assert (await web.get("/api/lobby", headers=says)).is_success
    worker.services.bans.replace([Ban("127.0.0.0/8", 0, None, "")])
    assert (await web.get("/api/lobby", headers=says)).json()["code"] == "banned"
    worker.services.bans.replace([])


async def _limits(front: Front) -> None:
    """Every connection has another port, and names another address: all of them count as one."""
    answers = []
    for number in range(GUESTS + 1):
        forged = {"X-Forwarded-For": f"203.0.113.{number}"}
        async with _web(front) as fresh:
            answers.append((await fresh.post("/api/guest", json={}, headers=forged)).status_code)
    assert answers[0] == 200
    assert answers[-1] == 429


async def _sizes(web: httpx.AsyncClient) -> None:
    assert (await web.post("/api/tables", content=b"x" * 100_000)).status_code == 413


async def _dialled(front: Front, data: bytes) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """A connection of the attacker, who has sent something and sends nothing more."""
    port = int(front.base.rpartition(":")[2])
    trusted = front.trusted
    trusted.set_alpn_protocols(["http/1.1"])
    dialled = await asyncio.open_connection(
        "127.0.0.1", port, ssl=trusted, server_hostname="localhost", local_addr=(ATTACKER, 0)
    )
    dialled[1].write(data)
    return dialled


@pytest.mark.parametrize(
    ("kind", "changes"),
    [
        (nginx, {"client_header_timeout 20s": "client_header_timeout 1s"}),
        (caddy, {"read_header 20s": "read_header 1s"}),
    ],
    ids=["nginx", "caddy"],
)
def test_a_proxy_of_the_kit_closes_requests_that_do_not_end(
    kind: Callable[..., AbstractContextManager[Front]], changes: dict[str, str], tmp_path: Path
) -> None:
    async def half(front: Front) -> bytes:
        reader = writer = None
        try:
            reader, writer = await _dialled(front, b"GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ")
            return await reader.read()
        except OSError:  # closed already
            return b""
        finally:
            if writer is not None:
                writer.close()

    async def whole() -> None:
        with kind(tmp_path, "127.0.0.1:1", changes=changes) as front:
            async with asyncio.timeout(PATIENCE):
                told = await asyncio.gather(*(half(front) for _ in range(10)))
        assert all(not one or b" 408 " in one.splitlines()[0] for one in told)

    _carried_out(whole())


def test_nginx_of_the_kit_counts_the_connections_of_an_address(tmp_path: Path) -> None:
    body = b"POST /api/guest HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\n{"

    async def whole() -> None:
        async with running(fresh_settings(tmp_path / "data", proxies=1)) as (worker,):
            upstream = worker.base.removeprefix("http://")
            few = {"corridor 600;": "corridor 3;"}
            with nginx(tmp_path, upstream, changes=few) as front:
                held = [await _dialled(front, body) for _ in range(4)]
                reads = [asyncio.create_task(reader.read(2000)) for reader, _writer in held]
                async with asyncio.timeout(PATIENCE):
                    done, left = await asyncio.wait(reads, return_when=asyncio.FIRST_COMPLETED)
                assert len(left) == 3
                head, _, told = done.pop().result().partition(b"\r\n\r\n")
                assert b" 429 " in head.splitlines()[0]
                assert b"Retry-After: 5" in head
                assert json.decode(told) == {"code": "too_many", "args": {"seconds": 5}}
                async with _web(front) as web:  # from another address
                    assert (await web.post("/api/guest", json={})).is_success
                for read, (_reader, writer) in zip(reads, held, strict=True):
                    read.cancel()
                    writer.close()

    _carried_out(whole())
