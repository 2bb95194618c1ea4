"""The squares of the board, tinted by meaning, and the shapes that mark goals."""

from corridor.draw.geometry import CELL, LAST, SPAN, Point
from corridor.draw.marks import Targets
from corridor.draw.picture.markup import Attribute, element, group, number, rect
from corridor.draw.picture.palette import FLOOR, GOAL_MIX, LEGAL_MIX
from corridor.draw.picture.scene import TILE_RADIUS, Scene
from corridor.draw.picture.shapes import pip
from corridor.rules.board import SIZE, Square, square_name
from corridor.rules.moves import Side

_GOAL_PIP = 5.2
# The upper right half of a tile, for a corner square of two goals.
_HALF_TILE = "M1.46 1.46A5 5 0 0 1 5 0H35A5 5 0 0 1 40 5V35A5 5 0 0 1 38.54 38.54Z"


def tiles(scene: Scene) -> str:
    """The 81 squares, tinted as goal, target, last move or Chamber."""
    edge: dict[str, Attribute] = {}
    if scene.arcade:
        edge = {"stroke": scene.palette["hairline"], "stroke_width": 0.8}
    drawn = [_tile(scene, square) for square in range(SIZE * SIZE)]
    return group(*drawn, data_layer="tiles", **edge)


def _tile(scene: Scene, square: Square) -> str:
    owners = goal_owners(scene, square)
    fill = _special_fill(scene, square)
    tile = scene.grid.tile(square)
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
    """The sides whose goal includes a square; of two, first the one whose goal is a column."""
    owners = [figure for figure in scene.view.figures if figure.goal >> square & 1]
    beside = square + 1 if square % SIZE < LAST else square - 1
    owners.sort(key=lambda figure: bool(figure.goal >> beside & 1) == (scene.grid.turns % 2 == 0))
    return [figure.side for figure in owners]


def _mirror(scene: Scene, square: Square) -> str:
    """The transform that mirrors the half tile so that its straight edges lie outside."""
    column, row = scene.grid.cell(square)
    tile = scene.grid.tile(square)
    right, down = column > LAST / 2, row < LAST / 2
    x, y = tile.x + CELL * right, tile.y + CELL * down
    return f"translate({number(x)} {number(y)}) scale({-1 if right else 1} {-1 if down else 1})"


def goal_pips(scene: Scene) -> str:
    """The owner's shape in every square of a goal: tints are not seen in greyscale."""
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
    x, y = scene.grid.centre(square)
    if count < 2:  # noqa: PLR2004  a corner of two goals
        return [(x, y)] * count
    across = 8 if x > SPAN / 2 else -8
    along = 8 if y > SPAN / 2 else -8
    return [(x + across, y - along), (x - across, y + along)]
