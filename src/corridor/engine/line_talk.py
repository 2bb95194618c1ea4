"""Reading and writing lines, for the front ends of all protocols."""

import select
import threading
from collections.abc import Iterator
from io import BufferedIOBase
from typing import BinaryIO, cast

from corridor.engine.complaint import Complaint

_LONGEST = 1 << 20  # bytes; a whole game has a hundredth of it
_PIECE = 1 << 16  # bytes; more than a stream buffers, so that poll sees all there is
_PATIENCE = 0.2  # seconds


def lines_of(stream: BinaryIO) -> Iterator[str | Complaint]:
    """Every line that is not empty; a `Complaint` in place of one that is too long."""
    for line in _raw_lines(stream):
        if len(line) > _LONGEST:
            yield Complaint("engine-line-too-long", most=str(_LONGEST))
        elif text := line.decode(errors="replace").strip():
            yield text


def _raw_lines(stream: BinaryIO) -> Iterator[bytes]:
    """The lines as they come, cut after the longest allowed."""
    begun = b""
    while piece := _piece(stream):
        *ended, rest = piece.split(b"\n")
        for line in ended:
            yield begun + line
            begun = b""
        if len(begun) <= _LONGEST:
            begun += rest
    yield begun


def _piece(stream: BinaryIO) -> bytes:
    """The bytes available, at least one before the end.

    A signal just before read() is handled only afterwards, so poll with a timeout first.
    """
    try:
        while not select.select([stream], [], [], _PATIENCE)[0]:
            pass
    except OSError:
        pass  # a stream that cannot be polled
    return cast("BufferedIOBase", stream).read1(_PIECE)


class Writer:
    """Writes whole lines, from any thread, at once."""

    def __init__(self, stream: BinaryIO) -> None:
        self._stream = stream
        self._lock = threading.Lock()

    def __call__(self, *lines: str) -> None:
        text = "".join(f"{line}\n" for line in lines).encode(errors="replace")
        with self._lock:
            self._stream.write(text)
            self._stream.flush()
