"""Checks a solver's moves, by the law and by what is stored with the puzzle."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import StrEnum, unique

from corridor.puzzles.puzzle import Puzzle
from corridor.rules.errors import Refused
from corridor.rules.game import Game


@unique
class Kind(StrEnum):
    """What came of the solver's moves. The values are stable codes."""

    SOLVED = "solved"
    GO_ON = "go_on"  # right so far; `reply` was played, and the solver is to move again
    WRONG = "wrong"  # `reply` shows why
    REFUSED = "refused"  # the law refuses the last move; nothing has changed


@dataclass(frozen=True, slots=True)
class Answer:
    """The answer to a solver's moves."""

    kind: Kind
    reply: tuple[str, ...]  # what is played after the solver's last move
    played: tuple[str, ...]  # every move since the puzzle's position, replies included
    game: Game  # where it stands after all that
    refused: Refused | None = None  # why the law refuses the last move


def try_move(puzzle: Puzzle, moves: Sequence[str]) -> Answer:
    """Check a solver's moves, given as text without the replies, the first to the last.

    What follows the first move that is refused, wrong or the last of the solution is not looked
    at. A move that wins the game at once is always right. Moves that lead to the same position
    are the same.

    >>> from corridor.puzzles import puzzles
    >>> puzzle = puzzles()[0]
    >>> str(try_move(puzzle, puzzle.solution).kind)
    'solved'
    """
    game, played = puzzle.game(), list[str]()
    side = game.to_move
    reply: tuple[str, ...] = ()
    for text, step in zip(moves, puzzle.steps, strict=False):
        if refused := game.why_not(text):
            return Answer(Kind.REFUSED, (), tuple(played), game, refused)
        right = _same(game, text, (step.move,)) is not None
        wrong = None if right else _same(game, text, step.wrong)
        _play(game, played, (text,))
        won = game.outcome is not None and game.outcome.winner == side
        if won or (right and step is puzzle.steps[-1]):
            reply = () if won else step.reply
            _play(game, played, reply)
            return Answer(Kind.SOLVED, reply, tuple(played), game)
        reply = step.reply if right else step.wrong[wrong] if wrong else ()
        _play(game, played, reply)
        if not right:
            return Answer(Kind.WRONG, reply, tuple(played), game)
    return Answer(Kind.GO_ON, reply, tuple(played), game)


def _same(game: Game, text: str, among: Iterable[str]) -> str | None:
    """Which of some moves leads to the same position as a move."""
    after = game.position.after(game.parse(text))
    return next((one for one in among if game.position.after(game.parse(one)) == after), None)


def _play(game: Game, played: list[str], moves: Iterable[str]) -> None:
    for text in moves:
        move = game.parse(text)
        played.append(game.text(move))
        game.push(move)
