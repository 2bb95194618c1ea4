"""Views of games given by move text, and helpers to read SVG."""

from xml.etree.ElementTree import Element, fromstring

from corridor.rules.board import Square, parse_square
from corridor.rules.game import Game
from corridor.rules.view import View

SVG = "{http://www.w3.org/2000/svg}"

RACE = "e2 e8 e3 e7 e4 e6 d3h f6 f4h d4h d4 c4v e4 f3v f4 f5 h4h c2v c6v f6 f3 e6"
FOUR = "e2 b5 e8 h5 e3 c5 d2h f5v c3v f2h g3h b6h d6h d5 f8 h4 f3 g6v f7 g4 e3"
THREE = "e2 b5 e8 e3 c5 d2h f5v"
BOOST = "Md5c5 Bf9 Ii6 Pe2 Cb5b4 Mb5b6 Be9 Ii5i4 Pe1 Ca4a3 Mb7a7 Bd9 Ih4 Pe2 Ca2a3 Ma8a9"
OPENING = "M@e1 Mf1g1 d3h>g3v Mh1i1 -- e4v>f7h h2h"

GAMES = {
    "classic-2": RACE,
    "classic-3": THREE,
    "classic-4": FOUR,
    "pacman": BOOST,
    "pacman-advanced": OPENING,
}


def view(mode: str, moves: str = "") -> View:
    """The view after these moves."""
    game = Game(mode)
    for text in moves.split():
        game.push_text(text)
    return game.view()


def every_view() -> list[View]:
    """Each mode at the start and in the middle of a game."""
    return [view(mode, moves) for mode, game in GAMES.items() for moves in ("", game)]


def squares(text: str) -> tuple[Square, ...]:
    return tuple(parse_square(name) for name in text.split())


def parse(svg: str) -> Element:
    return fromstring(svg)


def found(root: Element, name: str) -> dict[str, Element]:
    """Elements with a data attribute, by its value."""
    key = f"data-{name}"
    return {element.attrib[key]: element for element in root.iter() if key in element.attrib}


def box(element: Element) -> tuple[float, float, float, float]:
    """The box of a ``rect`` element."""
    x, y, width, height = (float(element.attrib[name]) for name in ("x", "y", "width", "height"))
    return x, y, width, height


def shift(element: Element) -> tuple[float, float]:
    """The translation of an element."""
    x, y = element.attrib["transform"].removeprefix("translate(").partition(")")[0].split()
    return float(x), float(y)
