"""Corridor plays Quoridor and its PAC-MAN games.

>>> from corridor import Game
>>> game = Game("classic-2")
>>> game.push_text("e2")
>>> len(game.legal_moves)
131
"""

from typing import Any as _Any

from corridor.rules.board import Fence, parse_square, square_name
from corridor.rules.errors import (
    IllegalMove,
    InvalidLayout,
    InvalidSwitch,
    InvalidText,
    NotYourTurn,
    Refusal,
    Refused,
)
from corridor.rules.game import Game
from corridor.rules.modes import LAYOUTS, MODES, PRESETS, Mode, make_mode, switches_of
from corridor.rules.moves import Enter, Move, Pass, Place, Relocate, Spend, Walk
from corridor.rules.position import Outcome, Reason
from corridor.rules.record import Record
from corridor.rules.record_reader import read_record, read_records

__version__ = "0.1.0"

__all__ = [
    "LAYOUTS",
    "MODES",
    "PRESETS",
    "Enter",
    "Fence",
    "Game",
    "IllegalMove",
    "InvalidLayout",
    "InvalidSwitch",
    "InvalidText",
    "Mode",
    "Move",
    "NotYourTurn",
    "Outcome",
    "Pass",
    "Place",
    "Reason",
    "Record",
    "Refusal",
    "Refused",
    "Relocate",
    "Spend",
    "Walk",
    "make_mode",
    "parse_square",
    "read_record",
    "read_records",
    "square_name",
    "switches_of",
]


def __getattr__(name: str) -> _Any:  # noqa: ANN401  a module
    """Import ``corridor.draw`` on first use, so that the rules alone load fast."""
    if name != "draw":
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from importlib import import_module

    return import_module("corridor.draw")
