"""Workers and clients for tests: real sockets, in the test's event loop or as processes."""

import asyncio
import itertools
import os
import random
import signal
import socket
import subprocess
import sys
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Self

import httpx
from msgspec import json, structs
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from corridor.server.http.app import create_app
from corridor.server.run import _Server, bind, configured
from corridor.server.settings import ENVIRONMENT, Settings

Message = dict[str, Any]
PATIENCE = 60.0  # seconds to wait for an event, on a busy machine too
KEY = "ab" * 32


class Client:
    """A WebSocket client; all messages received are kept in ``heard``."""

    def __init__(self, base: str, token: str = "") -> None:
        self.base = base
        self.token = token
        self.you = ""
        self.heard: list[Message] = []
        self.seq: dict[str, int] = {}
        self.closed: int | None = None
        self._rids = itertools.count(1)
        self._news = asyncio.Condition()
        self._socket: ClientConnection | None = None
        self._reader: asyncio.Task[None] | None = None

    async def __aenter__(self) -> Self:
        if not self.token:
            self.token = (await self.post("/api/guest"))["token"]
        await self.connect()
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.leave()

    async def connect(self, **headers: str) -> None:
        address = self.base.replace("http", "ws", 1) + "/ws"
        wanted = {"Authorization": f"Bearer {self.token}", **headers}
        self._socket = await connect(address, additional_headers=wanted, proxy=None)
        self.closed = None
        await self._socket.send(json.encode({"type": "hello", "version": 1}).decode())
        self._reader = asyncio.create_task(self._read(self._socket))
        self.you = (await self.wait(lambda one: one["type"] == "hello"))["you"]

    async def leave(self) -> None:
        if self._socket is not None:
            await self._socket.close()
        if self._reader is not None:
            self._reader.cancel()
            await asyncio.gather(self._reader, return_exceptions=True)

    async def _read(self, sock: ClientConnection) -> None:
        try:
            async for data in sock:
                await self._hear(json.decode(data))
        except ConnectionClosed:
            pass
        self.closed = sock.close_code
        async with self._news:
            self._news.notify_all()

    async def _hear(self, message: Message) -> None:
        match = message.get("match") or message.get("table", {}).get("match")
        if match and "seq" in message and message["type"] != "done":
            self.seq[match] = max(self.seq.get(match, 0), message["seq"])
        self.heard.append(message)
        async with self._news:
            self._news.notify_all()

    async def wait(self, wanted: Callable[[Message], Any], since: int = 0) -> Message:
        """The first wanted message, from index ``since`` of ``heard`` on."""
        place = since
        async with asyncio.timeout(PATIENCE):
            async with self._news:
                while True:
                    while place < len(self.heard):
                        if wanted(self.heard[place]):
                            return self.heard[place]
                        place += 1
                    if self.closed is not None:
                        raise ConnectionError(self.closed)
                    await self._news.wait()

    async def tell(self, what: str, /, **words: Any) -> None:  # noqa: ANN401
        assert self._socket is not None
        await self._socket.send(json.encode({"type": what, **words}).decode())

    async def do(self, what: str, match: str, /, **words: Any) -> Message:  # noqa: ANN401
        """Send a command, and return its answer."""
        rid = next(self._rids)
        place = len(self.heard)
        words.setdefault("seq", self.seq.get(match, 0))
        await self.tell(what, rid=rid, match=match, **words)
        return await self.wait(
            lambda one: (one.get("rid") == rid and one["type"] in ("done", "refused"))
            or (what == "hint" and one["type"] == "hint"), place
        )  # fmt: skip

    async def watch(self, match: str, **words: Any) -> Message:  # noqa: ANN401
        place = len(self.heard)
        await self.tell("subscribe", match=match, after=self.seq.get(match, 0), **words)
        return await self.wait(lambda one: one["type"] in ("snapshot", "refused"), place)

    def table(self, match: str) -> Message:
        """The newest table message of a match."""
        tables = [one["table"] for one in self.heard if one.get("table", {}).get("match") == match]
        found: Message = tables[-1]
        return found

    def events(self, match: str) -> list[tuple[int, Message]]:
        """All events of a match, in the order received."""
        return [
            (one["seq"], one["event"])
            for one in self.heard
            if one["type"] == "event" and one["match"] == match
        ]

    async def post(self, path: str, body: Any = None) -> Any:  # noqa: ANN401
        answer = await self.request("POST", path, body)
        assert answer.is_success, answer.text
        return answer.json()

    async def get(self, path: str) -> Any:  # noqa: ANN401
        answer = await self.request("GET", path)
        assert answer.is_success, answer.text
        return answer.json()

    async def request(
        self,
        method: str,
        path: str,
        body: Any = None,  # noqa: ANN401
        headers: dict[str, str] | None = None,
    ) -> httpx.Response:
        headers = {**(headers or {}), **self._authorization()}
        async with httpx.AsyncClient(
            base_url=self.base, headers=headers, trust_env=False, verify=False, timeout=PATIENCE
        ) as web:
            sent = {} if method == "GET" else {"json": body or {}}
            return await web.request(method, path, **sent)  # type: ignore[arg-type]

    def _authorization(self) -> dict[str, str]:
        return {"Authorization": f"Bearer {self.token}"} if self.token else {}


