"""What it means to think about a position, and what comes of it: values and one protocol.

The search, the front ends of the protocols and the levels meet here, so that each can be tried
without the others.
"""

from collections.abc import Callable, Collection
from dataclasses import dataclass
from typing import Protocol, TypeAlias

from corridor.engine.player import Limit
from corridor.rules.game import Game
from corridor.rules.moves import Move, Piece


@dataclass(frozen=True, slots=True)
class Line:
    """How play may go on, and what that is worth to the side to move."""

    moves: tuple[Move, ...]
    score: int  # hundredths of a step of lead, for the side to move
    chances: tuple[float, ...]  # of winning, by side; they add up to 1
    ends_in: int | None = None  # moves until it has won, or, below 0, lost, where that is certain


@dataclass(frozen=True, slots=True)
class Analysis:
    """What is thought of a position: the best lines first, never none."""

    lines: tuple[Line, ...]
    distances: tuple[int, ...]  # steps of each side to what it wants; -1 where there is no way
    depth: int = 0
    nodes: int = 0
    seconds: float = 0.0

    @property
    def best(self) -> Line:
        """The line that the thinker would play."""
        return self.lines[0]


OnInfo: TypeAlias = Callable[[Analysis], None]


class Thinker(Protocol):
    """Whoever analyses positions: the engine, or a stand-in for it."""

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
    ) -> Analysis:
        """Think until the limit or `stop`; the game is left as it was.

        Without any limit it thinks until it is stopped. ``on_info`` is told what is thought so
        far, each time that it is more than before, in the thread that called. Only moves of
        ``pieces`` are weighed, where a seat holds not all of a side. With ``enough`` it may end
        after about so many seconds, though the limit has more. A ``paranoid`` thinker takes all
        others for one enemy, where there are several.
        """
        ...

    def stop(self) -> None:
        """End what is being thought about now, from any thread; without such a thing, nothing."""
        ...
