"""Generates the page's drawings of the pieces, so that page and pictures share one source.

Colours become variables of the page. Run ``python -m web.make`` to write the file.
"""

import json
from pathlib import Path

from corridor.draw.picture import items, pieces
from corridor.draw.picture.palette import Palette
from corridor.draw.picture.shapes import side_shape

FILE = Path(__file__).parent / "src" / "board" / "pieces.ts"
_SIDES = range(4)
_LETTERS = "WXYZ"
_SHAPE_SIZE = 10
_PLAIN = {"white": "#fff", "black": "#000"}
_NAMES = {"bed": "board-bed", "coordinate": "board-coord"}
_OPENING = "// Made by web/pieces.py from src/corridor/draw: change the drawings there.\n"


class Variables(Palette):
    """Every colour by its name on the page, which knows light and dark itself."""

    def __init__(self) -> None:
        super().__init__("light", arcade=True)

    def __getitem__(self, name: str) -> str:
        return _PLAIN.get(name) or f"var(--{_NAMES.get(name, name)})"

    def mix(self, top: str, bottom: str, percent: int) -> str:
        """The page mixes by itself."""
        return f"color-mix(in srgb,{self[top]} {percent}%,{self[bottom]})"


def drawings() -> dict[str, str]:
    """Every drawing by name, in a box of 40 units."""
    palette = Variables()
    found = {f"pawn-{side}": pieces.pawn(side, _LETTERS[side], palette) for side in _SIDES}
    found |= {f"base-{side}": pieces.base(side, palette) for side in _SIDES}
    for name in pieces.CHARACTERS:
        found[name] = pieces.character(name, palette)
        found[f"{name}-small"] = pieces.character(name, palette, bold=pieces.SMALL_LETTER)
    found["pacman-left"] = pieces.character("pacman", palette, left=True)
    found["pellet"] = items.pellet(palette)
    found["pellet-dot"] = items.pellet_dot(palette)
    found["pellet-eaten"] = items.eaten_pellet("currentColor")
    found["heart"] = items.heart(palette)
    found["heart-lost"] = items.lost_heart("currentColor")
    found["respawn"] = items.respawn(palette)
    for pair in (1, 2):
        for aside in (-7, 0, 7):  # a coordinate may stand inside the arch
            found[f"arch-{pair}{aside:+d}"] = items.arch(palette, pair, aside)
    return found


def text() -> str:
    """The whole file."""
    drawn = json.dumps(drawings(), indent=2)
    shapes = json.dumps([side_shape(side, _SHAPE_SIZE) for side in _SIDES], indent=2)
    return (
        f"{_OPENING}\n/** Drawings in a box of 40 units. */\n"
        f"export const DRAWINGS: Record<string, string> = {drawn};\n\n"
        f"/** The shapes of the sides around the origin, {_SHAPE_SIZE} units large. */\n"
        f"export const SHAPES: string[] = {shapes};\n"
    )
