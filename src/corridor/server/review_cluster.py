"""Reviews on a Dask cluster: this server sends positions, the cluster's workers judge them."""

from collections.abc import Collection
from concurrent.futures import CancelledError, Executor, Future
from contextlib import ExitStack
from typing import TypeAlias

from corridor.arena.cluster import cluster
from corridor.engine.player import Limit
from corridor.engine.thinking import Analysis, OnInfo
from corridor.review.reviewing import LINES
from corridor.review.thinkers import analysed
from corridor.rules.game import Game
from corridor.rules.moves import Move, Piece
from corridor.rules.notation import move_text
from corridor.rules.record import Record

_Moves: TypeAlias = tuple[str, ...]


class ClusterLost(Exception):
    """The cluster does not answer, or has failed at a position; a review may be begun again."""


class ReviewCluster:
    """The connection to a cluster, opened when it is first needed and again after it was lost."""

    def __init__(self, address: str) -> None:
        self._address = address
        self._open = ExitStack()
        self._executor: Executor | None = None

    def thinker(self, record: Record, nodes: int) -> "ClusterThinker":
        """A thinker for the positions of a record, all of which are sent at once."""
        try:
            if self._executor is None:
                self._executor = self._open.enter_context(cluster(self._address))
            return ClusterThinker(self._executor, record, nodes)
        except Exception as error:  # whatever the cluster's library raises
            self.close()
            raise ClusterLost from error

    def close(self) -> None:
        """Leave the cluster; positions under way are dropped."""
        self._executor = None
        left, self._open = self._open, ExitStack()
        left.close()


class ClusterThinker:
    """Answers for the positions of one record; others that a review asks for are sent then."""

    def __init__(self, executor: Executor, record: Record, nodes: int) -> None:
        self._executor = executor
        game = record.game()
        self._start = game.rewound(0).position_text(counters=True)
        self._sent: dict[_Moves, Future[Analysis]] = {}
        moves = _moves_of(game)
        for ply in range(len(moves) + (game.outcome is None)):
            self._send(moves[:ply], nodes, LINES)

    def analyse(
        self,
        game: Game,
        limit: Limit,
        *,
        multipv: int = 1,
        on_info: OnInfo | None = None,  # noqa: ARG002  a review does not listen
        pieces: Collection[Piece] | None = None,  # noqa: ARG002  a review weighs all moves
        enough: float | None = None,  # noqa: ARG002  reviews are limited by nodes
        paranoid: bool = False,  # noqa: ARG002
        avoid: Collection[Move] = (),  # noqa: ARG002  reviews weigh every move
    ) -> Analysis:
        """Wait for the cluster's answer."""
        moves = _moves_of(game)
        try:
            future = self._sent.get(moves) or self._send(moves, limit.nodes or 1, multipv)
            return future.result()
        except (Exception, CancelledError) as error:  # whatever the cluster's library raises
            raise ClusterLost from error

    def _send(self, moves: _Moves, nodes: int, lines: int) -> "Future[Analysis]":
        future = self._executor.submit(analysed, self._start, moves, nodes, lines)
        self._sent[moves] = future
        return future

    def stop(self) -> None:
        """Take back what has been sent and is not done."""
        for future in self._sent.values():
            future.cancel()


def _moves_of(game: Game) -> _Moves:
    positions = [position for position, _counters in game.past()]
    return tuple(
        move_text(position, move) for position, move in zip(positions, game.history, strict=True)
    )
