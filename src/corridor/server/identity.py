"""Who somebody is: a guest with a signed token. Only hashes are stored or told to others."""

import hmac
import os
import secrets
from base64 import urlsafe_b64decode, urlsafe_b64encode
from hashlib import sha256
from pathlib import Path

from corridor.server.settings import Settings

COOKIE = "corridor"
_ID_BYTES = 16
_KEY_BYTES = 32
_LETTERS = "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
_CODE_SIGNS = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ"  # none that is taken for another


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
        try:
            identity = urlsafe_b64decode(token.partition(".")[0] + "==")
        except ValueError:
            return ""
        if len(identity) != _ID_BYTES or not hmac.compare_digest(
            self._signed(identity).encode(), token.encode()
        ):
            return ""
        return sha256(b"player" + identity).hexdigest()[:20]

    def _signed(self, identity: bytes) -> str:
        return f"{_text(identity)}.{_text(hmac.digest(self._key, identity, 'sha256'))}"


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
    return "".join(secrets.choice(_CODE_SIGNS) for _ in range(6))


def digest(secret: str) -> str:
    """What is stored of a secret."""
    return sha256(b"secret" + secret.encode()).hexdigest()
