"""The board as the terminal can show it, and who sits at its bottom."""

import os
import shutil
import sys

from corridor.cli.names import side_keys
from corridor.cli.speech import Misuse
from corridor.i18n import listed, say
from corridor.rules.layout import Figure
from corridor.rules.moves import Side
from corridor.rules.view import View


def board_text(view: View, side: Side = 0, *, plain: bool = False) -> str:
    """The board, in plain letters where the terminal knows no others."""
    from corridor.draw import text

    return text(
        view,
        orientation=side,
        unicode=not plain and _speaks_unicode(),
        colour=colourful(),
        columns=shutil.get_terminal_size().columns,
    )


def colourful() -> bool:
    """Whether colours are welcome."""
    dumb = os.environ.get("TERM") == "dumb" or bool(os.environ.get("NO_COLOR"))
    return sys.stdout.isatty() and not dumb


def _speaks_unicode() -> bool:
    return "utf" in (sys.stdout.encoding or "").lower()


def find_side(figures: tuple[Figure, ...], text: str | None) -> Side:
    """The side that a word on the command line means; the first if there is none."""
    keys = side_keys(figures)
    if text is None:
        return 0
    if text.lower() not in keys:
        raise Misuse(say("cli-no-such", kind="side", name=text, allowed=listed(keys)))
    return keys.index(text.lower())
