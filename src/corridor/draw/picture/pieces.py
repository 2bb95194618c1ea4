"""Drawings of pawns, PAC-MAN and ghosts, in a box of 40 units: one square.

Every piece has its own silhouette, face and letter, so that it can be told without colour.
"""

from corridor.draw.geometry import CELL, HALF
from corridor.draw.picture.markup import Attribute, circle, element, group, moved
from corridor.draw.picture.palette import Palette
from corridor.draw.picture.shapes import letter, side_shape

CHARACTERS = ("pacman", "blinky", "inky", "pinky", "clyde")
_MIDDLE = (HALF, HALF)

# Pawns

SMALL_LETTER = 1.18  # enlarges the letter of a piece that is drawn small
_TOKEN_SCALE = 0.72
_PAWN_SIZE = 15.2
_TOKEN_SIZE = 19.0
_LETTER_DROP = (0, 0, 3.4, 0)  # by shape; a triangle is widest below its centre


def pawn(side: int, text: str, palette: Palette) -> str:
    """A plain pawn: the shape, the colour and the letter of its side."""
    name = f"side-{side % 4 + 1}"
    at = (HALF, HALF + _LETTER_DROP[side % 4])
    return _base(side, palette, _PAWN_SIZE) + letter(
        text, at, 11, palette[f"{name}-on"], weight=2.6
    )


def character_pawn(side: int, name: str, palette: Palette) -> str:
    """A character chosen for a pawn, on a base of the side's shape and colour."""
    drop = 1.6 if side % 4 == 2 else 0  # noqa: PLR2004  a triangle, as above
    at = (HALF - HALF * _TOKEN_SCALE, HALF - HALF * _TOKEN_SCALE + drop)
    drawn = character(name, palette, bold=SMALL_LETTER)
    return base(side, palette) + moved(at, drawn, scale=_TOKEN_SCALE)


def base(side: int, palette: Palette) -> str:
    """The base of a character: the side's shape with a pale plate."""
    plate = palette.mix(f"side-{side % 4 + 1}", "bed", 16)  # pale, so that the character stands out
    return _base(side, palette, _TOKEN_SIZE, plate)


def _base(side: int, palette: Palette, size: float, plate: str = "none") -> str:
    name = f"side-{side % 4 + 1}"
    outline, inner = side_shape(side, size), side_shape(side, size * 0.81)
    return moved(
        (HALF, HALF + 1.5), element("path", d=outline, fill=palette["black"], opacity=0.22)
    ) + moved(
        _MIDDLE,
        element(
            "path",
            d=outline,
            fill=palette[name],
            stroke=palette[f"{name}-edge"],
            stroke_width=1.2,
        ),
        element("path", d=inner, fill=plate, stroke=palette["white"], stroke_opacity=0.32),
    )


# The chase

_MUNCHER = "M18.4 20.6L34.1 12.1A16.4 16.4 0 1 0 34.1 29.1Z"
_MUNCHER_BELLY = "M4.6 25.6C12 32.2 24 33.4 34.1 29.1A16.4 16.4 0 0 1 4.6 25.6Z"
_QUIFF = "M13.2 5.8C9.6 4.2 9.8 .9 13.4 .6C13.6 2 14.6 2.6 16.2 1C18.2 1.4 19 2.8 18.8 4.4Z"

_BODIES = {
    "blinky": (
        "M6.4 35.8V19.2C6.4 14.2 8.2 10.8 11.2 8.7L8.8 2.4L16.2 5.8L20 1.2L23.8 5.8L31.2 2.4"
        "L28.8 8.7C31.8 10.8 33.6 14.2 33.6 19.2V35.8L29.1 31.6L24.5 35.8L20 31.6L15.5 35.8"
        "L10.9 31.6Z"
    ),
    "inky": (
        "M6.6 33.4V22.4C6.6 13 18.4 11.4 15.4 1.4C25.6 3.6 33.4 12 33.4 22.4V33.4"
        "C33.4 37.2 28 37.2 28 33.6C28 31 24 31 24 34C24 39.2 16 39.2 16 34C16 31 12 31 12 33.6"
        "C12 37.2 6.6 37.2 6.6 33.4Z"
    ),
    "pinky": (
        "M6.6 21.2C6.6 18.8 7 16.8 7.8 15A6 6 0 1 1 15.4 7.1C16.8 6.6 18.4 6.3 20 6.3"
        "C21.6 6.3 23.2 6.6 24.6 7.1A6 6 0 1 1 32.2 15C33 16.8 33.4 18.8 33.4 21.2V32"
        "A4.47 4.47 0 0 1 24.47 32A4.47 4.47 0 0 1 15.53 32A4.47 4.47 0 0 1 6.6 32Z"
    ),
    "clyde": (
        "M6.6 35.8V14.4H3V10.2H10.2V6.2Q10.2 2.6 13.8 2.6H26.2Q29.8 2.6 29.8 6.2V10.2H37V14.4"
        "H33.4V35.8H28V32H22.7V35.8H17.3V32H12V35.8Z"
    ),
}
_WHITES = {
    "blinky": "M9.6 11.6L18.2 15.8C18.2 18.8 16.2 20.2 13.8 19.6C11 18.8 9.2 15.4 9.6 11.6Z"
    "M30.4 11.6L21.8 15.8C21.8 18.8 23.8 20.2 26.2 19.6C29 18.8 30.8 15.4 30.4 11.6Z",
    "inky": "M10.2 16A4.3 4.3 0 1 1 18.8 16A4.3 4.3 0 1 1 10.2 16Z"
    "M22.4 15.6A3.4 3.4 0 1 1 29.2 15.6A3.4 3.4 0 1 1 22.4 15.6Z",
    "pinky": "M11.6 15.6A3 3.9 0 1 1 17.6 15.6A3 3.9 0 1 1 11.6 15.6Z"
    "M22.4 15.6A3 3.9 0 1 1 28.4 15.6A3 3.9 0 1 1 22.4 15.6Z",
    "clyde": "M10.4 16.4H18.2A3.9 3.7 0 0 1 10.4 16.4ZM21.8 16.4H29.6A3.9 3.7 0 0 1 21.8 16.4Z",
}
_PUPILS: dict[str, tuple[tuple[float, float, float], ...]] = {
    "blinky": ((15, 16.9, 1.8), (25, 16.9, 1.8)),
    "inky": ((15.2, 14.3, 2), (26.2, 14.2, 1.7)),
    "pinky": ((14.9, 16.6, 2), (25.1, 16.6, 2)),
    "clyde": ((15, 17.8, 1.5), (26.4, 17.8, 1.5)),
}
# Strokes over the face: brows, lashes, lids.
_STROKES = {
    "blinky": "",
    "inky": "",
    "pinky": "M11 12.6L8.8 11.2M12.6 11.4L11.2 9M29 12.6L31.2 11.2M27.4 11.4L28.8 9",
    "clyde": "M9.2 16.1H19M21 16.1H30.8",
}
_GHOST_LETTER = (HALF, 26)


