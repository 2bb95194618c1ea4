"""A plain board of sets and dicts, to check the fast one."""

from collections.abc import Iterable
from functools import cache

from corridor.rules.board import SIZE, SLOTS, Fence, Links, Square, Squares, bits

Steps = dict[Square, set[Square]]


@cache
def around(square: Square) -> tuple[Square, ...]:
    """The neighbour squares without fences."""
    x, y = square % SIZE, square // SIZE
    near = ((x, y + 1), (x + 1, y), (x, y - 1), (x - 1, y))
    return tuple(v * SIZE + u for u, v in near if 0 <= u < SIZE and 0 <= v < SIZE)


def steps_left_by(fences: Iterable[Fence], links: Links = ()) -> Steps:
    """For every square the squares one open step away."""
    steps = {square: set(around(square)) for square in range(SIZE * SIZE)}
    for here, there in _shut(fences):
        steps[here].remove(there)
        steps[there].remove(here)
    for here, there in links:
        steps[here].add(there)
        steps[there].add(here)
    return steps


def _shut(fences: Iterable[Fence]) -> Iterable[tuple[Square, Square]]:
    for fence in fences:
        x, y = fence.slot % SLOTS, fence.slot // SLOTS
        for along in (0, 1):
            if fence.horizontal:
                yield y * SIZE + x + along, (y + 1) * SIZE + x + along
            else:
                yield (y + along) * SIZE + x, (y + along) * SIZE + x + 1


def distances(steps: Steps, start: Square) -> dict[Square, int]:
    """Every reachable square and its distance."""
    found, queue = {start: 0}, [start]
    for here in queue:
        for there in steps[here]:
            if there not in found:
                found[there] = found[here] + 1
                queue.append(there)
    return found


def distance(steps: Steps, start: Square, goal: Squares) -> int | None:
    """Steps to the nearest square of the goal."""
    found = distances(steps, start)
    return min((found[square] for square in bits(goal) if square in found), default=None)


def regions(steps: Steps) -> int:
    """The number of regions."""
    left, count = set(steps), 0
    while left:
        left -= set(distances(steps, min(left)))
        count += 1
    return count
