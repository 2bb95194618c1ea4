"""A view as one self-contained SVG document, with a description for screen readers.

Equal views and options give equal texts.
"""

import re
from collections.abc import Iterable, Mapping
from hashlib import sha256

from corridor.draw import words
from corridor.draw.geometry import CELL, SPAN, Box, Grid, grid_for
from corridor.draw.marks import IllegalFence, Mark
from corridor.draw.picture.layers import chamber, fences, figures, notes, paths, rim, tiles
from corridor.draw.picture.markup import element, group, moved, number, rect, safe
from corridor.draw.picture.palette import Palette, Theme
from corridor.draw.picture.panel import GAP
from corridor.draw.picture.panel import panel as side_panel
from corridor.draw.picture.pieces import CHARACTERS
from corridor.draw.picture.scene import Scene
from corridor.rules.board import Square
from corridor.rules.moves import Piece, Side
from corridor.rules.view import View

_SMALL = 34  # pixels; pieces on smaller squares have larger letters
_RADIUS = 12
_PREFIX = re.compile(r"[A-Za-z][\w-]*", re.ASCII)  # valid as an id and in a style sheet
_PANEL_SCALE = 1.35  # enlarges the panel of a small picture


class Svg(str):
    """SVG text that notebooks show as a picture."""

    __slots__ = ()

    def _repr_svg_(self) -> str:
        return str(self)


def svg(
    view: View,
    *,
    orientation: Side = 0,
    routes: Iterable[Side] = (),
    marks: Iterable[Mark] = (),
    size: int = 480,
    theme: Theme = "light",
    panel: bool = False,
    characters: Mapping[Piece, str] | None = None,
    names: Mapping[Side, str] | None = None,
    area: tuple[Square, Square] | None = None,
    title: str | None = None,
    prefix: str | None = None,
) -> Svg:
    """Draw a view.

    ``orientation`` is the side that sits at the bottom, ``routes`` the sides whose shortest
    routes are shown, ``size`` the width in pixels, ``area`` two opposite corners of the part
    that is shown. ``names`` stand in the panel instead of the names of sides. ``prefix`` begins
    every id; without it the ids come from what is drawn.

    >>> from corridor.rules.modes import make_mode
    >>> from corridor.rules.view import look
    >>> svg(look(make_mode("classic-2").start()))[:4]
    '<svg'
    """
    chosen, grid = dict(characters or {}), grid_for(view, orientation)
    sides, wanted = tuple(dict.fromkeys(routes)), tuple(marks)
    _check(view, sides, chosen, prefix)
    options: tuple[object, ...] = (
        view,
        orientation,
        sides,
        wanted,
        size,
        theme,
        panel,
        chosen,
        area,
        title,
    )
    if names:
        options = (*options, dict(names))
    window = _window(grid, area)
    scene = Scene(
        view=view,
        grid=grid,
        palette=_palette(view, theme),
        window=window,
        compact=_is_compact(window, size),
        characters=chosen,
        marks=wanted,
        prefix=prefix or "c" + sha256(repr(options).encode()).hexdigest()[:10],
        names=dict(names or {}),
    )
    parts, height = picture_parts(scene, sides, size, with_panel=panel)
    return document(scene, parts, size, height, title or words.title(view))


def whole_scene(
    view: View, size: int, theme: Theme, characters: Mapping[Piece, str], names: Mapping[Side, str]
) -> Scene:
    """The scene of a whole board without marks, whose ids are the same for every view."""
    return Scene(
        view=view,
        grid=grid_for(view, 0),
        palette=_palette(view, theme),
        window=(window := _window(grid_for(view, 0), None)),
        compact=_is_compact(window, size),
        characters=characters,
        marks=(),
        prefix="film",
        names=names,
    )


def _palette(view: View, theme: Theme) -> Palette:
    return Palette(theme, arcade=not any(figure.goal for figure in view.figures))


def _is_compact(window: Box, size: int) -> bool:
    return CELL * size / (window.width + CELL) < _SMALL


def _check(
    view: View, sides: tuple[Side, ...], chosen: dict[Piece, str], prefix: str | None
) -> None:
    if prefix is not None and not _PREFIX.fullmatch(prefix):
        raise ValueError(prefix)
    for side in sides:
        if side not in view.sides:
            raise ValueError(side)
    for piece, name in chosen.items():
        if name not in CHARACTERS or piece not in range(len(view.figures)):
            raise ValueError((piece, name))


def _window(grid: Grid, area: tuple[Square, Square] | None) -> Box:
    if area is None:
        return Box(0, 0, SPAN, SPAN)
    one, other = (grid.tile(square) for square in area)
    x, y = min(one.x, other.x), min(one.y, other.y)
    return Box(x, y, abs(one.x - other.x) + CELL, abs(one.y - other.y) + CELL)


