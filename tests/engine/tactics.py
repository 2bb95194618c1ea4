"""Positions with a forced win, or with few moves that do not lose, proved by the law.

``python -m tests.engine.tactics`` makes the files anew. A line of a file is: ``win`` or ``save``,
the moves within which the game can be decided, the right moves, and the position.
"""

import sys
from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

from corridor.engine import GreedyPlayer, Limit, RandomPlayer
from corridor.engine.search import Engine
from corridor.rules.classic import ClassicPosition
from corridor.rules.game import Game
from corridor.rules.moves import Move, Side
from corridor.rules.position import Position
from corridor.rules.position_text import position_text

FOLDER = Path(__file__).parents[1] / "data" / "tactics"
MODES = ("classic-2", "pacman", "pacman-advanced")
_WANTED = 12  # of each kind
_PLIES = {"classic-2": 5, "pacman": 4, "pacman-advanced": 3}  # to a win
_LOSS = {"classic-2": 4, "pacman": 5, "pacman-advanced": 4}  # to a loss that can be averted
_GUESS = Limit(nodes=3000)  # the engine suggests positions; the law proves them
_MOST_MOVES = 60  # wider positions of a chase take too long to prove
_OPENING = 10  # plies that are skipped
_CARELESS = 0.3  # share of random moves
_NEAR = 3  # steps from the goal at which a race becomes sharp
_MOST_FENCES = 2  # in both hands together: each makes a proof a hundred times longer
# Positions that right moves lead to; with more there is little to find.
_MOST_RIGHT = {"classic-2": 3, "pacman": 3, "pacman-advanced": 8}


@dataclass(frozen=True)
class Task:
    """A position, and the moves one of which must be found."""

    kind: str
    plies: int
    right: tuple[str, ...]
    position: str

    def __str__(self) -> str:
        return f"{self.kind} {self.plies} | {' '.join(self.right)} | {self.position}"


def read(mode: str) -> list[Task]:
    """The tasks of a mode."""
    tasks = []
    for line in (FOLDER / f"{mode}.txt").read_text().splitlines():
        head, right, position = line.split(" | ")
        kind, plies = head.split()
        tasks.append(Task(kind, int(plies), tuple(right.split()), position))
    return tasks


def forces(position: Position, side: Side, plies: int) -> bool:
    """Whether a side wins within so many moves, against every reply: every move is tried."""
    if (outcome := position.outcome) is not None:
        return outcome.winner == side
    if plies == 0:
        return False
    some_or_all = any if position.to_move == side else all
    return some_or_all(forces(after, side, plies - 1) for after in _successors(position))


def _successors(position: Position) -> Iterator[Position]:
    """The distinct successors; lazily, since walks come first and often suffice."""
    seen = set()
    for move in position.legal_moves():
        after = position.after(move)
        if after not in seen:
            seen.add(after)
            yield after


def winning(position: Position, plies: int) -> list[Move]:
    """The moves after which the mover wins within the moves left."""
    side = position.to_move
    return [
        move for move in position.legal_moves() if forces(position.after(move), side, plies - 1)
    ]


def saving(position: Position, plies: int) -> list[Move]:
    """The moves after which the mover's rival does not win within the moves left."""
    rival = 1 - position.to_move
    return [
        move
        for move in position.legal_moves()
        if not forces(position.after(move), rival, plies - 1)
    ]


def _text(position: Position) -> str:
    return position_text(position, None)


def find(mode: str, kinds: Collection[str], seed: int) -> Iterator[Task]:
    """Tasks of the wanted kinds from games of weak players."""
    rng = Random(seed)
    players = (GreedyPlayer(), RandomPlayer())
    engine = Engine(hash_mb=1)
    while kinds:
        game = Game(mode, **_short(mode))
        while game.outcome is None and kinds:
            if game.counters.ply > _OPENING and _is_sharp(game.position):
                yield from _tasks(game, engine, kinds)
            game.push(players[rng.random() < _CARELESS].choose(game, rng=rng))


def _is_sharp(position: Position) -> bool:
    """Whether a task is likely and its proof short enough."""
    if isinstance(position, ClassicPosition):
        steps = [position.board.distance(position.pawns[a.piece], a.squares) for a in position.aims]
        few = 0 < sum(position.stock) <= _MOST_FENCES
        return few and min(step or 0 for step in steps) <= _NEAR
    return sum(1 for _ in position.legal_moves()) <= _MOST_MOVES


def _short(mode: str) -> dict[str, Any]:
    """A game with few fences and lives, which ends sooner."""
    if mode == "classic-2":
        return {"fences_each": 6}
    if mode == "pacman":
        return {"lives": 1}
    return {"lives": 1, "pac_stock": 0, "ghost_stock": 0}


def _tasks(game: Game, engine: Engine, kinds: Collection[str]) -> Iterator[Task]:
    position, key = game.position, game.mode.key
    if forces(position, position.to_move, 1):
        return
    end = engine.analyse(game, _GUESS).best.ends_in
    if "win" in kinds and end is not None and 0 < end <= _PLIES[key]:
        kind, plies, right = "win", _PLIES[key], winning(position, _PLIES[key])
    elif "save" in kinds and (end is None or end < 0):
        kind, plies, right = "save", _LOSS[key], saving(position, _LOSS[key])
    else:
        return
    goals = {position.after(move) for move in right}
    if 0 < len(goals) <= _MOST_RIGHT[key] and len(goals) < len(set(_successors(position))):
        yield Task(kind, plies, tuple(game.text(move) for move in right), _text(position))


def make(mode: str) -> list[Task]:
    """Enough tasks of both kinds, no position twice."""
    kept: dict[str, Task] = {}
    kinds = {"win", "save"}
    for task in find(mode, kinds, seed=1):
        kept.setdefault(task.position, task)
        kinds -= {kind for kind in kinds if _count(kept, kind) == _WANTED}
    return sorted(kept.values(), key=str)


def _count(kept: Mapping[str, Task], kind: str) -> int:
    return sum(task.kind == kind for task in kept.values())


if __name__ == "__main__":
    for name in sys.argv[1:] or MODES:
        (FOLDER / f"{name}.txt").write_text("".join(f"{task}\n" for task in make(name)))
