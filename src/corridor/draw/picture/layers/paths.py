"""Layers of lines between squares: the last move, routes, sight; and dots on targets."""

from collections.abc import Iterable

from corridor.draw.geometry import HALF, Point
from corridor.draw.marks import Targets
from corridor.draw.picture.markup import Attribute, circle, group, line, rect
from corridor.draw.picture.scene import Scene, inset
from corridor.rules.board import Square, square_name
from corridor.rules.moves import Side, Walk

_DOT = 6


def last_move(scene: Scene) -> str:
    """A dashed ring at the start, a solid one at the end, a dotted line over several steps."""
    squares = scene.last_squares
    colour = scene.palette["last-line"]
    rings = [
        rect(
            inset(scene.grid.tile(square), 0.9),
            4.3,
            fill="none",
            stroke=colour,
            stroke_width=1.8,
            data_last=square_name(square),
            stroke_dasharray="4 3" if index < len(squares) - 1 else None,
        )
        for index, square in enumerate(squares)
    ]
    return group(*rings, _thread(scene, colour), data_layer="last")


def _thread(scene: Scene, colour: str) -> str:
    last = scene.view.last
    if last is None or last.start is None or not isinstance(last.move, Walk):
        return ""
    if len(last.move.path) == 1:
        return ""
    return way(
        scene,
        (last.start, *last.move.path),
        stroke=colour,
        stroke_width=2.4,
        stroke_dasharray="0.1 5.5",
    )


def way(scene: Scene, squares: Iterable[Square], off: float = 0, **style: Attribute) -> str:
    """A line through the centres of squares, broken where it goes through a tunnel."""
    drawn: list[list[Point]] = [[]]
    before: Square | None = None
    links = {frozenset(pair) for pair in scene.view.marks.tunnels}
    for square in squares:
        if before is not None and frozenset((before, square)) in links:
            drawn[-1].append(_mouth_point(scene, before, square, off))
            drawn.append([_mouth_point(scene, square, before, off)])
        x, y = scene.grid.centre(square)
        drawn[-1].append((x + off, y + off))
        before = square
    return "".join(line(points, **style) for points in drawn if len(points) > 1)


def _mouth_point(scene: Scene, square: Square, partner: Square, off: float) -> Point:
    (x, y), (dx, dy) = scene.grid.centre(square), scene.grid.outward(square, partner)
    return x + off + dx * (HALF + 9), y + off + dy * (HALF + 9)


# Dashes and width of a route by side: dots, dashes, dashes and dots, short dashes.
_RHYTHMS = (("0.1 6.5", 3.0), ("6 5", 2.2), ("8 4.5 0.1 4.5", 2.4), ("2.5 4.5", 2.4))
# Offsets from the centre of the squares, by number of routes.
_APART: dict[int, tuple[float, ...]] = {
    1: (0,),
    2: (-4, 4),
    3: (-6, 0, 6),
    4: (-7.5, -2.5, 2.5, 7.5),
}


def routes(scene: Scene, sides: tuple[Side, ...]) -> str:
    """The shortest routes of these sides; side by side if they share squares."""
    found = [route for side in sides if (route := scene.view.routes[side]) is not None]
    drawn = []
    for index, route in enumerate(found):
        others = [other for other in found if other is not route]
        shared = any(set(route.squares) & set(other.squares) for other in others)
        off = _APART[len(found)][index] if shared else 0
        side = scene.view.figures[route.piece].side
        dashes, width = _RHYTHMS[side % len(_RHYTHMS)]
        drawn.append(
            group(
                way(
                    scene,
                    route.squares,
                    off,
                    stroke_dasharray=dashes,
                    stroke=scene.palette[scene.side_name(side)],
                    stroke_width=width,
                ),
                data_route=str(side),
            )
        )
    return group(*drawn, data_layer="routes")


def targets(scene: Scene) -> str:
    """A dot in every target, or a ring if a piece stands there."""
    drawn = []
    for mark in scene.marks:
        if not isinstance(mark, Targets):
            continue
        colour = scene.palette[scene.piece_name(scene.target_piece(mark))]
        for square in mark.squares:
            if square in scene.standing:
                box = inset(scene.grid.tile(square), 1)
                ring = rect(box, 4, fill="none", stroke=colour, stroke_width=2)
                drawn.append(group(ring, data_target=square_name(square)))
            else:
                at = scene.grid.centre(square)
                drawn.append(circle(at, _DOT, fill=colour, data_target=square_name(square)))
    return group(*drawn, data_layer="targets")


_SIGHT_DASHES = {"b": "7 5", "i": "2 5", "p": "10 4 2 4", "c": "4 4"}


def sight(scene: Scene) -> str:
    """An arrow from every ghost that sees PAC-MAN, in its colour and with its dashes."""
    drawn = []
    for seen in scene.view.marks.sights:
        name = scene.piece_name(seen.ghost)
        dashes = _SIGHT_DASHES.get(name[-1], "7 5")
        drawn.append(
            arrow(
                scene,
                seen.start,
                seen.prey,
                scene.palette[name],
                dashes=dashes,
                data_sight=scene.view.figures[seen.ghost].letter,
            )
        )
    return group(*drawn, data_layer="sight")


def arrow(
    scene: Scene,
    start: Square,
    end: Square,
    colour: str,
    *,
    dashes: str | None = None,
    **attributes: Attribute,
) -> str:
    """An arrow over a pale beam, from the edge of one square to the edge of the other."""
    (x1, y1), (x2, y2) = scene.grid.centre(start), scene.grid.centre(end)
    length = max(1, ((x2 - x1) ** 2 + (y2 - y1) ** 2) ** 0.5)
    ux, uy = (x2 - x1) / length, (y2 - y1) / length
    tail, head = (x1 + ux * 20, y1 + uy * 20), (x2 - ux * 20.5, y2 - uy * 20.5)
    barbs = [
        (head[0] - ux * 5.5 - uy * 4.5, head[1] - uy * 5.5 + ux * 4.5),
        head,
        (head[0] - ux * 5.5 + uy * 4.5, head[1] - uy * 5.5 - ux * 4.5),
    ]
    return group(
        line([tail, head], stroke=colour, stroke_opacity=0.22, stroke_width=9),
        line([tail, head], stroke=colour, stroke_width=2, stroke_dasharray=dashes),
        line(barbs, stroke=colour, stroke_width=2.2),
        **attributes,
    )
