"""What the terminal can show: its width, colours, Unicode, and the board."""

import os
import shutil
import sys

from corridor.rules.moves import Side
from corridor.rules.view import View

_WIDEST = 100  # longer lines of text are hard to read


def width() -> int:
    """Columns for running text: those of the terminal, up to a limit."""
    return min(_WIDEST, shutil.get_terminal_size().columns)


def board_text(view: View, side: Side = 0, *, plain: bool = False) -> str:
    """The board as text, in ASCII if asked for or if the output is not Unicode."""
    from corridor.draw import text

    return text(
        view,
        orientation=side,
        unicode=not plain and _speaks_unicode(),
        colour=colourful(),
        columns=shutil.get_terminal_size().columns,
    )


def colourful() -> bool:
    """Whether to use colours: on a terminal that has them, unless NO_COLOR is set."""
    dumb = os.environ.get("TERM") == "dumb" or bool(os.environ.get("NO_COLOR"))
    return sys.stdout.isatty() and not dumb


def _speaks_unicode() -> bool:
    return "utf" in (sys.stdout.encoding or "").lower()
