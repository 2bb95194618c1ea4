"""A session: one client connection, the matches it watches, and its queue of messages."""

import asyncio
from collections import deque
from dataclasses import dataclass, field

from msgspec import json

from corridor.wire.codes import Code
from corridor.wire.messages import Message

_TICKS = 3  # loop ticks, so that the reply to a command shares a frame with its events
_encode = json.encode

# Close codes of connections that the server ends by itself.
GOING_AWAY = 1012
SIGNED_OUT = 4401
BANNED = 4423


@dataclass(slots=True)
class Sight:
    """The last seq sent to a client, and whether it wants views and options."""

    sent: int
    view: bool
    options: bool


@dataclass(slots=True, eq=False)
class Session:
    """One connection and its queue."""

    player: str
    address: str
    unread: int  # so many messages may wait; a client that reads too slowly is dropped
    sights: dict[str, Sight] = field(default_factory=dict)
    in_lobby: bool = False
    seeking: bool = False
    lines: bool = False  # the client takes several messages in one frame
    asked: bool = False  # a command of this client is being carried out
    too_slow: asyncio.Event = field(default_factory=asyncio.Event)
    _waiting: deque[bytes] = field(default_factory=deque)
    _news: asyncio.Event = field(default_factory=asyncio.Event)
    parting: tuple[int, str] | None = None  # the close code after the queued messages, and why

    async def next_data(self) -> bytes:
        """The next bytes to send; empty when the server ends and the queue is empty."""
        if not self._waiting and self.parting is None:
            self._news.clear()
            await self._news.wait()
            for _ in range(_TICKS if self.asked else 0):
                await asyncio.sleep(0)
        if not self.lines:
            return self._waiting.popleft() if self._waiting else b""
        data = b"\n".join(self._waiting)
        self._waiting.clear()
        return data

    def tell(self, message: Message) -> None:
        """Queue a message."""
        self.send(_encode(message))

    def send(self, data: bytes) -> None:
        """Queue an encoded message."""
        if len(self._waiting) >= self.unread:
            self.too_slow.set()
            return
        self._waiting.append(data)
        self._news.set()

    def part(self) -> None:
        """Ask the client to connect again, after the queued messages."""
        self._end(GOING_AWAY, "restart")

    def ban(self) -> None:
        """End the connection of a person or an address that the host has just banned."""
        self._end(BANNED, str(Code.BANNED))

    def sign_out(self) -> None:
        """End the connection, whose token is good no longer."""
        self._end(SIGNED_OUT, "signed_out")

    def _end(self, code: int, why: str) -> None:
        self.parting = self.parting or (code, why)
        self._news.set()
