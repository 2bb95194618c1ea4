"""What stands and lies on squares: pieces, pellets, respawn squares."""

from corridor.draw import pieces
from corridor.draw.geometry import CELL, LAST
from corridor.draw.markup import circle, group, moved
from corridor.draw.scene import Scene
from corridor.rules.board import square_name
from corridor.rules.moves import Piece

_EDIBLE_RING = 22.5


def things(scene: Scene) -> str:
    """Respawn squares, pellets, and where pellets were."""
    view, palette = scene.view, scene.palette
    drawn = []
    for square in view.marks.gates:
        tile = scene.seat.tile(square)
        drawn.append(
            pieces.boxed(
                pieces.respawn(palette),
                (tile.x + 4, tile.y + 4),
                32,
                opacity=0.85,
                data_respawn=square_name(square),
            )
        )
    for square in view.pellets_at_start:
        tile = scene.seat.tile(square)
        if square in view.pellets:
            drawing = pieces.pellet(palette)
            drawn.append(moved((tile.x, tile.y), drawing, data_pellet=square_name(square)))
        elif square not in scene.standing:
            drawing = pieces.eaten_pellet(palette["coordinate"])
            drawn.append(moved((tile.x, tile.y), drawing, opacity=0.45))
    return group(*drawn, data_layer="things")


def figures(scene: Scene) -> str:
    """The pieces; PAC-MAN last, since he is the smaller in a crowd and the one looked for."""
    order = sorted(
        (piece for piece, figure in enumerate(scene.view.figures) if figure.square is not None),
        reverse=True,
    )
    return group(*(_figure(scene, piece) for piece in order), data_layer="pieces")


def _figure(scene: Scene, piece: Piece) -> str:
    figure = scene.view.figures[piece]
    if figure.square is None:
        return ""
    tile = scene.seat.tile(figure.square)
    drawing = piece_drawing(scene, piece, left=scene.seat.cell(figure.square)[0] > LAST / 2)
    grown = 42 if figure.name == pieces.CHARACTERS[0] else CELL
    corner = (tile.x - (grown - CELL) / 2, tile.y - (grown - CELL) / 2)
    ring = ""
    if scene.view.marks.boosted and figure.side != scene.view.to_move:
        ring = circle(
            scene.seat.centre(figure.square),
            _EDIBLE_RING,
            fill="none",
            stroke=scene.palette["white"],
            stroke_width=1.8,
            stroke_dasharray="5 3.8",
            data_edible=figure.letter,
        )
    return ring + pieces.boxed(
        drawing, corner, grown, data_piece=figure.name, data_at=square_name(figure.square)
    )


def piece_drawing(scene: Scene, piece: Piece, *, left: bool = False) -> str:
    """A piece as it is drawn on the board and beside it."""
    figure = scene.view.figures[piece]
    bold = 1.12 if scene.compact else 1
    if figure.name in pieces.CHARACTERS:
        return pieces.character(figure.name, scene.palette, bold=bold, left=left)
    if piece in scene.characters:
        return pieces.character_pawn(figure.side, scene.characters[piece], scene.palette)
    return pieces.pawn(figure.side, figure.letter, scene.palette)
