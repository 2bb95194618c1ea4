"""Every colour by name, in light and dark.

The two values of a name are for a light and for a dark page. On the board of a chase, which is
near-black on either, both are the same. Colour alone never carries a meaning: shapes and letters
say the same.
"""

from collections.abc import Mapping
from typing import Literal, TypeAlias

Theme: TypeAlias = Literal["light", "dark", "auto"]
Pair: TypeAlias = tuple[str, str]

_PAGE: Mapping[str, Pair] = {
    "surface": ("#FFFFFF", "#1B1D21"),
    "line": ("#E3E0D9", "#2D3137"),
    "line-2": ("#8C8980", "#6E747E"),
    "ink": ("#1A1B1E", "#F2F1EE"),
    "ink-2": ("#55565B", "#B0B3BA"),
    "side-1": ("#2457E0", "#9ABEFA"),
    "side-1-on": ("#FFFFFF", "#0A1A42"),
    "side-1-edge": ("#163A9C", "#4A73B8"),
    "side-1-ink": ("#1D49C4", "#A9C8FF"),
    "side-2": ("#D97506", "#FFB352"),
    "side-2-on": ("#2A1500", "#321B00"),
    "side-2-edge": ("#864500", "#B36F1B"),
    "side-2-ink": ("#8A4700", "#FFC278"),
    "side-3": ("#0A7D74", "#45E8CB"),
    "side-3-on": ("#FFFFFF", "#04302B"),
    "side-3-edge": ("#06534D", "#1F9C87"),
    "side-3-ink": ("#0A6B63", "#6FEAD4"),
    "side-4": ("#98299E", "#D44DFF"),
    "side-4-on": ("#FFFFFF", "#26032E"),
    "side-4-edge": ("#64196A", "#8A22AD"),
    "side-4-ink": ("#8A228F", "#E7A3FF"),
    "side-m": ("#FFD22E", "#FFD22E"),
    "side-m-edge": ("#7A5200", "#FFD22E"),
    "side-m-ink": ("#7A5200", "#FFD966"),
    "side-g": ("#B79BFF", "#B79BFF"),
    "side-g-edge": ("#5B3CC4", "#B79BFF"),
    "side-g-ink": ("#5B3CC4", "#BBA6FF"),
    "muncher": ("#FFD22E", "#FFD22E"),
    "muncher-shade": ("#F0A90C", "#F0A90C"),
    "muncher-edge": ("#7A5200", "#7A5200"),
    "muncher-on": ("#2B1D00", "#2B1D00"),
    "ghost-b": ("#FF5B50", "#FF5B50"),
    "ghost-b-edge": ("#8E1710", "#8E1710"),
    "ghost-i": ("#45D3EA", "#45D3EA"),
    "ghost-i-edge": ("#0B6879", "#0B6879"),
    "ghost-p": ("#FFA3CC", "#FFA3CC"),
    "ghost-p-edge": ("#93275C", "#93275C"),
    "ghost-c": ("#FF9838", "#FF9838"),
    "ghost-c-edge": ("#8A4300", "#8A4300"),
    "ghost-on": ("#1A0E12", "#1A0E12"),
    "pellet": ("#FFF0BF", "#FFF0BF"),
    "pellet-edge": ("#8A6000", "#C9982A"),
    "life": ("#FF5470", "#FF5470"),
    "life-edge": ("#94102A", "#94102A"),
    "chamber": ("#FF6FB5", "#FF6FB5"),
    "chamber-edge": ("#A3246A", "#FF6FB5"),
    "white": ("#FFFFFF", "#FFFFFF"),
    "black": ("#000000", "#000000"),
}
_QUIET: Mapping[str, Pair] = {
    "bed": ("#FFFFFF", "#16181B"),
    "tile": ("#E9E5DB", "#2C3037"),
    "rim": ("#DEDACF", "#2A2D33"),
    "coordinate": ("#696A6F", "#8F949C"),
    "last": ("#F1DC8C", "#5C5223"),
    "last-line": ("#8A6D00", "#F2CF55"),
    "bad": ("#C4281F", "#FF8A80"),
    "note": ("#1A1B1E", "#F2F1EE"),
    "fence-unknown": ("#77756E", "#9DA2AB"),
    "fence-unknown-edge": ("#4B4A45", "#5F646D"),
    "shadow": ("#28200A", "#000000"),
}
_ARCADE: Mapping[str, Pair] = {
    name: (value, value)
    for name, value in {
        "bed": "#05060C",
        "tile": "#12141F",
        "hairline": "#1F2336",
        "rim": "#262B45",
        "coordinate": "#9BA1BD",
        "last": "#2C2A18",
        "last-line": "#E9C74A",
        "bad": "#FF8A80",
        "note": "#F2F1EE",
        "floor": "#221628",  # of the Chamber
        "fence": "#5F8BFF",  # fences of the layout
        "fence-core": "#C9D8FF",
        "fence-m": "#FFD22E",
        "fence-m-core": "#FFF3C2",
        "fence-g": "#B79BFF",
        "fence-g-core": "#EDE6FF",
        "fence-chamber": "#FF6FB5",
        "fence-chamber-core": "#FFE0F0",
        "respawn": "#8EE6C8",
        "tunnel": "#8EE6C8",
        "pellet-edge": "#C9982A",
    }.items()
}

