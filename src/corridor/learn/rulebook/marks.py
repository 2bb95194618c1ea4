"""What a figure shows on top of its board: targets, ways, frames, fences, as plain data.

The names and fields are those of ``corridor.draw``, which this package may not import.
"""

from dataclasses import dataclass
from typing import TypeAlias

from corridor.rules.board import Fence, Square
from corridor.rules.moves import Piece


@dataclass(frozen=True, slots=True)
class Targets:
    """Squares that a piece may enter."""

    squares: tuple[Square, ...]
    piece: Piece | None = None


@dataclass(frozen=True, slots=True)
class Barred:
    """Squares that a piece may not enter."""

    squares: tuple[Square, ...]


@dataclass(frozen=True, slots=True)
class Highlight:
    """Squares that the text speaks of."""

    squares: tuple[Square, ...]


@dataclass(frozen=True, slots=True)
class Label:
    """A number or a letter on a square."""

    square: Square
    text: str


@dataclass(frozen=True, slots=True)
class Arrow:
    """A straight arrow from square to square."""

    start: Square
    end: Square
    piece: Piece | None = None


@dataclass(frozen=True, slots=True)
class Path:
    """The squares of a walk, the one where it begins first."""

    squares: tuple[Square, ...]
    piece: Piece | None = None
    numbered: bool = True  # a number on every square that is entered


@dataclass(frozen=True, slots=True)
class LegalFence:
    """A fence that may be placed."""

    fence: Fence


@dataclass(frozen=True, slots=True)
class IllegalFence:
    """A fence that may not be placed."""

    fence: Fence


Mark: TypeAlias = Targets | Barred | Highlight | Label | Arrow | Path | LegalFence | IllegalFence