def _margins(scene: Scene) -> tuple[float, float, float, float]:
    """Margins at the top, right, bottom and left, for coordinates and tunnel mouths."""
    if scene.view.marks.tunnels:
        return (20,) * 4 if scene.compact else (24,) * 4
    return (12, 12, 18, 18) if scene.compact else (22,) * 4


def picture_parts(
    scene: Scene, routes: tuple[Side, ...], size: int, *, with_panel: bool
) -> tuple[list[str], float]:
    """All that is drawn of a scene, from the lowest to the topmost, and the height of it."""
    frame = _frame(scene)
    strip, extra = _strip(scene, frame) if with_panel else ("", 0)
    return [_bed(scene, frame, size), *_layers(scene, routes), strip], frame.height + extra


def document(scene: Scene, parts: list[str], size: int, height: float, title: str) -> Svg:
    """The parts of a picture as a document; ``height`` is in the units of the board."""
    frame = _frame(scene)
    title_id, description_id = f"{scene.prefix}-title", f"{scene.prefix}-desc"
    return Svg(
        element(
            "svg",
            element("title", safe(title), id=title_id),
            element("desc", safe(words.description(scene.view)), id=description_id),
            _style(scene),
            _defs(scene),
            *parts,
            xmlns="http://www.w3.org/2000/svg",
            id=scene.prefix,
            role="img",
            aria_labelledby=title_id,
            aria_describedby=description_id,
            viewBox=f"{number(frame.x)} {number(frame.y)} {number(frame.width)} {number(height)}",
            width=size,
            height=size * height / frame.width,
        )
    )


def _frame(scene: Scene) -> Box:
    """The part of the board that is shown, with its margins."""
    top, right, bottom, left = _margins(scene)
    window = scene.window
    return Box(
        window.x - left, window.y - top, window.width + left + right, window.height + top + bottom
    )


def _style(scene: Scene) -> str:
    """The style sheet. Call it when all is drawn: only then are the colours in use known."""
    sheet = scene.palette.sheet(scene.prefix)
    return element("style", sheet) if sheet else ""


def _bed(scene: Scene, frame: Box, size: int) -> str:
    """The background of the board; its border has the colour of the side to move."""
    pixel = frame.width / size
    view = scene.view
    if view.outcome is None:
        colour, wide = scene.palette[scene.side_name(view.to_move)], 2 * pixel
    else:
        colour, wide = scene.palette["rim"], pixel
    return rect(
        frame.grown(-wide / 2),
        _RADIUS,
        fill=scene.palette["bed"],
        stroke=colour,
        stroke_width=wide,
        data_layer="bed",
    )


def _layers(scene: Scene, routes: tuple[Side, ...]) -> list[str]:
    """The layers on the background, from the lowest to the topmost."""
    size, below, beside = (11.5, 12.0, 7.5) if scene.compact else (9.5, 15.0, 11.0)
    if scene.view.marks.tunnels:
        below, beside = 11.5, 8.0
    coordinates = rim.coordinates(scene, size, below, beside)
    drawn = [
        tiles.tiles(scene),
        tiles.goal_pips(scene),
        rim.tunnels(scene),
        chamber.chamber(scene),
        paths.last_move(scene),
        paths.routes(scene, routes),
        notes.notes_below(scene),
        paths.targets(scene),
        figures.items_on_squares(scene),
        paths.sight(scene),
        fences.fences(scene),
        figures.figures(scene),
        notes.notes_above(scene),
        notes.previews(scene),
    ]
    if scene.whole:
        return [coordinates, *drawn]
    return [coordinates, group(*drawn, clip_path=f"url(#{scene.prefix}-clip)")]


def _defs(scene: Scene) -> str:
    drawn = []
    if scene.arcade:
        blur = element("feGaussianBlur", stdDeviation=4)
        # In user units: a region relative to a single, thin fence would clip its glow.
        room = Box(0, 0, SPAN, SPAN).grown(CELL)
        drawn.append(
            element(
                "filter",
                blur,
                id=f"{scene.prefix}-glow",
                filterUnits="userSpaceOnUse",
                x=room.x,
                y=room.y,
                width=room.width,
                height=room.height,
            )
        )
    if any(isinstance(mark, IllegalFence) for mark in scene.marks):
        drawn.append(notes.hatch(scene))
    if not scene.whole:
        drawn.append(element("clipPath", rect(scene.window.grown(5), 0), id=f"{scene.prefix}-clip"))
    return element("defs", *drawn) if drawn else ""


def _strip(scene: Scene, frame: Box) -> tuple[str, float]:
    scale = _PANEL_SCALE if scene.compact else 1
    drawn, height = side_panel(scene, frame.width / scale)
    at = (frame.x, frame.y + frame.height + GAP)
    return moved(at, drawn, scale=scale), GAP + height * scale
