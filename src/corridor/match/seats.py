"""Seats and chairs: who plays which pieces, shares of the ghosts, drawing of lots."""

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import TypeAlias

from corridor.rules.layout import Layout
from corridor.rules.moves import Piece, Side
from corridor.wire.setup import PERFECT

Shares: TypeAlias = tuple[tuple[Piece, ...], ...]


@dataclass(frozen=True, slots=True)
class Chair:
    """A role at the table: a side, and the pieces of it that one seat holds."""

    side: Side
    pieces: tuple[Piece, ...]


@dataclass(frozen=True, slots=True)
class Seat:
    """Who plays: a person has ``player``, a bot ``level``, a substituted person both."""

    name: str = ""
    player: str = ""
    level: int = 0
    character: str = "pawn"

    @property
    def free(self) -> bool:
        """Neither a person nor a bot."""
        return not self.player and not self.level

    @property
    def is_bot(self) -> bool:
        """A bot plays here, on its own or as a substitute."""
        return self.level > 0


def bot_name(level: int) -> str:
    """The name of a bot in records, as the arena calls such a player.

    >>> bot_name(3), bot_name(PERFECT)
    ('level:3', 'perfect')
    """
    return "perfect" if level == PERFECT else f"level:{level}"


def seat_numbers(layout: Layout) -> range:
    """Allowed numbers of seats: from one for each side to one for each piece."""
    return range(len(layout.stock), len(layout.figures) + 1)


def team(layout: Layout) -> Side | None:
    """The side whose pieces several seats can share; ``None`` if every side has one piece."""
    several = (side for side in range(len(layout.stock)) if len(layout.pieces_of(side)) > 1)
    return next(several, None)


def usual_shares(layout: Layout, seats: int) -> Shares:
    """The team's pieces divided evenly among its seats, larger shares first.

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
    """Whether each piece of the team is in exactly one share, and no share is empty."""
    side = team(layout)
    if side is None or len(shares) != seats - len(layout.stock) + 1 or not all(shares):
        return False
    return sorted(piece for share in shares for piece in share) == list(layout.pieces_of(side))


def chairs(layout: Layout, shares: Shares) -> tuple[Chair, ...]:
    """All chairs, in turn order."""
    found: list[Chair] = []
    for side in range(len(layout.stock)):
        if side == team(layout):
            found += [Chair(side, tuple(sorted(share))) for share in shares]
        else:
            found.append(Chair(side, layout.pieces_of(side)))
    return tuple(found)


def draw(seats: int, seed: int) -> tuple[int, ...]:
    """Draw lots: the chair of each seat. The seed is stored, so the draw can be repeated.

    >>> draw(4, 7) == draw(4, 7)
    True
    """
    lots = list(range(seats))
    Random(seed).shuffle(lots)
    return tuple(lots)


def rotated(order: Sequence[int]) -> tuple[int, ...]:
    """The order after every seat moves on by one chair; two seats swap.

    >>> rotated((0, 1)), rotated((2, 0, 1))
    ((1, 0), (0, 1, 2))
    """
    return tuple((chair + 1) % len(order) for chair in order)
