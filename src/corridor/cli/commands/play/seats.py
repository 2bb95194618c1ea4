"""Seats: dealt at random, with ghosts shared among several players."""

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from corridor.rules.layout import Layout
from corridor.rules.moves import Piece, Side
from corridor.rules.record import Character


@dataclass(frozen=True, slots=True)
class Player:
    """A person or a bot before seats are dealt."""

    name: str
    bot: bool = False
    character: Character = Character.PAWN


@dataclass(frozen=True, slots=True)
class Seat:
    """A player with a side and its pieces."""

    player: Player
    side: Side
    pieces: tuple[Piece, ...]


def fewest_seats(layout: Layout) -> int:
    """The fewest seats: one for each side."""
    return len(layout.stock)


def most_seats(layout: Layout) -> int:
    """The most seats: one for each piece."""
    return len(layout.figures)


def share(pieces: Sequence[Piece], seats: int) -> list[tuple[Piece, ...]]:
    """Divide pieces as evenly as possible, larger shares first.

    >>> share([1, 2, 3, 4], 3)
    [(1, 2), (3,), (4,)]
    """
    small, larger = divmod(len(pieces), seats)
    shares, left = [], list(pieces)
    for seat in range(seats):
        size = small + (seat < larger)
        shares.append(tuple(left[:size]))
        left = left[size:]
    return shares


def chairs(layout: Layout, seats: int) -> list[tuple[Side, tuple[Piece, ...]]]:
    """Sides and pieces of all seats in turn order; only a side of several pieces is divided."""
    found: list[tuple[Side, tuple[Piece, ...]]] = []
    for side in range(fewest_seats(layout)):
        pieces = layout.pieces_of(side)
        several = seats - fewest_seats(layout) + 1 if len(pieces) > 1 else 1
        found += [(side, shared) for shared in share(pieces, several)]
    return found


def deal(
    layout: Layout, players: Sequence[Player], *, rng: Random, first_at: Side | None = None
) -> tuple[Seat, ...]:
    """Deal the seats at random; the first player may have chosen a side."""
    free = chairs(layout, len(players))
    seats: list[Seat] = []
    waiting = list(players)
    if first_at is not None:
        wanted = rng.choice([chair for chair in free if chair[0] == first_at])
        free.remove(wanted)
        seats.append(Seat(waiting.pop(0), *wanted))
    rng.shuffle(free)
    seats += [Seat(player, *chair) for player, chair in zip(waiting, free, strict=True)]
    return tuple(sorted(seats, key=lambda seat: seat.pieces))


def alike(players: Sequence[Player]) -> Character | None:
    """A character that two players chose; None if all differ."""
    chosen = [player.character for player in players if player.character != Character.PAWN]
    return next((one for one in chosen if chosen.count(one) > 1), None)
