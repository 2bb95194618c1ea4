"""The legend beside the board: the mode, what each side holds, and what the signs mean."""

from typing import TypeAlias

from corridor.draw.terminal.glyphs import (
    BOLD,
    CHAMBER,
    FAINT,
    FIXED,
    GATE,
    LAST,
    LIFE,
    PELLET,
    PLAIN,
    Glyphs,
    piece_style,
)
from corridor.draw.terminal.owner_signs import OwnerSigns
from corridor.draw.terminal.text_width import wrapped
from corridor.draw.words import mode_name, piece_name, side_name, state
from corridor.i18n import listed, say
from corridor.rules.board import square_name
from corridor.rules.moves import Enter, Side, Walk
from corridor.rules.view import View

Line: TypeAlias = list[tuple[str, str]]  # words and their style
Lines: TypeAlias = list[Line]

WIDTH = 38
_SAMPLE = 4  # columns of a sign and the space after it


def legend(view: View, glyphs: Glyphs) -> Lines:
    """All lines of the legend, narrow enough to fit beside the board in 80 columns."""
    signs = OwnerSigns(view, glyphs)
    lines: Lines = [[(mode_name(view), BOLD)]]
    lines += [[(part, PLAIN)] for part in wrapped(state(view), WIDTH)]
    lines.append([])
    for side in view.sides:
        lines += _side(view, side, signs)
    keys = [*_fence_keys(view, signs), *_square_keys(view, signs)]
    return [*lines, [], *keys] if keys else lines


def _side(view: View, side: Side, signs: OwnerSigns) -> Lines:
    members = [figure for figure in view.figures if figure.side == side]
    turn = signs.glyphs.turn if view.outcome is None and view.to_move == side else " "
    head: Line = [(f"{turn} ", BOLD)]
    if members[0].goal:
        head.append((members[0].letter, piece_style(members[0].name, side)))
        return [[*head, ("  ", PLAIN), *_stock(view, side, signs), *_steps(view, side)]]
    head.append((side_name(view, side), BOLD))
    lines = [head, _team(view, side) if len(members) > 1 else _lives(view, signs)]
    if view.stock_at_start[side]:
        lines.append([("  ", PLAIN), *_stock(view, side, signs)])
    return lines


def _stock(view: View, side: Side, signs: OwnerSigns) -> Line:
    left, whole = view.stock[side], view.stock_at_start[side]
    _, style = signs.owner(side)
    used = signs.glyphs.used * max(0, whole - left)
    return [(signs.glyphs.held * left, style), (used, FAINT), (f" {left}", BOLD)]


def _steps(view: View, side: Side) -> Line:
    route = view.routes[side]
    return [] if route is None else [("  " + say("play-steps", count=route.steps), PLAIN)]


def _lives(view: View, signs: OwnerSigns) -> Line:
    glyphs, lives = signs.glyphs, view.lives or 0
    line: Line = [
        ("  ", PLAIN),
        (glyphs.life * lives, LIFE),
        (glyphs.lost * ((view.lives_at_start or 0) - lives), FAINT),
        ("  ", PLAIN),
        (glyphs.pellet * view.eaten, PELLET),
        (glyphs.eaten * (len(view.pellets_at_start) - view.eaten), FAINT),
    ]
    if view.marks.reserve:
        line += [("  ", PLAIN), (f"{view.marks.reserve} ", BOLD), (say("draw-reserve"), PLAIN)]
    return line


def _team(view: View, side: Side) -> Line:
    """The ghosts by letter, a dash for one that is off the board, and their speed."""
    line: Line = [(" ", PLAIN)]
    for figure in view.figures:
        if figure.side == side:
            gone = figure.square is None
            sign = "-" if gone else figure.letter
            line.append((f" {sign}", FAINT if gone else piece_style(figure.name, side)))
    if view.marks.speed is not None:
        line.append(("  " + say("draw-speed", count=view.marks.speed), PLAIN))
    return line


def _key(sample: Line, meaning: str) -> Lines:
    """A sign and its meaning, wrapped to several lines if it is long."""
    parts = wrapped(meaning, WIDTH - _SAMPLE)
    first: Line = [*sample, (" " + parts[0], PLAIN)]
    return [first, *([(" " * _SAMPLE + part, PLAIN)] for part in parts[1:])]


def _fence_keys(view: View, signs: OwnerSigns) -> Lines:
    """Keys for every kind of fence on the board, and for goals."""
    lines: Lines = []
    across = signs.glyphs.rim[4]
    for side in view.sides:
        letter, style = signs.owner(side)
        name = side_name(view, side)
        if any(standing.owner == side and not standing.chamber for standing in view.fences):
            stroke = signs.glyphs.placed[side][0]
            lines += _key([(stroke + letter + stroke, style)], say("draw-fence-of", side=name))
        if any(figure.goal for figure in view.figures if figure.side == side):
            rim: Line = [(across, FAINT), (letter, style), (across, FAINT)]
            lines += _key(rim, say("draw-goal-of", side=name))
    return lines + _other_fences(view, signs)


def _other_fences(view: View, signs: OwnerSigns) -> Lines:
    lines: Lines = []
    stroke = signs.glyphs.fixed[0]
    if any(standing.chamber for standing in view.fences):
        sample = stroke + signs.glyphs.diamond + stroke
        lines += _key([(sample, CHAMBER)], say("draw-fence-chamber"))
    if view.vacated:
        lines += _key([(signs.glyphs.vacated[0] * 3, CHAMBER)], say("draw-fence-vacated"))
    if any(standing.owner is None and not standing.chamber for standing in view.fences):
        lines += _key([(stroke * 3, FIXED)], say("draw-fence-fixed"))
    return lines


def _square_keys(view: View, signs: OwnerSigns) -> Lines:
    lines: Lines = []
    if view.pellets:
        lines += _key([(f" {signs.glyphs.pellet} ", PELLET)], say("draw-pellet"))
    if view.marks.gates:
        lines += _key([("[ ]", GATE)], say("board-gate"))
    if view.marks.tunnels:
        pairs = listed("-".join(map(square_name, pair)) for pair in view.marks.tunnels)
        lines += _key([(f" {signs.glyphs.arrows[0]} ", GATE)], say("draw-tunnels", squares=pairs))
    if view.last is not None and isinstance(view.last.move, Walk | Enter):
        lines += _key([("( )", LAST)], say("draw-last-walk"))
    if view.marks.edible:
        lines += _key([("* *", BOLD)], say("draw-edible"))
    if view.marks.sights:
        names = listed(piece_name(view, sight.ghost) for sight in view.marks.sights)
        lines += [[(part, PLAIN)] for part in wrapped(say("draw-who-sees", pieces=names), WIDTH)]
    return lines