# Per cent of a colour mixed into the ground.
GOAL_MIX = 17  # a side's colour in the squares of its goal
LEGAL_MIX = 26  # a piece's colour in its targets
MOVER_MIX = 13  # a side's colour in its card of the panel while it is to move
NEON_MIX = 34  # a fence's colour inside its neon outline
FLOOR = "floor"


def mixed(top: str, bottom: str, percent: float) -> str:
    """Mix two colours: ``percent`` of the first, the rest of the second.

    >>> mixed("#FFFFFF", "#000000", 50)
    '#808080'
    """
    pairs = zip(_channels(top), _channels(bottom), strict=True)
    shades = (round((one * percent + other * (100 - percent)) / 100 + 1e-9) for one, other in pairs)
    return "#" + "".join(f"{shade:02X}" for shade in shades)


def _channels(colour: str) -> tuple[int, int, int]:
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)


class Palette:
    """The colours of one picture, ready to be written into it.

    With the theme ``auto`` a colour that differs between light and dark becomes a CSS variable
    with the light value as its fallback: the picture follows the page.
    """

    def __init__(self, theme: Theme, *, arcade: bool) -> None:
        if theme not in ("light", "dark", "auto"):
            raise ValueError(theme)
        self.theme = theme
        self.arcade = arcade
        self._pairs: dict[str, Pair] = {**_PAGE, **(_ARCADE if arcade else _QUIET)}
        self._used: dict[str, str] = {}  # dark values of the variables used so far

    def __getitem__(self, name: str) -> str:
        light, dark = self._pairs[name]
        if self.theme == "dark":
            return dark
        if self.theme == "light" or light == dark:
            return light
        self._used[name] = dark
        return f"var(--corridor-{name},{light})"

    def mix(self, top: str, bottom: str, percent: int) -> str:
        """Mix two named colours: ``percent`` of the first, the rest of the second."""
        name = f"{top}-{percent}-{bottom}"
        if name not in self._pairs:
            pairs = zip(self._pairs[top], self._pairs[bottom], strict=True)
            light, dark = (mixed(one, other, percent) for one, other in pairs)
            self._pairs[name] = (light, dark)
        return self[name]

    def sheet(self, root: str) -> str:
        """A style sheet with the dark values of all variables used so far."""
        if not self._used:
            return ""
        values = ";".join(f"--corridor-{name}:{dark}" for name, dark in sorted(self._used.items()))
        return f"@media (prefers-color-scheme:dark){{#{root}{{{values}}}}}"
