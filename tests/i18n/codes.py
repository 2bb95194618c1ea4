"""Codes that are part of keys but are not members of an enum."""

from corridor.cli.speech.names import side_keys
from corridor.rules import advanced, modes, pacman

_ALL = [modes.make_mode(key) for key in modes.MODES]

LAYOUTS = {name for names in modes.LAYOUTS.values() for name in names}
LEVELS = range(max(mode.layout.pellets.bit_count() for mode in _ALL) + 1)
PHASES = {"race", *pacman.Phase, *advanced.Phase}
PIECES = {figure.name for mode in _ALL for figure in mode.layout.figures}
PRESETS = {name for presets in modes.PRESETS.values() for name in presets}
SIDES = {key for mode in _ALL for key in side_keys(mode.layout.figures)}


def _switch_codes() -> set[str]:
    """Keys of every switch and of every named value."""
    codes = set()
    for key in modes.MODES:
        for name, allowed in modes.switches_of(key).items():
            codes |= {name, *(f"{name}-{value}" for value in allowed if ".." not in value)}
    return codes


SWITCHES = _switch_codes()
