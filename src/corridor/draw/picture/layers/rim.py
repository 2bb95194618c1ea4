"""The rim of the board: coordinates and the mouths of tunnels."""

from collections.abc import Iterator

from corridor.draw.geometry import CELL, HALF, LAST, STEP, Way
from corridor.draw.picture import items
from corridor.draw.picture.markup import FONT, element, group, number, words
from corridor.draw.picture.scene import Scene
from corridor.rules.board import Square, square_name


def coordinates(scene: Scene, size: float, below: float, beside: float) -> str:
    """Coordinates outside the board; upright, however the board is turned."""
    window, drawn = scene.window, []
    columns, rows = scene.grid.names()
    mouths = {(cell, way) for cell, way in _mouths(scene)}
    for column, name in enumerate(columns):
        x = STEP * column + HALF
        if window.x <= x <= window.x + window.width:
            aside = 8 if ((column, 0), (0, 1)) in mouths else 0
            drawn.append(words(name, (x - aside, window.y + window.height + below), size))
    for row, name in enumerate(rows):
        y = STEP * (LAST - row) + HALF
        if window.y <= y <= window.y + window.height:
            aside = 9 if ((0, row), (-1, 0)) in mouths else 0
            drawn.append(words(name, (window.x - beside, y + aside + size * 0.36), size))
    return group(
        *drawn,
        data_layer="coordinates",
        fill=scene.palette["coordinate"],
        font_family=FONT,
        font_weight="600",
        text_anchor="middle",
    )


def _mouths(scene: Scene) -> Iterator[tuple[tuple[int, int], Way]]:
    for one, other in scene.view.marks.tunnels:
        yield scene.grid.cell(one), scene.grid.outward(one, other)
        yield scene.grid.cell(other), scene.grid.outward(other, one)


def tunnels(scene: Scene) -> str:
    """An arch on the rim beside every mouth of a tunnel."""
    drawn = []
    for pair, (one, other) in enumerate(scene.view.marks.tunnels, start=1):
        for mouth, partner in ((one, other), (other, one)):
            drawn.append(_arch(scene, mouth, scene.grid.outward(mouth, partner), pair))
    return group(*drawn, data_layer="tunnels")


def _arch(scene: Scene, mouth: Square, way: Way, pair: int) -> str:
    tile = scene.grid.tile(mouth)
    # At the bottom and on the left a coordinate stands inside the arch: move the chevrons aside.
    (x, y), turn, aside = {
        (0, -1): ((tile.x, tile.y - 17), 0, 0),
        (0, 1): ((tile.x + CELL, tile.y + CELL + 17), 180, -7),
        (-1, 0): ((tile.x - 17, tile.y + CELL), -90, 7),
        (1, 0): ((tile.x + CELL + 17, tile.y), 90, 0),
    }[way]
    place = f"translate({number(x)} {number(y)})" + (f" rotate({turn})" if turn else "")
    drawing = items.arch(scene.palette, pair, aside)
    return element("g", drawing, transform=place, data_tunnel=square_name(mouth))
