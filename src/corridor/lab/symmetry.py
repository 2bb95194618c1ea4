"""The symmetries a maze may have, as maps of squares and fences."""

from collections.abc import Callable, Iterable
from enum import StrEnum, unique

from corridor.rules.board import SIZE, SLOTS, Fence, Square

_Point = tuple[int, int]


@unique
class Kind(StrEnum):
    """What a maze looks like after it is moved onto itself. The values are stable codes."""

    FREE = "free"  # no symmetry
    DIAGONAL = "diagonal"  # mirrored at the diagonal from a1 to i9
    MIRROR = "mirror"  # mirrored left to right
    HALF_TURN = "half-turn"
    QUARTER_TURN = "quarter-turn"


def _images(kind: Kind, point: _Point, size: int) -> list[_Point]:
    """Where a point of a square grid goes when the symmetry is applied again and again."""
    x, y = point
    last = size - 1
    moves: dict[Kind, Callable[[int, int], _Point]] = {
        Kind.FREE: lambda x, y: (x, y),
        Kind.DIAGONAL: lambda x, y: (y, x),
        Kind.MIRROR: lambda x, y: (last - x, y),
        Kind.HALF_TURN: lambda x, y: (last - x, last - y),
        Kind.QUARTER_TURN: lambda x, y: (last - y, x),
    }
    found = [(x, y)]
    while (image := moves[kind](*found[-1])) != found[0]:
        found.append(image)
    return found


def squares_like(kind: Kind, square: Square) -> list[Square]:
    """A square and its images, each once."""
    images = _images(kind, (square % SIZE, square // SIZE), SIZE)
    return [y * SIZE + x for x, y in images]


def fences_like(kind: Kind, fence: Fence) -> list[Fence]:
    """A fence and its images, each once."""
    turns = kind in {Kind.DIAGONAL, Kind.QUARTER_TURN}
    images = _images(kind, (fence.slot % SLOTS, fence.slot // SLOTS), SLOTS)
    if turns and len(images) % 2:  # a crossing that stays where it is would hold both ways
        images *= 2
    found = [
        Fence(y * SLOTS + x, horizontal=fence.horizontal != (turns and bool(number % 2)))
        for number, (x, y) in enumerate(images)
    ]
    return list(dict.fromkeys(found))


def is_symmetric(kind: Kind, fences: Iterable[Fence]) -> bool:
    """Whether fences stay the same set when they are moved by the symmetry."""
    known = set(fences)
    return all(image in known for fence in known for image in fences_like(kind, fence))
