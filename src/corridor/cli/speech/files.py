"""Text files: read and written whole, with a refusal if that fails."""

import sys
from pathlib import Path

from corridor.cli.speech.refusals import Refusal
from corridor.i18n import say

_MOST_BYTES = 50_000_000  # far more than any record; an endless pipe stops here


def read_text(path: str) -> str:
    """Read a file, or the standard input if the path is ``-``."""
    try:
        if path == "-":
            return sys.stdin.buffer.read(_MOST_BYTES).decode("utf-8-sig")
        with Path(path).open("rb") as file:
            return file.read(_MOST_BYTES).decode("utf-8-sig")
    except UnicodeDecodeError:
        raise Refusal(say("cli-not-text", file=path)) from None
    except OSError as error:
        raise Refusal(say("cli-cannot-read", file=path, why=error.strerror or "")) from None


def write_text(path: Path, text: str) -> None:
    """Replace a file at once: a failure leaves the old one as it was."""
    write_bytes(path, text.encode())


def write_bytes(path: Path, data: bytes) -> None:
    """The same with bytes."""
    fresh = path.with_name(f".{path.name}.new")
    try:
        fresh.write_bytes(data)
        fresh.replace(path)
    except OSError as error:
        fresh.unlink(missing_ok=True)
        raise Refusal(say("cli-cannot-write", file=str(path), why=error.strerror or "")) from None
