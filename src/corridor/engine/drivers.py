"""Foreign engines as players: programs that speak the UCI-like protocol, or QTP.

Their moves are not trusted: the caller checks them by the law. A program that dies, falls
silent or talks nonsense raises a `Complaint`; it is started anew when it is asked again.
"""

import time
from abc import ABC, abstractmethod
from collections.abc import Collection, Iterator, Mapping
from contextlib import contextmanager
from random import Random
from typing import Self

from corridor.engine.child import Child
from corridor.engine.complaint import Complaint, complaint_of, quoted
from corridor.engine.limits import Clocks
from corridor.engine.player import Limit, choices
from corridor.engine.qtp_moves import colour_of, from_qtp, to_qtp
from corridor.rules.errors import InvalidText
from corridor.rules.game import Game
from corridor.rules.modes import MODES, changed_switches, make_mode, switch_text
from corridor.rules.moves import Move, Piece
from corridor.rules.position_text import position_text

_NO_LIMIT = Limit()
_START_PATIENCE = 20.0  # seconds to start; a net may have to be loaded
_PATIENCE = 600.0  # seconds for a move where no time was given
_GRACE = 5.0  # seconds that an answer may be late


class _ForeignPlayer(ABC):
    """A player that runs a program, started when it is first needed."""

    farewell = "quit"

    def __init__(
        self,
        command: str,
        *,
        name: str | None = None,
        patience: float = _PATIENCE,
        grace: float = _GRACE,
    ) -> None:
        self.command = command
        self.name = name or command
        self.patience = patience
        self.grace = grace
        self._child: Child | None = None

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        """End the program."""
        if self._child is not None:
            self._child.close(self.farewell)
            self._child = None

    def start(self) -> None:
        """Start the program before its clock runs."""
        with self._restart_after_error():
            self._started()

    def choose(
        self,
        game: Game,
        limit: Limit = _NO_LIMIT,
        *,
        rng: Random,  # noqa: ARG002  a foreign engine has dice of its own
        pieces: Collection[Piece] | None = None,
    ) -> Move:
        """The program's move; `Complaint` if it is not a legal move of the seat."""
        seconds = limit.seconds if limit.seconds is not None else self.patience
        move = self._asked(game, limit, None, seconds + self.grace)
        if pieces is not None and move not in choices(game, pieces):
            raise Complaint("engine-not-of-the-seat", move=game.text(move))
        return move

    def _asked(self, game: Game, limit: Limit, clocks: Clocks | None, seconds: float) -> Move:
        with self._restart_after_error():
            return _read(game, self._answer(self._started(), game, limit, clocks, seconds))

    def _started(self) -> Child:
        if self._child is None:
            self._child = Child(self.command)
            self._begin(self._child)
        return self._child

    @contextmanager
    def _restart_after_error(self) -> Iterator[None]:
        """End the program after an error: the state of the conversation is unknown."""
        try:
            yield
        except BaseException:
            if self._child is not None:
                self._child.close()
                self._child = None
            raise

    @abstractmethod
    def _begin(self, child: Child) -> None:
        """The protocol's greeting, after the start."""

    @abstractmethod
    def _answer(
        self, child: Child, game: Game, limit: Limit, clocks: Clocks | None, seconds: float
    ) -> str:
        """Ask the program for a move; its text."""


def _read(game: Game, text: str) -> Move:
    try:
        return game.parse(text)
    except InvalidText as error:
        raise complaint_of(error) from None


class UciPlayer(_ForeignPlayer):
    """A program that speaks the UCI-like protocol."""

    def __init__(
        self,
        command: str,
        *,
        options: Mapping[str, str] | None = None,
        name: str | None = None,
        patience: float = _PATIENCE,
        grace: float = _GRACE,
    ) -> None:
        super().__init__(command, name=name, patience=patience, grace=grace)
        self._options = dict(options or {})
        self._known: set[str] = set()
        self._mode_said: dict[str, str] = {}
        self._told: tuple[Move, ...] = ()  # the moves it has been told

    def choose_on_clock(
        self,
        game: Game,
        clocks: Clocks,
        limit: Limit,
        *,
        rng: Random,  # noqa: ARG002  a foreign engine has dice of its own
    ) -> Move:
        """The program's move before its flag falls."""
        return self._asked(game, limit, clocks, clocks.left[game.to_move] + self.grace)

    def _begin(self, child: Child) -> None:
        deadline = time.monotonic() + _START_PATIENCE
        self._known, self._mode_said, self._told = set(), {}, ()
        child.send("uci")
        while (line := child.read(deadline)).strip() != "uciok":
            words = line.split()
            if words[:2] == ["option", "name"] and "type" in words:
                self._known.add(" ".join(words[2 : words.index("type")]).lower())
        for name, value in self._options.items():
            child.send(f"setoption name {name} value {value}")
        self._ready(child, deadline)

    def _ready(self, child: Child, deadline: float) -> None:
        child.send("isready")
        while child.read(deadline).strip() != "readyok":
            pass

    def _answer(
        self, child: Child, game: Game, limit: Limit, clocks: Clocks | None, seconds: float
    ) -> str:
        deadline = time.monotonic() + seconds
        self._set_mode(child, game)
        child.forget()
        child.send(position_line(game))
        child.send(go_line(limit, clocks))
        while True:
            words = child.read(deadline).split()
            if words[:1] == ["bestmove"]:
                return words[1] if len(words) > 1 else ""

    def _set_mode(self, child: Child, game: Game) -> None:
        """Set the options of the mode when it changes, and announce a new game."""
        words = mode_words(game)
        if words != self._mode_said:
            if "mode" in self._known:
                for name, value in words.items():
                    child.send(f"setoption name {name} value {value}")
            elif words != {"Mode": MODES[0]}:
                raise Complaint("engine-knows-one-mode", command=quoted(self.command))
        if words != self._mode_said or game.history[: len(self._told)] != self._told:
            child.send("ucinewgame")
        self._mode_said, self._told = words, game.history


