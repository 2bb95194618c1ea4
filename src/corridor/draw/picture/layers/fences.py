"""The layer of fences, in two styles: plain in a race, neon in a chase."""

from corridor.draw.geometry import Box, Point
from corridor.draw.last_move import last_fences
from corridor.draw.picture.markup import group, line, rect
from corridor.draw.picture.palette import NEON_MIX
from corridor.draw.picture.scene import FENCE_RADIUS, Scene, inset
from corridor.draw.picture.shapes import pip
from corridor.rules.board import Fence
from corridor.rules.view import Standing

_NEON_RADIUS = 3.5


def fences(scene: Scene) -> str:
    """Every fence in its owner's colour with its owner's shape; the last move's is outlined."""
    shown, fresh = scene.view.fences, last_fences(scene.view)
    drawn = []
    for standing in shown:
        outline = _outline(scene, standing.fence) if standing.fence in fresh else ""
        body = fence_body(
            scene, standing.fence, scene.fence_name(standing), scene.fence_shape(standing)
        )
        owner = None if standing.owner is None else str(standing.owner)
        drawn.append(
            group(
                outline,
                body,
                data_fence=str(standing.fence),
                data_owner=owner,
                data_chamber="yes" if standing.chamber else None,
            )
        )
    return group(_glow(scene, shown), *drawn, data_layer="fences")


def _glow(scene: Scene, shown: tuple[Standing, ...]) -> str:
    """The glow of neon fences: one filter for all, since filters are slow."""
    if not scene.arcade:
        return ""
    bars = [
        rect(
            scene.grid.bar(standing.fence).grown(1.5),
            5.5,
            fill=scene.palette[scene.fence_name(standing)],
        )
        for standing in shown
    ]
    return group(*bars, filter=f"url(#{scene.prefix}-glow)", opacity=0.85)


def _outline(scene: Scene, fence: Fence) -> str:
    return rect(
        scene.grid.bar(fence).grown(2.2),
        FENCE_RADIUS + 2.2,
        fill=scene.palette["last"],
        stroke=scene.palette["last-line"],
        stroke_width=1.4,
        data_last=str(fence),
    )


def fence_body(scene: Scene, fence: Fence, name: str, shape: int | None) -> str:
    """A fence without glow and outline."""
    draw = _neon_fence if scene.arcade else _quiet_fence
    return draw(scene, fence, name, shape)


# Dashes and stroke width of the line inside a fence, by shape of its owner: none, dashes, dots, a
# solid line. In a small picture without colour the owner's shape alone is hard to see.
_CARVINGS = (None, ("4.5 4", 1.5), ("0.1 5", 2.1), ("none", 1.5))


def _quiet_fence(scene: Scene, fence: Fence, name: str, shape: int | None) -> str:
    palette, bar = scene.palette, scene.grid.bar(fence)
    below = Box(bar.x, bar.y + 1.3, bar.width, bar.height)
    mark = "" if shape is None else _owner_mark(scene, fence, palette[f"{name}-on"], shape)
    return (
        rect(below, FENCE_RADIUS, fill=palette["shadow"], opacity=0.28)
        + rect(bar, FENCE_RADIUS, fill=palette[name])
        + rect(inset(bar, 0.4), 2.6, fill="none", stroke=palette[f"{name}-edge"], stroke_width=0.8)
        + mark
    )


def _owner_mark(scene: Scene, fence: Fence, ink: str, shape: int) -> str:
    """The owner's shape on the post, and the owner's line on both sides of it."""
    at = scene.grid.post(fence)
    mark = pip(shape, at, 3.4 if scene.compact else 2.8, fill=ink, opacity=0.95)
    carving = _CARVINGS[shape % len(_CARVINGS)]
    if carving is None:
        return mark
    dashes, width = carving
    carved = [
        line(ends, stroke=ink, stroke_width=width, stroke_opacity=0.6, stroke_dasharray=dashes)
        for ends in _both_halves(at, lying=_lies(scene, fence), start=9, end=39)
    ]
    return group(*carved) + mark


def _lies(scene: Scene, fence: Fence) -> bool:
    return scene.grid.slot(fence)[2]


def _both_halves(post: Point, *, lying: bool, start: float, end: float) -> list[list[Point]]:
    """Two lines along a fence, from its post outwards."""
    x, y = post
    return [
        [(x + way * part, y) if lying else (x, y + way * part) for part in (start, end)]
        for way in (-1, 1)
    ]


# Dashes and width of the line inside a neon fence: dots for PAC-MAN, dashes for the ghosts.
_CORES = {"fence-m": ("0.1 5.25", 3.0), "fence-g": ("9 5", 2.0)}


def _neon_fence(scene: Scene, fence: Fence, name: str, shape: int | None) -> str:
    palette, bar = scene.palette, scene.grid.bar(fence)
    (x, y), half = scene.grid.post(fence), max(bar.width, bar.height) / 2 - 4
    lying = bar.width > bar.height
    ends: list[Point] = [(x - half, y), (x + half, y)] if lying else [(x, y - half), (x, y + half)]
    dashes, width = _CORES.get(name, (None, 2.0))
    mark = ""
    if shape is not None:
        size = 4.2 if scene.compact else 3.6
        mark = pip(shape, (x, y), size, fill=palette[name], stroke=palette["bed"], stroke_width=1.2)
    return (
        rect(
            bar,
            _NEON_RADIUS,
            fill=palette.mix(name, "bed", NEON_MIX),
            stroke=palette[name],
            stroke_width=1.5,
        )
        + line(ends, stroke=palette[f"{name}-core"], stroke_width=width, stroke_dasharray=dashes)
        + mark
    )
