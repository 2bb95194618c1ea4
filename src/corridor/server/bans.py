"""Bans by the host: a person by player id, or a network of addresses; in memory, for every request.

An IPv6 address stands for its /64, since its owner can choose the rest freely.
"""

from collections.abc import Iterable
from functools import lru_cache
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from typing import NamedTuple, TypeAlias

from corridor.match.decision import decline
from corridor.server.storage.clock import Clock
from corridor.wire.codes import Code

Network: TypeAlias = IPv4Network | IPv6Network
_IPV6_PREFIX = 64  # bits; longer prefixes are widened to it
_PLAYER = 20  # hex digits of a player id


class Ban(NamedTuple):
    """A person or a network that may not use the server."""

    target: str
    at: int  # milliseconds
    until: int | None  # ``None``: for good
    why: str


def ban_target(text: str) -> str | None:
    """A player id, or an address or network in its shortest form; ``None`` if it is neither.

    >>> ban_target("203.0.113.7"), ban_target("203.0.113.9/24"), ban_target("2001:db8::1")
    ('203.0.113.7/32', '203.0.113.0/24', '2001:db8::/64')
    >>> ban_target("0123456789ABCDEF0123"), ban_target("Ann")
    ('0123456789abcdef0123', None)
    """
    text = text.strip().lower()
    if len(text) == _PLAYER and all(sign in "0123456789abcdef" for sign in text):
        return text
    try:
        network = ip_network(text, strict=False)
    except ValueError:
        return None
    if isinstance(network, IPv6Network):
        mapped = network.network_address.ipv4_mapped
        if mapped is not None:
            return ban_target(str(mapped))
        if network.prefixlen > _IPV6_PREFIX:
            network = network.supernet(new_prefix=_IPV6_PREFIX)
    return str(network)


class Bans:
    """The bans that are in force."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._people: dict[str, Ban] = {}
        self._networks: list[tuple[Network, Ban]] = []

    def replace(self, bans: Iterable[Ban]) -> None:
        """Take over the bans of the database."""
        self._people, self._networks = {}, []
        for ban in bans:
            if ":" in ban.target or "." in ban.target:
                self._networks.append((ip_network(ban.target), ban))
            else:
                self._people[ban.target] = ban

    def applies(self, player: str, address: str) -> bool:
        """Whether a person or an address is banned now."""
        found = self._people.get(player)
        if found is not None and self._lasts(found):
            return True
        if not self._networks:
            return False
        number = _parsed(address)
        return number is not None and any(
            number in network and self._lasts(ban) for network, ban in self._networks
        )

    def check(self, player: str, address: str) -> None:
        """Raise ``Declined`` for a person or an address that is banned."""
        if (self._people or self._networks) and self.applies(player, address):
            raise decline(Code.BANNED)

    def _lasts(self, ban: Ban) -> bool:
        return ban.until is None or self._clock.now() < ban.until


@lru_cache(maxsize=4096)
def _parsed(address: str) -> IPv4Address | IPv6Address | None:
    """An address as a number; ``None`` for what a proxy made up."""
    try:
        return ip_address(address)
    except ValueError:
        return None
