"""Where a bot can play without errors: in chases whose tables are in the server's folder."""

from corridor.engine.player import Player
from corridor.rules.modes import PRESETS, Mode, make_mode


def is_possible(mode: Mode) -> bool:
    """Whether the perfect player can play a mode. Reads files: await it in a thread."""
    try:
        from corridor.solver.perfect import can_play
    except ImportError:  # without the compiled core there are no tables
        return False
    return can_play(mode)


def presets_with_tables(key: str, layout: str) -> tuple[str, ...]:
    """The presets of a mode with which the perfect player can play a layout."""
    named = PRESETS.get(key, {})
    return tuple(
        preset for preset in named if is_possible(make_mode(key, layout=layout, preset=preset))
    )


def perfect_player() -> Player:
    """The perfect player."""
    from corridor.solver import PerfectPlayer

    return PerfectPlayer()
