"""The origin of a request: token, player, address for rate limits, same-origin check."""

import re
from collections.abc import Sequence
from ipaddress import IPv6Address, ip_address
from typing import Any
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection

from corridor.server.identity import COOKIE, Signer
from corridor.server.settings import Settings

_HOST_BITS = 64  # low bits of an IPv6 address, which its owner can choose freely
_ADDRESS = re.compile(r"\[([0-9a-fA-F:.]+)\](?::\d+)?|([0-9.]+)(?::\d+)?|([0-9a-fA-F:.]+)")
_USUAL_PORTS = {"http": 80, "https": 443}


def token_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """The token of the Authorization header, else of the cookie."""
    header = connection.headers.get("authorization", "")
    if header.lower().startswith("bearer "):
        return header[len("bearer ") :].strip()
    return connection.cookies.get(COOKIE, "")


def player_of(connection: ASGIConnection[Any, Any, Any, Any], signer: Signer) -> str:
    """The player id of a valid token; empty without one."""
    token = token_of(connection)
    return signer.player(token) if token else ""


def from_page(connection: ASGIConnection[Any, Any, Any, Any]) -> bool:
    """Whether a browser's page asks: it has a cookie, and its scripts get no token to read."""
    headers = connection.headers
    by_cookie = COOKIE in connection.cookies and "authorization" not in headers
    return by_cookie or "origin" in headers or "sec-fetch-site" in headers


def address_of(connection: ASGIConnection[Any, Any, Any, Any], settings: Settings) -> str:
    """The rate-limit key of a connection; behind trusted proxies by X-Forwarded-For."""
    address = connection.client.host if connection.client else ""
    return caller(address, connection.headers.getall("x-forwarded-for", []), settings.proxies)


def caller(address: str, headers: Sequence[str], proxies: int) -> str:
    """The rate-limit key of who called, by these headers X-Forwarded-For of trusted proxies.

    >>> caller("127.0.0.1", ["198.51.100.1, 192.0.2.7"], 1), caller("192.0.2.9", ["x"], 0)
    ('192.0.2.7', '192.0.2.9')
    """
    told = ",".join(headers).split(",")
    if 0 < proxies <= len(told):
        address = forwarded(told[-proxies]) or address
    return rate_key(address)


def forwarded(told: str) -> str:
    """The address in an entry of X-Forwarded-For, without its port; empty if it is none.

    >>> forwarded(" 192.0.2.7:4711"), forwarded("[2001:db8::1]:80"), forwarded("2001:db8::1")
    ('192.0.2.7', '2001:db8::1', '2001:db8::1')
    """
    found = _ADDRESS.fullmatch(told.strip())
    bare = next(filter(None, found.groups()), "") if found else ""
    try:
        return str(ip_address(bare))
    except ValueError:
        return ""


def rate_key(address: str) -> str:
    """Rate-limit key: an IPv4 address or an IPv6 /64 prefix.

    >>> rate_key("2001:db8:1:2:3:4:5:6"), rate_key("192.0.2.7")
    ('2001:db8:1:2::', '192.0.2.7')
    """
    try:
        number = IPv6Address(address)
    except ValueError:
        return address
    if number.ipv4_mapped is not None:
        return str(number.ipv4_mapped)
    return str(IPv6Address(int(number) >> _HOST_BITS << _HOST_BITS))


def same_origin(connection: ASGIConnection[Any, Any, Any, Any], settings: Settings) -> bool:
    """Whether the request comes from our own page, an allowed one, or a program (no Origin)."""
    origin = connection.headers.get("origin")
    if origin is None or origin in settings.origins:
        return True
    try:
        asking = urlsplit(origin)
        usual = _USUAL_PORTS.get(asking.scheme)
        ours = urlsplit(f"//{connection.headers.get('host', '')}")
        return bool(asking.hostname) and (
            (asking.hostname, asking.port or usual) == (ours.hostname, ours.port or usual)
        )
    except ValueError:  # no address at all
        return False


def known_host(connection: ASGIConnection[Any, Any, Any, Any], settings: Settings) -> bool:
    """Whether the request names a host of the settings; without any there, each is known."""
    if not settings.hosts:
        return True
    try:
        name = urlsplit(f"//{connection.headers.get('host', '')}").hostname
    except ValueError:
        return False
    return name in settings.hosts
