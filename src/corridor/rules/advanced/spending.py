"""Spending a pellet of the reserve: an extra, boosted walk that eats ghosts."""

from collections.abc import Iterator
from dataclasses import replace
from typing import TYPE_CHECKING, cast

from corridor.rules.advanced.pacman_walk import strolled, takes_last_pellet
from corridor.rules.advanced.phases import Phase
from corridor.rules.advanced.turn_order import offer_extras
from corridor.rules.board import Square
from corridor.rules.chase.paths import Path, moved, paths
from corridor.rules.chase.pieces import PACMAN, PACMAN_SIDE
from corridor.rules.errors import Refusal, Refused
from corridor.rules.moves import Move, Piece, Spend, Walk

if TYPE_CHECKING:
    from corridor.rules.advanced.position import AdvancedPosition


def spends(position: "AdvancedPosition") -> Iterator[Move]:
    """A pellet of the reserve may be spent in PAC-MAN's part of the turn."""
    if position.reserve and position.to_move == PACMAN_SIDE:
        yield Spend()


def spent(position: "AdvancedPosition") -> "AdvancedPosition":
    """A pellet is spent: the boosted walk is due."""
    return replace(position, reserve=position.reserve - 1, phase=Phase.EXTRA)


def why_no_spend(position: "AdvancedPosition") -> Refused | None:
    """Why no pellet may be spent, if none may."""
    if position.phase not in (Phase.ACTION, Phase.AFTER):
        return Refused(Refusal.WRONG_PHASE)
    return None if position.reserve else Refused(Refusal.NO_PELLET_IN_RESERVE)


def walks(position: "AdvancedPosition") -> Iterator[Move]:
    """The boosted walks; no square is barred to them."""
    here, most = cast("Square", position.squares[PACMAN]), position.rules.pace.spend

    def stops(path: Path) -> bool:
        return must_stop(position, path)

    every = list(paths(here, most, position.open_steps, stops))
    exact = position.rules.spend_steps == "exact_2"
    for path in every:
        if not exact or len(path) == most or stops(path):
            yield Walk(PACMAN, path)


def must_stop(position: "AdvancedPosition", path: Path) -> bool:
    """Whether a boosted walk ends here: it has eaten the last ghost or the last pellet."""
    last_ghost = all(position.squares[ghost] in path for ghost in position.ghosts)
    return last_ghost or takes_last_pellet(position, path)


def after_walk(position: "AdvancedPosition", path: Path) -> "AdvancedPosition":
    """The position after a boosted walk: ghosts on its way are out for good."""
    after = strolled(position, path)
    for ghost in _eaten_by(position, path):
        after = replace(
            after,
            squares=moved(after.squares, ghost, None),
            previous=moved(after.previous, ghost, None),
        )
    return after if after.outcome else walk_over(after)


def walk_over(position: "AdvancedPosition") -> "AdvancedPosition":
    """After the boosted walk: the basic walk if it is still due, else what may be added."""
    return replace(position, phase=Phase.ACTION) if position.due else offer_extras(position)


def edible(position: "AdvancedPosition") -> tuple[Piece, ...]:
    """The ghosts that this boosted walk can reach and eat."""
    paths_now = [move.path for move in position.legal_moves() if isinstance(move, Walk)]
    return tuple(sorted({ghost for path in paths_now for ghost in _eaten_by(position, path)}))


def _eaten_by(position: "AdvancedPosition", path: Path) -> tuple[Piece, ...]:
    return tuple(ghost for ghost in position.ghosts if position.squares[ghost] in path)
