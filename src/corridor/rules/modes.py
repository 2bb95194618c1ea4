"""The five modes, a line each, and how a mode is made with its switches set."""

from collections.abc import Mapping
from dataclasses import fields, replace
from functools import cache
from typing import Literal, TypeAlias, get_args, get_origin, get_type_hints

from corridor.rules.advanced import Advanced
from corridor.rules.advanced.frame import frame_for as advanced_frame
from corridor.rules.classic import Classic
from corridor.rules.classic.frame import race
from corridor.rules.errors import InvalidSwitch
from corridor.rules.family import Mode
from corridor.rules.layout import Layout
from corridor.rules.layout_files import Frame
from corridor.rules.pacman import Pacman
from corridor.rules.pacman.frame import FRAME as PACMAN_FRAME
from corridor.rules.pacman.presets import PRESETS as PACMAN_PRESETS
from corridor.rules.position import Position
from corridor.rules.registry import Entry, Switch, entry_of, mode_keys, register

__all__ = [
    "LAYOUTS",
    "MODES",
    "PRESETS",
    "AnyPosition",
    "Mode",
    "Switch",
    "changed_switches",
    "frame_of",
    "make_mode",
    "mode_with",
    "switch_text",
    "switch_values",
    "switches_of",
]

AnyPosition: TypeAlias = Position  # a position of any mode

# Ours follow the reconstructions: found and measured by `corridor lab`.
_OUR_MAZES = ("gate", "kite", "lantern", "meadow", "owl", "tower")
_MAZES = ("recon-1", "recon-2", "open", *_OUR_MAZES)
_CHAMBERS = ("d4", "d5", "e4", "e5")

register(Entry("classic-2", Classic(), *race(10, "south", "north")))
register(Entry("classic-3", Classic(), *race(6, "south", "west", "north")))
register(Entry("classic-4", Classic(), *race(5, "south", "west", "north", "east")))
register(Entry("pacman", Pacman(), PACMAN_FRAME, _MAZES, PACMAN_PRESETS))
register(Entry("pacman-advanced", Advanced(), advanced_frame(Advanced()), _CHAMBERS))

MODES = mode_keys()
LAYOUTS: Mapping[str, tuple[str, ...]] = {key: entry_of(key).layout_names for key in MODES}
PRESETS: Mapping[str, Mapping[str, Mapping[str, Switch]]] = {
    key: entry_of(key).presets for key in MODES if entry_of(key).presets
}
_MOST_LIMIT = 10_000  # the largest value of a switch that is a number


def make_mode(
    key: str,
    *,
    layout: str | Layout | None = None,
    preset: str | None = None,
    **switches: Switch,
) -> Mode:
    """A mode with its switches set; those not named keep their usual values.

    >>> make_mode("pacman", preset="danish").rules.frenzy
    'up_to_2'
    """
    return mode_with(key, layout, {**_preset(entry_of(key), preset), **switches})


def mode_with(key: str, layout: str | Layout | None, switches: Mapping[str, Switch]) -> Mode:
    """A mode with switches given by name, also by a name that is no keyword of `make_mode`."""
    entry, allowed = entry_of(key), switches_of(key)
    for name in switches:
        _known("switch", name, tuple(allowed))
    values = {name: _value(name, value, allowed[name]) for name, value in switches.items()}
    of_rules = {spec.name for spec in fields(entry.rules)}
    changed = {name: value for name, value in values.items() if name in of_rules}
    rules = replace(entry.rules, **changed)
    if isinstance(layout, Layout):
        for fault in rules.layout_faults(layout, entry.frame):
            raise fault
    else:
        layout = entry.layout(layout)
    return Mode(key, rules, _with_numbers(entry.frame, layout, values))


def frame_of(key: str) -> Frame:
    """What a mode asks of every layout."""
    return entry_of(key).frame


def switches_of(key: str) -> Mapping[str, tuple[str, ...]]:
    """Every switch of a mode and the values it takes; a range is written ``0..9``."""
    return _switches(entry_of(key))


@cache
def _switches(entry: Entry) -> Mapping[str, tuple[str, ...]]:
    allowed: dict[str, tuple[str, ...]] = {}
    for name, hint in get_type_hints(type(entry.rules)).items():
        if hint is bool:
            allowed[name] = ("true", "false")
        elif hint is int:
            allowed[name] = (f"0..{_MOST_LIMIT}",)
        elif get_origin(hint) is Literal:
            allowed[name] = get_args(hint)
    allowed.update(dict.fromkeys(dict(entry.frame.stock_switches), (f"0..{entry.frame.stock}",)))
    if entry.frame.lives:
        allowed["lives"] = (f"1..{entry.frame.lives}",)
    return allowed


def switch_values(mode: Mode) -> dict[str, Switch]:
    """The value of every switch of a mode."""
    stocks = dict(frame_of(mode.key).stock_switches)
    values: dict[str, Switch] = {}
    for name in switches_of(mode.key):
        if name in stocks:
            values[name] = mode.layout.stock[stocks[name][0]]
        elif name == "lives":
            values[name] = mode.layout.lives or 0
        else:
            values[name] = getattr(mode.rules, name)
    return values


def changed_switches(mode: Mode) -> dict[str, Switch]:
    """The switches that do not have their usual value."""
    usual = switch_values(make_mode(mode.key))
    return {name: value for name, value in switch_values(mode).items() if value != usual[name]}


def switch_text(value: Switch) -> str:
    """A switch's value as it is written in texts."""
    return str(value).lower()


def _known(kind: str, name: str, allowed: tuple[str, ...]) -> None:
    if name not in allowed:
        raise InvalidSwitch(kind, str(name), allowed)


def _preset(entry: Entry, preset: str | None) -> Mapping[str, Switch]:
    if preset is None:
        return {}
    _known("preset", preset, tuple(entry.presets))
    return entry.presets[preset]


def _value(name: str, value: Switch, allowed: tuple[str, ...]) -> Switch:
    """Read a switch's value, given as itself or as text."""
    text = switch_text(value)
    if allowed == ("true", "false"):
        text = {"yes": "true", "on": "true", "no": "false", "off": "false"}.get(text, text)
        _known(name, text, allowed)
        return text == "true"
    low, dots, high = allowed[0].partition("..")
    if not dots:
        _known(name, text, allowed)
        return text
    if (
        text.isascii()
        and text.isdecimal()
        and len(text) <= len(high)
        and int(low) <= int(text) <= int(high)
    ):
        return int(text)
    raise InvalidSwitch(name, text, allowed)


def _with_numbers(frame: Frame, layout: Layout, values: Mapping[str, Switch]) -> Layout:
    """The layout with the stocks and the lives that switches set."""
    stock = list(layout.stock)
    for name, sides in frame.stock_switches:
        if name in values:
            for side in sides:
                stock[side] = int(values[name])
    lives = int(values["lives"]) if "lives" in values else layout.lives
    return replace(layout, stock=tuple(stock), lives=lives)
