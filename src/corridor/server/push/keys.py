"""The key by which push services know this server (VAPID, RFC 8292)."""

from base64 import urlsafe_b64encode
from hashlib import sha256

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from msgspec import json

from corridor.server.identity import secret_file
from corridor.server.settings import Settings

_BYTES = 32
_ORDER = int("FFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551", 16)  # of P-256
_LASTS = 12 * 3600  # seconds that a signature is good; services allow a day


class PushKey:
    """Signs requests to push services. Browsers get its public half when they subscribe."""

    def __init__(self, secret: bytes) -> None:
        number = int.from_bytes(secret, "big") % (_ORDER - 1) + 1
        self._key = ec.derive_private_key(number, ec.SECP256R1())
        point = self._key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        self.public = text_of(point)

    def authorization(self, origin: str, now: float, contact: str) -> str:
        """The header for a request to a service, as of a time in seconds."""
        claims = {"aud": origin, "exp": int(now) + _LASTS, "sub": contact}
        head = text_of(json.encode({"typ": "JWT", "alg": "ES256"}))
        signed = f"{head}.{text_of(json.encode(claims))}"
        r, s = decode_dss_signature(self._key.sign(signed.encode(), ec.ECDSA(SHA256())))
        signature = text_of(r.to_bytes(_BYTES, "big") + s.to_bytes(_BYTES, "big"))
        return f"vapid t={signed}.{signature}, k={self.public}"


def text_of(data: bytes) -> str:
    """Bytes in base64 for addresses, without padding."""
    return urlsafe_b64encode(data).decode().rstrip("=")


def push_key(settings: Settings) -> PushKey:
    """The key of the data folder; where all workers share a key of the settings, one from that."""
    if settings.key:
        return PushKey(sha256(b"push" + settings.key.encode()).digest())
    return PushKey(secret_file(settings.folder / "push-key"))
