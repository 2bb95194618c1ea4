"""A picture of the rule book: a position, what is claimed about it, and how much of it is shown."""

import re
from dataclasses import dataclass, replace

from corridor import Game
from corridor.draw import svg
from corridor.draw.geometry import CELL, GROOVE
from corridor.rules.board import SIZE, parse_square
from corridor.rules.view import View

from .claims import Claim

_MARGIN = 44  # of a picture, both sides together
_SCALE = 0.9  # pixels a unit: letters stay legible in a page of text
_TILE = re.compile(r'<rect [^>]*data-square="([a-i][1-9])"/>')
_BOX = re.compile(
    r'viewBox="(?P<corner>\S+ \S+) (?P<wide>\S+) \S+" width="(?P<size>[^"]+)" height="[^"]+"'
)
_DATA = re.compile(r' data-[a-z-]+="[^"]*"')


@dataclass(frozen=True)
class Figure:
    """One picture."""

    name: str  # of its file
    title: str  # what it shows, in a sentence; also for those who do not see it
    start: str  # a mode with its switches, or a position text
    moves: str = ""  # played from there
    claims: tuple[Claim, ...] = ()
    area: str = ""  # two corners, ``c3 g7``; empty: the whole board
    routes: tuple[int, ...] = ()
    panel: bool = False
    scale: float = _SCALE
    tall: float | None = None  # height by width, for pictures that stand side by side

    def game(self) -> Game:
        """The moment that is drawn."""
        game = Game.from_position(self.start) if "/" in self.start else _begun(self.start)
        for text in self.moves.split():
            game.push_text(text)
        return game

    def svg(self) -> str:
        """The picture; every claim is put to the law first."""
        game = self.game()
        marks = [mark for claim in self.claims for mark in claim.marks(game)]
        corners = [parse_square(name) for name in self.area.split()]
        columns = 1 + abs(corners[0] % SIZE - corners[1] % SIZE) if corners else SIZE
        wide = columns * (CELL + GROOVE) - GROOVE + _MARGIN
        picture = svg(
            _part(game.view()) if corners else game.view(),
            routes=self.routes,
            marks=marks,
            size=round(wide * self.scale),
            panel=self.panel,
            area=(corners[0], corners[1]) if corners else None,
            title=self.title,
            prefix=self.name,
        )
        return _slim(_stretched(picture, self.tall), self.area)


def _begun(words: str) -> Game:
    mode, *given = words.split()
    settings = dict(word.split("=") for word in given)
    layout = settings.pop("layout", None)
    return Game(mode, layout=layout, preset=None, **settings)


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