def character(name: str, palette: Palette, *, bold: float = 1, left: bool = False) -> str:
    """PAC-MAN or a ghost; ``bold`` enlarges the letter, for small pieces."""
    if name == "pacman":
        return muncher(palette, bold=bold, left=left)
    return ghost(name, palette, bold=bold)


def muncher(palette: Palette, *, bold: float = 1, left: bool = False) -> str:
    """PAC-MAN, mirrored if he looks to the left; his letter is never mirrored."""
    edge, on = palette["muncher-edge"], palette["muncher-on"]
    edged: dict[str, Attribute] = {"stroke": edge, "stroke_width": 1.3, "stroke_linejoin": "round"}
    shadow = element(
        "path", d=_MUNCHER, transform="translate(0 1.4)", fill=palette["black"], opacity=0.3
    )
    quiff = element("path", d=_QUIFF, fill=palette["muncher-shade"], **edged)
    body = element("path", d=_MUNCHER, fill=palette["muncher"])
    belly = element("path", d=_MUNCHER_BELLY, fill=palette["muncher-shade"])
    rim = element("path", d=_MUNCHER, fill="none", **edged)
    brow = element(
        "path",
        d="M17 8.6Q20.6 6.4 24.2 8.8",
        fill="none",
        stroke=on,
        stroke_width=1.7,
        stroke_linecap="round",
    )
    eye = element("ellipse", cx=21, cy=12.6, rx=2, ry=2.4, fill=on)
    glint = circle((21.6, 11.7), 0.7, fill=palette["white"])
    mirror = "translate(40 0) scale(-1 1)" if left else None
    drawn = group(shadow, quiff, body, belly, rim, brow, eye, glint, transform=mirror)
    at = (CELL - 12, 22.4) if left else (12, 22.4)
    return drawn + letter("M", at, 9 * bold, on, weight=2.2 * bold)


def ghost(name: str, palette: Palette, *, bold: float = 1) -> str:
    """A ghost with its own outline, face and letter."""
    initial, body, on = name[0], _BODIES[name], palette["ghost-on"]
    shadow = element(
        "path", d=body, transform="translate(0 1.2)", fill=palette["black"], opacity=0.3
    )
    outline = element(
        "path",
        d=body,
        fill=palette[f"ghost-{initial}"],
        stroke=palette[f"ghost-{initial}-edge"],
        stroke_width=1.3,
        stroke_linejoin="round",
    )
    sign = letter(initial.upper(), _GHOST_LETTER, 9 * bold, on, weight=2.3 * bold)
    return shadow + outline + _extras(name, palette) + _face(name, palette) + sign


def _face(name: str, palette: Palette) -> str:
    """Eyes, and strokes over them."""
    on = palette["ghost-on"]
    whites = element("path", d=_WHITES[name], fill=palette["white"])
    pupils = "".join(circle((x, y), r, fill=on) for x, y, r in _PUPILS[name])
    if not _STROKES[name]:
        return whites + pupils
    strokes = element(
        "path",
        d=_STROKES[name],
        fill="none",
        stroke=on,
        stroke_width=1.3,
        stroke_linecap="round",
    )
    return whites + pupils + strokes


def _extras(name: str, palette: Palette) -> str:
    edge = palette[f"ghost-{name[0]}-edge"]
    if name == "clyde":  # the band of the hat
        return element("path", d="M3.6 12.3H36.4", stroke=edge, stroke_width=3.4)
    if name == "pinky":
        return group(
            circle((10.8, 9.7), 2.5), circle((29.2, 9.7), 2.5), fill=edge, fill_opacity=0.3
        )
    return ""
