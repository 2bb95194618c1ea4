"""Delivers one notification: encrypted for the browser (RFC 8291), sent to its push service.

The address of the service comes from a browser, so from anybody. It is asked only over https, at
its usual port, and only at addresses of the public internet: a server must not be led to speak to
its own network. The address that was checked is the one that is connected to, and redirections
are not followed.
"""

import socket
import ssl
import time
from base64 import urlsafe_b64decode
from http.client import HTTPConnection, HTTPException, HTTPSConnection
from ipaddress import ip_address
from urllib.parse import SplitResult, urlsplit

from cryptography.hazmat.primitives.asymmetric import ec
from msgspec import Struct

from corridor.server.push.encryption import encrypted
from corridor.server.push.keys import PushKey

WITHIN = 10.0  # seconds for each step of a request
_DAY = 86_400  # seconds for which a service keeps a notification
_LONGEST = 1000  # signs of an endpoint
_HTTPS = 443
_POINT, _SECRET = 65, 16  # bytes


class Target(Struct, frozen=True):
    """Where a browser is reached, and its keys."""

    endpoint: str
    p256dh: str
    auth: str
    lang: str = "en"


class BadTarget(ValueError):
    """An endpoint or key that nothing may be sent to; the text says why."""


def checked(target: Target, *, private: bool) -> Target:
    """The same target; raises ``BadTarget`` if nothing may ever be sent to it."""
    _address(target.endpoint, private=private)
    _keys(target)
    return target


def deliver(
    target: Target, payload: bytes, topic: str, key: PushKey, contact: str, *, private: bool
) -> int:
    """Send a payload; returns the status of the answer, 0 without one. May take a while.

    Of several payloads of one topic a service keeps the last. ``private`` allows other addresses
    than those of the public internet; ``contact`` is where the service may complain.
    """
    address = _address(target.endpoint, private=private)
    point, secret = _keys(target)
    body = encrypted(payload, point, secret)
    origin = f"{address.scheme}://{address.netloc}"
    headers = {
        "Authorization": key.authorization(origin, time.time(), contact),
        "Content-Encoding": "aes128gcm",
        "Content-Type": "application/octet-stream",
        "TTL": str(_DAY),
        "Topic": topic,
        "Urgency": "normal",
    }
    path = (address.path or "/") + (f"?{address.query}" if address.query else "")
    try:
        connection = _connected(address, private=private)
        try:
            connection.request("POST", path, body, headers)
            return connection.getresponse().status
        finally:
            connection.close()
    except (OSError, HTTPException):
        return 0


def _address(endpoint: str, *, private: bool) -> SplitResult:
    try:
        address = urlsplit(endpoint)
        port = address.port
    except ValueError:
        raise BadTarget("endpoint") from None
    plain = not (set(endpoint) - set(map(chr, range(33, 127))))
    if not address.hostname or address.username is not None or not plain:
        raise BadTarget("endpoint")
    if len(endpoint) > _LONGEST or address.scheme not in ("http", "https"):
        raise BadTarget("endpoint")
    if not private:
        if address.scheme != "https" or port not in (None, _HTTPS):
            raise BadTarget("endpoint")
        if _is_literal(address.hostname) or "." not in address.hostname:
            raise BadTarget("endpoint")
    return address


def _is_literal(host: str) -> bool:
    try:
        ip_address(host)
    except ValueError:
        return host.replace(".", "").isdigit()  # 127.1 and 2130706433 are addresses, too
    return True


def _keys(target: Target) -> tuple[bytes, bytes]:
    try:
        point, secret = (urlsafe_b64decode(text + "==") for text in (target.p256dh, target.auth))
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)
    except ValueError:
        raise BadTarget("keys") from None
    if len(point) != _POINT or len(secret) != _SECRET:
        raise BadTarget("keys")
    return point, secret


def _connected(address: SplitResult, *, private: bool) -> HTTPConnection:
    """A connection to an address that was checked; raises ``BadTarget`` or ``OSError``."""
    host, secure = address.hostname or "", address.scheme == "https"
    port = address.port or (_HTTPS if secure else 80)
    found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    numbers = [str(one[4][0]) for one in found]
    if not private and not all(_is_public(number) for number in numbers):
        raise BadTarget("endpoint")
    line = socket.create_connection((numbers[0], port), timeout=WITHIN)
    if not secure:
        connection = HTTPConnection(host, port, timeout=WITHIN)
        connection.sock = line
        return connection
    connection = HTTPSConnection(host, port, timeout=WITHIN)
    try:
        connection.sock = ssl.create_default_context().wrap_socket(line, server_hostname=host)
    except BaseException:
        line.close()
        raise
    return connection


def _is_public(number: str) -> bool:
    address = ip_address(number.partition("%")[0])
    mapped = getattr(address, "ipv4_mapped", None)
    address = mapped or address
    return address.is_global and not address.is_multicast
