"""Figures of the rule book as SVG files."""

import re
from dataclasses import replace

from corridor import draw
from corridor.draw.geometry import CELL, GROOVE
from corridor.i18n import say
from corridor.learn.rulebook import Figure
from corridor.rules.board import SIZE, parse_square
from corridor.rules.view import View

_MARGIN = 44  # of a picture, both sides together
_TILE = re.compile(r'<rect [^>]*data-square="([a-i][1-9])"/>')
_BOX = re.compile(
    r'viewBox="(?P<corner>\S+ \S+) (?P<wide>\S+) \S+" width="(?P<size>[^"]+)" height="[^"]+"'
)
_DATA = re.compile(r' data-[a-z-]+="[^"]*"')


def title(figure: Figure) -> str:
    """What a figure shows, in a sentence; also for those who do not see it."""
    return say(figure.key, "en")


def picture(figure: Figure) -> str:
    """The figure as SVG; every claim is put to the law first."""
    corners = [parse_square(name) for name in figure.area.split()]
    columns = 1 + abs(corners[0] % SIZE - corners[1] % SIZE) if corners else SIZE
    wide = columns * (CELL + GROOVE) - GROOVE + _MARGIN
    view = figure.game().view()
    made = draw.svg(
        _part(view) if corners else view,
        routes=figure.routes,
        marks=figure.marks(),
        size=round(wide * figure.scale),
        panel=figure.panel,
        area=(corners[0], corners[1]) if corners else None,
        title=title(figure),
        prefix=figure.name,
    )
    return _slim(_stretched(made, figure.tall), figure.area)


def _part(view: View) -> View:
    """A part of the board is shown for one rule's sake: no traces of the Chamber that is gone."""
    return replace(view, vacated=(), chamber=()) if len(view.vacated) == len(view.chamber) else view


def _stretched(picture: str, tall: float | None) -> str:
    """The picture with room below it."""
    found = _BOX.search(picture)
    if tall is None or found is None:
        return picture
    wide, size = float(found["wide"]), float(found["size"])
    box = f'{found["corner"]} {found["wide"]} {wide * tall:.2f}" width="{found["size"]}"'
    return _BOX.sub(f'viewBox="{box} height="{size * tall:.2f}"', picture, count=1)


def _slim(picture: str, area: str) -> str:
    """The picture without what nobody sees in a file: marks for programs, squares cut off."""
    if area:
        low, high = area.split()
        seen = re.compile(f"[{low[0]}-{high[0]}][{low[1]}-{high[1]}]")
        picture = _TILE.sub(lambda tile: tile[0] if seen.fullmatch(tile[1]) else "", picture)
    return _DATA.sub("", picture) + "\n"
