"""Characters and colours of the board in a terminal, in Unicode and in ASCII."""

from dataclasses import dataclass
from typing import TypeAlias

Strokes: TypeAlias = tuple[str, str]  # of a horizontal fence, of a vertical one


@dataclass(frozen=True, slots=True)
class Glyphs:
    """One set of characters."""

    empty: str
    pellet: str
    eaten: str
    life: str
    lost: str
    held: str  # a fence in hand
    used: str
    turn: str
    floor: str  # of the Chamber, on both sides of a square
    rim: str  # corners from the top left, then the lines across and down
    arrows: str  # up, down, left, right
    diamond: str  # on the fences of the Chamber
    fixed: Strokes  # fences of the layout, without an owner
    vacated: Strokes
    placed: tuple[Strokes, ...]  # by side


UNICODE = Glyphs(
    empty="·",
    pellet="●",
    eaten="○",
    life="♥",
    lost="♡",
    held="■",
    used="□",
    turn="▶",
    floor="░",
    rim="┌┐└┘─│",
    arrows="▲▼◀▶",
    diamond="◆",
    fixed=("━", "┃"),
    vacated=("╌", "╎"),
    placed=(("━", "┃"), ("═", "║"), ("┅", "┇"), ("╍", "╏")),
)
ASCII = Glyphs(
    empty=".",
    pellet="o",
    eaten="-",
    life="*",
    lost="-",
    held="#",
    used="-",
    turn=">",
    floor=":",
    rim="++++-|",
    arrows="^v<>",
    diamond="@",
    fixed=("=", "|"),
    vacated=("-", ":"),
    placed=(("=", "|"), ("=", "|"), ("=", "|"), ("=", "|")),
)

# ANSI styles with 256 colours, close to those of the pictures and readable on black and on white.
# Empty: the terminal's default.
PLAIN = ""
BOLD = "1"
FAINT = "2"
_SIDES = ("38;5;69", "38;5;172", "38;5;36", "38;5;134")
_PIECES = {
    "pacman": "38;5;178",
    "blinky": "38;5;203",
    "inky": "38;5;38",
    "pinky": "38;5;211",
    "clyde": "38;5;208",
}
PELLET = "38;5;178"
LIFE = "38;5;204"
FIXED = "38;5;69"
CHAMBER = "38;5;205"
GATE = "38;5;36"
GHOSTS = "38;5;141"
LAST = "38;5;136"


def piece_style(name: str, side: int) -> str:
    """The colour of a piece."""
    return f"1;{_PIECES.get(name) or _SIDES[side % len(_SIDES)]}"


def side_style(names: tuple[str, ...], side: int) -> str:
    """The colour of a side's fences: that of its only piece, or of the ghosts."""
    if len(names) > 1:
        return GHOSTS
    return _PIECES.get(names[0]) or _SIDES[side % len(_SIDES)]


def painted(text: str, style: str) -> str:
    """Text with ANSI escape codes for a style."""
    return f"\x1b[{style}m{text}\x1b[0m" if style and text.strip() else text
