"""The parts of the page that come from the law: pictures with captions, switches, presets.

In the page a part stands between ``<!-- made: what it is -->`` and ``<!-- end -->``.
"""

import re
from collections.abc import Callable, Mapping

from corridor.i18n import say
from corridor.rules.modes import (
    LAYOUTS,
    MODES,
    PRESETS,
    make_mode,
    switch_text,
    switch_values,
    switches_of,
)

from .figure import Figure

_PART = re.compile(r"(<!-- made: (\w[-\w ]*) -->\n).*?(<!-- end -->)", re.DOTALL)

# Under which points of the page the readings of a switch are told.
POINTS: Mapping[str, str] = {
    "edge_side_jump": "C2",
    "third_pawn_side_jump": "C3",
    "draw_after_plies": "C7",
    "threefold": "C7",
    "fences_each": "C9",
    "pac_move": "B1",
    "pac_into_ghost": "B3",
    "boost": "B6",
    "boost_eats": "B4",
    "frenzy": "B8",
    "frenzy_path": "B9",
    "ghost_on_pellet": "B7",
    "ghost_stack": "B10 A18",
    "ghost_stay": "B11",
    "ghost_order": "B12",
    "ghost_return": "B14",
    "pellets": "B13",
    "no_progress_limit": "B16 A24",
    "adv_ghost_move": "A1",
    "no_return": "A4",
    "respawn_free": "A14",
    "spend_steps": "A12",
    "tunnels_give_access": "A9",
}


def filled(page: str, figures: Mapping[str, Figure]) -> str:
    """The page with each of its made parts made anew."""

    def part(found: re.Match[str]) -> str:
        kind, *words = found[2].split()
        return f"{found[1]}\n{_MAKERS[kind](words, figures)}\n{found[3]}"

    return _PART.sub(part, page)


def _pictures(names: list[str], figures: Mapping[str, Figure]) -> str:
    """Pictures side by side, each with its caption below."""
    shown = [f"![{figures[name].title}](../pictures/{name}.svg)" for name in names]
    captions = [figures[name].title for name in names]
    return "\n".join(_row(cells) for cells in (shown, ["---"] * len(names), captions)) + "\n"


def _switches(words: list[str], figures: Mapping[str, Figure]) -> str:  # noqa: ARG001
    """The switches of modes that have the same ones, with every value and what it means.

    The first word is the letter of the points that are about these modes.
    """
    letter, *modes = words
    rows = [["switch", "what it decides", "values, the default in bold", "point"], ["---"] * 4]
    for name, values in switches_of(modes[0]).items():
        defaults = [switch_text(switch_values(make_mode(mode))[name]) for mode in modes]
        usual = list(dict.fromkeys(defaults))
        told = _number(values[0], usual) if ".." in values[0] else _values(name, values, usual[0])
        about = [point for point in POINTS.get(name, "").split() if point[0] == letter]
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


def _presets(words: list[str], figures: Mapping[str, Figure]) -> str:  # noqa: ARG001
    """Every preset and the switches it sets."""
    rows = [["mode", "preset", "in words", "switches"], ["---"] * 4]
    for mode, presets in PRESETS.items():
        for name, switches in presets.items():
            sets = ", ".join(f"`{key}={switch_text(value)}`" for key, value in switches.items())
            rows.append([f"`{mode}`", f"`{name}`", say(f"preset-{name}"), sets or "none"])
    return "\n".join(_row(cells) for cells in rows) + "\n"


def _layouts(words: list[str], figures: Mapping[str, Figure]) -> str:  # noqa: ARG001
    """Every layout by name; the first of a mode is its default."""
    rows = [["mode", "layout", "in words"], ["---"] * 3]
    for mode in MODES:
        for number, name in enumerate(LAYOUTS[mode]):
            shown = f"`{name}`" if number else f"**`{name}`**"
            rows.append([f"`{mode}`", shown, say(f"layout-{name}")])
    return "\n".join(_row(cells) for cells in rows) + "\n"


def _row(cells: list[str]) -> str:
    return f"| {' | '.join(cells)} |"


_MAKERS: Mapping[str, Callable[[list[str], Mapping[str, Figure]], str]] = {
    "pictures": _pictures,
    "switches": _switches,
    "presets": _presets,
    "layouts": _layouts,
}
