"""The options of the UCI-like protocol: the engine's own, and every switch of every mode."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace

from corridor.engine.complaint import Complaint, quoted
from corridor.engine.levels import LEVELS
from corridor.engine.limits import whole
from corridor.rules.modes import (
    LAYOUTS,
    MODES,
    PRESETS,
    Mode,
    Switch,
    make_mode,
    switch_text,
    switch_values,
    switches_of,
)

MOST_HASH = 65_536  # MB
MOST_THREADS = 256
MOST_LINES = 500
_MOST_SEED = 2**31 - 1
_SPINS: Mapping[str, tuple[int, int, int]] = {  # least, most, usual
    "Hash": (1, MOST_HASH, 64),
    "Threads": (1, MOST_THREADS, 1),
    "MultiPV": (1, MOST_LINES, 1),
    "Level": (0, len(LEVELS), 0),
    "Seed": (0, _MOST_SEED, 0),
}
_NONE = "none"


@dataclass(frozen=True, slots=True)
class Options:
    """The values set by `setoption`; ``level`` 0 is the engine at full strength."""

    hash: int = _SPINS["Hash"][2]
    threads: int = _SPINS["Threads"][2]
    multipv: int = _SPINS["MultiPV"][2]
    level: int = _SPINS["Level"][2]
    seed: int = _SPINS["Seed"][2]
    mode: str = MODES[0]
    layout: str | None = None
    preset: str | None = None
    switches: Mapping[str, Switch] = field(default_factory=dict)

    def made(self) -> Mode:
        """The mode with these options."""
        return make_mode(self.mode, layout=self.layout, preset=self.preset, **self.switches)


def with_option(options: Options, name: str, value: str) -> Options:
    """Set an option; its name may be written in any case. A new mode begins with its defaults."""
    known = name.lower().replace(" ", "_").replace("-", "_")
    for spin, (least, most, _usual) in _SPINS.items():
        if known == spin.lower():
            return _changed(options, known, whole(value, most, least))
    if known == "ponder":
        return options  # the other program decides whether to ponder
    if known == "mode":
        changed = replace(options, mode=value, layout=None, preset=None, switches={})
    elif known in ("layout", "preset"):
        changed = _changed(options, known, None if value.lower() == _NONE else value)
    elif known in switches_of(options.mode):
        changed = replace(options, switches={**options.switches, known: value})
    elif any(known in switches_of(mode) for mode in MODES):
        raise Complaint("engine-switch-of-other-mode", switch=known, mode=options.mode)
    else:
        raise Complaint("engine-no-such-option", name=quoted(name))
    changed.made()  # raises the error now and not at the next game
    return changed


def _changed(options: Options, name: str, value: int | str | None) -> Options:
    return replace(options, **{name: value})  # type: ignore[arg-type]  # each name has its type


def option_lines() -> Iterator[str]:
    """The ``option`` lines that answer ``uci``."""
    for name, (least, most, usual) in _SPINS.items():
        yield f"option name {name} type spin default {usual} min {least} max {most}"
    yield "option name Ponder type check default false"
    yield f"option name Mode type combo default {MODES[0]}{_vars(MODES)}"
    layouts = dict.fromkeys(name for names in LAYOUTS.values() for name in names)
    yield f"option name Layout type combo default {LAYOUTS[MODES[0]][0]}{_vars(layouts)}"
    presets = dict.fromkeys(name for names in PRESETS.values() for name in names)
    yield f"option name Preset type combo default {_NONE}{_vars((_NONE, *presets))}"
    told: set[str] = set()
    for key in MODES:
        usual_values = switch_values(make_mode(key))
        for name, allowed in switches_of(key).items():
            if name not in told:
                told.add(name)
                yield f"option name {name} {_kind(allowed, switch_text(usual_values[name]))}"


def _kind(allowed: tuple[str, ...], usual: str) -> str:
    if allowed == ("true", "false"):
        return f"type check default {usual}"
    least, dots, most = allowed[0].partition("..")
    if dots:
        return f"type spin default {usual} min {least} max {most}"
    return f"type combo default {usual}{_vars(allowed)}"


def _vars(values: Mapping[str, None] | tuple[str, ...]) -> str:
    return "".join(f" var {value}" for value in values)
