"""What is solved: where a bot can play without errors, and who wins a layout."""

from typing import Literal, TypeAlias

from corridor.engine.player import Player
from corridor.rules.modes import PRESETS, make_mode
from corridor.rules.position import Position

Balance: TypeAlias = Literal["pacman", "endless", "ghosts"]


def is_possible(position: Position) -> bool:
    """Whether the perfect player can play on from here. Reads files: await it in a thread."""
    try:
        from corridor.solver.perfect import cannot_play
    except ImportError:  # without the compiled core there are no tables
        return False
    return cannot_play(position) is None


def presets_with_tables(key: str, layout: str) -> tuple[str, ...]:
    """The presets of a mode with which the perfect player can play a layout."""
    named = PRESETS.get(key, {})
    return tuple(
        preset
        for preset in named
        if is_possible(make_mode(key, layout=layout, preset=preset).start())
    )


def balance_of(key: str, layout: str) -> Balance | None:
    """Who wins a layout with best play; nothing where that is not known."""
    try:
        from corridor.solver import balance
    except ImportError:
        return None
    found = balance.balance_of(layout) if key == balance.MODE else None
    return None if found is None else found.value


def perfect_player() -> Player:
    """The perfect player."""
    from corridor.solver import PerfectPlayer

    return PerfectPlayer()
