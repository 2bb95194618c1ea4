"""Engine lines for the analysis board: bounded, one at a time for each person, and remembered.

A question is a position. While the engine thinks about it, what it has found so far is told; if
nobody listens any more, it stops.
"""

import asyncio
import threading
from collections import OrderedDict
from collections.abc import AsyncGenerator, Callable
from dataclasses import dataclass
from functools import partial
from typing import TypeAlias

from corridor.engine.player import Limit
from corridor.engine.thinking import Analysis, Thinker
from corridor.review.chances import chances_of, curve_of
from corridor.review.facts import line_texts
from corridor.review.reviewing import nodes_of, score_text
from corridor.review.thinkers import thinker_of_thread
from corridor.rules.game import Game
from corridor.server.bots import Bots
from corridor.server.turns import Claim
from corridor.wire.analysis import EngineLine, EngineLines

_DEEPER = 20  # times as many nodes as a review searches for each position
_MOST_KEPT = 500  # positions whose lines are remembered
_LONGEST_LINE = 12  # moves that are told of a line
_DIGITS = 3
_Told: TypeAlias = "asyncio.Queue[EngineLines | None]"  # ``None``: there is no more


@dataclass(frozen=True, slots=True)
class Question:
    """A position, given by a game that stands there, and how many lines are wanted."""

    game: Game
    lines: int

    @property
    def key(self) -> tuple[str, int]:
        return self.game.position_text(), self.lines


class Analyses:
    """Asks the engine's threads, and remembers what they answered."""

    def __init__(self, bots: Bots, *, nodes: int = 0) -> None:
        self._bots = bots
        self._nodes = nodes
        self._kept: OrderedDict[tuple[str, int], EngineLines] = OrderedDict()

    async def lines(self, question: Question, claim: Claim) -> AsyncGenerator[EngineLines, None]:
        """What the engine finds, again and again until it is done; closing this stops it."""
        known = self._known(question)
        if known is not None:
            yield known
            return
        told: _Told = asyncio.Queue()
        tell = partial(_tell, asyncio.get_running_loop(), told)
        search = _Search(question, self._limit(question.game), tell)
        work = asyncio.create_task(self._bots.work(claim, search.run))
        work.add_done_callback(lambda _work: told.put_nowait(None))
        try:
            while (found := await told.get()) is not None:
                yield found
            if (last := work.result()) is not None:
                self._keep(question, last)
                yield last
        finally:
            search.stop()
            work.cancel()
            await asyncio.gather(work, return_exceptions=True)

    def _known(self, question: Question) -> EngineLines | None:
        if question.game.outcome is not None:
            return EngineLines(question.game.position_text(), (), 0, 0, done=True)
        found = self._kept.get(question.key)
        if found is not None:
            self._kept.move_to_end(question.key)
        return found

    def _keep(self, question: Question, found: EngineLines) -> None:
        self._kept[question.key] = found
        if len(self._kept) > _MOST_KEPT:
            self._kept.popitem(last=False)

    def _limit(self, game: Game) -> Limit:
        return Limit(nodes=self._nodes or _DEEPER * nodes_of(game.mode.key))


def _tell(loop: asyncio.AbstractEventLoop, told: _Told, found: EngineLines) -> None:
    """From another thread."""
    loop.call_soon_threadsafe(told.put_nowait, found)


class _Search:
    """One search, which can be stopped from another thread, also before it has begun."""

    def __init__(
        self, question: Question, limit: Limit, tell: Callable[[EngineLines], object]
    ) -> None:
        self.question = question
        self._limit = limit
        self._tell = tell  # called in another thread
        self._lock = threading.Lock()
        self._thinker: Thinker | None = None
        self._stop = threading.Event()

    def run(self) -> EngineLines | None:
        """Think to the end; ``None`` if it was stopped."""
        with self._lock:
            if self._stop.is_set():
                return None
            self._thinker = thinker_of_thread()
        thinker = self._thinker

        def report(analysis: Analysis) -> None:
            if self._stop.is_set():
                thinker.stop()  # it had not begun when it was told to stop
            else:
                self._tell(_told(self.question.game, analysis, done=False))

        try:
            found = thinker.analyse(
                self.question.game, self._limit, multipv=self.question.lines, on_info=report
            )
        finally:
            with self._lock:
                self._thinker = None  # from now on it may think for somebody else
        return None if self._stop.is_set() else _told(self.question.game, found, done=True)

    def stop(self) -> None:
        with self._lock:
            self._stop.set()
            if self._thinker is not None:
                self._thinker.stop()


def _told(game: Game, analysis: Analysis, *, done: bool) -> EngineLines:
    curve = curve_of(game.mode.key)
    lines = []
    for line in analysis.lines:
        chances = chances_of(line, game.to_move, curve)
        lines.append(
            EngineLine(
                line_texts(game.position, line.moves[:_LONGEST_LINE]),
                score_text(line, game.to_move, chances),
                tuple(round(chance, _DIGITS) for chance in chances),
            )
        )
    return EngineLines(game.position_text(), tuple(lines), analysis.depth, analysis.nodes, done)
