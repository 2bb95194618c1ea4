"""Moves: frozen values, one for each decision. The families say what they do."""

from dataclasses import dataclass
from typing import TypeAlias

from corridor.rules.board import ALL_FENCES, Fence, Square

Piece: TypeAlias = int  # index into the figures of a layout, in order of play
Side: TypeAlias = int  # pieces of one side win and lose together


@dataclass(frozen=True, slots=True)
class Walk:
    """A piece enters squares one after another; a jump enters one square."""

    piece: Piece
    path: tuple[Square, ...]


@dataclass(frozen=True, slots=True)
class Place:
    """A fence from the stock is put on the board."""

    fence: Fence


@dataclass(frozen=True, slots=True)
class Relocate:
    """A fence of the Chamber is put elsewhere."""

    old: Fence
    new: Fence


@dataclass(frozen=True, slots=True)
class Enter:
    """PAC-MAN comes onto the board."""

    square: Square


@dataclass(frozen=True, slots=True)
class Spend:
    """A pellet from the reserve is given for an extra, boosted walk."""


@dataclass(frozen=True, slots=True)
class Pass:
    """Nothing else is legal, or the rest of the turn is declined.

    ``piece`` is named only where its side chooses which piece acts.
    """

    piece: Piece | None = None


Move: TypeAlias = Walk | Place | Relocate | Enter | Spend | Pass

# Every list of legal moves holds dozens of these; they are made once.
PLACES: tuple[Place, ...] = tuple(Place(fence) for fence in ALL_FENCES)
