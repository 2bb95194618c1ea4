"""nginx and Caddy from Debian in front, with the kit's files: https, sockets, Host, addresses."""

import asyncio
import ssl
from collections.abc import Callable
from contextlib import AbstractContextManager
from pathlib import Path

import httpx
import pytest
from msgspec import json
from websockets.asyncio.client import connect

from corridor.server.bans import Ban
from tests.deploy.proxies import caddy, nginx
from tests.fetched import NotFetched
from tests.server.workers import PATIENCE, Running, fresh_settings, running

Proxy = Callable[[Path, str], AbstractContextManager[str]]
STRANGER = "203.0.113.9"


@pytest.fixture(params=[nginx, caddy], ids=["nginx", "caddy"])
def proxy(request: pytest.FixtureRequest) -> Proxy:
    found: Proxy = request.param
    return found


def test_a_proxy_of_the_kit_carries_everything_and_lends_nobody_an_address(
    proxy: Proxy, tmp_path: Path
) -> None:
    async def whole() -> None:
        settings = fresh_settings(tmp_path / "data", proxies=1, secure=True)
        async with running(settings) as (worker,):
            upstream = worker.base.removeprefix("http://")
            with proxy(tmp_path, upstream) as base:
                async with httpx.AsyncClient(
                    base_url=base, verify=False, trust_env=False, timeout=PATIENCE
                ) as web:
                    await _origins(web, base)
                    await _sockets(web, base)
                    await _addresses(web, worker)
                    await _sizes(web)

    try:
        asyncio.run(whole())
    except NotFetched as error:
        pytest.skip(f"the proxy is not here and could not be fetched: {error}")


async def _origins(web: httpx.AsyncClient, base: str) -> None:
    """The Host header passes with its port, so that our own page is known as ours."""
    ours = await web.post("/api/guest", headers={"Origin": base}, json={})
    assert ours.is_success, ours.text
    assert "Secure" in ours.headers["set-cookie"]
    theirs = await web.post("/api/guest", headers={"Origin": "https://evil.example"}, json={})
    assert theirs.json()["code"] == "bad_origin"


async def _sockets(web: httpx.AsyncClient, base: str) -> None:
    trusting = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
    trusting.check_hostname, trusting.verify_mode = False, ssl.CERT_NONE
    cookie = "; ".join(f"{name}={value}" for name, value in web.cookies.items())
    headers = {"Origin": base, "Cookie": cookie}
    address = base.replace("https", "wss", 1) + "/ws"
    async with connect(address, ssl=trusting, additional_headers=headers, proxy=None) as socket:
        await socket.send('{"type":"hello","version":1}')
        welcome = json.decode(await socket.recv())
    assert welcome["type"] == "hello"
    assert welcome["you"], "the cookie came along"


async def _addresses(web: httpx.AsyncClient, worker: Running) -> None:
    """The address of a client is that of its connection, whatever it says itself."""
    says = {"X-Forwarded-For": STRANGER, "X-Real-IP": STRANGER}
    worker.services.bans.replace([Ban(f"{STRANGER}/32", 0, None, "")])
    assert (await web.get("/api/lobby", headers=says)).is_success
    worker.services.bans.replace([Ban("127.0.0.0/8", 0, None, "")])
    assert (await web.get("/api/lobby", headers=says)).json()["code"] == "banned"
    worker.services.bans.replace([])


async def _sizes(web: httpx.AsyncClient) -> None:
    assert (await web.post("/api/tables", content=b"x" * 100_000)).status_code == 413
