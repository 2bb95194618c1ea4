"""The analysis board as messages: a record with its variations, boards of a line, engine lines."""

from typing import Annotated, TypeAlias

from msgspec import Meta, Struct

from corridor.wire.learning import LONGEST_MOVE, LawRefusal
from corridor.wire.view import Options, View

MOST_LINE = 600  # moves from the start to the board that is shown
MOST_VIEWS = 60  # boards in one answer
MOST_ENGINE_LINES = 5
LONGEST_TEXT = 60_000  # characters of a record or position
LONGEST_POSITION = 1000
_MoveText: TypeAlias = Annotated[str, Meta(min_length=1, max_length=LONGEST_MOVE)]
_Position: TypeAlias = Annotated[str, Meta(min_length=1, max_length=LONGEST_POSITION)]


class NotedMove(Struct, frozen=True, forbid_unknown_fields=True):
    """A move of a record with what is said of it; `variations` are played instead of it."""

    move: _MoveText
    glyph: str = ""
    clock: str = ""
    eval: str = ""
    comment: str = ""
    variations: "tuple[NotedLine, ...]" = ()


class NotedLine(Struct, frozen=True, forbid_unknown_fields=True):
    """Moves one after another; of a variation, the comment before its first move is its name."""

    comment: str = ""
    moves: tuple[NotedMove, ...] = ()


class NotedRecord(Struct, frozen=True, forbid_unknown_fields=True):
    """A record with its variations, as the analysis board holds it."""

    start: _Position  # counters included
    line: NotedLine
    usual: bool = False  # the start is that of the mode
    tags: dict[str, str] = {}
    seats: str = ""
    characters: str = ""
    result: str = "*"
    termination: str = ""


class RecordText(Struct, frozen=True, forbid_unknown_fields=True):
    """A record or a position that somebody has pasted; moves alone are a game of classic-2."""

    text: Annotated[str, Meta(min_length=1, max_length=LONGEST_TEXT)]


class TextWrong(Struct, frozen=True):
    """Why a text cannot be read, in the words of the law, and where."""

    why: str  # a sentence in the reader's language
    line: int  # from 1; 0: the text is wrong as a whole
    column: int
    length: int  # characters that are wrong from there on; 0 at the end of the text


class RecordRead(Struct, frozen=True):
    """The record of a text, or what is wrong with it."""

    record: NotedRecord | None = None
    wrong: TextWrong | None = None


class LineLooked(Struct, frozen=True, forbid_unknown_fields=True):
    """Moves from a position on; boards are wanted from the move `first`, 0 being the start."""

    start: _Position
    moves: Annotated[tuple[_MoveText, ...], Meta(max_length=MOST_LINE)] = ()
    first: Annotated[int, Meta(ge=0, le=MOST_LINE)] = 0


class LineSeen(Struct, frozen=True):
    """Boards of a line, at most 60; `moves` as the law writes them, up to one that it refuses."""

    moves: tuple[str, ...]
    first: int
    views: tuple[View, ...]
    positions: tuple[str, ...]  # the text of each board
    options: Options | None  # after all moves; null when the game is over
    refused: LawRefusal | None = None  # of the move after those that were made


class EngineLine(Struct, frozen=True):
    """A line that the engine considers, best first."""

    moves: tuple[str, ...]
    score: str  # as in the notes of a record: the first side's lead, `#3`, or a share for each
    chances: tuple[float, ...]  # of each side to win; they add up to 1


class EngineLines(Struct, frozen=True):
    """What the engine thinks of a position so far; no lines when the game is over."""

    position: str
    lines: tuple[EngineLine, ...]
    depth: int
    nodes: int
    done: bool
