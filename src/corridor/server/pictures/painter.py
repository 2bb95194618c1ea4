"""The painter: a process that makes PNGs, since the library holds the interpreter's lock.

Started as ``python -m corridor.server.pictures.painter``. It reads SVGs from the standard input and
writes PNGs to the standard output, each after its length in four bytes; an SVG that cannot be drawn
gives an empty answer. It ends with its input, so also when the server was killed.
"""

import os
import signal
import sys
from typing import BinaryIO

LENGTH = 4  # bytes
_KIND_TO_PLAYERS = 10  # niceness: moves come before pictures


def main() -> None:
    """Paint until there is nothing more to read."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which ends us
    os.nice(_KIND_TO_PLAYERS)
    paint_all(sys.stdin.buffer, sys.stdout.buffer)


def paint_all(drawings: BinaryIO, pictures: BinaryIO) -> None:
    """Answer every drawing with its picture."""
    while len(head := drawings.read(LENGTH)) == LENGTH:
        pixels = png(drawings.read(int.from_bytes(head, "big")).decode())
        pictures.write(len(pixels).to_bytes(LENGTH, "big") + pixels)
        pictures.flush()


def png(drawing: str) -> bytes:
    """An SVG drawing as PNG; empty if it is none."""
    import resvg_py

    try:
        return bytes(resvg_py.svg_to_bytes(svg_string=drawing))
    except ValueError:
        return b""


if __name__ == "__main__":
    main()
