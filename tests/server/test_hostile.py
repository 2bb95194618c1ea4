"""Malformed and hostile input: refused or closed with a code; the server stays healthy."""

import asyncio
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase
from hypothesis import settings as effort
from msgspec import json
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode

from corridor.server.http.app import create_app
from corridor.server.settings import Settings
from tests.server.test_socket import lay
from tests.server.workers import PATIENCE, Running, fresh_settings, running

HELLO = '{"type":"hello","version":1}'
DEEP = "[" * 5000 + "]" * 5000


async def closed_with(worker: Running, *frames: str | bytes | Frame) -> int | None:
    """The code with which the server closes the connection."""
    address = worker.base.replace("http", "ws") + "/ws"
    async with connect(address, proxy=None) as socket:
        try:
            for frame in frames:
                await _send(socket, frame)
            async with asyncio.timeout(PATIENCE):
                while True:
                    await socket.recv()
        except ConnectionClosed:
            return socket.close_code


async def _send(socket: ClientConnection, frame: str | bytes | Frame) -> None:
    if not isinstance(frame, Frame):
        await socket.send(frame)
        return
    socket.transport.write(frame.serialize(mask=True))


@pytest.mark.parametrize(
    ("frames", "code"),
    [
        (["nonsense"], 4400),
        ([b"\x00\x01"], 4400),
        (['{"type":"ping"}'], 4408),
        (['{"type":"hello","version":99}'], 4426),
        ([HELLO, HELLO], 4400),
        ([HELLO, DEEP], 4400),
        ([HELLO, "{" + '"a":' * 3000], 4400),
        ([HELLO, "x" * 20_000], 1009),
        ([HELLO, Frame(Opcode.TEXT, b"\xff\xfe{}")], 1007),
        ([HELLO, Frame(Opcode.CONT, b"{}")], 1002),
        ([HELLO, *['{"type":"move","match":5}'] * 20], 4400),
    ],
)
def test_rubbish_is_closed_with_a_code(
    tmp_path: Path, frames: list[str | bytes | Frame], code: int
) -> None:
    async def whole() -> None:
        async with running(fresh_settings(tmp_path)) as (worker,):
            assert await closed_with(worker, *frames) == code
            async with worker.client() as client:  # the server still serves others
                await lay(client, {})

    asyncio.run(whole())


def malformed(rng: random.Random, match: str) -> Iterator[str]:
    """Random messages that are almost valid."""
    odd: list[Any] = [None, True, -1, 2**70, 1.5, "", "x" * 500, [], {}, [[]], "e2", "\u0000", 0]
    kinds = ["take", "leave", "bot", "fill", "share", "start", "move", "offer", "answer", "resign",
             "abort", "claim", "return", "say", "suggest", "hint", "subscribe", "unsubscribe",
             "lobby", "seek", "unseek", "ping", "hullo", 5]  # fmt: skip
    names = ["seat", "seq", "move", "kind", "yes", "gone", "want", "level", "name", "phrase", "rid",
             "shares", "mode", "time", "role", "after", "on", "character"]  # fmt: skip
    for _ in range(300):
        body = {"type": rng.choice(kinds), "match": rng.choice([match, "zzzzzzzz", 7])}
        for name in rng.sample(names, rng.randint(0, 6)):
            body[name] = rng.choice(odd)
        yield json.encode(body).decode()


def test_messages_that_are_almost_right(tmp_path: Path) -> None:
    async def whole() -> None:
        async with running(fresh_settings(tmp_path)) as (worker,), worker.client() as ann:
            made = await lay(ann, {"lots": "seats"}, bots={"1": 1})
            address = worker.base.replace("http", "ws") + "/ws"
            texts = list(malformed(random.Random(5), made["match"]))
            while texts:
                async with connect(address, proxy=None) as socket:
                    await socket.send(HELLO)
                    try:
                        while texts:
                            await socket.send(texts.pop())
                    except ConnectionClosed:
                        assert socket.close_code in (4400, 4408)
            state = await ann.get(f"/api/tables/{made['match']}")
            assert state["seq"] == made["seq"]
            assert (await ann.request("GET", "/ready")).is_success

    asyncio.run(whole())


