"""How hard a puzzle is: by the levels of the engine that solve it."""

from random import Random

from corridor.engine.levels import LEVEL_HASH, LEVELS, LevelPlayer
from corridor.engine.search import Engine
from corridor.puzzles.answer import Kind, try_move
from corridor.puzzles.puzzle import Puzzle

HARDEST = len(LEVELS) + 1


def graded(puzzle: Puzzle) -> int:
    """One more than the levels that do not solve it; each level tries once."""
    engine = Engine(hash_mb=LEVEL_HASH)
    return 1 + sum(not _solves(level, engine, puzzle) for level in LEVELS)


def _solves(level: int, engine: Engine, puzzle: Puzzle) -> bool:
    player, moves = LevelPlayer(level, engine), list[str]()
    rng = Random(f"{puzzle.position} {level}")
    answer = try_move(puzzle, moves)
    while answer.kind == Kind.GO_ON:
        moves.append(answer.game.text(player.choose(answer.game, rng=rng)))
        answer = try_move(puzzle, moves)
    return answer.kind == Kind.SOLVED
