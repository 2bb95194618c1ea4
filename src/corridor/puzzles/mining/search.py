"""Scores by a search of every move: whether the solver forces a win within so many turns."""

from collections.abc import Mapping

from corridor.engine import _core
from corridor.engine.core_position import decoded
from corridor.engine.core_state import state_of
from corridor.engine.core_table import table_of
from corridor.puzzles.mining.oracle import LONG
from corridor.rules.modes import Mode
from corridor.rules.moves import Move, Side
from corridor.rules.position import Counters, Position

_OPEN = 1_000  # scores of games that are not decided lie this far below 0, or a little off it
_MOST_STEPS = 2  # a jump brings a pawn so many steps nearer to its goal


class TooLong(Exception):
    """A search took more nodes than it was given."""


class SearchOracle:
    """Tries every move of all sides; all others play against the solver."""

    def __init__(self, mode: Mode, side: Side, *, nodes: int) -> None:
        self._core = _core.Core(table_of(mode))
        self._side, self._nodes = side, nodes
        self._is_race = not mode.layout.pellets
        self._known: dict[tuple[int, int], bool] = {}

    def scores(self, position: Position, left: int) -> Mapping[Move, int]:
        """The score of each move: a win within ``left`` turns, or what is left of the hope."""
        self._core.set_state(state_of(position, Counters()))
        found = {}
        for code in self._core.search_moves():
            turns = self._do(code, left)
            found[decoded(code)] = self._score(turns)
            self._core.undo()
        return found

    def _do(self, code: int, left: int) -> int:
        """Make a move; the turns that the solver has left after it."""
        mine = self._core.to_move() == self._side
        self._core.do(code)
        return left - (mine and self._core.to_move() != self._side)

    def _score(self, left: int) -> int:
        if (outcome := self._core.outcome()) is not None:
            return LONG if outcome[0] == self._side else -LONG
        if self.wins(left):
            return left + 1
        steps = self._core.distances()
        others = [far for side, far in enumerate(steps) if side != self._side]
        return min(others) - steps[self._side] - _OPEN

    def wins(self, left: int) -> bool:
        """Whether the solver forces a win from where the core stands."""
        if (outcome := self._core.outcome()) is not None:
            return outcome[0] == self._side
        far = self._core.distances()[self._side] if self._is_race else 0
        # After the solver's last turn PAC-MAN may still have to walk into a ghost.
        spent = left == 0 and self._core.to_move() == self._side
        if spent or far > _MOST_STEPS * left:
            return False
        key = self._core.hash(), left
        if key not in self._known:
            self._known[key] = self._searched(left)
        return self._known[key]

    def _searched(self, left: int) -> bool:
        self._nodes -= 1
        if self._nodes < 0:
            raise TooLong
        mine = self._core.to_move() == self._side
        for code in self._core.search_moves():
            won = self.wins(self._do(code, left))
            self._core.undo()
            if won == mine:
                return mine
        return not mine