def test_slow_readers_are_dropped(tmp_path: Path) -> None:
    async def whole() -> None:
        async with running(fresh_settings(tmp_path)) as (worker,), worker.client() as ann:
            made = await lay(ann, {})
            address = worker.base.replace("http", "ws") + "/ws"
            async with connect(address, proxy=None, max_queue=1) as lazy:
                await lazy.send(HELLO)
                ask = json.encode({"type": "subscribe", "match": made["match"]}).decode()
                async with asyncio.timeout(PATIENCE):
                    while len(worker.services.audience.sessions) > 1:
                        try:
                            await asyncio.wait_for(lazy.send(ask), 0.5)
                        except (TimeoutError, ConnectionClosed):
                            await asyncio.sleep(0.05)
                lazy.transport.abort()
            assert (await ann.do("say", made["match"], seat=0, phrase="hello"))["type"] == "done"

    asyncio.run(whole())


def test_limits_are_told_with_the_time_to_wait(tmp_path: Path) -> None:
    async def whole() -> None:
        async with running(fresh_settings(tmp_path, limits=True)) as (worker,):
            client = worker.client()
            codes = [
                (await client.request("POST", "/api/join", {"secret": "ABCDEF"})).status_code
                for _ in range(3)
            ]
            assert codes == [401] * 3
            client.token = (await client.post("/api/guest"))["token"]
            answers = [
                await client.request("POST", "/api/join", {"secret": "ABCDEF"}) for _ in range(25)
            ]
            assert answers[0].json()["code"] == "bad_code"
            assert answers[-1].json()["code"] == "too_many"
            assert int(answers[-1].headers["retry-after"]) >= 1

    asyncio.run(whole())


def test_large_bodies_and_headers(tmp_path: Path) -> None:
    async def whole() -> None:
        async with running(fresh_settings(tmp_path)) as (worker,), worker.client() as ann:
            big = await ann.request("POST", "/api/tables", {"name": "x" * 100_000})
            assert (big.status_code, big.json()["code"]) == (413, "too_large")
            page = await ann.request("GET", "/")
            policy = page.headers["content-security-policy"]
            assert "default-src 'none'" in policy
            assert "unsafe" not in policy
            assert page.headers["x-content-type-options"] == "nosniff"
            docs = await ann.request("GET", "/api/docs")
            assert docs.is_success
            assert "http" not in docs.text.replace("https://json-schema.org", "").lower()[:200]
            numbers = await ann.request("GET", "/metrics")
            assert numbers.status_code == 404, "metrics are not public"

    asyncio.run(whole())


def test_the_description_of_the_interface_holds(tmp_path: Path) -> None:
    """Schemathesis calls every operation of the OpenAPI description: none answers with a 5xx."""
    app = create_app(fresh_settings(tmp_path))
    schema = schemathesis.openapi.from_dict(app.openapi_schema.to_schema())
    wanted = effort(
        max_examples=8,
        deadline=None,
        derandomize=True,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
        database=None,
    )
    settings = fresh_settings(tmp_path)
    asked = asyncio.run(_asked(settings, _cases(schema, wanted)))
    assert asked > 60


def _cases(schema: Any, wanted: Any) -> list[dict[str, Any]]:  # noqa: ANN401
    from hypothesis import given

    found: list[dict[str, Any]] = []
    for result in schema.get_all_operations():
        operation = result.ok()

        @wanted  # type: ignore[untyped-decorator]
        @given(case=operation.as_strategy())
        def collect(case: Any) -> None:  # noqa: ANN401
            found.append(case.as_transport_kwargs(base_url="http://server"))

        collect()
    return found


async def _asked(settings: Settings, cases: list[dict[str, Any]]) -> int:
    async with running(settings) as (worker,), worker.client() as ann:
        made = await lay(ann, {})
        headers = {"Authorization": f"Bearer {ann.token}"}
        async with httpx.AsyncClient(
            base_url=worker.base, headers=headers, trust_env=False, verify=False, timeout=PATIENCE
        ) as web:
            for case in cases:
                url = case["url"].replace("http://server", worker.base)
                try:
                    request = web.build_request(
                        case["method"], url, params=case.get("params"), json=case.get("json")
                    )
                except (httpx.InvalidURL, ValueError, TypeError, UnicodeError):
                    continue
                answer = await web.send(request)
                assert answer.status_code < 500, (case, answer.text)
            assert (await web.get(f"/api/tables/{made['match']}")).is_success
    return len(cases)
