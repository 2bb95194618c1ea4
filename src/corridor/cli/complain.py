"""What the engine and its matches complain about, as an exit code and a sentence."""

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType

from corridor.cli.speech import Misuse
from corridor.engine.complaint import Complaint


@contextmanager
def complaints() -> Iterator[None]:
    """A complaint is about the words on the command line."""
    try:
        yield
    except Complaint as error:
        raise Misuse(str(error)) from None


@contextmanager
def ending_kindly() -> Iterator[None]:
    """An order to end is an interrupt: whoever holds programs ends them first."""

    def interrupt(_signal: int, _frame: FrameType | None) -> None:
        raise KeyboardInterrupt

    before = signal.signal(signal.SIGTERM, interrupt)
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)
