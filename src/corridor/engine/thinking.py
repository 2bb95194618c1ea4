"""`Thinker`: the protocol of an analysis, and its results.

Front ends and levels depend on this protocol and not on the search, so that each can be tested
alone.
"""

from collections.abc import Callable, Collection
from dataclasses import dataclass
from typing import Protocol, TypeAlias

from corridor.engine.player import Limit
from corridor.rules.game import Game
from corridor.rules.moves import Move, Piece


@dataclass(frozen=True, slots=True)
class Line:
    """A line of play and its score for the side to move."""

    moves: tuple[Move, ...]
    score: int  # hundredths of a step of lead, for the side to move
    chances: tuple[float, ...]  # win probabilities by side; they add up to 1
    ends_in: int | None = None  # moves to a forced win; below 0: to a forced loss


@dataclass(frozen=True, slots=True)
class Analysis:
    """The result of an analysis: at least one line, the best first."""

    lines: tuple[Line, ...]
    distances: tuple[int, ...]  # steps of each side to its aim; -1 without a route
    depth: int = 0
    nodes: int = 0
    seconds: float = 0.0

    @property
    def best(self) -> Line:
        """The best line."""
        return self.lines[0]


OnInfo: TypeAlias = Callable[[Analysis], None]


class Thinker(Protocol):
    """Analyses positions: the engine, or a fake in tests."""

    def analyse(
        self,
        game: Game,
        limit: Limit,
        *,
        multipv: int = 1,
        on_info: OnInfo | None = None,
        pieces: Collection[Piece] | None = None,
        enough: float | None = None,
        paranoid: bool = False,
        avoid: Collection[Move] = (),
    ) -> Analysis:
        """Think until the limit or `stop`; the game is left as it was.

        Without any limit it thinks until it is stopped. ``on_info`` is told what is thought so
        far, each time that it is more than before, in the thread that called. Only moves of
        ``pieces`` are weighed, where a seat holds not all of a side, and none of ``avoid``. With
        ``enough`` it may end after about so many seconds, though the limit has more. A ``paranoid``
        thinker takes all others for one enemy, where there are several.
        """
        ...

    def stop(self) -> None:
        """Stop the running analysis, if any; from any thread."""
        ...
