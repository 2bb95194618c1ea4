"""Puzzles as messages: the list, one with its board, the answer to a try, hints, the solution."""

from typing import Literal

from msgspec import Struct

from corridor.rules.moves import Piece, Side
from corridor.wire.learning import LawRefusal
from corridor.wire.view import Options, View


class PuzzleOffered(Struct, frozen=True):
    """A puzzle in the list; ``theme`` is ``puzzle-theme-CODE`` in the catalogues."""

    id: str
    mode: str
    theme: str
    difficulty: int  # 1 to 9


class PuzzleShelf(Struct, frozen=True):
    """All puzzles, in the order of their ids."""

    puzzles: tuple[PuzzleOffered, ...]


class PuzzleTold(Struct, frozen=True):
    """A puzzle without its solution."""

    id: str
    mode: str
    theme: str
    goal: Literal["win", "draw"]
    within: int | None  # turns of the solver in which the goal is reached; None: any number
    proof: Literal["table", "search"]
    difficulty: int
    side: Side  # of the solver
    steps: int  # how many moves have to be found
    view: View
    options: Options
    day: str | None = None  # the date for which it is the puzzle of the day, if it was asked for so


class TryTold(Struct, frozen=True):
    """What came of a try.

    ``views`` has the board after the solver's last move and after each reply to it; it is empty if
    the move was refused. ``reply`` are those replies: of a wrong move the ones that refute it.
    """

    kind: Literal["solved", "go_on", "wrong", "refused"]
    refused: LawRefusal | None
    reply: tuple[str, ...]
    played: tuple[str, ...]  # every move since the puzzle's position, replies too
    views: tuple[View, ...]
    view: View
    options: Options


class HintTold(Struct, frozen=True):
    """A hint: ``puzzle-hint-ABOUT`` in the catalogues, with the piece or the file or row."""

    about: str
    piece: Piece | None
    place: str
    all: int  # how many hints there are for this move


class SolutionTold(Struct, frozen=True):
    """The solution: every move since the puzzle's position, and the board after each."""

    moves: tuple[str, ...]
    views: tuple[View, ...]
