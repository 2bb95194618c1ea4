"""Outlines of sides and letters of pieces, as paths.

Outlines tell sides apart without colour. Letters are strokes and need no font: they look the same
everywhere and stay thick enough on a square of 24 pixels.
"""

from collections.abc import Sequence
from math import hypot

from corridor.draw.geometry import Point
from corridor.draw.picture.markup import Attribute, element, moved, number

# Drawn around the origin, capitals 10 units high.
_STROKES = {
    "W": "M-6.3-5L-3.4 5L0-3.4L3.4 5L6.3-5",
    "X": "M-4.2-5L4.2 5M4.2-5L-4.2 5",
    "Y": "M-4.4-5L0 .5L4.4-5M0 .5V5",
    "Z": "M-3.9-5H3.9L-3.9 5H3.9",
    "M": "M-4.7 5V-5L0 1.8L4.7-5V5",
    "B": "M-3.3-5V5M-3.3-5H.7A2.4 2.4 0 0 1 .7-.2H-3.3M.7-.2H1A2.6 2.6 0 0 1 1 5H-3.3",
    "I": "M0-5V5M-2.5-5H2.5M-2.5 5H2.5",
    "P": "M-3.2 5V-5H.8A2.95 2.95 0 0 1 .8 .9H-3.2",
    "C": "M3.7-3.3A4.6 4.9 0 1 0 3.7 3.3",
}
_CAPITAL = 10


def letter(text: str, at: Point, height: float, colour: str, *, weight: float = 2.4) -> str:
    """A piece's letter centred at a point; ``weight`` is the final width of its strokes."""
    scale = height / _CAPITAL
    stroke = element(
        "path",
        d=_STROKES[text],
        fill="none",
        stroke=colour,
        stroke_width=weight / scale,
        stroke_linejoin="round",
    )
    return moved(at, stroke, scale=scale, data_letter=text)


def rounded(points: Sequence[Point], radius: float) -> str:
    """The path of a polygon with round corners."""
    steps: list[str] = []
    for index, corner in enumerate(points):
        start = _towards(corner, points[index - 1], radius)
        end = _towards(corner, points[(index + 1) % len(points)], radius)
        steps.append(f"{'L' if steps else 'M'}{_pair(start)}Q{_pair(corner)} {_pair(end)}")
    return "".join(steps) + "Z"


def _towards(here: Point, there: Point, distance: float) -> Point:
    part = distance / hypot(there[0] - here[0], there[1] - here[1])
    return here[0] + (there[0] - here[0]) * part, here[1] + (there[1] - here[1]) * part


def _pair(point: Point) -> str:
    return f"{number(point[0])} {number(point[1])}"


def disc(radius: float) -> str:
    """The path of a circle around the origin."""
    r = number(radius)
    return f"M0-{r}A{r} {r} 0 1 1 0 {r}A{r} {r} 0 1 1 0-{r}Z"


# Corners of each shape, scaled to look as large as a disc of radius 1. A disc has none. The
# triangle is lowered, since its centre of mass lies low.
_CORNERS: tuple[tuple[Point, ...], ...] = (
    (),
    ((0, -1.21), (1.21, 0), (0, 1.21), (-1.21, 0)),
    ((0, -1.23), (1.24, 0.99), (-1.24, 0.99)),
    ((-0.92, -0.92), (0.92, -0.92), (0.92, 0.92), (-0.92, 0.92)),
)
_ROUND = (0.0, 0.31, 0.34, 0.29)


def side_shape(side: int, size: float) -> str:
    """The outline that belongs to a side of a race: disc, diamond, triangle, square."""
    shape = side % len(_CORNERS)
    if not _CORNERS[shape]:
        return disc(size)
    corners = [(x * size, y * size) for x, y in _CORNERS[shape]]
    return rounded(corners, _ROUND[shape] * size)


def pip(side: int, at: Point, size: float = 2.5, **attributes: Attribute) -> str:
    """A side's shape, small, on its fences and on the squares of its goal."""
    return moved(at, element("path", d=side_shape(side, size), **attributes))
