"""What a caller may draw on top of a view: targets, fences being thought of, arrows, notes.

Marks say what is meant; how it looks is the picture's business.
"""

from dataclasses import dataclass
from typing import TypeAlias

from corridor.rules.board import Fence, Square
from corridor.rules.moves import Piece, Side


@dataclass(frozen=True, slots=True)
class Targets:
    """Squares that a piece may enter: tinted, with a dot."""

    squares: tuple[Square, ...]
    piece: Piece | None = None  # None: the piece that is to move


@dataclass(frozen=True, slots=True)
class Barred:
    """Squares that a piece may not enter: a cross."""

    squares: tuple[Square, ...]


@dataclass(frozen=True, slots=True)
class Highlight:
    """Squares that the text speaks of: a plain frame."""

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
    piece: Piece | None = None  # whose colour it has; None: nobody's


@dataclass(frozen=True, slots=True)
class Path:
    """Squares one after another, where a walk begins first; tunnels are gone through."""

    squares: tuple[Square, ...]
    piece: Piece | None = None
    numbered: bool = True  # a number on every square that is entered


@dataclass(frozen=True, slots=True)
class LegalFence:
    """A fence that could be placed, in its owner's colour, with a halo."""

    fence: Fence
    side: Side | None = None  # None: the side to move


@dataclass(frozen=True, slots=True)
class IllegalFence:
    """A fence that may not be placed: hatched, with a cross on its post."""

    fence: Fence


Mark: TypeAlias = Targets | Barred | Highlight | Label | Arrow | Path | LegalFence | IllegalFence
