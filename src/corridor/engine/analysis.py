"""The analysis front end: questions in, answers out, each a line of JSON, as they are ready.

In the manner of KataGo's analysis engine: every answer names its question and the moment of the
game it speaks of, several positions are analysed at once, and a question can be taken back.
"""

import heapq
import itertools
import json
import threading
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, BinaryIO

from corridor import __version__
from corridor.engine.analysis_query import (
    Action,
    BadField,
    Question,
    parse_asked,
    parse_line,
)
from corridor.engine.complaint import Complaint, quoted
from corridor.engine.line_talk import Writer, lines_of
from corridor.engine.player import Limit
from corridor.engine.thinking import Analysis, Thinker
from corridor.rules.game import Game

_DIGITS = 4  # of win probabilities


@dataclass(order=True)
class _Task:
    """One position of one game, queued or being analysed; sorted by priority."""

    rank: tuple[int, int]
    question: Question = field(compare=False)
    turn: int = field(compare=False)
    cancelled: bool = field(default=False, compare=False)
    thinker: Thinker | None = field(default=None, compare=False)


class AnalysisServer:
    """Queues questions, analyses them with its own thinkers and writes the answers."""

    def __init__(
        self,
        make: Callable[[], Thinker],
        write: Callable[..., None],
        *,
        workers: int,
        limit: Limit,
    ) -> None:
        self._make = make
        self._write = write
        self._limit = limit
        self._count = itertools.count()
        self._waiting: list[_Task] = []
        self._running: list[_Task] = []
        self._change = threading.Condition()
        self._closed = False
        self._threads = [threading.Thread(target=self._work, daemon=True) for _ in range(workers)]
        for thread in self._threads:
            thread.start()

    def handle(self, line: str | Complaint) -> None:
        """Take a line; its answer is written when it is ready."""
        told: Any = {}
        try:
            if isinstance(line, Complaint):
                raise line
            told = parse_line(line)
            asked = parse_asked(told)
        except Complaint as error:
            self._complain(error, told.get("id"))
            return
        if isinstance(asked, Action):
            self._act(asked)
        else:
            self._queue(asked)

    def close(self, *, finish: bool) -> None:
        """Answer or drop the questions in the queue, and end."""
        with self._change:
            self._closed = True
            if not finish:
                self._cancel(self._waiting + self._running)
            self._change.notify_all()
        for thread in self._threads:
            # In short waits, so that an interrupt is handled between them.
            while thread.is_alive():
                thread.join(0.2)

    # Questions

    def _queue(self, question: Question) -> None:
        with self._change:
            for turn, priority in zip(question.turns, question.priorities, strict=True):
                heapq.heappush(self._waiting, _Task((-priority, next(self._count)), question, turn))
            self._change.notify_all()

    def _work(self) -> None:
        thinker: Thinker | None = None
        while (task := self._next()) is not None:
            try:
                thinker = thinker or self._make()
                self._answer(task, thinker)
            except OSError:
                return  # the reader has closed the stream
            except Exception as error:  # noqa: BLE001  one failure must not stop the others
                thinker = None
                what = Complaint("engine-failed", what=quoted(repr(error)))
                self._write(_line(_head(task) | {"error": str(what)}))
            finally:
                with self._change:
                    self._running.remove(task)

    def _next(self) -> _Task | None:
        with self._change:
            while not self._waiting:
                if self._closed:
                    return None
                self._change.wait()
            task = heapq.heappop(self._waiting)
            self._running.append(task)
            return task

    def _answer(self, task: _Task, thinker: Thinker) -> None:
        if task.cancelled:
            self._write(_line(_head(task) | {"isDuringSearch": False, "noResults": True}))
            return
        question = task.question
        game = _at(question.game, task.turn)
        if game.outcome is not None:
            self._write(_line(_head(task) | over(game)))
            return
        with self._change:
            task.thinker = thinker
        limit = question.limit or self._limit
        analysis = thinker.analyse(
            game, limit, multipv=question.multipv, on_info=self._reporter(task, game, thinker)
        )
        self._write(_line(_head(task) | {"isDuringSearch": False} | answer(game, analysis)))

    def _reporter(self, task: _Task, game: Game, thinker: Thinker) -> Callable[[Analysis], None]:
        every = task.question.every
        due = time.monotonic() + (every or 0.0)

        def report(analysis: Analysis) -> None:
            nonlocal due
            if task.cancelled:
                thinker.stop()  # cancelled before it began
            if every is not None and time.monotonic() >= due:
                due = time.monotonic() + every
                told = _head(task) | {"isDuringSearch": True} | answer(game, analysis)
                self._write(_line(told))

        return report

    # Actions

    def _act(self, asked: Action) -> None:
        if asked.action == "query_version":
            self._write(_line({**asked.told, "version": __version__}))
            return
        if asked.action != "clear_cache":  # a no-op: every analysis begins with an empty table
            with self._change:
                self._cancel(
                    task
                    for task in self._waiting + self._running
                    if asked.target in (None, task.question.id)
                    and (asked.turns is None or task.turn in asked.turns)
                )
        self._write(_line(asked.told))

    def _cancel(self, tasks: Any) -> None:  # noqa: ANN401  any tasks
        for task in tasks:
            task.cancelled = True
            if task.thinker is not None:
                task.thinker.stop()

    def _complain(self, error: Complaint, name: object) -> None:
        told: dict[str, Any] = {"error": str(error)}
        if isinstance(error, BadField):
            told["field"] = error.field
        if isinstance(name, str):
            told["id"] = name
        self._write(_line(told))


