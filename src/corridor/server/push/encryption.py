"""Encrypts a notification so that only one browser can read it.

RFC 8291, in one record of RFC 8188. By hand, with the primitives of `cryptography`: the one library
for it comes as a source archive, which cannot be installed where setuptools is missing. The tests
read the result with that library.
"""

import os

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

_RECORD = 4096  # bytes of a record; a notification is one record
_SALT = 16
_LAST = b"\x02"  # ends the text of the last record


def encrypted(payload: bytes, point: bytes, secret: bytes) -> bytes:
    """The body of a request to a push service; ``point`` and ``secret`` are the browser's."""
    once = ec.generate_private_key(ec.SECP256R1())
    sender = once.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    browser = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)
    shared = once.exchange(ec.ECDH(), browser)
    keying = _derived(shared, secret, b"WebPush: info\0" + point + sender, 32)
    salt = os.urandom(_SALT)
    key = _derived(keying, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derived(keying, salt, b"Content-Encoding: nonce\0", 12)
    record = AESGCM(key).encrypt(nonce, payload + _LAST, None)
    return salt + _RECORD.to_bytes(4, "big") + bytes([len(sender)]) + sender + record


def _derived(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(SHA256(), length, salt, info).derive(secret)