class Running:
    """A worker in the test's event loop."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.app = create_app(settings)
        self.services = self.app.state.services
        self._socket = bind("127.0.0.1", 0)
        self.base = f"http://127.0.0.1:{self._socket.getsockname()[1]}"

    async def start(self) -> None:
        self._server = _Server(configured(self.app, self.settings))
        self._server.capture_signals = _no_signals  # type: ignore[method-assign]
        self._task = asyncio.create_task(self._server.serve([self._socket]))
        async with asyncio.timeout(PATIENCE):
            while not self._server.started:
                if self._task.done():
                    await self._task
                await asyncio.sleep(0.01)

    async def stop(self) -> None:
        self._server.should_exit = True
        await self._task

    def client(self, token: str = "") -> Client:
        return Client(self.base, token)

    def pass_time(self, seconds: float) -> None:
        """Set the server's clock ahead, so that tests need not wait."""
        self.services.store.clock.ahead += round(seconds * 1000)


def _no_signals() -> Any:  # noqa: ANN401
    from contextlib import nullcontext

    return nullcontext()


@asynccontextmanager
async def running(settings: Settings, count: int = 1) -> AsyncIterator[list[Running]]:
    """Workers on one database."""
    workers = [Running(settings) for _ in range(count)]
    for worker in workers:
        await worker.start()
    try:
        yield workers
    finally:
        for worker in workers:
            await worker.stop()


class Process:
    """A worker process, which can be killed and started again at the same port."""

    def __init__(self, settings: Settings, environment: dict[str, str] | None = None) -> None:
        self._settings = settings
        self._environment = environment or {}
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self._port = probe.getsockname()[1]
        self.base = f"http://127.0.0.1:{self._port}"
        self._process: subprocess.Popen[bytes] | None = None

    async def start(self) -> None:
        sock = bind("127.0.0.1", self._port)
        assert sock.getsockname()[1] == self._port
        environment = {
            **os.environ, ENVIRONMENT: self._settings.text(), **self._environment
        }  # fmt: skip
        words = [sys.executable, "-m", "corridor.server.worker", str(sock.fileno())]
        self._process = await asyncio.to_thread(
            subprocess.Popen, words, pass_fds=[sock.fileno()], env=environment
        )
        sock.close()
        async with asyncio.timeout(PATIENCE):
            while not await self._answers():  # noqa: ASYNC110  another process is asked
                await asyncio.sleep(0.05)

    async def _answers(self) -> bool:
        try:
            async with httpx.AsyncClient(base_url=self.base, trust_env=False, verify=False) as web:
                return (await web.get("/ready")).is_success
        except httpx.HTTPError:
            return False

    async def kill(self, how: int = signal.SIGKILL) -> int:
        """Send a signal, and return the exit code."""
        assert self._process is not None
        self._process.send_signal(how)
        return await asyncio.to_thread(self._process.wait)


def fresh_settings(folder: Path, **changes: Any) -> Settings:  # noqa: ANN401
    """Settings for SQLite without rate limits, and with frequent polls."""
    usual = Settings(data=str(folder), limits=False, key=KEY, poll=0.5)
    return structs.replace(usual, **changes)


def sensible(who: Client, options: Message, rng: random.Random) -> str:
    """A move that mostly follows the route, so that games end; sometimes a fence or another."""
    views = [one["view"] for one in who.heard[-30:] if "view" in one]
    walks = [walk for choice in options["walks"] for walk in choice["walks"]]
    fences = [choice["move"] for choice in options["fences"]]
    route = views[-1]["routes"][views[-1]["to_move"]] if views else None
    if route and len(route["squares"]) > 1 and rng.random() < 0.75:
        ahead = [walk for walk in walks if walk == route["squares"][1]]
        if ahead:
            return str(ahead[0])
    if options["spend"] and rng.random() < 0.2:
        return str(options["spend"])
    if fences and (not walks or rng.random() < 0.2):
        return str(rng.choice(fences))
    return str(rng.choice(walks or [*options["enters"], *options["passes"]] or [options["spend"]]))
