"""A client that listens: what it wants to see, and what waits to be sent to it."""

import asyncio
from dataclasses import dataclass, field

from msgspec import json

from corridor.wire.messages import Message

_MOST_WAITING = 400  # messages; who reads more slowly is dropped
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
    too_slow: asyncio.Event = field(default_factory=asyncio.Event)
    outgoing: asyncio.Queue[bytes] = field(default_factory=asyncio.Queue)

    async def next_words(self) -> bytes:
        """What is to be sent next; nothing means that the server goes away."""
        words = await self.outgoing.get()
        if not self.lines:
            return words
        found = [words]
        while words and not self.outgoing.empty():
            words = self.outgoing.get_nowait()
            found.append(words)
        if not words:
            self.outgoing.put_nowait(words)
        return b"\n".join(filter(None, found))

    def tell(self, message: Message) -> None:
        """Send a message when the client has read those before it."""
        self.send(_encode(message))

    def send(self, data: bytes) -> None:
        """Send what is encoded already."""
        if self.outgoing.qsize() >= _MOST_WAITING:
            self.too_slow.set()
        else:
            self.outgoing.put_nowait(data)
