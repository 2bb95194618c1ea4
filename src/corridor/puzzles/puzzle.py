"""What a puzzle is: a position, a goal, and a line of moves each of which is the only right one."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum, unique
from typing import Any

from corridor.rules.game import Game
from corridor.rules.moves import Side


@unique
class Theme(StrEnum):
    """What a puzzle is about. The values are stable codes."""

    CATCH = "catch-in-n"  # the ghosts catch PAC-MAN within so many rounds
    EAT = "eat-and-live"  # PAC-MAN takes a pellet or a ghost without losing what he has
    ONLY = "only-move"  # one move keeps the win
    CUT = "cut-the-way"  # the move is a fence
    RACE = "who-wins-the-race"  # nobody has fences left, and pawns stand in each other's way
    DRAW = "save-the-draw"  # nothing wins, and one move does not lose


@unique
class Goal(StrEnum):
    """What the solver can force, and a wrong move gives away. The values are stable codes."""

    WIN = "win"
    DRAW = "draw"  # an endless chase, which the law ends by its limit


@unique
class Proof(StrEnum):
    """How a puzzle was proven. The values are stable codes."""

    TABLE = "table"  # by the exact values of all positions that can follow
    SEARCH = "search"  # by a search of all moves until the game is won, or `within` is over


@dataclass(frozen=True, slots=True)
class Step:
    """A decision of the solver: the only right move, and what follows it.

    ``reply`` is everything until the solver's next decision, forced moves of his own included.
    ``wrong`` has an answer for every other move: it begins with moves of the solver's side if
    some of its pieces have yet to move, and is empty where the move loses by itself.
    """

    move: str
    reply: tuple[str, ...]
    wrong: Mapping[str, tuple[str, ...]]  # by move, one for each position that can result


@dataclass(frozen=True, slots=True)
class Puzzle:
    """A puzzle."""

    id: str
    theme: Theme
    goal: Goal
    proof: Proof
    position: str  # as position text; the side to move is the solver
    steps: tuple[Step, ...]
    within: int | None  # turns of the solver in which the goal is reached; None: it does not matter
    difficulty: int  # 1 to 9: one more than the levels that do not solve it

    def game(self) -> Game:
        """A game that begins with the puzzle's position."""
        return Game.from_position(self.position)

    @property
    def mode(self) -> str:
        """The key of its mode."""
        return self.position.split(maxsplit=1)[0]

    @property
    def side(self) -> Side:
        """The side of the solver."""
        return self.game().to_move

    @property
    def solution(self) -> tuple[str, ...]:
        """The right moves, without the replies."""
        return tuple(step.move for step in self.steps)


def parse_puzzle(read: Mapping[str, Any]) -> Puzzle:
    """A puzzle from its JSON object."""
    return Puzzle(
        id=read["id"],
        theme=Theme(read["theme"]),
        goal=Goal(read["goal"]),
        proof=Proof(read["proof"]),
        position=read["position"],
        steps=tuple(_step(*step) for step in read["steps"]),
        within=read["within"],
        difficulty=read["difficulty"],
    )


def puzzle_json(puzzle: Puzzle) -> dict[str, object]:
    """The JSON object of a puzzle; the opposite of `parse_puzzle`."""
    return {
        "id": puzzle.id,
        "theme": puzzle.theme,
        "goal": puzzle.goal,
        "within": puzzle.within,
        "proof": puzzle.proof,
        "difficulty": puzzle.difficulty,
        "position": puzzle.position,
        "steps": [[step.move, " ".join(step.reply), _by_answer(step)] for step in puzzle.steps],
    }


def _step(move: str, reply: str, wrong: Mapping[str, str]) -> Step:
    answers = {
        tried: tuple(answer.split()) for answer, moves in wrong.items() for tried in moves.split()
    }
    return Step(move, tuple(reply.split()), answers)


def _by_answer(step: Step) -> dict[str, str]:
    """Wrong moves by their answer, since many fences have the same one."""
    groups: dict[str, list[str]] = {}
    for tried, answer in step.wrong.items():
        groups.setdefault(" ".join(answer), []).append(tried)
    return {answer: " ".join(moves) for answer, moves in groups.items()}
