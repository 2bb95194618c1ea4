"""How beginners play a chase: each ghost runs at PAC-MAN, PAC-MAN runs to the nearest pellet.

A ghost that plays so does not care where the others are, and PAC-MAN watches the nearest ghost
only. Low levels decide so at some of their moves, and think at the others.
"""

import math
from collections.abc import Sequence
from random import Random

from corridor.rules.board import Square, Squares
from corridor.rules.chase import PACMAN
from corridor.rules.game import Game
from corridor.rules.moves import Move, Walk
from corridor.rules.position import Position

_NO_WAY = 99


def by_instinct(game: Game, found: Sequence[Move], rng: Random, slack: int) -> Move | None:
    """The walk that looks best to a beginner; ``None`` where nothing can walk to an aim.

    Ghosts dawdle by ``slack``, in hundredths of a step, but never walk away from PAC-MAN.
    """
    walks = [move for move in found if isinstance(move, Walk)]
    position = game.position
    if not walks or position.squares[PACMAN] is None:
        return None
    if walks[0].piece != PACMAN:
        return _ghost(position, walks, rng, slack)
    worths = [_pacman(position, walk) for walk in walks]
    best = min(worths)
    return rng.choice([walk for walk, worth in zip(walks, worths, strict=True) if worth == best])


def _ghost(position: Position, walks: list[Walk], rng: Random, slack: int) -> Walk:
    """A walk towards PAC-MAN: that which leads nearest, or by chance one that leads less far."""
    here, start = position.squares[PACMAN], position.squares[walks[0].piece]
    prey = 0 if here is None else 1 << here
    steps = {walk: _steps(position, walk.path[-1], prey) for walk in walks}
    now = _NO_WAY if start is None else _steps(position, start, prey)
    best = min(steps.values())
    kept = [walk for walk in walks if steps[walk] <= max(best, now)]
    if not slack:
        return rng.choice([walk for walk in kept if steps[walk] == best])
    return rng.choices(kept, [math.exp(100 * (best - steps[walk]) / slack) for walk in kept])[0]


def _pacman(position: Position, walk: Walk) -> tuple[int, ...]:
    """Ghosts left, then whether the nearest ghost reaches him, then steps to a pellet."""
    end = walk.path[-1]
    eaten = set(walk.path) & set(position.squares[1:]) if position.marks.boosted else set()
    pellets = position.layout.pellets
    return -len(eaten), _is_reached(position, end), _steps(position, end, pellets)


def _is_reached(position: Position, end: Square) -> bool:
    """Whether the ghost that is nearest to PAC-MAN can walk to a square."""
    here = position.squares[PACMAN]
    start = 0 if here is None else 1 << here
    ghosts = [square for square in position.squares[1:] if square is not None]
    near = min(ghosts, key=lambda square: _steps(position, square, start), default=None)
    return near is not None and _steps(position, near, 1 << end) <= 1


def _steps(position: Position, start: Square, goal: Squares) -> int:
    steps = position.board.distance(start, goal, position.marks.tunnels)
    return _NO_WAY if steps is None else steps
