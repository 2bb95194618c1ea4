"""Rate limits by address and person: token buckets, and how many sockets are open."""

import math
import time
from collections import OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import lru_cache
from ipaddress import IPv6Network

from corridor.match.decision import Declined, decline
from corridor.server.limit_table import LimitTable, Rate
from corridor.wire.codes import Code

_MOST_BUCKETS = 20_000
_ADDRESS = "-address"  # ends the names of limits by address
_NETWORK = "-network"  # the same for a whole IPv6 network; derived, not set one by one
_SITE_BITS = 48  # of an IPv6 address: what one customer may get


@dataclass(slots=True)
class Bucket:
    """Tokens of a rate; empty, it refuses. A refused try takes none."""

    rate: Rate
    left: float
    since: float

    def wait(self, now: float) -> int:
        """Whole seconds until there is a token; 0 if there is one."""
        self.left = min(self.rate.burst, self.left + (now - self.since) * self.rate.second)
        self.since = now
        return 0 if self.left >= 1 else math.ceil((1 - self.left) / self.rate.second)

    def spend(self, now: float) -> bool:
        """Take a token; ``False`` if there is none."""
        if self.wait(now):
            return False
        self.left -= 1
        return True


def full(rate: Rate, now: float) -> Bucket:
    """A bucket that nobody has taken from yet."""
    return Bucket(rate, rate.burst, now)


class Limits:
    """Token buckets by kind and key, and open sockets by key."""

    def __init__(self, table: LimitTable | None = None, *, on: bool) -> None:
        self.table = LimitTable() if table is None else table
        self.on = on
        self._buckets: OrderedDict[tuple[str, str], Bucket] = OrderedDict()
        self._sockets: dict[tuple[str, str], int] = {}

    def spend(self, kind: str, address: str = "", person: str = "") -> None:
        """Take a token of the address and one of the person, or raise ``Declined`` and take none.

        Otherwise everybody who tries again and again would keep all others of the address out.
        """
        buckets = self._all(kind, address, person)
        now = time.monotonic()
        wait = max((one.wait(now) for one in buckets), default=0)
        if wait:
            raise decline(Code.TOO_MANY, seconds=wait)
        for one in buckets:
            one.left -= 1

    @contextmanager
    def counted_if_wrong(self, kind: str, address: str = "", person: str = "") -> Iterator[None]:
        """Spend for a guess; one that turns out right, or is refused unread, is given back."""
        self.spend(kind, address, person)
        try:
            yield
        except Declined as error:
            if error.code != Code.TOO_MANY:
                raise
            self._give_back(kind, address, person)
            raise
        self._give_back(kind, address, person)

    def _give_back(self, kind: str, address: str, person: str) -> None:
        for one in self._all(kind, address, person):
            one.left = min(one.rate.burst, one.left + 1)

    def fresh_bucket(self, kind: str) -> Bucket | None:
        """A bucket for one connection; ``None`` if limits are off."""
        return full(self.table.rates[kind], time.monotonic()) if self.on else None

    def connect(self, address: str, person: str = "") -> bool:
        """Count a new socket; ``False`` if there are too many of the address or the person."""
        keys = _keys("sockets", address, person)
        if self.on and any(self._sockets.get(key, 0) >= self._most(key[0]) for key in keys):
            return False
        for key in keys:
            self._sockets[key] = self._sockets.get(key, 0) + 1
        return True

    def _most(self, name: str) -> float:
        """The limit of a count, by its name."""
        counts = self.table.counts
        if name.endswith(_NETWORK):
            return counts[name.removesuffix(_NETWORK) + _ADDRESS] * counts["network"]
        return counts[name]

    def disconnect(self, address: str, person: str = "") -> None:
        """Count a closed socket."""
        for key in _keys("sockets", address, person):
            left = self._sockets.get(key, 1) - 1
            if left > 0:
                self._sockets[key] = left
            else:
                self._sockets.pop(key, None)

    def _all(self, kind: str, address: str, person: str) -> list[Bucket]:
        if not self.on:
            return []
        return [
            self._bucket(key, rate)
            for key in _keys(kind, address, person)
            if (rate := self._rate(key[0])) is not None
        ]

    def _rate(self, name: str) -> Rate | None:
        """The rate of a limit, by its name; a network's is that of so many addresses."""
        if not name.endswith(_NETWORK):
            return self.table.rates.get(name)
        one = self.table.rates.get(name.removesuffix(_NETWORK) + _ADDRESS)
        many = self.table.counts["network"]
        return None if one is None else Rate(one.burst * many, one.second * many)

    def _bucket(self, key: tuple[str, str], rate: Rate) -> Bucket:
        bucket = self._buckets.get(key)
        if bucket is None:
            bucket = self._buckets[key] = full(rate, time.monotonic())
            if len(self._buckets) > _MOST_BUCKETS:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(key)
        return bucket


def _keys(kind: str, address: str, person: str) -> list[tuple[str, str]]:
    """The names of the limits of an address, its network and a person, each with its key."""
    network = network_of(address)
    pairs = ((kind + _ADDRESS, address), (kind + _NETWORK, network), (kind, person))
    return [(name, key) for name, key in pairs if key]


def site_of(address: str) -> str:
    """Who is behind an address, as far as one can tell: its network, else the address itself.

    >>> site_of("2001:db8:1:2::"), site_of("192.0.2.7")
    ('2001:db8:1::/48', '192.0.2.7')
    """
    return network_of(address) or address


@lru_cache(maxsize=4096)
def network_of(address: str) -> str:
    """The /48 of an IPv6 address: whoever has one can use 65,536 times a /64. Else empty.

    >>> network_of("2001:db8:1:2::"), network_of("192.0.2.7")
    ('2001:db8:1::/48', '')
    """
    if ":" not in address:
        return ""
    try:
        return str(IPv6Network((address, _SITE_BITS), strict=False))
    except ValueError:
        return ""
