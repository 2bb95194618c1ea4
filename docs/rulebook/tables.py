"""The parts of the page that come from the law: pictures with captions, switches, presets.

In the page a part stands between ``<!-- made: what it is -->`` and ``<!-- end -->``.
"""

import re
from collections.abc import Callable, Mapping

from corridor.i18n import say
from corridor.learn.rulebook import POINTS, Point
from corridor.rules.modes import (
    LAYOUTS,
    MODES,
    PRESETS,
    make_mode,
    switch_text,
    switch_values,
    switches_of,
)

_PART = re.compile(r"(<!-- made: (\w[-\w ]*) -->\n).*?(<!-- end -->)", re.DOTALL)

# The ids of the points under which the readings of a switch are told.
_POINTS_OF: Mapping[str, list[str]] = {
    name: [point.id for point in POINTS if name in point.switches]
    for point in POINTS
    for name in point.switches
}


def filled(page: str) -> str:
    """The page with each of its made parts made anew."""

    def part(found: re.Match[str]) -> str:
        kind, *words = found[2].split()
        return f"{found[1]}\n{_MAKERS[kind](words)}\n{found[3]}"

    return _PART.sub(part, page)


def _pictures(names: list[str]) -> str:
    """Pictures side by side, each with its caption below."""
    captions = [say(f"figure-{name}", "en") for name in names]
    shown = [
        f"![{said}](../pictures/{name}.svg)" for name, said in zip(names, captions, strict=True)
    ]
    return "\n".join(_row(cells) for cells in (shown, ["---"] * len(names), captions)) + "\n"


def _switches(words: list[str]) -> str:
    """The switches of modes that have the same ones, with every value and what it means.

    The first word is the letter of the points that are about these modes.
    """
    letter, *modes = words
    rows = [["switch", "what it decides", "values, the default in bold", "point"], ["---"] * 4]
    for name, values in switches_of(modes[0]).items():
        defaults = [switch_text(switch_values(make_mode(mode))[name]) for mode in modes]
        usual = list(dict.fromkeys(defaults))
        told = _number(values[0], usual) if ".." in values[0] else _values(name, values, usual[0])
        about = [point for point in _POINTS_OF.get(name, []) if point[0] == letter]
        rows.append([f"`{name}`", say(_key(name)), told, *(about or ["–"])])
    return "\n".join(_row(cells) for cells in rows) + "\n"


def _number(span: str, usual: list[str]) -> str:
    low, _, high = span.partition("..")
    return f"{low} to {high}; " + ", ".join(f"**{count}**" for count in usual)


def _values(name: str, values: tuple[str, ...], usual: str) -> str:
    told = []
    for value in values:
        shown = f"**`{value}`**" if value == usual else f"`{value}`"
        told.append(f"{shown}: {say(f'{_key(name)}-{_dashed(value)}')}")
    return "<br>".join(told)


def _key(name: str) -> str:
    return f"switch-{_dashed(name)}"


def _dashed(code: str) -> str:
    return code.replace("_", "-")


def _points(words: list[str]) -> str:
    """The contested points of a letter: question, reading in force, switch with its values."""
    rows = [["id", "question", "reading in force", "switch"], ["---"] * 4]
    for point in POINTS:
        if point.id[0] == words[0]:
            told = [say(key, "en") for key in (point.key, point.reading)]
            rows.append([point.id, *told, _choices(point)])
    return "\n".join(_row(cells) for cells in rows) + "\n"


def _choices(point: Point) -> str:
    """Each switch of a point with its values, the default first."""
    return "; ".join(f"`{name}`: {_allowed(name)}" for name in point.switches) or "fixed"


def _allowed(name: str) -> str:
    modes = [mode for mode in MODES if name in switches_of(mode)]
    values = switches_of(modes[0])[name]
    defaults = {switch_text(switch_values(make_mode(mode))[name]) for mode in modes}
    if ".." in values[0]:
        low, _, high = values[0].partition("..")
        usual = f"{defaults.pop()}, " if len(defaults) == 1 else ""
        return f"{usual}{low} to {high}"
    return ", ".join(f"`{value}`" for value in sorted(values, key=lambda v: v not in defaults))


def _presets(words: list[str]) -> str:  # noqa: ARG001  takes none
    """Every preset and the switches it sets."""
    rows = [["mode", "preset", "in words", "switches"], ["---"] * 4]
    for mode, presets in PRESETS.items():
        for name, switches in presets.items():
            sets = ", ".join(f"`{key}={switch_text(value)}`" for key, value in switches.items())
            rows.append([f"`{mode}`", f"`{name}`", say(f"preset-{name}"), sets or "none"])
    return "\n".join(_row(cells) for cells in rows) + "\n"


def _layouts(words: list[str]) -> str:  # noqa: ARG001  takes none
    """Every layout by name; the first of a mode is its default."""
    rows = [["mode", "layout", "in words"], ["---"] * 3]
    for mode in MODES:
        for number, name in enumerate(LAYOUTS[mode]):
            shown = f"`{name}`" if number else f"**`{name}`**"
            rows.append([f"`{mode}`", shown, say(f"layout-{name}")])
    return "\n".join(_row(cells) for cells in rows) + "\n"


def _row(cells: list[str]) -> str:
    return f"| {' | '.join(cells)} |"


_MAKERS: Mapping[str, Callable[[list[str]], str]] = {
    "pictures": _pictures,
    "switches": _switches,
    "points": _points,
    "presets": _presets,
    "layouts": _layouts,
}
