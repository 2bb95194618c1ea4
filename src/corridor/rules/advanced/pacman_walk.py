"""PAC-MAN's basic walk, and the pellets that any walk of his takes into the reserve."""

from collections.abc import Iterator
from dataclasses import replace
from typing import TYPE_CHECKING, cast

from corridor.rules.advanced.barred import unbarred
from corridor.rules.advanced.entry import caught
from corridor.rules.advanced.turn_order import end_part, offer_extras
from corridor.rules.board import Square, square_set
from corridor.rules.chase.paths import Path, moved, paths
from corridor.rules.chase.pieces import PACMAN
from corridor.rules.moves import Move, Walk

if TYPE_CHECKING:
    from corridor.rules.advanced.position import AdvancedPosition


def walks(position: "AdvancedPosition") -> Iterator[Move]:
    """PAC-MAN's basic walks: of full length, or shorter where he is hemmed in."""
    here, most = cast("Square", position.squares[PACMAN]), position.rules.pace.pacman

    def stops(path: Path) -> bool:
        return must_stop(position, path)

    every = list(paths(here, most, position.open_steps, stops))
    # Once forgotten, the previous square stays so for shorter walks.
    tries = [(most, False), *((length, True) for length in range(most, 0, -1))]
    for path in unbarred(position, PACMAN, every, tries, stops):
        yield Walk(PACMAN, path)


def must_stop(position: "AdvancedPosition", path: Path) -> bool:
    """Whether a basic walk ends here: contact with a ghost, or the last pellet."""
    return path[-1] in position.squares[1:] or takes_last_pellet(position, path)


def after_walk(position: "AdvancedPosition", path: Path) -> "AdvancedPosition":
    """The position after a basic walk: a ghost at its end catches PAC-MAN."""
    walked = replace(strolled(position, path), due=False)
    if walked.outcome:
        return walked
    if path[-1] not in position.squares[1:]:
        return offer_extras(walked)
    after = caught(walked)
    return after if after.outcome else end_part(after)


def takes_last_pellet(position: "AdvancedPosition", path: Path) -> bool:
    """Whether the walk wins by pellets."""
    return not position.pellets & ~square_set(path)


def strolled(position: "AdvancedPosition", path: Path) -> "AdvancedPosition":
    """PAC-MAN at the end of a walk, with the pellets on its way in his reserve."""
    taken = position.pellets & square_set(path)
    return replace(
        position,
        squares=moved(position.squares, PACMAN, path[-1]),
        pellets=position.pellets & ~taken,
        eaten=position.eaten + taken.bit_count(),
        reserve=position.reserve + taken.bit_count(),
        walked=True,
    )
