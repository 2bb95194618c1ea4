"""The ground of the board: squares and what they mean, coordinates, tunnels, the Chamber."""

from collections.abc import Iterator

from corridor.draw import pieces
from corridor.draw.geometry import CELL, HALF, LAST, SPAN, STEP, Box, Point, Way
from corridor.draw.marks import Targets
from corridor.draw.markup import FONT, Attribute, element, group, number, rect, words
from corridor.draw.palette import FLOOR, GOAL_MIX, LEGAL_MIX
from corridor.draw.scene import FENCE_RADIUS, TILE_RADIUS, Scene
from corridor.draw.shapes import pip
from corridor.rules.board import SIZE, Square, square_name
from corridor.rules.moves import Side

_GOAL_PIP = 5.2
# Half of a tile, cut on the diagonal through its top left corner.
_HALF_TILE = "M1.46 1.46A5 5 0 0 1 5 0H35A5 5 0 0 1 40 5V35A5 5 0 0 1 38.54 38.54Z"


def tiles(scene: Scene) -> str:
    """The 81 squares, tinted by what they mean."""
    edge: dict[str, Attribute] = {}
    if scene.arcade:
        edge = {"stroke": scene.palette["hairline"], "stroke_width": 0.8}
    drawn = [_tile(scene, square) for square in range(SIZE * SIZE)]
    return group(*drawn, data_layer="tiles", **edge)


def _tile(scene: Scene, square: Square) -> str:
    owners = goal_owners(scene, square)
    fill = _special_fill(scene, square)
    tile = scene.seat.tile(square)
    if fill is None and len(owners) > 1:
        column_owner, row_owner = owners
        fill = _goal_fill(scene, column_owner)
        half = element("path", d=_HALF_TILE, fill=_goal_fill(scene, row_owner))
        halves = group(half, transform=_mirror(scene, square))
    else:
        halves = ""
        fill = fill or (_goal_fill(scene, owners[0]) if owners else scene.palette["tile"])
    return rect(tile, TILE_RADIUS, fill=fill, data_square=square_name(square)) + halves


def _special_fill(scene: Scene, square: Square) -> str | None:
    for mark in scene.marks:
        if isinstance(mark, Targets) and square in mark.squares:
            name = scene.piece_name(scene.target_piece(mark))
            return scene.palette.mix(name, "tile", LEGAL_MIX)
    if square in scene.last_squares:
        return scene.palette["last"]
    return scene.palette[FLOOR] if square in scene.view.chamber else None


def _goal_fill(scene: Scene, side: Side) -> str:
    return scene.palette.mix(scene.side_name(side), "tile", GOAL_MIX)


def goal_owners(scene: Scene, square: Square) -> list[Side]:
    """The sides that want a square; of two, the one whose goal is seen as a column first."""
    owners = [figure for figure in scene.view.figures if figure.goal >> square & 1]
    beside = square + 1 if square % SIZE < LAST else square - 1
    owners.sort(key=lambda figure: bool(figure.goal >> beside & 1) == (scene.seat.turns % 2 == 0))
    return [figure.side for figure in owners]


def _mirror(scene: Scene, square: Square) -> str:
    """Bring the half tile to a corner of the board, its straight edges outside."""
    column, row = scene.seat.cell(square)
    tile = scene.seat.tile(square)
    right, down = column > LAST / 2, row < LAST / 2
    x, y = tile.x + CELL * right, tile.y + CELL * down
    return f"translate({number(x)} {number(y)}) scale({-1 if right else 1} {-1 if down else 1})"


def goal_pips(scene: Scene) -> str:
    """The owner's shape in every square of a goal: tints alone are lost in greyscale."""
    drawn = []
    for square in range(SIZE * SIZE):
        owners = goal_owners(scene, square)
        if square in scene.standing or _special_fill(scene, square) is not None:
            continue
        for owner, at in zip(owners, _pip_places(scene, square, len(owners)), strict=True):
            name = scene.side_name(owner)
            drawn.append(
                pip(
                    owner,
                    at,
                    _GOAL_PIP if len(owners) == 1 else 3.6,
                    fill="none",
                    stroke=scene.palette[f"{name}-ink"],
                    stroke_width=1.5,
                    stroke_opacity=0.6,
                    data_goal=str(owner),
                )
            )
    return group(*drawn, data_layer="goals")


def _pip_places(scene: Scene, square: Square, count: int) -> list[Point]:
    x, y = scene.seat.centre(square)
    if count < 2:  # noqa: PLR2004  a corner of two goals
        return [(x, y)] * count
    across = 8 if x > SPAN / 2 else -8
    along = 8 if y > SPAN / 2 else -8
    return [(x + across, y - along), (x - across, y + along)]


# Coordinates and tunnels


def coordinates(scene: Scene, size: float, below: float, beside: float) -> str:
    """Letters and figures outside the board, upright whichever way it is turned."""
    window, drawn = scene.window, []
    columns, rows = scene.seat.names()
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
        yield scene.seat.cell(one), scene.seat.outward(one, other)
        yield scene.seat.cell(other), scene.seat.outward(other, one)


def tunnels(scene: Scene) -> str:
    """An arch on the rim beside every mouth."""
    drawn = []
    for pair, (one, other) in enumerate(scene.view.marks.tunnels, start=1):
        for mouth, partner in ((one, other), (other, one)):
            drawn.append(_arch(scene, mouth, scene.seat.outward(mouth, partner), pair))
    return group(*drawn, data_layer="tunnels")


def _arch(scene: Scene, mouth: Square, way: Way, pair: int) -> str:
    tile = scene.seat.tile(mouth)
    # Where a coordinate stands inside the arch, the chevrons make room for it.
    (x, y), turn, aside = {
        (0, -1): ((tile.x, tile.y - 17), 0, 0),
        (0, 1): ((tile.x + CELL, tile.y + CELL + 17), 180, -7),
        (-1, 0): ((tile.x - 17, tile.y + CELL), -90, 7),
        (1, 0): ((tile.x + CELL + 17, tile.y), 90, 0),
    }[way]
    place = f"translate({number(x)} {number(y)})" + (f" rotate({turn})" if turn else "")
    drawing = pieces.arch(scene.palette, pair, aside)
    return element("g", drawing, transform=place, data_tunnel=square_name(mouth))


def _room(scene: Scene, squares: tuple[Square, ...], colour: str) -> str:
    """A line round a room: a rectangle with round corners, or the edges of another shape."""
    line: dict[str, Attribute] = {
        "fill": "none",
        "stroke": colour,
        "stroke_opacity": 0.5,
        "stroke_width": 1.2,
        "stroke_dasharray": "2 3",
    }
    boxes = [scene.seat.tile(square) for square in squares]
    left, top = min(box.x for box in boxes), min(box.y for box in boxes)
    right, bottom = max(box.x for box in boxes), max(box.y for box in boxes)
    width, height = right - left, bottom - top
    if len(squares) == (width // STEP + 1) * (height // STEP + 1):
        return rect(Box(left, top, width + CELL, height + CELL).grown(1), 7, **line)
    return element("path", d=_edges({(box.x, box.y) for box in boxes}), **line)


def _edges(corners: set[Point]) -> str:
    """The edges of a room's squares behind which it ends; corners are those at the top left."""
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
            scene.seat.bar(fence),
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
