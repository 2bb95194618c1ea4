"""Identity: signed guest tokens, and random ids, secrets and codes. Only hashes are stored."""

import hmac
import os
import secrets
import tempfile
from base64 import urlsafe_b64decode, urlsafe_b64encode
from contextlib import suppress
from hashlib import sha256
from pathlib import Path
from unicodedata import normalize

from corridor.server.limits import site_of
from corridor.server.settings import Settings

COOKIE = "corridor"
KEY_VARIABLE = "CORRIDOR_KEY"  # of the environment: the key in hex
_ID_BYTES = 16
_KEY_BYTES = 32
_TIME_BYTES = 5
_EPOCH_BYTES = 4
_NONCE_BYTES = 12
_LINK_BYTES = _ID_BYTES + _TIME_BYTES + _NONCE_BYTES
LINK_LASTS = 30 * 86_400  # seconds
_LETTERS = "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
_CODE_SIGNS = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ"  # without look-alikes
_CODE_LENGTH = 6
_LONGEST_TYPED = 12  # characters; longer input is a link's secret, not a code


class NoKey(ValueError):
    """Several workers need one key, and the settings have none."""


class BadKey(ValueError):
    """A key is too short or not hexadecimal; the text says where it stands."""


class Signer:
    """Signs tokens and verifies them.

    A token is an identity and, after its first sign-out, an epoch. A token of an earlier epoch
    than the player's own is good no longer.
    """

    def __init__(self, key: bytes) -> None:
        self._key = key
        self.epochs: dict[str, int] = {}  # of players who have signed out; kept by `Signouts`

    def fresh(self) -> str:
        """A token for a new player."""
        return self._signed(secrets.token_bytes(_ID_BYTES))

    def player(self, token: str) -> str:
        """The public player id of a token; empty if it is forged or signed out."""
        identity, epoch = self._identity(token)
        player = _player(identity) if identity else ""
        return player if epoch >= self.epochs.get(player, 0) else ""

    def veiled(self, address: str) -> str:
        """An address as it is stored: the same for the same site, and nothing else to be read."""
        return hmac.digest(self._key, b"origin" + site_of(address).encode(), "sha256").hex()[:16]

    def renewed(self, token: str, epoch: int) -> str:
        """The token of the same player for an epoch."""
        return self._token(self._identity(token)[0], epoch)

    def link(self, token: str, now: float) -> tuple[str, str]:
        """A secret that makes its bearer the same player elsewhere, and its hash to be stored."""
        nonce = secrets.token_bytes(_NONCE_BYTES)
        until = int(now + LINK_LASTS).to_bytes(_TIME_BYTES, "big")
        return self._signed(self._identity(token)[0] + until + nonce), digest(nonce.hex())

    def returned(self, link: str, now: float) -> tuple[str, str]:
        """The token of the player who made a link, and its hash; empty if forged or expired."""
        told = self._read(link)
        until = told[_ID_BYTES : _ID_BYTES + _TIME_BYTES]
        if len(told) != _LINK_BYTES or int.from_bytes(until, "big") < now:
            return "", ""
        identity = told[:_ID_BYTES]
        token = self._token(identity, self.epochs.get(_player(identity), 0))
        return token, digest(told[_ID_BYTES + _TIME_BYTES :].hex())

    def _token(self, identity: bytes, epoch: int) -> str:
        return self._signed(identity + (epoch.to_bytes(_EPOCH_BYTES, "big") if epoch else b""))

    def _identity(self, token: str) -> tuple[bytes, int]:
        told = self._read(token)
        if len(told) not in (_ID_BYTES, _ID_BYTES + _EPOCH_BYTES):
            return b"", 0
        return told[:_ID_BYTES], int.from_bytes(told[_ID_BYTES:], "big")

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


def _player(identity: bytes) -> str:
    return sha256(b"player" + identity).hexdigest()[:20]


def _text(data: bytes) -> str:
    return urlsafe_b64encode(data).decode().rstrip("=")


def signer(settings: Settings) -> Signer:
    """The signer with the key of the settings, else of the key file."""
    if settings.key:
        return Signer(_long_enough(_from_hex(settings.key), KEY_VARIABLE))
    if settings.workers > 1:
        raise NoKey
    path = settings.folder / "key"
    return Signer(_long_enough(secret_file(path), str(path)))


def _from_hex(text: str) -> bytes:
    try:
        return bytes.fromhex(text)
    except ValueError:
        return b""


def _long_enough(key: bytes, where: str) -> bytes:
    if len(key) < _KEY_BYTES:
        raise BadKey(where)
    return key


def secret_file(path: Path) -> bytes:
    """A key, created on the first run with mode 0600: whole or, on a full disk, not at all."""
    path.parent.mkdir(parents=True, exist_ok=True)
    if not path.exists():
        handle, name = tempfile.mkstemp(prefix=f"{path.name}-", dir=path.parent)
        try:
            with os.fdopen(handle, "wb") as file:
                file.write(secrets.token_bytes(_KEY_BYTES))
                file.flush()
                os.fsync(file.fileno())
            with suppress(FileExistsError):  # another process was faster: its key counts
                os.link(name, path)
        finally:
            Path(name).unlink(missing_ok=True)
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
