"""What is solved: where a bot can play without errors, and who has the better of a layout."""

from corridor.engine.player import Player
from corridor.rules.modes import PRESETS, make_mode
from corridor.rules.position import Position
from corridor.wire.playable import Balance


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


def balances_of(key: str, layout: str) -> dict[str, Balance]:
    """Who has the better of a layout, by preset, where that is known."""
    try:
        from corridor.lab.standing import standings
    except ImportError:
        return {}
    return standings(key, layout)


def perfect_player() -> Player:
    """The perfect player."""
    from corridor.solver import PerfectPlayer

    return PerfectPlayer()
