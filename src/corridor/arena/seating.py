"""Seat arrangements in which two entrants exchange places, and the score of a group of games."""

from collections.abc import Sequence
from enum import StrEnum, unique
from itertools import product

from corridor.arena.job import Played
from corridor.rules.modes import Mode

Seats = tuple[int, ...]  # by side: 0 for the first entrant, 1 for the second


@unique
class Seating(StrEnum):
    """How two entrants share the seats of a game. The values are stable codes."""

    SPLIT = "split"  # every fair arrangement of both entrants
    SINGLE = "single"  # the first entrant alone against the second in all other seats


def arrangements(sides: int, seating: Seating = Seating.SPLIT) -> tuple[Seats, ...]:
    """The seat arrangements of a group: one game for each.

    >>> arrangements(2)
    ((0, 1), (1, 0))
    >>> len(arrangements(3)), len(arrangements(4)), len(arrangements(4, Seating.SINGLE))
    (6, 6, 4)
    """
    if seating == Seating.SINGLE:
        return tuple(tuple(int(side != alone) for side in range(sides)) for alone in range(sides))
    found = [seats for seats in product((0, 1), repeat=sides) if 0 < sum(seats) < sides]
    # An even number of seats is halved; with an odd one each entrant has the majority as often.
    fair = [seats for seats in found if sides % 2 or sum(seats) == sides // 2]
    return tuple(fair)


def fair_share(sides: int, seating: Seating) -> float:
    """The first entrant's share of the points if both are equally strong."""
    return 1 / sides if seating == Seating.SINGLE else 0.5


def points_of(seats: Seats, played: Played, entrant: int = 0) -> float:
    """The points of an entrant in a game."""
    return sum(played.points(side) for side, who in enumerate(seats) if who == entrant)


def group_score(mode: Mode, group: Sequence[tuple[Seats, Played]]) -> float:
    """The first entrant's score in a group, from 0 to 1.

    In a chase the roles differ so much that a pair counts as one decision: by the results, and if
    these are even, by the pellets that each ate as PAC-MAN.
    """
    mean = sum(points_of(seats, played) for seats, played in group) / len(group)
    if not mode.layout.pellets:
        return mean
    if mean == 0.5:  # noqa: PLR2004  even results
        eaten = [0, 0]
        for seats, played in group:
            eaten[seats[0]] += played.rating or 0
        mean += (eaten[0] > eaten[1]) - (eaten[0] < eaten[1])
    return 1.0 if mean > 0.5 else 0.0 if mean < 0.5 else 0.5  # noqa: PLR2004  as above
