"""Identity: signed guest tokens, and random ids, secrets and codes. Only hashes are stored."""

import hmac
import os
import secrets
from base64 import urlsafe_b64decode, urlsafe_b64encode
from hashlib import sha256
from pathlib import Path
from unicodedata import normalize

from corridor.server.settings import Settings

COOKIE = "corridor"
_ID_BYTES = 16
_KEY_BYTES = 32
_TIME_BYTES = 5
LINK_LASTS = 30 * 86_400  # seconds
_LETTERS = "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
_CODE_SIGNS = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ"  # without look-alikes
_CODE_LENGTH = 6
_LONGEST_TYPED = 12  # characters; longer input is a link's secret, not a code


class NoKey(ValueError):
    """Several workers need one key, and the settings have none."""


class Signer:
    """Signs tokens and verifies them."""

    def __init__(self, key: bytes) -> None:
        self._key = key

    def fresh(self) -> str:
        """A token for a new player."""
        return self._signed(secrets.token_bytes(_ID_BYTES))

    def player(self, token: str) -> str:
        """The public player id of a token; empty if the signature is wrong."""
        identity = self._identity(token)
        return sha256(b"player" + identity).hexdigest()[:20] if identity else ""

    def veiled(self, address: str) -> str:
        """An address as it is stored: the same for the same one, and nothing else to be read."""
        return hmac.digest(self._key, b"origin" + address.encode(), "sha256").hex()[:16]

    def link(self, token: str, now: float) -> str:
        """A secret that makes its bearer the same player on another device, until it expires."""
        identity = self._identity(token)
        return self._signed(identity + int(now + LINK_LASTS).to_bytes(_TIME_BYTES, "big"))

    def returned(self, link: str, now: float) -> str:
        """The token of the player who made a link; empty if it is forged or expired."""
        told = self._read(link)
        if len(told) != _ID_BYTES + _TIME_BYTES or int.from_bytes(told[_ID_BYTES:], "big") < now:
            return ""
        return self._signed(told[:_ID_BYTES])

    def _identity(self, token: str) -> bytes:
        told = self._read(token)
        return told if len(told) == _ID_BYTES else b""

    def _read(self, text: str) -> bytes:
        """The content of a signed text; empty if the signature is wrong."""
        try:
            told = urlsafe_b64decode(text.partition(".")[0] + "==")
        except ValueError:
            return b""
        ours = hmac.compare_digest(self._signed(told).encode(), text.encode())
        return told if ours else b""

    def _signed(self, told: bytes) -> str:
        return f"{_text(told)}.{_text(hmac.digest(self._key, told, 'sha256'))}"


def _text(data: bytes) -> str:
    return urlsafe_b64encode(data).decode().rstrip("=")


def signer(settings: Settings) -> Signer:
    """The signer with the key of the settings, else of the key file."""
    if settings.key:
        return Signer(bytes.fromhex(settings.key))
    if settings.workers > 1:
        raise NoKey
    return Signer(_key_file(settings.folder / "key"))


def _key_file(path: Path) -> bytes:
    """The key, created on the first run with mode 0600."""
    path.parent.mkdir(parents=True, exist_ok=True)
    try:
        handle = os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, mode=0o600)
    except FileExistsError:
        return path.read_bytes()
    with os.fdopen(handle, "wb") as file:
        file.write(secrets.token_bytes(_KEY_BYTES))
    return path.read_bytes()


def fresh_match() -> str:
    """A random id for a match."""
    return "".join(secrets.choice(_LETTERS) for _ in range(8))


def fresh_secret() -> str:
    """A secret for a link, which gives a seat to the first person who opens it."""
    return secrets.token_urlsafe(24)


def fresh_code() -> str:
    """A short code to read aloud; valid until the start, and joining is rate-limited."""
    return "".join(secrets.choice(_CODE_SIGNS) for _ in range(_CODE_LENGTH))


def typed_code(text: str) -> str | None:
    """Typed input as a normalised code; ``None`` if it is the secret of a link.

    Case, spaces, dashes and the full-width letters of Japanese keyboards make no difference.
    """
    signs = "".join(sign for sign in normalize("NFKC", text) if sign.isalnum()).upper()
    return signs if len(signs) <= _LONGEST_TYPED else None


def digest(secret: str) -> str:
    """The hash of a secret, as it is stored."""
    return sha256(b"secret" + secret.encode()).hexdigest()
