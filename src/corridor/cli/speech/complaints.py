"""Complaints of the engine and the arena, as a sentence and an exit code.

Apart from `refusals`, since it loads the engine, which most commands do not need.
"""

from collections.abc import Iterator
from contextlib import contextmanager

from corridor.cli.speech.refusals import Misuse
from corridor.engine.complaint import Complaint


@contextmanager
def complaints() -> Iterator[None]:
    """Turn a complaint into misuse: it is about words of the command line."""
    try:
        yield
    except Complaint as error:
        raise Misuse(str(error)) from None
