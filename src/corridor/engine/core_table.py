"""A mode as the flat table of numbers that configures the core."""

from corridor.engine import _core
from corridor.rules.board import Board
from corridor.rules.core_numbers import (
    NO_SQUARE,
    fence_words,
    square_rows,
    square_words,
)
from corridor.rules.family import Mode


def table_of(mode: Mode) -> list[int]:
    """The numbers of a mode, in the order the core reads them."""
    own = mode.rules.core_numbers()
    if not own:
        raise ValueError(f"the core does not play {mode.key}")
    named = dict.fromkeys(_core.TABLE_FIELDS, 0)
    named.update({name: NO_SQUARE for name in named if name.startswith(("start_", "tunnel_"))})
    named.update(_layout_numbers(mode))
    named.update(own)
    return [named[name] for name in _core.TABLE_FIELDS]


def _layout_numbers(mode: Mode) -> dict[str, int]:
    layout = mode.layout
    named = {"sides": len(layout.stock), "lives": layout.lives or 0}
    named.update(square_rows("start", layout.squares))
    for figure in layout.figures:
        if figure.goal:
            named.update(square_words(f"goal_{figure.side}", figure.goal))
    named.update({f"stock_{side}": count for side, count in enumerate(layout.stock)})
    named.update(fence_words("fences", layout.board))
    named.update(fence_words("chamber", Board.of(layout.chamber)))
    named.update(square_words("pellets", layout.pellets))
    return named
