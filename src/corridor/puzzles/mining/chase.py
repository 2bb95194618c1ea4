"""Exact scores in the basic chase, by counted rounds: up to three ghosts on the last life."""

from collections.abc import Mapping

from corridor.puzzles.mining.oracle import LONG
from corridor.rules.moves import Move, Side
from corridor.rules.position import Position
from corridor.solver.chase import Chase
from corridor.solver.rounds import Counter
from corridor.solver.verdict import Verdict

_WINS = (Verdict.PACMAN, Verdict.GHOSTS)  # by side


class ChaseOracle:
    """The truth about one chase, as its solver sees it."""

    def __init__(self, counter: Counter, side: Side) -> None:
        self._counter, self._side = counter, side

    @classmethod
    def of(cls, chase: Chase) -> "ChaseOracle":
        """The truth as PAC-MAN sees it."""
        return cls(Counter(chase.numbers, len(chase.ghosts)), 0)

    def seen_by(self, side: Side) -> "ChaseOracle":
        """The same truth for the solver of another side; what was counted is shared."""
        return ChaseOracle(self._counter, side)

    def scores(self, position: Position, left: int) -> Mapping[Move, int]:  # noqa: ARG002
        """The score of each move, by the verdict and the rounds to the end."""
        return {
            move: _score(verdict, rounds, self._side)
            for move, (verdict, rounds) in self._counter.moves(position).items()
        }


def _score(verdict: Verdict, rounds: int, side: Side) -> int:
    if verdict == Verdict.ENDLESS:
        return 0
    return LONG - rounds if verdict == _WINS[side] else rounds - LONG
