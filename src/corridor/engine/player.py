"""`Player`: the protocol of all bots."""

from collections.abc import Collection
from dataclasses import dataclass
from random import Random
from typing import Protocol

from corridor.rules.game import Game
from corridor.rules.moves import Move, Pass, Piece, Walk


@dataclass(frozen=True, slots=True)
class Limit:
    """The limit of one move; ``None``: not limited.

    >>> Limit(seconds=0.5)
    Limit(seconds=0.5, nodes=None, depth=None)
    """

    seconds: float | None = None
    nodes: int | None = None
    depth: int | None = None

    def __post_init__(self) -> None:
        for amount in (self.seconds, self.nodes, self.depth):
            if amount is not None and not amount > 0:  # "not >" refuses NaN too
                raise ValueError(f"a limit must be above 0, not {amount}")


class Player(Protocol):
    """A bot. It answers for the side to move, and leaves the game as it found it.

    ``choose`` may take its time and blocks meanwhile: in an event loop, await it in a thread. The
    game must not change until it has answered. ``pieces`` are those of its seat, where several
    seats share a side; it must be able to act with one of them.
    """

    @property
    def name(self) -> str:
        """Its name in records."""
        ...

    def choose(
        self,
        game: Game,
        limit: Limit = ...,
        *,
        rng: Random,
        pieces: Collection[Piece] | None = None,
    ) -> Move:
        """One of the legal moves of a game that is not over."""
        ...


def choices(game: Game, pieces: Collection[Piece] | None = None) -> list[Move]:
    """The legal moves of a seat that holds these pieces, or of the whole side.

    >>> game = Game("pacman-advanced")
    >>> [game.text(move) for move in choices(game)]
    ['M@e1', 'M@e9', 'M@a5', 'M@i5']
    """
    found = [move for move in game.legal_moves if pieces is None or _mover(move) in {None, *pieces}]
    if not found:
        raise ValueError("nothing to choose from")
    return found


def _mover(move: Move) -> Piece | None:
    """The piece that a move names, if any; moves without one belong to every seat of the side."""
    return move.piece if isinstance(move, Walk | Pass) else None
