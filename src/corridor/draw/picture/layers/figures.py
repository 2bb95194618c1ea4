"""Layers of pieces, pellets and respawn squares."""

from corridor.draw.geometry import CELL, LAST, Box
from corridor.draw.picture import items, pieces
from corridor.draw.picture.markup import circle, group, moved
from corridor.draw.picture.scene import Scene
from corridor.rules.board import Square, square_name
from corridor.rules.moves import Piece

_EDIBLE_RING = 22.5
_SHARED = 24  # the size of a piece that shares its square


def items_on_squares(scene: Scene) -> str:
    """Respawn squares, pellets, and marks of eaten pellets."""
    view, palette = scene.view, scene.palette
    drawn = []
    for square in view.marks.gates:
        tile = scene.grid.tile(square)
        drawn.append(
            items.boxed(
                items.respawn(palette),
                (tile.x + 4, tile.y + 4),
                32,
                opacity=0.85,
                data_respawn=square_name(square),
            )
        )
    for square in view.pellets_at_start:
        tile = scene.grid.tile(square)
        if square in view.pellets:
            drawing = items.pellet(palette)
            drawn.append(moved((tile.x, tile.y), drawing, data_pellet=square_name(square)))
        elif square not in scene.standing:
            drawing = items.eaten_pellet(palette["coordinate"])
            drawn.append(moved((tile.x, tile.y), drawing, opacity=0.45))
    return group(*drawn, data_layer="things")


def figures(scene: Scene) -> str:
    """The pieces; PAC-MAN last, so that nothing covers him."""
    drawn = [
        _figure(scene, piece, square, _room(scene, square, place, len(crowd)))
        for square, crowd in scene.standing.items()
        for place, piece in enumerate(crowd)
    ]
    return group(*reversed(drawn), data_layer="pieces")


def _room(scene: Scene, square: Square, place: int, count: int) -> Box:
    """The part of a square that a piece fills: all of it, or less if others share it."""
    tile = scene.grid.tile(square)
    if count == 1:
        return tile
    apart = CELL - _SHARED
    down = apart / 2 if count == 2 else place // 2 * apart  # noqa: PLR2004  two stand abreast
    return Box(tile.x + place % 2 * apart, tile.y + down, _SHARED, _SHARED)


def _figure(scene: Scene, piece: Piece, square: Square, room: Box) -> str:
    figure = scene.view.figures[piece]
    drawing = piece_drawing(scene, piece, left=scene.grid.cell(square)[0] > LAST / 2)
    if figure.name == pieces.CHARACTERS[0]:
        room = room.grown(1)  # with an open mouth he looks smaller than the ghosts
    ring = ""
    if piece in scene.view.marks.edible:
        ring = circle(
            scene.grid.centre(square),
            _EDIBLE_RING,
            fill="none",
            stroke=scene.palette["white"],
            stroke_width=1.8,
            stroke_dasharray="5 3.8",
            data_edible=figure.letter,
        )
    at, name = (room.x, room.y), square_name(square)
    return ring + items.boxed(drawing, at, room.width, data_piece=figure.name, data_at=name)


def piece_drawing(scene: Scene, piece: Piece, *, left: bool = False) -> str:
    """The drawing of a piece, for the board and the panel."""
    figure = scene.view.figures[piece]
    bold = 1.12 if scene.compact else 1
    if figure.name in pieces.CHARACTERS:
        return pieces.character(figure.name, scene.palette, bold=bold, left=left)
    if piece in scene.characters:
        return pieces.character_pawn(figure.side, scene.characters[piece], scene.palette)
    return pieces.pawn(figure.side, figure.letter, scene.palette)
