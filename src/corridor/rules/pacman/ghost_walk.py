"""A ghost's walk: one step, or a frenzied one of more while it sees PAC-MAN."""

from collections.abc import Iterator
from dataclasses import replace
from typing import TYPE_CHECKING

from corridor.rules.board import SIZE, Square, Squares, square_set
from corridor.rules.chase.paths import Path, paths
from corridor.rules.moves import Move, Pass, Piece, Walk
from corridor.rules.pacman.ghost_turns import settled, standing, turn_square
from corridor.rules.pacman.pacman_walk import caught

if TYPE_CHECKING:
    from corridor.rules.pacman.position import PacmanPosition


def moves(position: "PacmanPosition", ghost: Piece) -> Iterator[Move]:
    """The walks of a ghost, and a stay where a switch allows it."""
    for path in _paths(position, ghost):
        yield Walk(ghost, path)
    if position.rules.ghost_stay:
        yield stay(position, ghost)


def stay(position: "PacmanPosition", ghost: Piece) -> Pass:
    """The pass of a ghost; it is named where the ghosts choose their order."""
    return Pass(ghost) if position.rules.ghost_order == "free" else Pass()


def is_frenzied(position: "PacmanPosition", ghost: Piece) -> bool:
    """Whether the ghost sees PAC-MAN as its turn begins, and that changes its walk."""
    here = turn_square(position, ghost)
    if here is None or position.rules.frenzy == "none":
        return False
    return position.board.sees(here, position.pacman)


def most_steps(position: "PacmanPosition", ghost: Piece) -> int:
    """How many steps the ghost's walk may have."""
    steps = position.rules.steps
    return steps.frenzy if is_frenzied(position, ghost) else steps.ghost


def after_ghost(
    position: "PacmanPosition", ghost: Piece, square: Square | None
) -> "PacmanPosition":
    """The position after a ghost's turn: a catch, the next ghost, or a new round."""
    walked = standing(position, ghost, square)
    if square == position.pacman:
        return caught(walked)
    return settled(replace(walked, played=position.played | 1 << ghost))


# Paths


def _paths(position: "PacmanPosition", ghost: Piece) -> Iterator[Path]:
    here = turn_square(position, ghost)
    if here is None:
        return
    if not is_frenzied(position, ghost):
        yield from _ordinary_paths(position, ghost, here)
        return
    frenzied = list(_frenzied_paths(position, ghost, here))
    if position.rules.frenzy == "up_to_2":
        yield from _ordinary_paths(position, ghost, here)
        yield from (path for path in frenzied if len(path) > position.rules.steps.ghost)
    else:
        yield from frenzied or _ordinary_paths(position, ghost, here)


def _ordinary_paths(position: "PacmanPosition", ghost: Piece, here: Square) -> Iterator[Path]:
    for path in _all_paths(position, ghost, here, position.rules.steps.ghost):
        if may_end(position, ghost, path[-1]):
            yield path


def _frenzied_paths(position: "PacmanPosition", ghost: Piece, here: Square) -> Iterator[Path]:
    most = position.rules.steps.frenzy
    for path in _all_paths(position, ghost, here, most):
        full = len(path) == most and _fits_frenzy(position, here, path)
        if (full or path[-1] == position.pacman) and may_end(position, ghost, path[-1]):
            yield path


def _all_paths(position: "PacmanPosition", ghost: Piece, here: Square, most: int) -> Iterator[Path]:
    barred = barred_to(position, ghost)

    def enters(square: Square) -> Iterator[Square]:
        return (s for s in position.board.neighbours(square) if not barred >> s & 1)

    return paths(here, most, enters, lambda path: path[-1] == position.pacman)


def _fits_frenzy(position: "PacmanPosition", here: Square, path: Path) -> bool:
    if position.rules.frenzy_path == "any":
        return True
    deltas = {there - near for near, there in zip((here, *path), path, strict=False)}
    if position.rules.frenzy_path == "towards":
        return deltas == {_direction(here, position.pacman)}
    return len(deltas) == 1


def _direction(here: Square, there: Square) -> int:
    """The step that leads from one square towards another in line with it."""
    size = SIZE if here % SIZE == there % SIZE else 1
    return size if there > here else -size


# Squares


def barred_to(position: "PacmanPosition", ghost: Piece) -> Squares:
    """Squares the ghost may not even cross."""
    barred = position.pellets if position.rules.ghost_on_pellet == "no_entry" else 0
    if position.rules.ghost_stack == "block":
        barred |= _other_ghosts(position, ghost)
    return barred


def may_end(position: "PacmanPosition", ghost: Piece, end: Square) -> bool:
    """Whether a walk of the ghost may end on the square."""
    barred = 0 if position.rules.ghost_on_pellet == "free" else position.pellets
    if position.rules.ghost_stack != "share":
        barred |= _other_ghosts(position, ghost)
    return not barred >> end & 1


def _other_ghosts(position: "PacmanPosition", ghost: Piece) -> Squares:
    return square_set(
        square
        for other, square in enumerate(position.ghosts, start=1)
        if other != ghost and square is not None
    )
