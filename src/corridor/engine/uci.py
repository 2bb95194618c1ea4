"""The UCI-like front end: commands in lines, searches in a thread.

A line that makes no sense is answered by one line, ``info string error: ...``, and changes nothing.
"""

import threading
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from random import Random
from typing import BinaryIO, TypeAlias

from corridor import __version__
from corridor.engine.complaint import Complaint, complaint_of, quoted
from corridor.engine.levels import LevelPlayer
from corridor.engine.line_talk import Writer, lines_of
from corridor.engine.thinking import Analysis, Line, Thinker
from corridor.engine.uci_go import Order, parse_go
from corridor.engine.uci_options import Options, option_lines, with_option
from corridor.rules.errors import IllegalMove, InvalidSwitch, InvalidText
from corridor.rules.game import Game
from corridor.rules.moves import Move

MakeThinker: TypeAlias = Callable[[Options], Thinker]
_END_PATIENCE = 10.0  # seconds that a search may take to stop


@dataclass(slots=True)
class _Thought:
    """A running search: its thinker, and when its answer may be written."""

    thinker: Thinker
    order: Order
    game: Game
    thread: threading.Thread | None = None
    timer: threading.Timer | None = None
    may_answer: threading.Event = field(default_factory=threading.Event)
    stopped: threading.Event = field(default_factory=threading.Event)
    done: threading.Event = field(default_factory=threading.Event)

    def __post_init__(self) -> None:
        if not (self.order.infinite or self.order.ponder):
            self.may_answer.set()

    def stop(self) -> None:
        self.stopped.set()
        self.thinker.stop()
        self.may_answer.set()


