"""Layouts of the advanced chase with a Chamber anywhere, of any shape."""

from dataclasses import replace
from random import Random

from corridor.rules.board import ALL_FENCES, SIZE, Board, Square, blocked_steps, fence_order
from corridor.rules.layout import Layout

_ROOM_AT_MOST = 9
_GHOSTS = 4
_BESIDE = {  # the fences that would stand between two neighbours
    frozenset(step): tuple(fence for fence in ALL_FENCES if step in blocked_steps(fence))
    for each in ALL_FENCES
    for step in blocked_steps(each)
}


def with_random_chamber(rng: Random, usual: Layout) -> Layout:
    """Another Chamber, and ghosts inside it or anywhere; the caller checks whether it is legal.

    >>> from corridor.rules.modes import make_mode
    >>> len(with_random_chamber(Random(1), make_mode("pacman-advanced").layout).chamber)
    4
    """
    room = _room(rng)
    board = _walled(rng, room)
    for fence in rng.sample(ALL_FENCES, len(ALL_FENCES)):
        if len(board.fences) >= len(usual.chamber) and rng.random() < 0.8:  # some more than needed
            break
        if board.fits(fence):
            board = board.with_fence(fence)
    chamber = rng.sample(board.fences, len(usual.chamber))
    return replace(
        usual,
        name="custom",
        figures=usual.with_squares((None, *_ghosts(rng, room))),
        board=board,
        chamber=tuple(sorted(chamber, key=fence_order)),
    )


def _room(rng: Random) -> list[Square]:
    """A block of four squares in half of the cases, else any shape."""
    start = rng.randrange(SIZE * SIZE)
    if rng.random() < 0.5:
        x, y = min(start % SIZE, SIZE - 2), min(start // SIZE, SIZE - 2)
        return [y * SIZE + x, y * SIZE + x + 1, y * SIZE + x + SIZE, y * SIZE + x + SIZE + 1]
    room = [start]
    for _ in range(rng.randrange(_ROOM_AT_MOST)):
        room.append(rng.choice(Board().neighbours(rng.choice(room))))
    return sorted(set(room))


def _walled(rng: Random, room: list[Square]) -> Board:
    """Fences round the room, as far as they fit."""
    board = Board()
    steps = [(here, there) for here in room for there in board.neighbours(here)]
    border = [step for step in steps if step[1] not in room]
    for here, there in rng.sample(border, len(border)):
        fitting = [fence for fence in _BESIDE[frozenset((here, there))] if board.fits(fence)]
        if fitting and board.is_open(here, there):
            board = board.with_fence(rng.choice(fitting))
    return board


def _ghosts(rng: Random, room: list[Square]) -> list[Square]:
    inside = len(room) >= _GHOSTS and rng.random() < 0.6
    return rng.sample(room if inside else range(SIZE * SIZE), _GHOSTS)
