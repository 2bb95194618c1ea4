"""Plain proofs by positions and their legal moves alone, and a proof for each kind of puzzle."""

from collections.abc import Callable
from pathlib import Path

from corridor.puzzles import Goal, Puzzle, Step
from corridor.puzzles.mining.oracle import distinct
from corridor.rules.game import Game
from corridor.rules.moves import Side
from corridor.rules.position import Position
from corridor.solver.chase import Chase
from corridor.solver.making import solve
from corridor.solver.tables import Tables
from corridor.solver.verdict import Verdict

_MOST_PLIES = 60


class Prover:
    """Whether a side forces a win within so many of its turns, against all others together."""

    def __init__(self, side: Side) -> None:
        self._side = side
        self._known: dict[tuple[Position, int], bool] = {}

    def wins(self, position: Position, left: int) -> bool:
        if (outcome := position.outcome) is not None:
            return outcome.winner == self._side
        spent = left == 0 and position.to_move == self._side
        if spent or _steps(position, self._side) > 2 * left:
            return False
        key = position, left
        if key not in self._known:
            mine = position.to_move == self._side
            results = (self.wins(after, self.left(position, after, left)) for after in
                       distinct(position))  # fmt: skip
            self._known[key] = any(results) if mine else all(results)
        return self._known[key]

    def left(self, before: Position, after: Position, left: int) -> int:
        """The turns that are left: one is over when the move passes to another side."""
        over = before.to_move == self._side and after.to_move != self._side
        return left - over


def _steps(position: Position, side: Side) -> int:
    """How far a pawn is from its goal, others not in the way; 0 in a chase."""
    figure = position.mode.layout.figures[side]
    square = position.squares[side]
    if not figure.goal or square is None:
        return 0
    return len(position.board.route(square, figure.goal) or ()) - 1


def race_winner(position: Position) -> Side:
    """Who wins a race of two, by searching until one of them forces it."""
    for turns in range(1, _MOST_PLIES):
        for side in (0, 1):
            if Prover(side).wins(position, turns):
                return side
    raise AssertionError("nobody wins")


# What each kind of puzzle claims, as a test of a position: does the solver still reach the goal?

Reaches = Callable[[Position, int], bool]


def by_search(puzzle: Puzzle) -> Reaches:
    """For puzzles with a limit of turns."""
    return Prover(puzzle.side).wins


def by_race(puzzle: Puzzle) -> Reaches:
    """For races of two in which at most one fence is left."""
    side = puzzle.side
    return lambda position, _left: race_winner(position) == side


def by_verdicts(puzzle: Puzzle, folder: Path) -> Reaches:
    """For the basic chase: by the tables of verdicts, which the miner does not use."""
    game = puzzle.game()
    figures, squares = game.mode.layout.figures, game.position.squares
    letters = "".join(
        figures[piece].letter for piece in range(1, len(figures)) if squares[piece] is not None
    )
    chase = Chase.of(game.mode, letters)
    path = folder / chase.file_name
    tables = Tables(path) if path.exists() else solve(game.mode, path, ghosts=letters, threads=1)
    bad = (Verdict.GHOSTS, Verdict.PACMAN)[puzzle.side]
    good = (Verdict.PACMAN, Verdict.GHOSTS)[puzzle.side]

    def reaches(position: Position, _left: int) -> bool:
        value = tables.value(position)
        return value == good if puzzle.goal == Goal.WIN else value != bad

    return reaches


def reaching(puzzle: Puzzle, folder: Path) -> Reaches:
    """The independent proof that fits a puzzle."""
    if puzzle.within is not None:
        return by_search(puzzle)
    return by_race(puzzle) if puzzle.mode == "classic-2" else by_verdicts(puzzle, folder)


def faults(puzzle: Puzzle, reaches: Reaches) -> list[str]:
    """What is wrong with a puzzle: other right moves, wrong solutions, answers that fail."""
    found: list[str] = []
    game, left = puzzle.game(), puzzle.within or 0
    prover = Prover(puzzle.side)
    for step in puzzle.steps:
        before = game.position
        right = before.after(game.parse(step.move))
        for after, move in distinct(before).items():
            now = prover.left(before, after, left)
            if reaches(after, now) != (after == right):
                found.append(f"{puzzle.id}: {game.text(move)} is judged otherwise")
        found += _failing_answers(puzzle, game, step, left, reaches)
        left = _play(game, (step.move, *step.reply), left, prover)
    return found


def _failing_answers(
    puzzle: Puzzle, game: Game, step: Step, left: int, reaches: Reaches
) -> list[str]:
    """Answers to wrong moves that let the solver reach the goal after all."""
    found, prover = [], Prover(puzzle.side)
    for tried, answer in step.wrong.items():
        twin = game.copy()
        now = _play(twin, (tried, *answer), left, prover)
        if reaches(twin.position, now):
            found.append(f"{puzzle.id}: {tried} is not refuted by {' '.join(answer)}")
    return found


def _play(game: Game, texts: tuple[str, ...], left: int, prover: Prover) -> int:
    for text in texts:
        before = game.position
        game.push_text(text)
        left = prover.left(before, game.position, left)
    return left
