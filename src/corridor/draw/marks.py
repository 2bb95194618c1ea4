"""Marks that a caller adds to a picture: targets, previews of fences, arrows, notes.

They name a meaning; `corridor.draw.picture` decides how it looks.
"""

from dataclasses import dataclass
from typing import TypeAlias

from corridor.rules.board import Fence, Square
from corridor.rules.moves import Piece, Side


@dataclass(frozen=True, slots=True)
class Targets:
    """Squares that a piece may move to: tinted, with a dot."""

    squares: tuple[Square, ...]
    piece: Piece | None = None  # None: the piece that is to move


@dataclass(frozen=True, slots=True)
class Barred:
    """Squares that a piece may not move to: a cross."""

    squares: tuple[Square, ...]


@dataclass(frozen=True, slots=True)
class Highlight:
    """Squares mentioned in the text: a plain frame."""

    squares: tuple[Square, ...]


@dataclass(frozen=True, slots=True)
class Label:
    """A number, a letter or a short word on a square."""

    square: Square
    text: str


@dataclass(frozen=True, slots=True)
class Arrow:
    """A straight arrow from square to square: a line of sight, a threat, a hint."""

    start: Square
    end: Square
    piece: Piece | None = None  # the piece whose colour it has; None: the colour of notes


@dataclass(frozen=True, slots=True)
class Path:
    """A line through squares, from the start of a walk; it may go through tunnels."""

    squares: tuple[Square, ...]
    piece: Piece | None = None
    numbered: bool = True  # a number on every square but the first


@dataclass(frozen=True, slots=True)
class LegalFence:
    """Preview of a legal fence: in its owner's colour, with a halo."""

    fence: Fence
    side: Side | None = None  # None: the side to move


@dataclass(frozen=True, slots=True)
class IllegalFence:
    """Preview of an illegal fence: hatched, with a cross on its post."""

    fence: Fence


Mark: TypeAlias = Targets | Barred | Highlight | Label | Arrow | Path | LegalFence | IllegalFence
