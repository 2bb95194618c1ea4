"""The origin of a request: token, player, address for rate limits, same-origin check."""

from ipaddress import IPv6Address
from typing import Any
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection

from corridor.server.identity import COOKIE, Signer
from corridor.server.settings import Settings

_HOST_BITS = 64  # low bits of an IPv6 address, which its owner can choose freely


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


def address_of(connection: ASGIConnection[Any, Any, Any, Any], settings: Settings) -> str:
    """The rate-limit key of a connection; behind trusted proxies by X-Forwarded-For."""
    address = connection.client.host if connection.client else ""
    if settings.proxies:
        told = connection.headers.get("x-forwarded-for", "").split(",")
        if len(told) >= settings.proxies and told[-settings.proxies].strip():
            address = told[-settings.proxies].strip()
    return rate_key(address)


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
    if origin is None:
        return True
    if origin in settings.origins:
        return True
    return urlsplit(origin).netloc == connection.headers.get("host", "")
