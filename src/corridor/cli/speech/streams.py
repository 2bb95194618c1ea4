"""Standard streams that may be closed, or unable to encode some characters."""

import os
import sys
from io import TextIOWrapper


def mend_streams() -> None:
    """Replace missing streams by empty ones; print ``?`` for what cannot be encoded."""
    for name, way in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        stream = getattr(sys, name)
        if stream is None:
            setattr(sys, name, open(os.devnull, way, encoding="utf-8"))  # noqa: SIM115, PTH123
        elif way == "w" and isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")


def silence_output() -> None:
    """Redirect the output to /dev/null: flushing the buffers at exit would fail again."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, sys.stdout.fileno())
