"""Cursors over the lines of a record, and positions in its text for errors."""

import re
from collections.abc import Iterator
from contextlib import contextmanager

from corridor.rules.errors import Expected, IllegalMove, InvalidText
from corridor.rules.game import Game
from corridor.rules.moves import Move
from corridor.rules.position import Counters, Position
from corridor.rules.record import FORBIDDEN

MOST_TEXT = 1_000_000  # characters; an annotated game has some tens of thousands
MOST_TEXT_OF_MANY = 50_000_000  # characters of many games in one text
MOST_MOVES = 10_000  # in all lines together
DEEPEST = 16  # variations inside variations


class Source:
    """A text being read; gives errors their line and column."""

    def __init__(self, text: str, *, most: int = MOST_TEXT) -> None:
        if len(text) > most:
            raise InvalidText(text, expected=Expected.RECORD_SIZE, detail=str(most))
        self.text = re.sub("\r\n?", "\n", text.removeprefix("\ufeff"))
        if found := FORBIDDEN.search(self.text):
            raise self.wrong(found[0], Expected.PLAIN_TEXT, found.start())

    def wrong(self, found: str, expected: Expected, at: int, detail: str = "") -> InvalidText:
        """An error at this place."""
        line, column = self._place(at)
        return InvalidText(found, expected=expected, detail=detail, line=line, column=column)

    @contextmanager
    def placed(self, at: int) -> Iterator[None]:
        """Set line and column of every error raised inside to this place."""
        try:
            yield
        except IllegalMove as error:
            raise self.wrong(error.text, Expected.LEGAL_MOVE, at, error.refusal) from error
        except InvalidText as error:
            line, column = self._place(at)
            raise type(error)(
                error.text, expected=error.expected, detail=error.detail, line=line, column=column
            ) from error

    def _place(self, at: int) -> tuple[int, int]:
        return self.text.count("\n", 0, at) + 1, at - self.text.rfind("\n", 0, at)


class Walker:
    """A game that follows a line and its variations, and counts rows.

    A row, or round, begins with the first side's turn, also when that side lost a life by its
    own move and begins again.
    """

    def __init__(self, start: Position, counters: Counters) -> None:
        self.game = Game._played_again(start, counters)
        self._rows = [1]

    @property
    def row(self) -> int:
        """The number of the row to which the next move belongs."""
        return self._rows[-1]

    @property
    def row_begins(self) -> bool:
        """Whether the next move is the first of its row."""
        if len(self._rows) == 1:
            return self.game.to_move == 0
        return self._rows[-1] != self._rows[-2]

    def push(self, move: Move) -> None:
        """Play a move."""
        side, lives = self.game.to_move, self.game.position.layout.lives
        self.game.push(move)
        again = side != 0 or lives != self.game.position.layout.lives
        self._rows.append(self._rows[-1] + (self.game.to_move == 0 and again))

    @contextmanager
    def instead(self) -> Iterator[None]:
        """Take the last move back while a variation is read."""
        last = self._back()
        length = len(self._rows)
        yield
        while len(self._rows) > length:
            self._back()
        self.push(last)

    def _back(self) -> Move:
        self._rows.pop()
        return self.game.pop()


class Reading(Walker):
    """A walker that reads move texts and checks each by the law."""

    def __init__(self, source: Source, start: Position, counters: Counters) -> None:
        super().__init__(start, counters)
        self._source = source
        self._read = 0
        self._depth = 0

    def play(self, text: str, at: int) -> Move:
        """Read a move and play it."""
        self._read += 1
        if self._read > MOST_MOVES:
            raise self._source.wrong(text, Expected.MOVE_COUNT, at, str(MOST_MOVES))
        with self._source.placed(at):
            move = self.game.parse(text)
            self.push(move)
        return move

    @contextmanager
    def variation(self, at: int) -> Iterator[None]:
        """Read a variation of the last move."""
        if self._depth == DEEPEST:
            raise self._source.wrong("(", Expected.NESTING, at, str(DEEPEST))
        self._depth += 1
        with self.instead():
            yield
        self._depth -= 1
