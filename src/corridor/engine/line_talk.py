"""Talking in lines over two streams: what the front ends of all protocols share."""

import threading
from collections.abc import Iterator
from typing import BinaryIO

from corridor.engine.complaint import Complaint

_LONGEST = 1 << 20  # bytes; the moves of a whole game are a hundredth of it


def lines_of(stream: BinaryIO) -> Iterator[str | Complaint]:
    """Every line that is not empty; one that is too long is passed over and complained about."""
    while line := stream.readline(_LONGEST):
        if not line.endswith(b"\n") and len(line) == _LONGEST:
            while (rest := stream.readline(_LONGEST)) and not rest.endswith(b"\n"):
                pass
            yield Complaint("engine-line-too-long", most=str(_LONGEST))
        elif text := line.decode(errors="replace").strip():
            yield text


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
