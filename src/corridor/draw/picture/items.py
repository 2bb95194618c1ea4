"""Drawings of pellets, lives, respawn squares and tunnel mouths, in a box of 40 units."""

from corridor.draw.geometry import CELL, HALF, Point
from corridor.draw.picture.markup import circle, element, moved
from corridor.draw.picture.palette import Palette

_MIDDLE = (HALF, HALF)
_HEART = "M20 34.8C11.6 28.4 4.8 22.8 4.8 15.3A8.1 8.1 0 0 1 20 11.2A8.1 8.1 0 0 1 35.2 15.3C35.2 22.8 28.4 28.4 20 34.8Z"  # noqa: E501  one path


def pellet(palette: Palette) -> str:
    """A power pellet in a dashed ring."""
    ring = circle(
        _MIDDLE,
        12.5,
        fill="none",
        stroke=palette["pellet"],
        stroke_opacity=0.38,
        stroke_width=1.4,
        stroke_dasharray="3.3 3.24",
    )
    return ring + pellet_dot(palette)


def pellet_dot(palette: Palette) -> str:
    """A pellet without its ring."""
    glint = element(
        "path",
        d="M16.2 18.4Q17 16 19.6 15.4",
        fill="none",
        stroke=palette["white"],
        stroke_width=1.4,
        stroke_linecap="round",
    )
    edge = palette["pellet-edge"]
    return circle(_MIDDLE, 7.4, fill=palette["pellet"], stroke=edge, stroke_width=1) + glint


def eaten_pellet(colour: str) -> str:
    """A dashed circle in place of an eaten pellet."""
    return circle(
        _MIDDLE, 7, fill="none", stroke=colour, stroke_width=1.8, stroke_dasharray="2.6 2.4"
    )


def heart(palette: Palette) -> str:
    """A heart for a life."""
    glint = element(
        "path",
        d="M10.2 16Q10.4 12.4 13.8 11.6",
        fill="none",
        stroke=palette["white"],
        stroke_opacity=0.75,
        stroke_width=2,
        stroke_linecap="round",
    )
    filled = element(
        "path",
        d=_HEART,
        fill=palette["life"],
        stroke=palette["life-edge"],
        stroke_width=1.8,
        stroke_linejoin="round",
    )
    return filled + glint


def lost_heart(colour: str) -> str:
    """A dashed heart for a lost life."""
    return element(
        "path", d=_HEART, fill="none", stroke=colour, stroke_width=2.4, stroke_dasharray="4 3"
    )


def respawn(palette: Palette) -> str:
    """The mark of a square where PAC-MAN enters again."""
    corners = (
        "M5 12.5V9A4 4 0 0 1 9 5H12.5M27.5 5H31A4 4 0 0 1 35 9V12.5"
        "M35 27.5V31A4 4 0 0 1 31 35H27.5M12.5 35H9A4 4 0 0 1 5 31V27.5"
    )
    return element(
        "path",
        d=corners + "M20 11.5V23M15.4 18.6L20 23.2L24.6 18.6M13.8 28.2H26.2",
        fill="none",
        stroke=palette["respawn"],
        stroke_width=1.9,
        stroke_linecap="round",
        stroke_linejoin="round",
    )


def arch(palette: Palette, chevrons: int, aside: float) -> str:
    """The mouth of a tunnel at the top of a square; both ends have as many chevrons.

    ``aside`` moves the chevrons to make room for a coordinate.
    """
    tops = (9.6,) if chevrons == 1 else (7.2, 11.4)
    marks = "".join(f"M{16.6 + aside:.1f} {top + 1.8:.1f}l3.4-3.4l3.4 3.4" for top in tops)
    return element(
        "path",
        d="M1.5 15V6A4 4 0 0 1 5.5 2H34.5A4 4 0 0 1 38.5 6V15" + marks,
        fill="none",
        stroke=palette["tunnel"],
        stroke_width=1.8,
        stroke_linecap="round",
        stroke_linejoin="round",
    )


def boxed(drawing: str, at: Point, size: float = CELL, **attributes: float | str | None) -> str:
    """A drawing of 40 units moved to a point (its top left) and scaled to a size."""
    return moved(at, drawing, scale=size / CELL, **attributes)
