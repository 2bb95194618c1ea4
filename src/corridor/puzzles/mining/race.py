"""Exact scores in a race of two in which at most one fence is left to place.

All positions of the pawns are solved backwards from the goal; each place of the last fence is a
race without fences, solved before.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache

from corridor.puzzles.mining.oracle import LONG
from corridor.rules.board import ALL_FENCES, SIZE, Board, Fence, Square, Squares
from corridor.rules.fences import misfit
from corridor.rules.moves import Move, Side
from corridor.rules.position import Position

_SQUARES = SIZE * SIZE
_KEPT = 200  # boards whose values are kept

Exits = Mapping[int, Sequence[int]]  # by state: the values after each legal fence


def state(one: Square, other: Square, turn: Side) -> int:
    """The number of a position of the pawns."""
    return (one * _SQUARES + other) * 2 + turn


@dataclass
class RaceValues:
    """Values of all positions of two pawns: plies to the end, above 0 if the first pawn wins."""

    board: Board
    goals: tuple[Squares, Squares]
    exits: Exits = field(default_factory=dict)
    values: list[int] = field(init=False)
    _left: list[int] = field(init=False)
    _before: list[list[int]] = field(init=False)

    def __post_init__(self) -> None:
        """Solve."""
        self._near = [self.board.neighbours(square) for square in range(_SQUARES)]
        count = _SQUARES * _SQUARES * 2
        self.values, self._left = [0] * count, [0] * count
        self._before = [[] for _ in range(count)]
        self._due: dict[int, list[tuple[int, int]]] = {}  # by ply: states and who wins them
        for one, other in self._places():
            self._link(one, other)
        self._spread()

    def _places(self) -> Iterator[tuple[Square, Square]]:
        """Where the pawns may stand while the game goes on."""
        for one in range(_SQUARES):
            for other in range(_SQUARES):
                if one != other and not (self.goals[0] >> one | self.goals[1] >> other) & 1:
                    yield one, other

    def steps(self, here: Square, rival: Square) -> list[Square]:
        """Where a pawn may walk."""
        near = self._near[here]
        if rival not in near:
            return list(near)
        beyond = 2 * rival - here
        behind = self._near[rival]
        jumps = [beyond] if beyond in behind else [one for one in behind if one != here]
        return [one for one in near if one != rival] + jumps

    def _link(self, one: Square, other: Square) -> None:
        for turn in (0, 1):
            here = state(one, other, turn)
            mover, rival = (other, one) if turn else (one, other)
            sign = -1 if turn else 1
            ends = self.steps(mover, rival)
            for end in ends:
                if self.goals[turn] >> end & 1:
                    self._due.setdefault(1, []).append((here, sign))
                else:
                    after = state(one, end, 0) if turn else state(end, other, 1)
                    self._before[after].append(here)
            self._left[here] = len(ends)
            if self.exits:
                self._fence(here, sign)

    def _fence(self, here: int, sign: int) -> None:
        """Count the best fence as one more move."""
        values = [value * sign for value in self.exits.get(here, ())]
        if not values:
            return
        if wins := [value for value in values if value > 0]:
            self._due.setdefault(min(wins) + 1, []).append((here, sign))
            self._left[here] += 1  # never lost
        elif 0 in values:
            self._left[here] += 1
        else:
            self._left[here] += 1
            self._due.setdefault(-min(values) + 1, []).append((here, 0))  # one move less

    def _spread(self) -> None:
        """Go through the plies to the end, from few to many."""
        ply = 1
        while self._due:
            for here, sign in self._due.pop(ply, ()):
                if self.values[here]:
                    continue
                if sign:
                    self._settle(here, sign * ply)
                else:
                    self._one_less(here, ply)
            ply += 1

    def _settle(self, here: int, value: int) -> None:
        self.values[here] = value
        for before in self._before[here]:
            sign = -1 if before & 1 else 1
            if self.values[before]:
                continue
            if value * sign > 0:
                self._due.setdefault(abs(value) + 1, []).append((before, sign))
            else:
                self._due.setdefault(abs(value) + 1, []).append((before, 0))

    def _one_less(self, here: int, ply: int) -> None:
        """One of the moves of a position loses; it is lost when all do."""
        self._left[here] -= 1
        if self._left[here] == 0:
            self._settle(here, ply if here & 1 else -ply)


Known = dict[tuple[Board, tuple[int, ...]], RaceValues]


@cache
def _fences_of(board: Board) -> tuple[Fence, ...]:
    return tuple(fence for fence in ALL_FENCES if misfit(board, fence) is None)


class RaceOracle:
    """The truth about races of two on boards that are alike."""

    def __init__(self, side: Side = 0, known: Known | None = None) -> None:
        self._side = side
        self._known: Known = {} if known is None else known

    def seen_by(self, side: Side) -> "RaceOracle":
        """The same truth for the solver of another side; what was solved is shared."""
        return RaceOracle(side, self._known)

    def values(
        self, board: Board, stock: tuple[int, ...], goals: tuple[Squares, Squares]
    ) -> RaceValues:
        """The values of a board with these stocks, together at most one fence."""
        if (board, stock) not in self._known:
            if len(self._known) > _KEPT:
                self._known.clear()
            exits = self._exits(board, stock.index(1), goals) if any(stock) else {}
            self._known[board, stock] = RaceValues(board, goals, exits)
        return self._known[board, stock]

    def _exits(self, board: Board, owner: Side, goals: tuple[Squares, Squares]) -> Exits:
        """What each place of the last fence is worth, where it leaves both pawns a route."""
        found: dict[int, list[int]] = {}
        for fence in _fences_of(board):
            fenced = board.with_fence(fence)
            race = self.values(fenced, (0, 0), goals)
            ones = [one for one in range(_SQUARES) if fenced.reaches(one, goals[0])]
            others = [one for one in range(_SQUARES) if fenced.reaches(one, goals[1])]
            for one in ones:
                for other in others:
                    value = race.values[state(one, other, 1 - owner)]
                    found.setdefault(state(one, other, owner), []).append(value)
        return found

    def scores(self, position: Position, left: int) -> Mapping[Move, int]:  # noqa: ARG002
        """The score of each move, by the plies to the end."""
        return {move: self._score(position, move) for move in position.legal_moves()}

    def _score(self, position: Position, move: Move) -> int:
        after = position.after(move)
        sign = -1 if self._side else 1
        if after.outcome is not None:
            value = -1 if after.outcome.winner else 1
        else:
            goals = position.mode.layout.figures[0].goal, position.mode.layout.figures[1].goal
            one, other = (square for square in after.squares if square is not None)
            race = self.values(after.board, after.stock, goals)
            value = race.values[state(one, other, after.to_move)]
        value *= sign
        return 0 if value == 0 else LONG - value if value > 0 else -LONG - value
