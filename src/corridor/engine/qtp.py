"""The QTP front end: the race of two for programs that speak GTP's cousin.

``= answer`` or ``? complaint``, each followed by an empty line. Black is the first side.
"""

from collections.abc import Callable
from random import Random
from typing import BinaryIO

from corridor import __version__
from corridor.engine.complaint import Complaint, complaint_of, quoted
from corridor.engine.limits import parse_limit, whole
from corridor.engine.line_talk import Writer, lines_of
from corridor.engine.player import Limit, Player
from corridor.engine.qtp_board import board_lines
from corridor.engine.qtp_moves import COLOURS, colour_of, from_qtp, qtp_text, side_of
from corridor.rules.board import SIZE
from corridor.rules.errors import IllegalMove, InvalidSwitch, InvalidText
from corridor.rules.game import Game
from corridor.rules.modes import MODES

_MOST_FENCES = 20
_MOST_MOVES = 10_000


class QtpSession:
    """A session. ``handle`` takes a line and returns whether the session goes on."""

    def __init__(
        self, player: Player, write: Callable[..., None], *, limit: Limit, rng: Random
    ) -> None:
        self._player = player
        self._write = write
        self._limit = limit
        self._rng = rng
        self._game = Game(MODES[0])
        self._words: dict[str, Callable[[list[str]], str]] = {
            "name": lambda _: "Corridor",
            "version": lambda _: __version__,
            "protocol_version": lambda _: "1",
            "known_command": self._known,
            "list_commands": lambda _: "\n" + "\n".join(self._words),
            "quit": lambda _: "",
            "boardsize": self._boardsize,
            "clear_board": self._clear,
            "walls": self._fences,
            "playmove": self._play,
            "playwall": self._play,
            "genmove": self._genmove,
            "undo": self._undo,
            "winner": self._winner,
            "showboard": lambda _: "\n" + "\n".join(board_lines(self._game.position)),
            "limit": self._set_limit,
        }

    def handle(self, line: str | Complaint) -> bool:
        """Execute a line; false after ``quit``."""
        try:
            words = self._plain(line)
            if not words:
                return True  # a comment
            word = words[0].lower()
            if word not in self._words:
                raise Complaint("engine-unknown-word", word=quoted(word))
            self._write(_said(self._words[word](words[1:])), "")
        except (InvalidText, InvalidSwitch, IllegalMove) as error:
            self._write(f"? {complaint_of(error)}", "")
        except Complaint as error:
            self._write(f"? {error}", "")
        else:
            return word != "quit"
        return True

    def _plain(self, line: str | Complaint) -> list[str]:
        """The words of a line without comment and control characters."""
        if isinstance(line, Complaint):
            raise line
        text = "".join(letter for letter in line if letter == "\t" or letter >= " ")
        words = text.replace("\x7f", "").partition("#")[0].split()
        return words if words or "#" in text else ["?"]

    def _known(self, words: list[str]) -> str:
        return "true" if _only(words).lower() in self._words else "false"

    def _boardsize(self, words: list[str]) -> str:
        if words != [str(SIZE)]:
            raise Complaint("engine-qtp-size", size=str(SIZE))
        return self._clear([])

    def _clear(self, _words: list[str]) -> str:
        self._game = Game(self._game.mode)
        return ""

    def _fences(self, words: list[str]) -> str:
        each = whole(_only(words), _MOST_FENCES, 0)
        self._game = Game(MODES[0], fences_each=each)
        return ""

    def _play(self, words: list[str]) -> str:
        if len(words) not in (2, 3):
            raise Complaint("engine-qtp-play-form")
        self._turn_of(words[0])
        self._game.push_text(from_qtp(" ".join(words[1:])))
        return ""

    def _genmove(self, words: list[str]) -> str:
        self._turn_of(_only(words))
        if self._game.outcome is not None:
            raise Complaint("engine-game-over")
        move = self._player.choose(self._game, self._limit, rng=self._rng)
        text = self._game.text(move)
        self._game.push(move)
        return "pass" if text == "--" else qtp_text(text)

    def _turn_of(self, colour: str) -> None:
        if side_of(colour) != self._game.to_move:
            raise Complaint("engine-other-turn", colour=colour_of(self._game.to_move))

    def _undo(self, words: list[str]) -> str:
        times = whole(_only(words), _MOST_MOVES) if words else 1
        if times > len(self._game.history):
            raise Complaint("engine-nothing-to-undo", count=len(self._game.history))
        for _ in range(times):
            self._game.pop()
        return ""

    def _winner(self, _words: list[str]) -> str:
        outcome = self._game.outcome
        if outcome is None or outcome.winner is None:
            return "false"
        return f"true {COLOURS[outcome.winner]}"

    def _set_limit(self, words: list[str]) -> str:
        self._limit = parse_limit(_only(words))
        return ""


def _said(answer: str) -> str:
    return f"={answer}" if answer[:1] in ("", "\n") else f"= {answer}"


def _only(words: list[str]) -> str:
    if len(words) != 1:
        raise Complaint("engine-qtp-one-word")
    return words[0]


def run_qtp(player: Player, source: BinaryIO, sink: BinaryIO, *, limit: Limit, rng: Random) -> None:
    """Run a session until ``quit`` or the end of the lines."""
    session = QtpSession(player, Writer(sink), limit=limit, rng=rng)
    try:
        for line in lines_of(source):
            if not session.handle(line):
                break
    except BrokenPipeError:
        pass  # the reader has closed the stream