class UciSession:
    """A session. ``handle`` takes a line and returns whether the session goes on."""

    def __init__(self, make: MakeThinker, write: Callable[..., None]) -> None:
        self._make = make
        self._write = write
        self._options = Options()
        self._made: tuple[Options, Thinker] | None = None
        self._used = False  # the thinker has searched since it was made
        self._game = Game()
        self._thought: _Thought | None = None
        self._words: dict[str, Callable[[list[str]], None]] = {
            "uci": self._uci,
            "isready": self._isready,
            "ucinewgame": self._new_game,
            "setoption": self._setoption,
            "position": self._position,
            "go": self._go,
            "ponderhit": self._ponderhit,
            "stop": self._stop,
            "d": self._show,
        }

    def handle(self, line: str | Complaint) -> bool:
        """Execute a line; false after ``quit``."""
        try:
            if isinstance(line, Complaint):
                raise line
            word, *rest = line.split()
            if word == "quit":
                return False
            if word not in self._words:
                raise Complaint("engine-unknown-word", word=quoted(word))
            self._words[word](rest)
        except (InvalidText, InvalidSwitch, IllegalMove) as error:
            self._complain(complaint_of(error))
        except Complaint as error:
            self._complain(error)
        return True

    def close(self) -> None:
        """Stop the running search without waiting for its answer."""
        if self._thought is not None:
            self._stop([])

    def _complain(self, error: Complaint) -> None:
        self._write(f"info string error: {error}")

    # Commands that set options and position

    def _uci(self, _rest: list[str]) -> None:
        self._write(
            f"id name Corridor {__version__}",
            "id author Corridor contributors",
            *option_lines(),
            "uciok",
        )

    def _isready(self, _rest: list[str]) -> None:
        if self._busy() is None:
            self._thinker()  # made now, since it takes time
        self._write("readyok")

    def _new_game(self, _rest: list[str]) -> None:
        self._idle()
        if self._used:
            self._made = None  # with its transposition table
        self._game = Game(self._options.made())

    def _setoption(self, rest: list[str]) -> None:
        self._idle()
        if rest[:1] != ["name"] or "value" not in rest[2:]:
            raise Complaint("engine-setoption-form")
        at = rest.index("value", 2)
        mode = self._options.made()
        self._options = with_option(self._options, " ".join(rest[1:at]), " ".join(rest[at + 1 :]))
        if self._options.made() != mode:
            self._game = Game(self._options.made())

    def _position(self, rest: list[str]) -> None:
        self._idle()
        at = rest.index("moves") if "moves" in rest else len(rest)
        game = self._start_of(rest[:at])
        for text in rest[at + 1 :]:
            game.push_text(text)
        self._game = game

    def _start_of(self, words: list[str]) -> Game:
        if words == ["startpos"]:
            return Game(self._options.made())
        if words[:1] == ["pos"] and len(words) > 1:
            return Game.from_position(" ".join(words[1:]))
        raise Complaint("engine-position-form")

    def _idle(self) -> None:
        """Refuse a command that is not allowed during a search."""
        if self._busy() is not None:
            raise Complaint("engine-thinking")

    def _busy(self) -> _Thought | None:
        if self._thought is not None and self._thought.done.is_set():
            self._thought = None
        return self._thought

    def _show(self, _rest: list[str]) -> None:
        self._write(f"info string {self._game.position_text(counters=True)}")

    # Searching

    def _thinker(self) -> Thinker:
        if self._made is None or self._made[0] != self._options:
            self._made, self._used = (self._options, self._make(self._options)), False
        return self._made[1]

    def _go(self, rest: list[str]) -> None:
        self._idle()
        order = parse_go(rest, self._game, bounded=self._options.level > 0)
        if self._game.outcome is not None:
            self._write("bestmove (none)")
            return
        thought = _Thought(self._thinker(), order, self._game)
        self._used = True
        thought.thread = threading.Thread(target=self._think, args=(thought,), daemon=True)
        self._thought = thought
        thought.thread.start()

    def _ponderhit(self, _rest: list[str]) -> None:
        thought = self._busy()
        if thought is None or not thought.order.ponder:
            raise Complaint("engine-not-pondering")
        if thought.order.share is not None:
            thought.timer = threading.Timer(thought.order.share.enough, thought.stop)
            thought.timer.daemon = True
            thought.timer.start()
        thought.may_answer.set()

    def _stop(self, _rest: list[str]) -> None:
        thought = self._busy()
        if thought is not None:
            thought.stop()
            if thought.thread is not None:
                thought.thread.join(_END_PATIENCE)

    def _think(self, thought: _Thought) -> None:
        """Search and answer, in its own thread."""
        try:
            moves = self._chosen(thought)
        except Exception as error:  # noqa: BLE001  one failure must not end the program
            self._complain(Complaint("engine-failed", what=quoted(repr(error))))
            moves = [next(iter(thought.game.legal_moves))]
        thought.may_answer.wait()
        if thought.timer is not None:
            thought.timer.cancel()
        texts = [thought.game.text(move) for move in moves]
        ponder = f" ponder {texts[1]}" if len(texts) > 1 else ""
        thought.done.set()  # before the answer: its reader may send the next command at once
        with suppress(OSError, ValueError):  # the reader has closed the stream
            self._write(f"bestmove {texts[0]}{ponder}")

    def _chosen(self, thought: _Thought) -> list[Move]:
        """The best move, and the expected reply to ponder on."""
        game, order = thought.game, thought.order
        limit = order.thinking_limit()
        if self._options.level:
            player = LevelPlayer(self._options.level, thought.thinker)
            rng = Random(f"{self._options.seed} {game.position_text()}")
            return [player.choose(game, limit, rng=rng)]
        told: tuple[Line, ...] = ()

        def tell(analysis: Analysis) -> None:
            nonlocal told
            told = analysis.lines
            self._write(*info_lines(game, analysis))
            if thought.stopped.is_set():
                thought.thinker.stop()  # stopped before it began

        found = thought.thinker.analyse(
            game, limit, multipv=self._options.multipv, on_info=tell, enough=order.enough
        )
        if found.lines != told:
            tell(found)  # ended inside a depth: maybe better than the last report
        moves = list(found.best.moves)
        if game.position.why_not(moves[0]) is not None:
            raise Complaint("engine-illegal-root", move=game.text(moves[0]))
        return moves


def info_lines(game: Game, analysis: Analysis) -> list[str]:
    """The ``info`` lines of an analysis, one for each line of play."""
    millis = round(analysis.seconds * 1000)
    head = f"info depth {analysis.depth} nodes {analysis.nodes} time {millis}"
    if analysis.seconds > 0:
        head += f" nps {round(analysis.nodes / analysis.seconds)}"
    distances = " ".join(map(str, analysis.distances))
    lines = []
    for number, line in enumerate(analysis.lines, start=1):
        score = f"cp {line.score}" if line.ends_in is None else f"mate {line.ends_in}"
        chances = " ".join(f"{chance:.3f}" for chance in line.chances)
        moves = " ".join(game.text(move) for move in line.moves)
        lines.append(
            f"{head} multipv {number} score {score} wp {chances} dist {distances} pv {moves}"
        )
    return lines


def run_uci(make: MakeThinker, source: BinaryIO, sink: BinaryIO) -> None:
    """Run a session until ``quit`` or the end of the lines."""
    session = UciSession(make, Writer(sink))
    try:
        for line in lines_of(source):
            if not session.handle(line):
                break
    except BrokenPipeError:
        pass  # the reader has closed the stream
    finally:
        session.close()
