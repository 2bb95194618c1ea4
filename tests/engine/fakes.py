"""A fake thinker: one move deep, in plain Python, and stoppable like the engine."""

import threading
import time
from collections.abc import Collection
from dataclasses import replace

from corridor.engine.core_position import CorePosition
from corridor.engine.greedy import worth
from corridor.engine.player import Limit, choices
from corridor.engine.thinking import Analysis, Line, OnInfo
from corridor.rules.game import Game
from corridor.rules.moves import Move, Piece

NEVER = Limit()


class FakeThinker:
    """Looks one move ahead, then reports deeper searches until its limit."""

    def __init__(self) -> None:
        self._stop = threading.Event()
        self.began = threading.Event()  # set when an analysis begins
        self.ended = threading.Event()  # set when it ends
        self.asked: list[tuple[Limit, float | None]] = []  # limits, and ``enough``

    def stop(self) -> None:
        self._stop.set()

    def analyse(
        self,
        game: Game,
        limit: Limit,
        *,
        multipv: int = 1,
        on_info: OnInfo | None = None,
        pieces: Collection[Piece] | None = None,
        enough: float | None = None,
        paranoid: bool = False,  # noqa: ARG002  it looks no further than its own move
        avoid: Collection[Move] = (),
    ) -> Analysis:
        self.asked.append((limit, enough))
        if enough is not None:
            limit = replace(limit, seconds=enough)
        self._stop.clear()
        self.began.set()
        try:
            found = [move for move in choices(game, pieces) if move not in avoid]
            return self._analysed(game, limit, found, multipv, on_info)
        finally:
            self.ended.set()

    def _analysed(
        self, game: Game, limit: Limit, moves: list[Move], multipv: int, on_info: OnInfo | None
    ) -> Analysis:
        began = time.monotonic()
        lines = self._lines(game, moves)[:multipv]
        distances = tuple(CorePosition.from_game(game).distances)
        depth = 0
        while True:
            depth += 1
            seconds = time.monotonic() - began
            found = Analysis(lines, distances, depth, 100 * depth, seconds)
            if on_info is not None:
                on_info(found)
            if self._done(limit, found):
                return found
            if self._stop.wait(0.002):
                return found

    def _done(self, limit: Limit, found: Analysis) -> bool:
        return (
            (limit.depth is not None and found.depth >= limit.depth)
            or (limit.nodes is not None and found.nodes >= limit.nodes)
            or (limit.seconds is not None and found.seconds >= limit.seconds)
        )

    def _lines(self, game: Game, found: list[Move]) -> tuple[Line, ...]:
        side, sides = game.to_move, len(game.mode.layout.stock)
        scored = [(worth(game.position.after(move), side), game.text(move), move) for move in found]
        scored.sort(key=lambda entry: (-entry[0], entry[1]))
        return tuple(self._line(game, value, move, sides) for value, _, move in scored)

    def _line(self, game: Game, value: float, move: Move, sides: int) -> Line:
        game.push(move)
        answer = None if game.outcome else next(iter(game.legal_moves))
        won = game.outcome is not None
        game.pop()
        moves = (move,) if answer is None else (move, answer)
        return Line(moves, round(100 * value), (1 / sides,) * sides, 1 if won else None)
