"""Generates the data against which the page's board is tested: where the pictures draw things.

``corridor.draw`` and ``web/src/board`` both compute places, turns and shapes. The data holds what
Python finds for every square, fence and turn, and for the sides of every mode; the page's own
tests compare it with what TypeScript finds. Run ``python -m web.make`` to write the file.
"""

import json
from itertools import permutations
from pathlib import Path
from typing import Any

from msgspec import to_builtins

from corridor.draw import geometry
from corridor.draw.geometry import Box, Grid, grid_for
from corridor.draw.picture import palette, scene
from corridor.rules.board import ALL_FENCES, SIZE, parse_square, square_name
from corridor.rules.game import Game
from corridor.rules.modes import MODES
from corridor.rules.view import Standing, View
from corridor.wire.view import view_of

FILE = Path(__file__).parents[1] / "tests" / "data" / "geometry.json"
_TURNS = range(4)
_MOUTHS = ("e1", "e9", "a5", "i5")


def text() -> str:
    """The whole file, one line for each part."""
    parts: dict[str, Any] = {"measures": measures()}
    parts |= {f"turn-{turn}": seen(Grid(turn)) for turn in _TURNS}
    parts["modes"] = [sides_of(mode) for mode in MODES]
    lines = [f"{json.dumps(name)}: {json.dumps(part)}" for name, part in parts.items()]
    return "{\n" + ",\n".join(lines) + "\n}\n"


def measures() -> dict[str, float]:
    """Lengths in units of the board, and shares of a colour in per cent."""
    return {
        "SIZE": SIZE,
        "CELL": geometry.CELL,
        "GROOVE": geometry.GROOVE,
        "STEP": geometry.STEP,
        "SPAN": geometry.SPAN,
        "HALF": geometry.HALF,
        "FENCE_LENGTH": geometry.FENCE_LENGTH,
        "FENCE_WIDTH": geometry.FENCE_WIDTH,
        "TILE_RADIUS": scene.TILE_RADIUS,
        "FENCE_RADIUS": scene.FENCE_RADIUS,
        "GOAL_MIX": palette.GOAL_MIX,
        "LEGAL_MIX": palette.LEGAL_MIX,
        "NEON_MIX": palette.NEON_MIX,
    }


def seen(grid: Grid) -> dict[str, Any]:
    """Where every square, fence, tunnel and coordinate is on a turned board."""
    below, beside = grid.names()
    return {
        "tiles": {square_name(one): _numbers(grid.tile(one)) for one in range(SIZE * SIZE)},
        "fences": {str(one): _numbers(grid.bar(one)) for one in ALL_FENCES},
        "outward": {
            f"{one}-{other}": grid.outward(parse_square(one), parse_square(other))
            for one, other in permutations(_MOUTHS, 2)
            if one[0] == other[0] or one[1] == other[1]
        },
        "below": "".join(below),
        "beside": "".join(beside),
    }


def sides_of(mode: str) -> dict[str, Any]:
    """For each side of a mode, the turn that brings it to the bottom and the shape it has."""
    game = Game(mode)
    view = game.view()
    picture = _picture(view)
    sides = range(len(view.stock))
    return {
        "view": to_builtins(view_of(game)),
        "turns": [grid_for(view, side).turns for side in sides],
        "shapes": [picture.side_shape(side) for side in sides],
        "fence_shapes": [
            picture.fence_shape(Standing(ALL_FENCES[0], owner, chamber))
            for owner, chamber in ((None, False), (None, True), *((side, False) for side in sides))
        ],
    }


def _picture(view: View) -> scene.Scene:
    arcade = not any(figure.goal for figure in view.figures)
    window = Box(0, 0, geometry.SPAN, geometry.SPAN)
    colours = palette.Palette("light", arcade=arcade)
    return scene.Scene(
        view=view,
        grid=Grid(),
        palette=colours,
        window=window,
        compact=False,
        characters={},
        marks=(),
        prefix="",
    )


def _numbers(box: Box) -> tuple[float, float, float, float]:
    return box.x, box.y, box.width, box.height
