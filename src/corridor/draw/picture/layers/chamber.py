"""The Chamber: its outline, and the slots that its fences have left."""

from corridor.draw.geometry import CELL, STEP, Box, Point
from corridor.draw.picture.markup import Attribute, element, group, number, rect
from corridor.draw.picture.scene import FENCE_RADIUS, Scene
from corridor.rules.board import Square


def _room(scene: Scene, squares: tuple[Square, ...], colour: str) -> str:
    """The outline of a room: a rounded rectangle if it is one, else the edges of its shape."""
    line: dict[str, Attribute] = {
        "fill": "none",
        "stroke": colour,
        "stroke_opacity": 0.5,
        "stroke_width": 1.2,
        "stroke_dasharray": "2 3",
    }
    boxes = [scene.grid.tile(square) for square in squares]
    left, top = min(box.x for box in boxes), min(box.y for box in boxes)
    right, bottom = max(box.x for box in boxes), max(box.y for box in boxes)
    width, height = right - left, bottom - top
    if len(squares) == (width // STEP + 1) * (height // STEP + 1):
        return rect(Box(left, top, width + CELL, height + CELL).grown(1), 7, **line)
    return element("path", d=_edges({(box.x, box.y) for box in boxes}), **line)


def _edges(corners: set[Point]) -> str:
    """The outer edges of a room; ``corners`` are the top left corners of its squares."""
    drawn = []
    for x, y in sorted(corners):
        left, top, right, bottom = (number(at) for at in (x - 1, y - 1, x + CELL + 1, y + CELL + 1))
        edges = {
            (x, y - STEP): f"M{left} {top}H{right}",
            (x, y + STEP): f"M{left} {bottom}H{right}",
            (x - STEP, y): f"M{left} {top}V{bottom}",
            (x + STEP, y): f"M{right} {top}V{bottom}",
        }
        drawn += [line for beyond, line in edges.items() if beyond not in corners]
    return "".join(drawn)


def chamber(scene: Scene) -> str:
    """The outline of the Chamber, and the slots that its fences have left."""
    squares = scene.view.chamber
    if not squares:
        return ""
    colour = scene.palette["fence-chamber"]
    outline = _room(scene, squares, colour)
    slots = [
        rect(
            scene.grid.bar(fence),
            FENCE_RADIUS,
            fill=scene.palette["bed"],
            stroke=colour,
            stroke_width=1.4,
            stroke_dasharray="4 3",
            data_vacated=str(fence),
        )
        for fence in scene.view.vacated
    ]
    return group(outline, *slots, data_layer="chamber")
