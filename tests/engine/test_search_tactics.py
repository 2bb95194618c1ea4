"""Forced wins and saving moves are found within a number of nodes."""

import pytest

from corridor.engine.player import Limit
from corridor.engine.search import Engine
from corridor.rules.game import Game
from tests.engine.tactics import MODES, Task, forces, read

_NODES = 60_000


@pytest.mark.parametrize(
    "task",
    [pytest.param(task, id=f"{mode}-{n}") for mode in MODES for n, task in enumerate(read(mode))],
)
def test_the_right_move_is_found(task: Task) -> None:
    game = Game.from_position(task.position)
    best = Engine(hash_mb=2).analyse(game, Limit(nodes=_NODES)).best
    assert game.text(best.moves[0]) in _alike(game, task.right)
    if task.kind == "win":
        assert best.ends_in is not None
        assert 0 < best.ends_in <= task.plies


def _alike(game: Game, right: tuple[str, ...]) -> set[str]:
    """The right moves, and others that lead to the same positions."""
    goals = {game.position.after(game.parse(text)) for text in right}
    return {game.text(move) for move in game.legal_moves if game.position.after(move) in goals}


@pytest.mark.parametrize("mode", MODES)
def test_the_tasks_are_what_they_say(mode: str) -> None:
    tasks = read(mode)
    assert len(tasks) >= 20
    task = next(task for task in tasks if task.kind == "win")
    game = Game.from_position(task.position)
    side = game.to_move
    game.push_text(task.right[0])
    assert forces(game.position, side, task.plies - 1)
