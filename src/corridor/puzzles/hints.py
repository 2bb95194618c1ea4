"""Hints of a puzzle, one after the other: what kind of move is right, then where it goes.

A hint is a code with its arguments; the sentence is ``puzzle-hint-CODE`` in the catalogues.
"""

from dataclasses import dataclass
from enum import StrEnum, unique

from corridor.puzzles.puzzle import Puzzle
from corridor.rules.board import square_name
from corridor.rules.moves import Enter, Move, Piece, Place, Relocate, Spend, Walk


@unique
class About(StrEnum):
    """What a hint says. The values are stable codes."""

    WALK = "walk"  # the move is a walk of ``piece``
    FENCE = "fence"  # the move places a fence
    RELOCATE = "relocate"  # the move takes a fence of the Chamber elsewhere
    ENTER = "enter"  # PAC-MAN comes onto the board
    SPEND = "spend"  # a pellet in reserve is eaten
    PASS = "pass"  # noqa: S105  nothing is done
    FILE = "file"  # of the square where the move ends, or of the fence's slot
    ROW = "row"  # the same


@dataclass(frozen=True, slots=True)
class Hint:
    """A hint: its code, the piece it speaks of, and the file or the row."""

    about: About
    piece: Piece | None = None
    place: str = ""


def hints(puzzle: Puzzle, found: int = 0) -> tuple[Hint, ...]:
    """The hints for the move after so many right ones, each saying more than the one before.

    >>> from corridor.puzzles import by_id
    >>> [str(hint.about) for hint in hints(by_id("classic-2-1001"))]
    ['fence', 'file', 'row']
    """
    game = puzzle.game()
    for step in puzzle.steps[:found]:
        for text in (step.move, *step.reply):
            game.push_text(text)
    return _hints(game.parse(puzzle.steps[found].move))


def _hints(move: Move) -> tuple[Hint, ...]:
    match move:
        case Walk(piece, path):
            return Hint(About.WALK, piece), *_where(square_name(path[-1]))
        case Place(fence):
            return Hint(About.FENCE), *_where(str(fence))
        case Relocate(_, fence):
            return Hint(About.RELOCATE), *_where(str(fence))
        case Enter(square):
            return Hint(About.ENTER), *_where(square_name(square))
        case Spend():
            return (Hint(About.SPEND),)
    return (Hint(About.PASS),)


def _where(place: str) -> tuple[Hint, Hint]:
    return Hint(About.FILE, place=place[0]), Hint(About.ROW, place=place[1])
