"""The panel under the board: a card per side with its turn, fences, lives and pellets."""

from corridor.draw.geometry import Box, Point
from corridor.draw.picture import items
from corridor.draw.picture.layers.figures import piece_drawing
from corridor.draw.picture.markup import FONT, element, group, moved, rect, safe, words
from corridor.draw.picture.palette import MOVER_MIX
from corridor.draw.picture.scene import Scene
from corridor.draw.words import side_name
from corridor.i18n import say
from corridor.rules.moves import Side

GAP = 8
_PAD = 10
_ICON = 30
_ROW = 19
_BAR = Box(0, 0, 3.2, 11)
_BAR_STEP = 5.2
_LONGEST_NAME = 20  # letters that fit beside whose turn it is


def panel(scene: Scene, width: float) -> tuple[str, float]:
    """The panel and its height; it is as wide as the board."""
    sides = list(scene.view.sides)
    columns = _columns(scene)
    across = (width - GAP * (columns - 1)) / columns
    high = _PAD * 2 + _ROW * max(len(_rows(scene, side)) for side in sides) - 3
    cards = []
    for side in sides:
        at = (side % columns * (across + GAP), side // columns * (high + GAP))
        cards.append(moved(at, _card(scene, side, across, high), data_side=str(side)))
    rows = -(-len(sides) // columns)
    drawn = group(
        *cards, data_layer="panel", font_family=FONT, font_size=12.5, fill=scene.palette["ink"]
    )
    return drawn, rows * (high + GAP) - GAP


def _columns(scene: Scene) -> int:
    """Cards per row, so that none is too narrow for its text."""
    sides = len(scene.view.stock)
    if scene.compact:
        return 1 if sides == 2 else 2  # noqa: PLR2004  the cards of two sides are the widest
    return 3 if sides == 3 else 2  # noqa: PLR2004  three abreast


def _card(scene: Scene, side: Side, width: float, height: float) -> str:
    palette, name = scene.palette, scene.side_name(side)
    acts = scene.view.outcome is None and side == scene.view.to_move
    fill = palette.mix(name, "surface", MOVER_MIX) if acts else palette["surface"]
    stroke = palette[f"{name}-edge"] if acts else palette["line"]
    ground = rect(
        Box(0, 0, width, height).grown(-0.75),
        10,
        fill=fill,
        stroke=stroke,
        stroke_width=1.5 if acts else 1,
    )
    left = _PAD + _ICON + 10
    rows = [moved((left, _PAD + _ROW * index), row) for index, row in enumerate(_rows(scene, side))]
    return ground + _icon(scene, side, height) + "".join(rows)


def _icon(scene: Scene, side: Side, height: float) -> str:
    """The drawing of the side's first piece."""
    first = next(piece for piece, f in enumerate(scene.view.figures) if f.side == side)
    return items.boxed(piece_drawing(scene, first), (_PAD, (height - _ICON) / 2), _ICON)


def _rows(scene: Scene, side: Side) -> list[str]:
    view = scene.view
    rows = [_heading(scene, side)]
    if any(figure.goal for figure in view.figures if figure.side == side):
        return [*rows, _stock(scene, side) + _steps(scene, side)]
    rows.append(_team(scene, side) if side else _lives(scene))
    if any(view.stock_at_start):
        rows.append(_stock(scene, side) + (_chamber(scene) if side else _reserve(scene)))
    return rows


def _heading(scene: Scene, side: Side) -> str:
    view = scene.view
    outcome = view.outcome
    note = ""
    if outcome is None and side == view.to_move:
        steps = view.steps_left
        note = say("draw-to-move") if steps is None else say("draw-to-move-steps", count=steps)
    elif outcome is not None and outcome.winner == side:
        note = say("draw-won")
    name = element("tspan", safe(_name(scene, side)), font_weight="700")
    status = element(
        "tspan",
        safe(note),
        dx=7,
        fill=scene.palette[f"{scene.side_name(side)}-ink"],
        font_weight="600",
        font_size=11.5,
    )
    return element("text", name, status if note else "", x=0, y=11)


def _name(scene: Scene, side: Side) -> str:
    name = scene.names.get(side) or side_name(scene.view, side)
    return name if len(name) <= _LONGEST_NAME else name[: _LONGEST_NAME - 1].rstrip() + "…"


def _stock(scene: Scene, side: Side) -> str:
    """Fences in hand: a bar for each, hollow if it is used, and their number."""
    left, whole = scene.view.stock[side], scene.view.stock_at_start[side]
    if not whole:
        return ""
    name = scene.side_name(side)
    bars = [_bar(scene, index, name if index < left else None) for index in range(max(left, whole))]
    number = words(str(left), (len(bars) * _BAR_STEP + 4, 10.2), 12, font_weight="700")
    return group(*bars, number, data_stock=str(left))


def _bar(scene: Scene, index: int, name: str | None) -> str:
    box = Box(index * _BAR_STEP + 0.6, 0.6, _BAR.width, _BAR.height)
    if name is None:
        return rect(box, 1, fill="none", stroke=scene.palette["line-2"], stroke_width=0.9)
    edge = scene.palette[f"{name}-edge"]
    return rect(box, 1, fill=scene.palette[name], stroke=edge, stroke_width=0.9)


def _steps(scene: Scene, side: Side) -> str:
    route = scene.view.routes[side]
    if route is None:
        return ""
    start = max(scene.view.stock_at_start) * _BAR_STEP + 28
    return words(
        say("play-steps", count=route.steps), (start, 10.2), 11.5, fill=scene.palette["ink-2"]
    )


def _lives(scene: Scene) -> str:
    """Lives as hearts, then pellets: filled if eaten, hollow if still on the board."""
    view, faint = scene.view, scene.palette["line-2"]
    drawn = []
    x = 0.0
    for index in range(max(view.lives or 0, view.lives_at_start or 0)):
        kept = index < (view.lives or 0)
        drawing = items.heart(scene.palette) if kept else items.lost_heart(faint)
        drawn.append(_small(drawing, x, data_life="kept" if kept else "lost"))
        x += 15
    x += 8
    for index in range(len(view.pellets_at_start)):
        eaten = index < view.eaten
        drawing = items.pellet_dot(scene.palette) if eaten else items.eaten_pellet(faint)
        drawn.append(_small(drawing, x, 20, data_eaten="yes" if eaten else "no"))
        x += 12
    return "".join(drawn)


def _small(drawing: str, x: float, size: float = 14, **attributes: str) -> str:
    return items.boxed(drawing, (x, 6 - size / 2), size, **attributes)


def _team(scene: Scene, side: Side) -> str:
    """Every ghost, faint if it is off the board, and their speed."""
    members = [piece for piece, f in enumerate(scene.view.figures) if f.side == side]
    drawn = []
    for index, piece in enumerate(members):
        gone = scene.view.figures[piece].square is None
        drawn.append(
            items.boxed(
                piece_drawing(scene, piece), (index * 20 - 1, -3), 18, opacity=0.3 if gone else None
            )
        )
    speed = scene.view.marks.speed
    if speed is not None:
        drawn.append(_aside(scene, say("draw-speed", count=speed), (len(members) * 20 + 6, 10)))
    return "".join(drawn)


def _reserve(scene: Scene) -> str:
    reserve = scene.view.marks.reserve
    if not reserve:
        return ""
    x = scene.view.stock_at_start[0] * _BAR_STEP + 24
    kept = [_small(items.pellet_dot(scene.palette), x + 12 * index, 20) for index in range(reserve)]
    at = (x + 12 * reserve + 8, 10.2)
    return group(*kept, _aside(scene, say("draw-reserve"), at), data_reserve=str(reserve))


def _chamber(scene: Scene) -> str:
    """A bar for each fence of the Chamber: filled if it stands there, hollow if relocated."""
    standing = sum(standing.chamber for standing in scene.view.fences)
    if not standing:
        return ""
    whole = standing + len(scene.view.vacated)
    x = max(scene.view.stock_at_start[1:]) * _BAR_STEP + 24
    bars = [_bar(scene, index, "chamber" if index < standing else None) for index in range(whole)]
    label = _aside(scene, say("play-chamber"), (whole * _BAR_STEP + 5, 10.2))
    return moved((x, 0), *bars, label)


def _aside(scene: Scene, text: str, at: Point) -> str:
    return words(text, at, 11.5, fill=scene.palette["ink-2"])
