"""Layers of the caller's marks: notes below pieces, notes above them, previews of fences."""

from corridor.draw.geometry import Point
from corridor.draw.marks import Arrow, Barred, Highlight, IllegalFence, Label, LegalFence, Path
from corridor.draw.picture.layers.fences import fence_body
from corridor.draw.picture.layers.paths import arrow, way
from corridor.draw.picture.markup import FONT, circle, element, group, line, rect, words
from corridor.draw.picture.scene import FENCE_RADIUS, TILE_RADIUS, Scene, corner_of, inset
from corridor.rules.board import Fence, Square, square_name

_BADGE = 8.5


def hatch(scene: Scene) -> str:
    """The pattern that fills an illegal fence."""
    stripe = element("rect", width=2.4, height=5, fill=scene.palette["bad"])
    return element(
        "pattern",
        stripe,
        id=f"{scene.prefix}-hatch",
        width=5,
        height=5,
        patternUnits="userSpaceOnUse",
        patternTransform="rotate(45)",
    )


def notes_below(scene: Scene) -> str:
    """Frames, paths and arrows, below the pieces."""
    drawn = []
    for mark in scene.marks:
        match mark:
            case Highlight(squares):
                drawn += [_frame(scene, square) for square in squares]
            case Path(squares, piece):
                colour = scene.palette[scene.piece_name(piece)]
                drawn.append(
                    way(
                        scene,
                        squares,
                        stroke=colour,
                        stroke_width=2.6,
                        stroke_dasharray=None if mark.numbered else "6 5",
                    )
                )
            case Arrow(start, end, piece):
                colour = scene.palette[scene.piece_name(piece)]
                drawn.append(arrow(scene, start, end, colour))
    return group(*drawn, data_layer="notes-below")


def _frame(scene: Scene, square: Square) -> str:
    box = inset(scene.grid.tile(square), 1.2)
    return rect(
        box,
        TILE_RADIUS - 1,
        fill=scene.palette["note"],
        fill_opacity=0.1,
        stroke=scene.palette["note"],
        stroke_width=1.6,
        data_highlight=square_name(square),
    )


def notes_above(scene: Scene) -> str:
    """Numbers, labels and crosses; in the corner of a square where a piece stands."""
    drawn = []
    for mark in scene.marks:
        match mark:
            case Label(square, text):
                drawn.append(_label(scene, square, text))
            case Barred(squares):
                drawn += [_cross(scene, square) for square in squares]
            case Path(squares, piece, numbered=True):
                drawn += _numbers(scene, squares[1:], scene.palette[scene.piece_name(piece)])
    return group(
        *drawn, data_layer="notes-above", font_family=FONT, font_weight="700", text_anchor="middle"
    )


def _label(scene: Scene, square: Square, text: str) -> str:
    if square in scene.standing:
        return _badge(scene, corner_of(scene.grid.tile(square)), text, scene.palette["note"])
    x, y = scene.grid.centre(square)
    size = 17 if len(text) < 3 else 11  # noqa: PLR2004  a word, not a number
    return words(
        text, (x, y + size * 0.36), size, fill=scene.palette["note"], data_label=square_name(square)
    )


def _cross(scene: Scene, square: Square) -> str:
    taken = square in scene.standing
    x, y = corner_of(scene.grid.tile(square)) if taken else scene.grid.centre(square)
    arm, colour = (3.2, scene.palette["bad"]) if taken else (7, scene.palette["bad"])
    ground = circle((x, y), 7.5, fill=scene.palette["bed"], stroke=colour, stroke_width=1.6)
    strokes = [
        line([(x - arm, y - arm), (x + arm, y + arm)], stroke=colour, stroke_width=2.6),
        line([(x + arm, y - arm), (x - arm, y + arm)], stroke=colour, stroke_width=2.6),
    ]
    return group(ground if taken else "", *strokes, data_barred=square_name(square))


def _numbers(scene: Scene, squares: tuple[Square, ...], colour: str) -> list[str]:
    """The number of each step on its square; a square entered twice shows both."""
    drawn = []
    for step, square in enumerate(squares, start=1):
        again = squares[: step - 1].count(square)
        twice = squares.count(square) > 1
        x, y = scene.grid.centre(square)
        if square in scene.standing:
            x, y = corner_of(scene.grid.tile(square))
            x -= 17 * again
        elif twice:
            x += 18 * again - _BADGE
        drawn.append(_badge(scene, (x, y), str(step), colour))
    return drawn


def _badge(scene: Scene, at: Point, text: str, colour: str) -> str:
    ground = circle(at, _BADGE, fill=scene.palette["bed"], stroke=colour, stroke_width=1.6)
    ink = scene.palette["note"]
    return ground + words(text, (at[0], at[1] + 4), 11.5, fill=ink, data_step=text)


def previews(scene: Scene) -> str:
    """Previews of legal and illegal fences, above everything else."""
    drawn = []
    for mark in scene.marks:
        match mark:
            case LegalFence(fence, side):
                owner = scene.view.to_move if side is None else side
                drawn.append(_legal(scene, fence, owner))
            case IllegalFence(fence):
                drawn.append(_illegal(scene, fence))
    return group(*drawn, data_layer="preview")


def _legal(scene: Scene, fence: Fence, owner: int) -> str:
    name, bar = scene.placed_name(owner), scene.grid.bar(fence)
    colour = scene.palette[name]
    glow = ""
    if scene.arcade:
        glow = rect(bar.grown(2), 6, fill=colour, filter=f"url(#{scene.prefix}-glow)")
    out = 2.6 if scene.arcade else 2
    ring = scene.palette["white"] if scene.arcade else colour
    return group(
        glow,
        rect(bar.grown(4.2), FENCE_RADIUS + 4.2, fill=colour, opacity=0.22),
        rect(
            bar.grown(out),
            FENCE_RADIUS + out,
            fill=scene.palette["bed"],
            stroke=ring,
            stroke_width=1.3,
        ),
        fence_body(scene, fence, name, scene.side_shape(owner)),
        data_preview=str(fence),
    )


def _illegal(scene: Scene, fence: Fence) -> str:
    bar, (x, y) = scene.grid.bar(fence), scene.grid.post(fence)
    bad, bed = scene.palette["bad"], scene.palette["bed"]
    return group(
        rect(bar.grown(2), FENCE_RADIUS + 2, fill=bed),
        rect(bar, FENCE_RADIUS, fill=f"url(#{scene.prefix}-hatch)", stroke=bad, stroke_width=1.4),
        circle((x, y), 8, fill=bed, stroke=bad, stroke_width=1.6),
        line([(x - 3, y - 3), (x + 3, y + 3)], stroke=bad, stroke_width=2),
        line([(x + 3, y - 3), (x - 3, y + 3)], stroke=bad, stroke_width=2),
        data_refused=str(fence),
    )