# Answers


def answer(game: Game, analysis: Analysis) -> dict[str, Any]:
    """An analysis as JSON: its lines, and the position."""
    infos = []
    for order, line in enumerate(analysis.lines):
        texts = [game.text(move) for move in line.moves]
        info: dict[str, Any] = {
            "move": texts[0],
            "order": order,
            "score": line.score,
            "winrate": [round(chance, _DIGITS) for chance in line.chances],
            "pv": texts,
        }
        infos.append(info if line.ends_in is None else info | {"endsIn": line.ends_in})
    best = {key: value for key, value in infos[0].items() if key in ("score", "winrate", "endsIn")}
    root = best | {
        "distances": list(analysis.distances),
        "depth": analysis.depth,
        "nodes": analysis.nodes,
        "seconds": round(analysis.seconds, 3),
    }
    return _place(game) | {"moveInfos": infos, "rootInfo": root}


def over(game: Game) -> dict[str, Any]:
    """The answer for a finished game."""
    outcome = game.outcome
    assert outcome is not None  # noqa: S101  asked of finished games only
    told = {"winner": outcome.winner, "reason": str(outcome.reason)}
    return {"isDuringSearch": False} | _place(game) | {"moveInfos": [], "outcome": told}


def _place(game: Game) -> dict[str, Any]:
    return {"position": game.position_text(), "toMove": game.to_move}


def _head(task: _Task) -> dict[str, Any]:
    return {"id": task.question.id, "turnNumber": task.turn}


def _at(game: Game, turn: int) -> Game:
    """A copy of the game at a turn."""
    start, counters = next(game.past(), (game.position, game.counters))
    from corridor.rules.position_text import position_text

    again = Game.from_position(position_text(start, counters))
    for move in game.history[:turn]:
        again.push(move)
    return again


def _line(told: Any) -> str:  # noqa: ANN401  any JSON value
    return json.dumps(told, ensure_ascii=True, separators=(",", ":"))


def run_analysis(
    make: Callable[[], Thinker],
    source: BinaryIO,
    sink: BinaryIO,
    *,
    workers: int,
    limit: Limit,
    wait: bool = True,
) -> None:
    """Answer questions until the end of the lines; ``wait``: also those still in the queue."""
    server = AnalysisServer(make, Writer(sink), workers=workers, limit=limit)
    finish = False
    try:
        for line in lines_of(source):
            server.handle(line)
        finish = wait
    except BrokenPipeError:
        pass  # the other side has gone
    finally:
        server.close(finish=finish)
