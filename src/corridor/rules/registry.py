"""The modes that can be played, by key. `modes.py` registers those of the package."""

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import cache
from typing import TypeAlias

from corridor.rules.errors import InvalidSwitch
from corridor.rules.family import Rules
from corridor.rules.layout import Layout
from corridor.rules.layout_files import Frame, built_in

Switch: TypeAlias = bool | int | str


@dataclass(frozen=True, eq=False)  # equal only to itself, so that answers can be cached by it
class Entry:
    """A mode as it is registered: usual switches, frame, layouts (the usual one first), presets."""

    key: str
    rules: Rules
    frame: Frame
    layouts: tuple[str | Layout, ...]  # a name stands for a file in `layouts/`
    presets: Mapping[str, Mapping[str, Switch]] = field(default_factory=dict)

    @property
    def layout_names(self) -> tuple[str, ...]:
        """The layouts that can be chosen by name, the usual one first."""
        return tuple(
            layout.name if isinstance(layout, Layout) else layout for layout in self.layouts
        )

    def layout(self, name: str | None) -> Layout:
        """One of the layouts by its name; the usual one without a name."""
        names = self.layout_names
        name = names[0] if name is None else name
        if name not in names:
            raise InvalidSwitch("layout", name, names)
        return _loaded(self, names.index(name))


@cache
def _loaded(entry: Entry, number: int) -> Layout:
    layout = entry.layouts[number]
    return layout if isinstance(layout, Layout) else built_in(layout, entry.frame)


_ENTRIES: dict[str, Entry] = {}


def register(entry: Entry) -> None:
    """Make a mode known to games, texts and records."""
    if entry.key in _ENTRIES:
        raise ValueError(f"there is a mode {entry.key} already")
    _ENTRIES[entry.key] = entry


@contextmanager
def registered(entry: Entry) -> Iterator[Entry]:
    """Make a mode known for a while."""
    register(entry)
    try:
        yield entry
    finally:
        del _ENTRIES[entry.key]


def mode_keys() -> tuple[str, ...]:
    """The keys of all modes, in the order in which they were registered."""
    return tuple(_ENTRIES)


def entry_of(key: str) -> Entry:
    """The mode of this key; `InvalidSwitch` if there is none."""
    if key not in _ENTRIES:
        raise InvalidSwitch("mode", str(key), mode_keys())
    return _ENTRIES[key]
