"""Rounds to the next progress and to the end with best play, counted in memory."""

from collections.abc import Sequence
from dataclasses import dataclass

from corridor.engine import _core
from corridor.engine.complaint import Complaint
from corridor.engine.core_position import decoded
from corridor.engine.core_state import state_of
from corridor.rules.moves import Move
from corridor.rules.position import Counters, Position
from corridor.solver.verdict import Verdict

MOST_GHOSTS = 3
_THREADS = 2
_BY_SIGN = {1: Verdict.PACMAN, 0: Verdict.ENDLESS, -1: Verdict.GHOSTS}


@dataclass(frozen=True, slots=True)
class Rounds:
    """Rounds of a decided position, the one it stands in included.

    The winner takes the quickest way, the loser the longest; progress is a pellet, an eaten ghost
    or a catch.
    """

    progress: int
    end: int


class Counter:
    """Counts the rounds of one chase, stage by stage as they are asked for."""

    counts = True

    def __init__(self, numbers: Sequence[int], ghosts: int, *, threads: int = _THREADS) -> None:
        if not self.takes(ghosts):
            raise Complaint("solver-too-many-ghosts-for-rounds", ghosts=ghosts)
        self.core = _core.ChaseRounds(numbers, threads=threads)

    @staticmethod
    def takes(ghosts: int) -> bool:
        """Whether a chase with so many ghosts is small enough."""
        return ghosts <= MOST_GHOSTS

    def rounds(self, position: Position) -> Rounds | None:
        """The rounds of a position; none if nobody can force a win, or the game is over."""
        if position.outcome is not None:
            return None
        (_, progress), (winner, end) = self.core.rounds(state_of(position, Counters()))
        return Rounds(progress, end) if winner else None

    def moves(self, position: Position) -> dict[Move, tuple[Verdict, int]]:
        """What each move leads to, and the rounds to the end from before the move."""
        found = self.core.moves(state_of(position, Counters()))
        return {decoded(code): (_BY_SIGN[winner], rounds) for code, (winner, rounds) in found}
