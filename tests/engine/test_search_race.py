"""A race without fences in hand is exact: compared with a search of all its positions."""

from collections import deque
from dataclasses import replace
from random import Random

import pytest

from corridor.engine.player import Limit
from corridor.engine.search import Engine
from corridor.rules.board import Board
from corridor.rules.classic import ClassicPosition
from corridor.rules.game import Game
from corridor.rules.moves import Place
from corridor.rules.position_text import position_text

SQUARES = 81


def cluttered(seed: int, *, edge_side_jump: bool) -> ClassicPosition:
    """A board with many fences, all spent."""
    rng, game = Random(seed), Game("classic-2", edge_side_jump=edge_side_jump)
    for _ in range(20):
        game.push(rng.choice([move for move in game.legal_moves if isinstance(move, Place)]))
    position = game.position
    assert isinstance(position, ClassicPosition)
    return replace(position, stock=(0, 0))


def all_ends(start: ClassicPosition) -> dict[ClassicPosition, int]:
    """Moves to the end of every race on a board, below 0 where the mover loses."""
    before: dict[ClassicPosition, list[ClassicPosition]] = {}
    open_moves: dict[ClassicPosition, int] = {}
    ends: dict[ClassicPosition, int] = {}
    for position in _races(start):
        after = [position.after(move) for move in position.legal_moves()]
        if any(successor.outcome for successor in after):
            ends[position] = 1
            continue
        open_moves[position] = len(after)
        for successor in after:
            before.setdefault(successor, []).append(position)
    queue = deque(ends)
    while queue:
        successor = queue.popleft()
        for position in before.get(successor, []):
            open_moves[position] -= 1
            if position in ends or (ends[successor] > 0 and open_moves[position]):
                continue
            ends[position] = -(ends[successor] + 1) if ends[successor] > 0 else 1 - ends[successor]
            queue.append(position)
    return ends


def _races(start: ClassicPosition) -> list[ClassicPosition]:
    goals = [aim.squares for aim in start.aims]
    return [
        replace(start, pawns=(one, other), to_move=mover)
        for mover in (0, 1)
        for one in range(SQUARES)
        for other in range(SQUARES)
        if one != other and not goals[0] >> one & 1 and not goals[1] >> other & 1
        if _has_routes(start.board, (one, other), goals)
    ]


def _has_routes(board: Board, pawns: tuple[int, int], goals: list[int]) -> bool:
    return all(
        board.distance(pawn, goal) is not None for pawn, goal in zip(pawns, goals, strict=True)
    )


@pytest.mark.parametrize("edge_side_jump", [True, False])
def test_the_end_of_a_race_is_known_to_the_move(edge_side_jump: bool) -> None:
    start = cluttered(seed=5, edge_side_jump=edge_side_jump)
    ends, engine = all_ends(start), Engine(hash_mb=1)
    near = [
        position
        for position in ends
        if abs(position.pawns[0] - position.pawns[1]) in {1, 2, 9, 18, 10, 8}
    ]
    for position in Random(1).sample(near, 60):
        game = Game.from_position(position_text(position, None))
        assert engine.analyse(game, Limit(depth=6)).best.ends_in == ends[position]
