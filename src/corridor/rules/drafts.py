"""Drafts of layouts and positions: every fault of a text, where readers stop at the first."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from corridor.rules.board import Board
from corridor.rules.errors import InvalidSwitch, InvalidText, unknown_name
from corridor.rules.family import Mode
from corridor.rules.inline_layout import read_inline_layout
from corridor.rules.layout import Layout
from corridor.rules.layout_files import Frame, mode_named, read_layout
from corridor.rules.modes import mode_with
from corridor.rules.position import Counters, Position
from corridor.rules.position_reader import read_position
from corridor.rules.registry import Switch, entry_of, mode_keys

Faults: TypeAlias = tuple[InvalidText, ...]


@dataclass(frozen=True, slots=True)
class LayoutDraft:
    """A layout as far as it can be read, and the mode if a game can start from it."""

    board: Board = Board()
    mode: Mode | None = None
    faults: Faults = ()


@dataclass(frozen=True, slots=True)
class PositionDraft:
    """A position as far as it can be read; ``counters`` come with one that has no fault."""

    board: Board = Board()
    position: Position | None = None
    counters: Counters | None = None
    faults: Faults = ()


def layout_draft(key: str, text: str, switches: Mapping[str, Switch] | None = None) -> LayoutDraft:
    """Every fault of a layout for a mode: of a layout file, or of a word as in position text.

    >>> [str(fault.expected) for fault in layout_draft("classic-2", "e1-..d3hd3v..0-0.0").faults]
    ['fitting_fence', 'piece_on_board']
    """
    changed = dict(switches or {})
    try:
        frame, rules = entry_of(key).frame, mode_with(key, None, changed).rules
        layout, misfits = _read(key, text, frame)
    except InvalidSwitch as error:
        return LayoutDraft(faults=(unknown_name(error),))
    except InvalidText as error:
        return LayoutDraft(faults=(error,))
    faults = (*misfits, *rules.layout_faults(layout, frame))
    made = None if faults else mode_with(key, layout, changed)
    return LayoutDraft(layout.board, made, faults)


def _read(key: str, text: str, frame: Frame) -> tuple[Layout, Sequence[InvalidText]]:
    if "=" not in text:
        return read_inline_layout(text, frame)
    named = mode_named(text)
    if named not in (None, key):
        raise InvalidSwitch("mode", str(named), (key,))
    return read_layout(text, frame)


def position_draft(text: str) -> PositionDraft:
    """Every fault of a position's text; an own layout that is wrong itself comes first.

    >>> [str(fault.expected) for fault in position_draft("/ / e1 e1 / 99 10 / 1").faults]
    ['stock', 'pieces_apart']
    """
    try:
        position, counters, faults = read_position(text)
    except InvalidText as error:
        own = _own_layout(text)
        return PositionDraft(own.board, faults=own.faults or (error,))
    if faults:
        return PositionDraft(position.board, faults=tuple(faults))
    return PositionDraft(position.board, position, counters)


def _own_layout(text: str) -> LayoutDraft:
    """The draft of the layout that a position's head spells out; an empty one if it names one."""
    key, *words = text.partition("/")[0].replace("+", " ").split() or [""]
    spelled = [word.removeprefix("layout=") for word in words if word.startswith("layout=")]
    if key not in mode_keys() or not spelled or "." not in spelled[0]:
        return LayoutDraft()
    return layout_draft(key, spelled[0])
