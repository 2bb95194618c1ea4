"""Exact values of positions, where tables of the solver hold them."""

from collections.abc import Callable
from functools import cache
from typing import TypeAlias

from corridor.engine.complaint import Complaint
from corridor.rules.moves import Side
from corridor.rules.position import Position
from corridor.solver.tables import Tables, kept_about
from corridor.solver.verdict import Verdict

Exact: TypeAlias = Callable[[Position], Verdict | None]
_WORTHS = {Verdict.PACMAN: 1.0, Verdict.ENDLESS: 0.5, Verdict.GHOSTS: 0.0}  # for PAC-MAN


def nothing_exact(position: Position) -> Verdict | None:  # noqa: ARG001  no tables
    """No position has been solved."""
    return None


def kept_tables() -> Exact:
    """Values from the tables in the default folder, for those positions that they hold."""
    opened = cache(Tables)

    def exact(position: Position) -> Verdict | None:
        path = kept_about(position)
        if path is None:
            return None
        try:
            return opened(path).value(position)
        except Complaint:
            return None  # a broken file; `corridor solve` says so

    return exact


def worth_for(verdict: Verdict, side: Side) -> float:
    """What a verdict is worth for a side: 1 a win, 0 a loss.

    >>> worth_for(Verdict.PACMAN, 0), worth_for(Verdict.PACMAN, 1), worth_for(Verdict.ENDLESS, 1)
    (1.0, 0.0, 0.5)
    """
    worth = _WORTHS[verdict]
    return worth if side == 0 else 1 - worth
