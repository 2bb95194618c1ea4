"""Who sits where: chairs of a layout, ghosts shared out, lots that can be drawn again."""

import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import TypeAlias

from corridor.rules.layout import Layout
from corridor.rules.moves import Piece, Side

_LONGEST_NAME = 24
Shares: TypeAlias = tuple[tuple[Piece, ...], ...]


@dataclass(frozen=True, slots=True)
class Chair:
    """What there is to play: a side, and the pieces of it that go together."""

    side: Side
    pieces: tuple[Piece, ...]


@dataclass(frozen=True, slots=True)
class Seat:
    """Who plays a chair. A bot has a level; a person who has gone may have both."""

    name: str = ""
    player: str = ""
    level: int = 0
    character: str = "pawn"

    @property
    def free(self) -> bool:
        """Nobody sits here."""
        return not self.player and not self.level

    @property
    def is_bot(self) -> bool:
        """A bot plays here, for itself or for somebody who has gone."""
        return self.level > 0


def seat_numbers(layout: Layout) -> range:
    """How many seats a table may have: one for each side, up to one for each piece."""
    return range(len(layout.stock), len(layout.figures) + 1)


def team(layout: Layout) -> Side | None:
    """The side whose pieces can be shared out."""
    several = (side for side in range(len(layout.stock)) if len(layout.pieces_of(side)) > 1)
    return next(several, None)


def usual_shares(layout: Layout, seats: int) -> Shares:
    """Pieces of the team shared out as evenly as can be, the larger shares first.

    >>> from corridor.rules.modes import make_mode
    >>> usual_shares(make_mode("pacman").layout, 4)
    ((1, 2), (3,), (4,))
    """
    side = team(layout)
    if side is None:
        return ()
    left = list(layout.pieces_of(side))
    small, larger = divmod(len(left), seats - len(layout.stock) + 1)
    shares: list[tuple[Piece, ...]] = []
    while left:
        size = small + (len(shares) < larger)
        shares.append(tuple(left[:size]))
        left = left[size:]
    return tuple(shares)


def are_shares(layout: Layout, seats: int, shares: Shares) -> bool:
    """Whether every piece of the team is in one share, and no share is empty."""
    side = team(layout)
    if side is None or len(shares) != seats - len(layout.stock) + 1 or not all(shares):
        return False
    return sorted(piece for share in shares for piece in share) == list(layout.pieces_of(side))


def chairs(layout: Layout, shares: Shares) -> tuple[Chair, ...]:
    """Every chair, in turn order."""
    found: list[Chair] = []
    for side in range(len(layout.stock)):
        if side == team(layout):
            found += [Chair(side, tuple(sorted(share))) for share in shares]
        else:
            found.append(Chair(side, layout.pieces_of(side)))
    return tuple(found)


def draw(seats: int, seed: int) -> tuple[int, ...]:
    """Draw lots: the chair of each seat. The seed is kept, so that anyone can draw again.

    >>> draw(4, 7) == draw(4, 7)
    True
    """
    lots = list(range(seats))
    Random(seed).shuffle(lots)
    return tuple(lots)


def rotated(order: Sequence[int]) -> tuple[int, ...]:
    """Everybody moves on by one chair; two swap.

    >>> rotated((0, 1)), rotated((2, 0, 1))
    ((1, 0), (0, 1, 2))
    """
    return tuple((chair + 1) % len(order) for chair in order)


def clean_name(name: str) -> str:
    r"""A name as it is shown: one line, no marks that hide or turn text, not too long.

    >>> clean_name("  Ann\u202e   Other  ")
    'Ann Other'
    """
    plain = unicodedata.normalize("NFKC", name)
    shown = "".join(" " if sign.isspace() else sign for sign in plain
                    if sign.isspace() or unicodedata.category(sign)[0] != "C")  # fmt: skip
    return " ".join(shown.split())[:_LONGEST_NAME].strip()
