"""Who somebody is: a guest with a signed token. Only hashes are stored or told to others."""

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
_CODE_SIGNS = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ"  # none that is taken for another
_CODE_LENGTH = 6
_LONGEST_TYPED = 12  # signs; a link's secret is far longer, so this was meant as a code


class NoKey(ValueError):
    """Several workers need one key, given by configuration."""


class Signer:
    """Makes tokens and reads them."""

    def __init__(self, key: bytes) -> None:
        self._key = key

    def fresh(self) -> str:
        """A token for somebody new."""
        return self._signed(secrets.token_bytes(_ID_BYTES))

    def player(self, token: str) -> str:
        """Who a token belongs to, as others may know them; nothing if it is not ours."""
        identity = self._identity(token)
        return sha256(b"player" + identity).hexdigest()[:20] if identity else ""

    def link(self, token: str, now: float) -> str:
        """What the owner of a token can take elsewhere to be the same person there, for a while."""
        identity = self._identity(token)
        return self._signed(identity + int(now + LINK_LASTS).to_bytes(_TIME_BYTES, "big"))

    def returned(self, link: str, now: float) -> str:
        """The token of whoever made a link; nothing if it is not ours, or too old."""
        told = self._read(link)
        if len(told) != _ID_BYTES + _TIME_BYTES or int.from_bytes(told[_ID_BYTES:], "big") < now:
            return ""
        return self._signed(told[:_ID_BYTES])

    def _identity(self, token: str) -> bytes:
        told = self._read(token)
        return told if len(told) == _ID_BYTES else b""

    def _read(self, text: str) -> bytes:
        """What stands in a signed text; nothing if we have not signed it."""
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
    """The signer with the key of the settings, or of the key file."""
    if settings.key:
        return Signer(bytes.fromhex(settings.key))
    if settings.workers > 1:
        raise NoKey
    return Signer(_key_file(settings.folder / "key"))


def _key_file(path: Path) -> bytes:
    """The key, made on the first run and readable by nobody else."""
    path.parent.mkdir(parents=True, exist_ok=True)
    try:
        handle = os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, mode=0o600)
    except FileExistsError:
        return path.read_bytes()
    with os.fdopen(handle, "wb") as file:
        file.write(secrets.token_bytes(_KEY_BYTES))
    return path.read_bytes()


def fresh_match() -> str:
    """An id for a match."""
    return "".join(secrets.choice(_LETTERS) for _ in range(8))


def fresh_secret() -> str:
    """A link that gives a seat to whoever opens it first."""
    return secrets.token_urlsafe(24)


def fresh_code() -> str:
    """A short code to be read aloud; guessing is slowed down, and it ends with the start."""
    return "".join(secrets.choice(_CODE_SIGNS) for _ in range(_CODE_LENGTH))


def typed_code(text: str) -> str | None:
    """What somebody typed as a code, as codes are written; ``None`` for the secret of a link.

    Small letters, spaces and dashes, and the wide letters of Japanese keyboards make no difference.
    """
    signs = "".join(sign for sign in normalize("NFKC", text) if sign.isalnum()).upper()
    return signs if len(signs) <= _LONGEST_TYPED else None


def digest(secret: str) -> str:
    """What is stored of a secret."""
    return sha256(b"secret" + secret.encode()).hexdigest()
