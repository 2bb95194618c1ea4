"""A client that listens: what it wants to see, and what waits to be sent to it."""

import asyncio
from collections import deque
from dataclasses import dataclass, field

from msgspec import json

from corridor.wire.messages import Message

_MOST_WAITING = 400  # messages; who reads more slowly is dropped
_BREATH = 3  # turns of the loop until the answer to a command has followed the events it led to
_encode = json.encode


@dataclass(slots=True)
class Sight:
    """How far a client has seen a match, and what it wants of it."""

    sent: int
    view: bool
    options: bool


@dataclass(slots=True, eq=False)
class Session:
    """One connection."""

    player: str
    address: str
    sights: dict[str, Sight] = field(default_factory=dict)
    in_lobby: bool = False
    seeking: bool = False
    lines: bool = False  # several messages may come in one frame
    asked: bool = False  # a command of the client is being carried out
    too_slow: asyncio.Event = field(default_factory=asyncio.Event)
    _waiting: deque[bytes] = field(default_factory=deque)
    _news: asyncio.Event = field(default_factory=asyncio.Event)
    _parting: bool = False

    async def next_words(self) -> bytes:
        """What is to be sent next; nothing means that the server goes away."""
        if not self._waiting and not self._parting:
            self._news.clear()
            await self._news.wait()
            for _ in range(_BREATH if self.asked else 0):
                await asyncio.sleep(0)
        if not self.lines:
            return self._waiting.popleft() if self._waiting else b""
        words = b"\n".join(self._waiting)
        self._waiting.clear()
        return words

    def tell(self, message: Message) -> None:
        """Send a message when the client has read those before it."""
        self.send(_encode(message))

    def send(self, data: bytes) -> None:
        """Send what is encoded already."""
        if len(self._waiting) >= _MOST_WAITING:
            self.too_slow.set()
            return
        self._waiting.append(data)
        self._news.set()

    def part(self) -> None:
        """The server goes away, once the client has read what waits for it."""
        self._parting = True
        self._news.set()
