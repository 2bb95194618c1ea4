"""`CorePosition`: the core's position with the types of the law."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import takewhile
from typing import Self

from corridor.engine import _core
from corridor.engine.core_state import position_from, state_of
from corridor.engine.core_table import table_of
from corridor.rules.board import ALL_FENCES, SLOTS, Fence
from corridor.rules.game import Game
from corridor.rules.modes import Mode
from corridor.rules.moves import Enter, Move, Pass, Place, Relocate, Spend, Walk
from corridor.rules.notation import move_text
from corridor.rules.position import Counters, Outcome, Position, Reason
from corridor.rules.position_text import position_text

_WALK, _PLACE, _RELOCATE, _ENTER, _SPEND, _PASS = range(6)
_NOBODY = -1


@lru_cache(maxsize=1 << 16)
def decoded(code: int) -> Move:
    """The move of a code of the core."""
    kind, piece, arguments = _core.decode(code)
    if kind == _WALK:
        return Walk(piece, tuple(arguments))
    if kind == _PLACE:
        return Place(ALL_FENCES[arguments[0]])
    if kind == _RELOCATE:
        return Relocate(ALL_FENCES[arguments[0]], ALL_FENCES[arguments[1]])
    if kind == _ENTER:
        return Enter(arguments[0])
    return Spend() if kind == _SPEND else Pass(None if piece == _NOBODY else piece)


@lru_cache(maxsize=1 << 16)
def encoded(move: Move) -> int:
    """The core's code of a move."""
    match move:
        case Walk(piece, path):
            return _core.encode(_WALK, piece, path)
        case Place(fence):
            return _core.encode(_PLACE, _NOBODY, (_number(fence),))
        case Relocate(old, new):
            return _core.encode(_RELOCATE, _NOBODY, (_number(old), _number(new)))
        case Enter(square):
            return _core.encode(_ENTER, 0, (square,))
        case Spend():
            return _core.encode(_SPEND, _NOBODY, ())
        case Pass(piece):
            return _core.encode(_PASS, _NOBODY if piece is None else piece, ())


def _number(fence: Fence) -> int:
    return fence.slot + (0 if fence.horizontal else SLOTS * SLOTS)


_table_of = lru_cache(maxsize=64)(table_of)


@dataclass(frozen=True, slots=True)
class _Trace:
    """A past position: its hash, and what tells whether it can recur."""

    hash: int
    lasting: tuple[object, ...]  # a position with other values here cannot recur


# Cached, since a game asks for all its past positions after every move.
@lru_cache(maxsize=1 << 12)
def _trace(position: Position) -> _Trace:
    core, layout = _core.Core(_table_of(position.mode)), position.layout
    core.set_state(state_of(position, Counters()))
    return _Trace(core.hash(), (layout.board, layout.stock, layout.pellets, layout.lives))


def _earlier(game: Game) -> list[int]:
    """The hashes of the past positions that may recur, first to last."""
    now = _trace(game.position).lasting
    traces = (_trace(position) for position, _ in reversed(list(game.past())))
    return [trace.hash for trace in takewhile(lambda trace: trace.lasting == now, traces)][::-1]


class CorePosition:
    """A game as the core plays it: the same answers as the law's, many times faster.

    >>> from corridor import Game
    >>> core = CorePosition.from_game(Game("classic-2"))
    >>> core.perft(2)
    16677
    """

    def __init__(self, mode: Mode) -> None:
        self.mode = mode
        self.core = _core.Core(_table_of(mode))  # read only: moves are played by `do` and `undo`
        self._origin: tuple[list[int], list[int]] = self.core.state(), []  # state, earlier hashes
        self._done: list[int] = []  # codes of the moves since then

    @classmethod
    def from_game(cls, game: Game) -> Self:
        """The current position of a game, with the history that repetition needs."""
        return cls._from_state(game.mode, state_of(game.position, game.counters), _earlier(game))

    @classmethod
    def _from_state(
        cls, mode: Mode, state: list[int], earlier: list[int], moves: Sequence[int] = ()
    ) -> Self:
        found = cls(mode)
        found.core.set_state(state, earlier)
        found._origin = state, earlier
        for code in moves:
            found._do(code)
        return found

    # Copies

    def copy(self) -> Self:
        """An independent copy, with the moves made so far."""
        twin = self.__class__.__new__(self.__class__)
        vars(twin).update(vars(self), core=self.core.copy(), _done=self._done.copy())
        return twin

    __copy__ = copy

    def __deepcopy__(self, memo: dict[int, object]) -> Self:
        return self.copy()

    def __reduce__(self) -> tuple[object, ...]:
        """Pickle state and moves: the core itself is a C++ object."""
        return self._from_state, (self.mode, *self._origin, self._done)

    # State

    def legal_moves(self) -> list[Move]:
        """Every legal move."""
        return [decoded(code) for code in self.core.legal_moves()]

    def legal_texts(self) -> list[str]:
        """The legal moves as players write them, sorted."""
        start = self.mode.start()
        return sorted(move_text(start, move) for move in self.legal_moves())

    @property
    def hash(self) -> int:
        """The Zobrist hash: equal for equal positions."""
        return self.core.hash()

    @property
    def to_move(self) -> int:
        """The side whose decision it is."""
        return self.core.to_move()

    @property
    def distances(self) -> list[int]:
        """Steps of each side to its aim; -1 without a route."""
        return self.core.distances()

    @property
    def outcome(self) -> Outcome | None:
        """Who won and how; ``None`` while the game goes on."""
        found = self.core.outcome()
        if found is None:
            return None
        winner, reason = found
        return Outcome(None if winner == _NOBODY else winner, Reason(reason))

    @property
    def rating(self) -> int | None:
        """PAC-MAN's level by the pellets he ate; ``None`` in a race."""
        found = self.core.rating()
        return None if found == _NOBODY else found

    def position_text(self, *, counters: bool = False) -> str:
        """The position as one line, written by the law from the core's state."""
        position, counted = position_from(self.mode, self.core.state())
        return position_text(position, counted if counters else None)

    # Moves

    def do(self, move: Move) -> None:
        """Play a move; ``ValueError`` unless it is legal."""
        self._do(encoded(move))

    def undo(self) -> None:
        """Take the last move back; ``IndexError`` when there is none."""
        self.core.undo()
        self._done.pop()

    def _do(self, code: int) -> None:
        self.core.do(code)
        self._done.append(code)

    def perft(self, depth: int) -> int:
        """How many sequences of exactly so many moves there are."""
        return self.core.perft(depth)

    def playouts(
        self, games: int, seed: int, most_plies: int = 0
    ) -> tuple[list[int], int, int, int]:
        """Random games from here: wins by side, draws, games cut short, plies."""
        return self.core.playouts(games, seed, most_plies)


def perft(game: Game, depth: int) -> int:
    """How many sequences of exactly so many moves there are, counted by the core."""
    return CorePosition.from_game(game).perft(depth)


def playouts(game: Game, games: int, seed: int) -> Sequence[int]:
    """Random games played inside the core: wins by side, then draws."""
    wins, draws, _cut, _plies = CorePosition.from_game(game).playouts(games, seed)
    return (*wins, draws)
