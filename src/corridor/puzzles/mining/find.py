"""Finds puzzles: draws random positions until enough of them have one right move."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from random import Random

from corridor.puzzles.mining.boards import (
    accepted,
    race_text,
    random_advanced,
    random_board,
    random_chase,
    random_race,
)
from corridor.puzzles.mining.chase import ChaseOracle
from corridor.puzzles.mining.grade import graded
from corridor.puzzles.mining.lines import Line
from corridor.puzzles.mining.oracle import LONG, Oracle
from corridor.puzzles.mining.race import RaceOracle, RaceValues, state
from corridor.puzzles.mining.search import SearchOracle, TooLong
from corridor.puzzles.puzzle import Goal, Proof, Puzzle, Theme
from corridor.rules.board import SIZE, Board
from corridor.rules.game import Game
from corridor.rules.modes import make_mode
from corridor.rules.moves import Place
from corridor.solver.chase import Chase

_MAZES = ("recon-1", "recon-2", "open")  # listed, so that new ones do not change what is found
MOST_STEPS = 4  # decisions of the solver in a puzzle
_MOST_ROUNDS = 4  # of a catch
_NODES = 60_000  # of a search that proves a puzzle
_SAMPLES = 400  # positions tried on one board
_PER_BOARD = 10  # puzzles taken from one board of a race
_PER_MAZE = 4  # puzzles of each theme taken from one maze and its ghosts


@dataclass(frozen=True, slots=True)
class Found:
    """A puzzle that was found, and how many positions were looked at for it."""

    puzzle: Puzzle
    tried: int


def find(key: str, rng: Random) -> Iterator[Found]:
    """Puzzles of a mode, without end; they have no id yet."""
    tried = 0
    seen: set[str] = set()
    for puzzle in _FINDERS[key](key, rng):
        tried += 1
        if puzzle is not None and puzzle.position not in seen:
            seen.add(puzzle.position)
            yield Found(replace(puzzle, difficulty=graded(puzzle)), tried)
            tried = 0


def _puzzle(
    game: Game,
    oracle: Oracle,
    theme: Theme,
    proof: Proof,
    *,
    goal: Goal = Goal.WIN,
    within: int | None = None,
) -> Puzzle | None:
    line = Line(game, oracle, goal, within or 0, by_length=within is not None)
    steps = line.steps(MOST_STEPS)
    if not steps:
        return None
    return Puzzle("", theme, goal, proof, game.position_text(), steps, within, 0)


# The basic chase


def _chases(key: str, rng: Random) -> Iterator[Puzzle | None]:
    """Puzzles with two ghosts, and some with three, by exact values."""
    while True:
        mode = make_mode(key, layout=rng.choice(_MAZES))
        ghosts = sorted(rng.sample(range(1, 5), 3 if rng.random() < 0.1 else 2))  # noqa: PLR2004
        letters = "".join(mode.layout.figures[ghost].letter for ghost in ghosts)
        truth = ChaseOracle.of(Chase.of(mode, letters))
        wanted = [*range(4)] * _PER_MAZE
        for _ in range(_SAMPLES):
            game = random_chase(rng, mode, ghosts, walk=bool(rng.getrandbits(1)))
            puzzle = None if game is None else _chase_puzzle(game, truth.seen_by(game.to_move))
            if puzzle is not None and _chase_group(puzzle) in wanted:
                wanted.remove(_chase_group(puzzle))
                yield puzzle
            else:
                yield None
            if not wanted:
                break


def _chase_group(puzzle: Puzzle) -> int:
    """So that a maze gives puzzles of each theme."""
    return [Theme.CATCH, Theme.EAT, Theme.ONLY, Theme.DRAW].index(puzzle.theme)


def _chase_puzzle(game: Game, oracle: ChaseOracle) -> Puzzle | None:
    scores = oracle.scores(game.position, 0)
    best = max(scores.values())
    if best < 0:
        return None
    if best == 0:
        return _puzzle(game, oracle, Theme.DRAW, Proof.TABLE, goal=Goal.DRAW)
    rounds = LONG - best
    if rounds == 1:
        return None  # too easy
    if game.to_move:
        if rounds > _MOST_ROUNDS:
            return _puzzle(game, oracle, Theme.ONLY, Proof.TABLE)
        return _puzzle(game, oracle, Theme.CATCH, Proof.TABLE, within=rounds)
    puzzle = _puzzle(game, oracle, Theme.ONLY, Proof.TABLE)
    eats = puzzle is not None and _eats(game, puzzle)
    return replace(puzzle, theme=Theme.EAT) if puzzle is not None and eats else puzzle


def _eats(game: Game, puzzle: Puzzle) -> bool:
    """Whether the right move takes a pellet or a ghost."""
    after = game.position.after(game.parse(puzzle.steps[0].move))
    return game.position.made_progress(game.parse(puzzle.steps[0].move), after)


# The race of two


def _races_of_two(key: str, rng: Random) -> Iterator[Puzzle | None]:
    """Races without fences in hand, and races with a last one."""
    turn = 0
    while True:
        turn += 1
        board = random_board(rng, rng.randint(8, 18))
        stock = [(0, 0), (1, 0), (0, 0), (0, 1)][turn % 4]
        yield from _on_board(key, rng, board, stock)


def _on_board(
    key: str, rng: Random, board: Board, stock: tuple[int, int]
) -> Iterator[Puzzle | None]:
    truth = RaceOracle()
    figures = make_mode(key).layout.figures
    values = truth.values(board, stock, (figures[0].goal, figures[1].goal))
    most = _PER_BOARD if any(stock) else 1
    for _ in range(_SAMPLES):
        one, other = rng.sample(range(SIZE * SIZE), 2)
        turn = rng.getrandbits(1)
        if not _is_close(values, one, other, turn):
            continue
        game = accepted(race_text(key, board, (one, other), stock, turn))
        puzzle = None if game is None else _race_puzzle(game, truth.seen_by(turn))
        yield puzzle
        most -= puzzle is not None
        if not most:
            return


def _is_close(values: RaceValues, one: int, other: int, turn: int) -> bool:
    """Whether the side to move wins, but not in a moment."""
    value = values.values[state(one, other, turn)] * (-1 if turn else 1)
    return value > 3  # noqa: PLR2004  plies


def _race_puzzle(game: Game, oracle: RaceOracle) -> Puzzle | None:
    theme = Theme.ONLY if any(game.position.stock) else Theme.RACE
    puzzle = _puzzle(game, oracle, theme, Proof.TABLE)
    return None if puzzle is None else _with_fence_theme(game, puzzle)


def _with_fence_theme(game: Game, puzzle: Puzzle) -> Puzzle:
    fence = isinstance(game.parse(puzzle.steps[0].move), Place)
    return replace(puzzle, theme=Theme.CUT) if fence else puzzle


# Races of three and four, the advanced chase: by search


def _races_of_many(key: str, rng: Random) -> Iterator[Puzzle | None]:
    while True:
        own = rng.randint(0, 1)
        game = random_race(rng, key, own=own, near=4 + (not own))
        yield None if game is None else _searched(game, 3 if own else 4)


def _advanced(key: str, rng: Random) -> Iterator[Puzzle | None]:  # noqa: ARG001  it has one mode
    while True:
        walk = bool(rng.getrandbits(1))
        game = random_advanced(rng, ghosts=rng.randint(1, 2), walk=walk)
        yield None if game is None else _searched(game, 2)


def _searched(game: Game, most: int) -> Puzzle | None:
    """A puzzle if there is a win within so many turns, and one move that keeps it."""
    side = game.to_move
    for within in range(1, most + 1):
        oracle = SearchOracle(game.mode, side, nodes=_NODES)
        try:
            scores = oracle.scores(game.position, within)
            best = max(scores.values())
            if best <= 0:
                continue
            if within == 1 and best == LONG:
                return None  # too easy
            puzzle = _puzzle(game, oracle, Theme.ONLY, Proof.SEARCH, within=within)
        except TooLong:
            return None
        return None if puzzle is None else _themed(game, puzzle)
    return None


def _themed(game: Game, puzzle: Puzzle) -> Puzzle:
    if game.mode.layout.pellets:
        if game.to_move:
            return replace(puzzle, theme=Theme.CATCH)
        return replace(puzzle, theme=Theme.EAT)
    if not any(game.position.stock):
        puzzle = replace(puzzle, theme=Theme.RACE)
    return _with_fence_theme(game, puzzle)


_FINDERS: Mapping[str, Callable[[str, Random], Iterator[Puzzle | None]]] = {
    "classic-2": _races_of_two,
    "classic-3": _races_of_many,
    "classic-4": _races_of_many,
    "pacman": _chases,
    "pacman-advanced": _advanced,
}
