"""The standard streams, in whatever state the caller left them."""

import os
import sys
from io import TextIOWrapper


def mend_streams() -> None:
    """Give a program without standard streams empty ones, and a poor terminal question marks."""
    for name, way in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        stream = getattr(sys, name)
        if stream is None:
            setattr(sys, name, open(os.devnull, way, encoding="utf-8"))  # noqa: SIM115, PTH123
        elif way == "w" and isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")


def silence_output() -> None:
    """Write nowhere from here on: what is left in the buffers would fail again at the end."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, sys.stdout.fileno())
