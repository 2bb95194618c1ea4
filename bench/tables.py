"""Clients of bench/server.py: the same match on our server and on boardgame.io's."""

import asyncio
import re
import time
from collections.abc import Callable
from typing import Any, Protocol

import httpx
from msgspec import json

Seen = Callable[[bytes], bool]
_PING, _PONG, _TEXT, _CLOSE = 9, 10, 1, 8
_SHORT, _LONG = 126, 127


class Wire(asyncio.Protocol):
    """A minimal WebSocket client, so that clients take little of the machine."""

    def __init__(self, host: str, path: str, headers: dict[str, str]) -> None:
        lines = [f"GET {path} HTTP/1.1", f"Host: {host}", "Upgrade: websocket"]
        lines += ["Connection: Upgrade", "Sec-WebSocket-Version: 13"]
        lines += ["Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA=="]
        lines += [f"{name}: {value}" for name, value in headers.items()]
        self._hello = ("\r\n".join(lines) + "\r\n\r\n").encode()
        self._buffer = b""
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._wanted: Seen = _nothing
        self._seen: asyncio.Future[bytes] | None = None
        self._before: list[bytes] = []

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Send the WebSocket handshake."""
        assert isinstance(transport, asyncio.Transport)
        self._transport = transport
        transport.write(self._hello)

    def connection_lost(self, exc: Exception | None) -> None:
        """Fail the pending wait."""
        if self._seen is not None and not self._seen.done():
            self._seen.set_exception(exc or ConnectionError("closed"))

    def data_received(self, data: bytes) -> None:
        """Parse frames."""
        self._buffer += data
        if not self.opened.done():
            head, found, rest = self._buffer.partition(b"\r\n\r\n")
            if not found:
                return
            if b" 101 " not in head:
                self.opened.set_exception(ConnectionError(head))
                return
            self.opened.set_result(None)
            self._buffer = rest
        while self._frame():
            continue

    def _frame(self) -> bool:
        buffer = self._buffer
        if len(buffer) < 2:  # noqa: PLR2004
            return False
        size, start = buffer[1], 2
        if size >= _SHORT:
            start = 4 if size == _SHORT else 10
            size = int.from_bytes(buffer[2:start], "big")
        if len(buffer) < start + size:
            return False
        body, self._buffer = buffer[start : start + size], buffer[start + size :]
        kind = buffer[0] & 15
        if kind == _PING:
            self._send(body, _PONG)
        elif kind == _CLOSE:
            self._transport.close()
        else:
            self._hear(body)
        return True

    def _hear(self, body: bytes) -> None:
        if body == b"2":  # a ping of socket.io
            self.tell(b"3")
        elif self._seen is None:
            self._before.append(body)
        elif self._wanted(body):
            seen, self._seen = self._seen, None
            seen.set_result(body)

    def tell(self, body: bytes) -> None:
        """Send a message."""
        self._send(body, _TEXT)

    def _send(self, body: bytes, kind: int) -> None:
        size = len(body)
        length = bytes([128 | size]) if size < _SHORT else b"\xfe" + size.to_bytes(2, "big")
        self._transport.write(bytes([128 | kind]) + length + bytes(4) + body)  # the mask is 0

    def see(self, wanted: Seen) -> "asyncio.Future[bytes]":
        """The next wanted message, among those not consumed yet."""
        future: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()
        self._wanted, self._seen = wanted, future
        waiting, self._before = self._before, []
        for number, body in enumerate(waiting):
            self._hear(body)
            if self._seen is None:
                self._before = waiting[number + 1 :]
                break
        return future

    @property
    def closing(self) -> bool:
        """Whether the connection is closed or about to be."""
        return self._transport.is_closing()

    def raw(self, data: bytes) -> None:
        """Send frames as they are, unless many wait to be sent."""
        if self._transport.get_write_buffer_size() < len(data):
            self._transport.write(data)

    def close(self) -> None:
        """Close the connections."""
        self._transport.close()


def _nothing(_body: bytes) -> bool:
    return False


async def wired(base: str, path: str, *, local: str = "", **headers: str) -> Wire:
    """Open a connection, from a local address if one is given."""
    host, _, port = base.removeprefix("http://").partition(":")
    make = lambda: Wire(f"{host}:{port}", path, headers)  # noqa: E731
    here = (local, 0) if local else None
    loop = asyncio.get_running_loop()
    _transport, wire = await loop.create_connection(make, host, int(port), local_addr=here)
    await wire.opened
    return wire


class Table(Protocol):
    """A match of two players."""

    async def lay(self, web: httpx.AsyncClient) -> None:
        """Create a table, take both seats and start."""

    async def move(self, number: int, text: str) -> float:
        """Make a move; seconds until the other player sees the board after it."""

    def close(self) -> None:
        """Close the connections."""


class Ours:
    """A match on our server."""

    def __init__(self, base: str, *, options: bool, local: str = "") -> None:
        self._base = base
        self._options = options
        self.local = local

    async def lay(self, web: httpx.AsyncClient) -> None:
        """Two guests, a table, a code, a start, two connections."""
        nobody = {"Authorization": "Bearer nobody"}  # with the cookie both would be the same player
        guests = [await web.post("/api/guest", headers=nobody) for _ in range(2)]
        tokens = [guest.json()["token"] for guest in guests]
        heads = [{"Authorization": f"Bearer {token}"} for token in tokens]
        setup = {"setup": {"lots": "seats"}}
        made = (await web.post("/api/tables", json=setup, headers=heads[0])).json()
        self._match = made["match"]
        await web.post("/api/join", json={"secret": made["code"]}, headers=heads[1])
        begin = {"type": "start", "match": self._match, "seq": 2}
        assert (await web.post("/api/commands", json=begin, headers=heads[0])).is_success
        self._wires = [await self._seat(head) for head in heads]

    async def _seat(self, head: dict[str, str]) -> Wire:
        wire = await wired(self._base, "/ws", local=self.local, **head)
        wire.tell(b'{"type":"hello","version":1,"features":["lines"]}')
        wish = {"type": "subscribe", "match": self._match, "options": self._options}
        wire.tell(json.encode(wish))
        await wire.see(lambda body: b'{"type":"snapshot"' in body)
        return wire

    async def move(self, number: int, text: str) -> float:
        """The other player sees it when the view comes, after event and table."""
        mover, seq = number % 2, 4 + number
        command = {"type": "move", "match": self._match, "seq": seq - 1, "move": text}
        start = f'{{"type":"view","match":"{self._match}","seq":{seq},'.encode()
        began = time.perf_counter()
        seen = self._wires[1 - mover].see(lambda body: start in body)
        done = self._wires[mover].see(lambda body: _DONE in body or _REFUSED in body)
        self._wires[mover].tell(json.encode(command))
        await seen
        took = time.perf_counter() - began
        answer = await done
        if _REFUSED in answer:
            raise RuntimeError(answer)
        return took

    def close(self) -> None:
        """Close the connections."""
        for wire in self._wires:
            wire.close()


class Solo:
    """A person who plays against a bot of level 3 on our server, each time at a new table."""

    def __init__(self, base: str, *, local: str = "") -> None:
        self._base = base
        self._local = local

    async def play(self, moves: int, pace: float) -> list[float]:
        """Seconds from each of some moves until the bot has answered and it is my turn again."""
        transport = httpx.AsyncHTTPTransport(local_address=self._local or None)
        async with httpx.AsyncClient(base_url=self._base, transport=transport, timeout=60) as web:
            token = (await web.post("/api/guest")).json()["token"]
            head = {"Authorization": f"Bearer {token}"}
            body = {"setup": {"lots": "seats"}, "bots": {"1": 3}}
            made = (await web.post("/api/tables", json=body, headers=head)).json()
            begin = {"type": "start", "match": made["match"], "seq": made["seq"]}
            await web.post("/api/commands", json=begin, headers=head)
        wire = await wired(self._base, "/ws", local=self._local, **head)
        wire.tell(b'{"type":"hello","version":1}')
        wire.tell(json.encode({"type": "subscribe", "match": made["match"]}))
        told = json.decode(await wire.see(_my_turn))
        times = []
        for _ in range(moves):
            walk = told["options"]["walks"][0]["walks"][0]
            move = {"type": "move", "match": made["match"], "seq": told["seq"], "move": walk}
            began = time.perf_counter()
            turn = wire.see(_my_turn)
            wire.tell(json.encode(move))
            told = json.decode(await turn)
            times.append(time.perf_counter() - began)
            await asyncio.sleep(pace)
        wire.close()
        return times


def _my_turn(body: bytes) -> bool:
    return body.startswith(b'{"type":"options"')


_DONE = b'{"type":"done"'
_REFUSED = b'{"type":"refused"'
_STATE = re.compile(rb'"_stateID":(\d+)')


class Theirs:
    """A match on boardgame.io's server, spoken to as its own client does."""

    def __init__(self, base: str) -> None:
        self._base = base
        self._state = 0

    async def lay(self, web: httpx.AsyncClient) -> None:
        """A match, two players, two connections."""
        made = await web.post("/games/race/create", json={"numPlayers": 2})
        self._match = made.json()["matchID"]
        self._keys = []
        for player in "01":
            body = {"playerID": player, "playerName": player}
            joined = await web.post(f"/games/race/{self._match}/join", json=body)
            self._keys.append(joined.json()["playerCredentials"])
        self._wires = [await self._seat(player) for player in (0, 1)]

    async def _seat(self, player: int) -> Wire:
        wire = await wired(self._base, "/socket.io/?EIO=4&transport=websocket")
        await wire.see(lambda body: body.startswith(b"0"))
        wire.tell(b"40/race,")
        await wire.see(lambda body: body.startswith(b"40/race,"))
        sync = ["sync", self._match, str(player), self._keys[player], 2]
        wire.tell(b"42/race," + json.encode(sync))
        await wire.see(lambda body: body.startswith(b'42/race,["sync"'))
        return wire

    async def move(self, number: int, text: str) -> float:
        """The other player sees it when the new state comes."""
        mover = number % 2
        kind = "place" if text[-1] in "hv" else "walk"
        payload: dict[str, Any] = {"type": kind, "args": [text], "playerID": str(mover)}
        payload["credentials"] = self._keys[mover]
        action = {"type": "MAKE_MOVE", "payload": payload}
        update = ["update", action, self._state, self._match, str(mover)]
        began = time.perf_counter()
        seen = self._wires[1 - mover].see(self._newer)
        done = self._wires[mover].see(self._newer)
        self._wires[mover].tell(b"42/race," + json.encode(update))
        body = await seen
        took = time.perf_counter() - began
        await done
        found = _STATE.search(body)
        assert found is not None
        self._state = int(found[1])
        return took

    def _newer(self, body: bytes) -> bool:
        found = _STATE.search(body) if body.startswith(b'42/race,["update"') else None
        return found is not None and int(found[1]) > self._state

    def close(self) -> None:
        """Close the connections."""
        for wire in self._wires:
            wire.close()
