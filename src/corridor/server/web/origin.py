"""Who knocks: their address, their token, and whether their page may speak for them."""

from ipaddress import IPv6Address
from typing import Any
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection

from corridor.server.identity import COOKIE, Signer
from corridor.server.settings import Settings

_OWN_BITS = 64  # of an address, which whoever has it can choose freely


def token_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """The token of a cookie, or of a program's header."""
    header = connection.headers.get("authorization", "")
    if header.lower().startswith("bearer "):
        return header[len("bearer ") :].strip()
    return connection.cookies.get(COOKIE, "")


def player_of(connection: ASGIConnection[Any, Any, Any, Any], signer: Signer) -> str:
    """Who knocks; nothing for somebody without a valid token."""
    token = token_of(connection)
    return signer.player(token) if token else ""


def address_of(connection: ASGIConnection[Any, Any, Any, Any], settings: Settings) -> str:
    """Where they come from; our own proxies tell it."""
    address = connection.client.host if connection.client else ""
    if settings.proxies:
        told = connection.headers.get("x-forwarded-for", "").split(",")
        if len(told) >= settings.proxies and told[-settings.proxies].strip():
            address = told[-settings.proxies].strip()
    return neighbourhood(address)


def neighbourhood(address: str) -> str:
    """What is counted as one: an address, but of the new kind the part that a house is given.

    >>> neighbourhood("2001:db8:1:2:3:4:5:6"), neighbourhood("192.0.2.7")
    ('2001:db8:1:2::', '192.0.2.7')
    """
    try:
        number = IPv6Address(address)
    except ValueError:
        return address
    if number.ipv4_mapped is not None:
        return str(number.ipv4_mapped)
    return str(IPv6Address(int(number) >> _OWN_BITS << _OWN_BITS))


def same_origin(connection: ASGIConnection[Any, Any, Any, Any], settings: Settings) -> bool:
    """Whether a page of ours asks; programs name no origin."""
    origin = connection.headers.get("origin")
    if origin is None:
        return True
    if origin in settings.origins:
        return True
    return urlsplit(origin).netloc == connection.headers.get("host", "")
