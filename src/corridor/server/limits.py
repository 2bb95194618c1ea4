"""Rate limits by address and player: token buckets, and a maximum of open sockets."""

import time
from collections import OrderedDict
from dataclasses import dataclass

from corridor.match.decision import decline
from corridor.wire.codes import Code

_MOST_BUCKETS = 20_000


@dataclass(frozen=True, slots=True)
class Rate:
    """Size of a bucket, and tokens it gains each second."""

    burst: float
    second: float


RATES = {
    "create": Rate(20, 0.2),
    "command": Rate(60, 10),
    "message": Rate(200, 40),
    "join": Rate(10, 0.1),
    "invite": Rate(20, 0.2),
    "guest": Rate(30, 0.5),
    "hint": Rate(5, 0.2),
    "request": Rate(200, 40),
}
MOST_SOCKETS = 40  # open at once from one address


class Limits:
    """Token buckets by kind and key."""

    def __init__(self, *, on: bool) -> None:
        self._on = on
        self._buckets: OrderedDict[tuple[str, str], tuple[float, float]] = OrderedDict()
        self._sockets: dict[str, int] = {}

    def spend(self, kind: str, *keys: str) -> None:
        """Take a token from the bucket of each key; raise ``Declined`` if one is empty."""
        if not self._on:
            return
        now = time.monotonic()
        rate = RATES[kind]
        for key in keys:
            if not key:
                continue
            left, since = self._buckets.pop((kind, key), (rate.burst, now))
            left = min(rate.burst, left + (now - since) * rate.second)
            self._buckets[kind, key] = (max(left - 1, 0), now)
            if len(self._buckets) > _MOST_BUCKETS:
                self._buckets.popitem(last=False)
            if left < 1:
                raise decline(Code.TOO_MANY, seconds=int((1 - left) / rate.second) + 1)

    def connect(self, address: str) -> bool:
        """Count a new socket; ``False`` if the address has too many."""
        count = self._sockets.get(address, 0)
        if self._on and count >= MOST_SOCKETS:
            return False
        self._sockets[address] = count + 1
        return True

    def disconnect(self, address: str) -> None:
        """Count a closed socket."""
        left = self._sockets.get(address, 1) - 1
        if left > 0:
            self._sockets[address] = left
        else:
            self._sockets.pop(address, None)
