"""The painter: a process that makes PNGs and films, which would hold the interpreter's lock.

Started as ``python -m corridor.server.pictures.painter``. It reads orders from the standard input
and writes pictures to the standard output, each after its length in four bytes. An order is an SVG,
which becomes a PNG, or a ``Film`` as JSON; one that cannot be drawn gives an empty answer. It ends
with its input, so also when the server was killed.
"""

import os
import signal
import sys
from typing import BinaryIO, Literal

from msgspec import Struct, json

LENGTH = 4  # bytes
_KIND_TO_PLAYERS = 10  # niceness: moves come before pictures


class Film(Struct, frozen=True):
    """A game to be shown move by move."""

    kind: Literal["gif", "svg"]
    record: str  # as .qgn
    theme: Literal["light", "dark"]
    characters: dict[int, str]  # by piece
    names: dict[int, str]  # by side


def main() -> None:
    """Paint until there is nothing more to read."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which ends us
    os.nice(_KIND_TO_PLAYERS)
    paint_all(sys.stdin.buffer, sys.stdout.buffer)


def paint_all(drawings: BinaryIO, pictures: BinaryIO) -> None:
    """Answer every drawing with its picture."""
    while len(head := drawings.read(LENGTH)) == LENGTH:
        pixels = painted(drawings.read(int.from_bytes(head, "big")))
        pictures.write(len(pixels).to_bytes(LENGTH, "big") + pixels)
        pictures.flush()


def painted(order: bytes) -> bytes:
    """The picture that was ordered; empty if it cannot be drawn."""
    from corridor.draw.pixels import png

    try:
        if order.startswith(b"{"):
            return shown(json.decode(order, type=Film))
        return png(order.decode())
    except ValueError:
        return b""


def shown(film: Film) -> bytes:
    """A game as an animated picture."""
    from corridor.draw.film import boards_of, gif
    from corridor.draw.picture.animated import animated_svg
    from corridor.rules.record_reader import read_record

    views = boards_of(read_record(film.record).game())
    if film.kind == "gif":
        return gif(views, theme=film.theme, characters=film.characters, names=film.names)
    drawing = animated_svg(views, theme=film.theme, characters=film.characters, names=film.names)
    return drawing.encode()


if __name__ == "__main__":
    main()