def mode_words(game: Game) -> dict[str, str]:
    """The options of a mode; an unusual layout is in the position instead."""
    mode = game.mode
    words = {"Mode": mode.key}
    usual = make_mode(mode.key)
    if mode.layout != usual.layout and _starts_as_named(game):
        words["Layout"] = mode.layout.name
    words |= {name: switch_text(value) for name, value in changed_switches(mode).items()}
    return words


def _starts_as_named(game: Game) -> bool:
    from corridor.rules.modes import LAYOUTS

    mode = game.mode
    return mode.layout.name in LAYOUTS[mode.key]


def position_line(game: Game) -> str:
    """The ``position`` command: the start and all moves, so that history counts."""
    start, counters = next(game.past(), (game.position, game.counters))
    usual = start == game.mode.start() and counters.ply == 0 and _starts_as_named(game)
    line = "position startpos" if usual else f"position pos {position_text(start, counters)}"
    moves = " ".join(game.text(move) for move in game.history)
    return f"{line} moves {moves}" if moves else line


def go_line(limit: Limit, clocks: Clocks | None) -> str:
    """The ``go`` command."""
    words = ["go"]
    if clocks is not None:
        words += _clock_words(clocks)
    if limit.seconds is not None:
        words.append(f"movetime {max(1, round(limit.seconds * 1000))}")
    if limit.nodes is not None:
        words.append(f"nodes {limit.nodes}")
    if limit.depth is not None:
        words.append(f"depth {limit.depth}")
    return " ".join(words if len(words) > 1 else [*words, "movetime 1000"])


def _clock_words(clocks: Clocks) -> list[str]:
    left = [str(max(1, round(seconds * 1000))) for seconds in clocks.left]
    more = [str(round(seconds * 1000)) for seconds in clocks.increment]
    if len(left) == len("wb"):
        return ["wtime", left[0], "btime", left[1], "winc", more[0], "binc", more[1]]
    return ["clock", *left, "inc", *more]


class QtpPlayer(_ForeignPlayer):
    """A program that speaks QTP: the race of two only, black first and at the top."""

    def __init__(
        self,
        command: str,
        *,
        name: str | None = None,
        patience: float = _PATIENCE,
        grace: float = _GRACE,
    ) -> None:
        super().__init__(command, name=name, patience=patience, grace=grace)
        self._told: list[str] = []  # the moves it has been told
        self._stock: tuple[int, ...] = ()

    def _begin(self, child: Child) -> None:
        self._told, self._stock = [], ()
        self._command(child, "name", time.monotonic() + _START_PATIENCE)

    def _answer(
        self,
        child: Child,
        game: Game,
        limit: Limit,  # noqa: ARG002  the protocol has no word for it
        clocks: Clocks | None,  # noqa: ARG002  as above
        seconds: float,
    ) -> str:
        deadline = time.monotonic() + seconds
        self._follow(child, game, deadline)
        side = game.to_move
        text = from_qtp(self._command(child, f"genmove {colour_of(side)}", deadline))
        self._told.append(text)
        return text

    def _follow(self, child: Child, game: Game, deadline: float) -> None:
        """Undo and play moves until the program has the position of the game."""
        mode = game.mode
        start = next(game.past(), (game.position, None))[0]
        known = make_mode(MODES[0], fences_each=mode.layout.stock[0])
        if mode.layout != known.layout or start != mode.start():
            raise Complaint("engine-knows-one-mode", command=quoted(self.command))
        moves = [game.text(move) for move in game.history]
        if self._told != moves[: len(self._told)] or self._stock != mode.layout.stock:
            self._told, self._stock = [], mode.layout.stock
        if not self._told:
            for line in ("boardsize 9", f"walls {self._stock[0]}", "clear_board"):
                self._command(child, line, deadline)
        for number, text in enumerate(moves[len(self._told) :], start=len(self._told)):
            self._command(child, to_qtp(text, number % len(self._stock)), deadline)
        self._told = moves

    def _command(self, child: Child, line: str, deadline: float) -> str:
        """Send a command and read the answer, which ends with an empty line."""
        child.send(line)
        answer: list[str] = []
        while (said := child.read(deadline).strip()) or not answer:
            if said and not said.startswith("#"):
                answer.append(said)
        if not answer[0].startswith("="):
            raise Complaint("engine-program-refused", line=line, answer=quoted(" ".join(answer)))
        return " ".join(answer)[1:].strip()
