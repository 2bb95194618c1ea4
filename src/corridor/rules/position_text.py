"""Positions as one line of text: writing them.

``mode [switch=value ...] / horizontal fences / vertical fences / pieces / ...``: what follows
depends on the family. Lists are sorted, so that equal positions have equal texts.
"""

from functools import lru_cache

from corridor.rules.board import ALL_FENCES, Board, chosen, square_name
from corridor.rules.family import Mode
from corridor.rules.inline_layout import layout_text
from corridor.rules.modes import changed_switches, make_mode, switch_text
from corridor.rules.position import Counters, Position
from corridor.rules.registry import Switch, entry_of

_SLOTS = tuple(square_name(fence.square) for fence in ALL_FENCES if fence.horizontal)


def position_text(position: Position, counters: Counters | None = None) -> str:
    """Write a position as one line; counters that are not 0 follow as a last field."""
    parts = [mode_text(position.mode), *_fences_text(position.board), *position.text_fields()]
    if counters is not None:
        counted = {"ply": counters.ply, "quiet": counters.quiet, "best": counters.best}
        field = " ".join(f"{name}={count}" for name, count in counted.items() if count)
        parts += [field] if field else []
    return " / ".join(parts).replace("  ", " ")  # an empty field is one space wide


def position_url(text: str) -> str:
    """Write a position's text so that it fits into an address.

    >>> position_url("classic-2 / d2 / / e2 e8 / 9 10 / 2")
    'classic-2/d2//e2+e8/9+10/2'
    """
    return "/".join(field.strip().replace(" ", "+") for field in text.split("/"))


@lru_cache(maxsize=64)
def mode_text(mode: Mode) -> str:
    """Write a mode with the switches and the layout that are not its usual ones."""
    words, names = [mode.key], entry_of(mode.key).layout_names
    usual = [name for name in names if _same_board(mode, make_mode(mode.key, layout=name))]
    switches = changed_switches(mode)
    if usual and _restored(mode, usual[0], switches) == mode:
        words += [f"layout={usual[0]}"] if usual[0] != names[0] else []
    else:
        words.append(f"layout={layout_text(mode.layout)}")
        switches = {name: v for name, v in switches.items() if hasattr(mode.rules, name)}
    return " ".join(words + [f"{name}={switch_text(v)}" for name, v in switches.items()])


def _same_board(mode: Mode, usual: Mode) -> bool:
    one, other = mode.layout, usual.layout
    return (one.figures, one.board, one.pellets, one.chamber) == (
        other.figures,
        other.board,
        other.pellets,
        other.chamber,
    )


def _restored(mode: Mode, layout: str, switches: dict[str, Switch]) -> Mode:
    return make_mode(mode.key, layout=layout, preset=None, **switches)


def _fences_text(board: Board) -> list[str]:
    return ["".join(chosen(slots, _SLOTS)) for slots in (board.horizontal, board.vertical)]
