"""Who sits where: groups of games in which two entrants change places, and what a group tells."""

from collections.abc import Sequence
from enum import StrEnum, unique
from itertools import product

from corridor.arena.job import Played
from corridor.rules.modes import Mode

Seats = tuple[int, ...]  # by side: 0 for the first entrant, 1 for the second


@unique
class Seating(StrEnum):
    """How a game of more than two sides is shared out. The values are stable codes."""

    SPLIT = "split"  # every fair arrangement of both entrants
    SINGLE = "single"  # the first entrant alone against the second in all other seats


def arrangements(sides: int, seating: Seating = Seating.SPLIT) -> tuple[Seats, ...]:
    """The games of a group.

    >>> arrangements(2)
    ((0, 1), (1, 0))
    >>> len(arrangements(3)), len(arrangements(4)), len(arrangements(4, Seating.SINGLE))
    (6, 6, 4)
    """
    if seating == Seating.SINGLE:
        return tuple(tuple(int(side != alone) for side in range(sides)) for alone in range(sides))
    found = [seats for seats in product((0, 1), repeat=sides) if 0 < sum(seats) < sides]
    # Where the seats can be halved they are; else both majorities occur equally often.
    fair = [seats for seats in found if sides % 2 or sum(seats) == sides // 2]
    return tuple(fair)


def fair_share(sides: int, seating: Seating) -> float:
    """The share of the points that the first entrant gets if both are equally strong."""
    return 1 / sides if seating == Seating.SINGLE else 0.5


def points_of(seats: Seats, played: Played, entrant: int = 0) -> float:
    """What an entrant got in a game."""
    return sum(played.points(side) for side, who in enumerate(seats) if who == entrant)


def group_score(mode: Mode, group: Sequence[tuple[Seats, Played]]) -> float:
    """What the first entrant got in a group, from 0 to 1.

    In a chase the roles differ so much that a pair is decided as a whole: by the results, and if
    each won the same, by the pellets that each ate as PAC-MAN.
    """
    mean = sum(points_of(seats, played) for seats, played in group) / len(group)
    if not mode.layout.pellets:
        return mean
    if mean == 0.5:  # noqa: PLR2004  the two have as much as each other
        eaten = [0, 0]
        for seats, played in group:
            eaten[seats[0]] += played.rating or 0
        mean += (eaten[0] > eaten[1]) - (eaten[0] < eaten[1])
    return 1.0 if mean > 0.5 else 0.0 if mean < 0.5 else 0.5  # noqa: PLR2004  as above
