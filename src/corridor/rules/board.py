"""Fences, slots and open steps: the geometry that every mode shares.

A set of slots is an ``int`` with one bit a slot, a set of squares one with a bit a square
(`squares.py`). Nothing here knows a piece, a side or a rule of a game.
"""

from collections.abc import Iterable
from dataclasses import dataclass, field
from itertools import pairwise
from operator import attrgetter

from corridor.rules.errors import Expected, InvalidText
from corridor.rules.flood import flood, spread
from corridor.rules.squares import (
    ALL_SQUARES,
    DIRECTIONS,
    EAST,
    EDGE,
    FILE_A,
    FILE_I,
    NORTH,
    RANK_1,
    RANK_9,
    SIZE,
    SOUTH,
    WEST,
    Links,
    Square,
    Squares,
    bits,
    chosen,
    parse_square,
    square_at,
    square_name,
    square_set,
)

# Names of squares are imported from here as well, so that callers need one module for geometry.
__all__ = [
    "ALL_FENCES",
    "DIRECTIONS",
    "EAST",
    "EDGE",
    "FILE_A",
    "FILE_I",
    "NORTH",
    "RANK_1",
    "RANK_9",
    "SIZE",
    "SLOTS",
    "SOUTH",
    "WEST",
    "Board",
    "Fence",
    "Links",
    "Square",
    "Squares",
    "bits",
    "blocked_steps",
    "chosen",
    "cuts",
    "fence_order",
    "parse_square",
    "square_at",
    "square_name",
    "square_set",
]

SLOTS = SIZE - 1
_ALL_SLOTS = (1 << SLOTS * SLOTS) - 1

# Squares that have a neighbour to the north, to the east, on a board without fences.
_NORTH = ALL_SQUARES & ~RANK_9
_EAST = ALL_SQUARES & ~FILE_I


@dataclass(frozen=True, slots=True, order=True)
class Fence:
    """A fence two squares long: the slot under its middle, and horizontal or vertical.

    >>> Fence.parse("e3h")
    Fence(slot=20, horizontal=True)
    >>> str(Fence(slot=20, horizontal=True))
    'e3h'
    """

    slot: int  # 0..63: the crossing at the top right corner of the square that names it
    horizontal: bool

    @property
    def square(self) -> Square:
        """The touched square nearest to a1, by which players name the fence."""
        return square_at(self.slot % SLOTS, self.slot // SLOTS)

    def __hash__(self) -> int:
        return self.slot << 1 | self.horizontal

    def __str__(self) -> str:
        return _TEXTS[self.slot + (0 if self.horizontal else SLOTS * SLOTS)]

    @classmethod
    def parse(cls, text: str) -> "Fence":
        """Read a fence as players write it."""
        found = _FENCE_BY_TEXT.get(text)
        if found is None:
            raise InvalidText(text, expected=Expected.FENCE)
        return found


ALL_FENCES: tuple[Fence, ...] = tuple(
    Fence(slot, horizontal) for horizontal in (True, False) for slot in range(SLOTS * SLOTS)
)
_BY_SLOT = attrgetter("slot")  # a stable sort: `fence_order` if the horizontal ones come first
_TEXTS = tuple(
    square_name(fence.square) + ("h" if fence.horizontal else "v") for fence in ALL_FENCES
)
_FENCE_BY_TEXT = dict(zip(_TEXTS, ALL_FENCES, strict=True))


def fence_order(fence: Fence) -> tuple[int, bool]:
    """Sort key of fences in texts: by square, the horizontal one first."""
    return fence.slot, not fence.horizontal


def blocked_steps(fence: Fence) -> tuple[tuple[Square, Square], tuple[Square, Square]]:
    """The two pairs of neighbours that the fence stands between."""
    first = fence.square
    along, across = (1, SIZE) if fence.horizontal else (SIZE, 1)
    return (first, first + across), (first + along, first + along + across)


# The corners of squares form a lattice of 10 x 10 points. A fence covers three of them in a row.
# All points of the rim are connected, as if a fence ran round the board.
_POINTS = SIZE + 1
_BARE, _RIM = 0, 1


def _points(fence: Fence) -> tuple[int, int, int]:
    middle = (fence.slot // SLOTS + 1) * _POINTS + fence.slot % SLOTS + 1
    along = 1 if fence.horizontal else _POINTS
    return middle - along, middle, middle + along


def _is_rim(point: int) -> bool:
    x, y = point % _POINTS, point // _POINTS
    return x in (0, SIZE) or y in (0, SIZE)


# Per-fence tables, indexed by ``horizontal`` and then by slot.
_BY_WAY = [ALL_FENCES[SLOTS * SLOTS :], ALL_FENCES[: SLOTS * SLOTS]]
_FENCE_POINTS = [[_points(fence) for fence in fences] for fences in _BY_WAY]
_BLOCKS = [
    [square_set(near for near, _far in blocked_steps(fence)) for fence in fences]
    for fences in _BY_WAY
]
_EMPTY_WEB = bytes(_RIM if _is_rim(point) else _BARE for point in range(_POINTS * _POINTS))


def _join(web: bytes, fence: Fence) -> bytes:
    """Add a fence to the web: all parts that its points touch become one part."""
    points = _FENCE_POINTS[fence.horizontal][fence.slot]
    touched = {web[point] for point in points} - {_BARE}
    part = min(touched, default=fence.slot + 2)
    for other in touched:
        web = web.replace(bytes((other,)), bytes((part,)))
    grown = bytearray(web)
    for point in points:
        grown[point] = part
    return bytes(grown)


@dataclass(frozen=True, slots=True)
class Board:
    """The fences on the board, and the steps they leave open.

    >>> board = Board.of(["e1h"])
    >>> [square_name(square) for square in board.neighbours(parse_square("e1"))]
    ['f1', 'd1']
    """

    horizontal: int = 0  # slots that hold a horizontal fence
    vertical: int = 0
    north: Squares = field(default=_NORTH, compare=False, repr=False)  # open steps to the north
    east: Squares = field(default=_EAST, compare=False, repr=False)
    # Union-find by labels: the connected part of fences that each lattice point belongs to.
    web: bytes = field(default=_EMPTY_WEB, compare=False, repr=False)

    @classmethod
    def of(cls, fences: Iterable[Fence | str]) -> "Board":
        """A board with these fences, which are known to fit."""
        board = cls()
        for fence in fences:
            board = board.with_fence(Fence.parse(fence) if isinstance(fence, str) else fence)
        return board

    @property
    def fences(self) -> tuple[Fence, ...]:
        """Every fence on the board, in the order of texts."""
        lying = [ALL_FENCES[slot] for slot in bits(self.horizontal)]
        standing = [ALL_FENCES[SLOTS * SLOTS + slot] for slot in bits(self.vertical)]
        return tuple(sorted(lying + standing, key=_BY_SLOT))

    def __contains__(self, fence: Fence) -> bool:
        return bool((self.horizontal if fence.horizontal else self.vertical) >> fence.slot & 1)

    def with_fence(self, fence: Fence) -> "Board":
        """The board with one more fence."""
        slot, web = 1 << fence.slot, _join(self.web, fence)
        north, east = self._steps_beside(fence)
        if fence.horizontal:
            return Board(self.horizontal | slot, self.vertical, north, east, web)
        return Board(self.horizontal, self.vertical | slot, north, east, web)

    def without_fence(self, fence: Fence) -> "Board":
        """The board with one fence taken away."""
        return Board.of(other for other in self.fences if other != fence)

    # Fences

    def free_slots(self) -> tuple[int, int]:
        """Slots where a horizontal and a vertical fence fits: it crosses and overlaps none."""
        taken = self.horizontal | self.vertical
        beside = (self.horizontal & ~_LAST_FILE) << 1 | (self.horizontal & ~_FIRST_FILE) >> 1
        above = self.vertical << SLOTS | self.vertical >> SLOTS
        return _ALL_SLOTS & ~(taken | beside), _ALL_SLOTS & ~(taken | above)

    def fits(self, fence: Fence) -> bool:
        """Whether the fence crosses and overlaps none."""
        return bool(self.free_slots()[not fence.horizontal] >> fence.slot & 1)

    def closes_ring(self, fence: Fence) -> bool:
        """Whether two of the fence's three points are already connected.

        Only such a fence can cut squares off: a region is enclosed by a ring of fences, or by a
        chain of them from rim to rim.
        """
        web = self.web
        one, two, three = _FENCE_POINTS[fence.horizontal][fence.slot]
        first, middle, last = web[one], web[two], web[three]
        return (middle and middle in (first, last)) or (first != _BARE and first == last)

    def closes(self, fence: Fence, start: Square, goal: Squares, links: Links = ()) -> bool:
        """Whether one more fence cuts the square off from the goal, which it reaches now."""
        if not self.closes_ring(fence):
            return False
        return not flood(*self._steps_beside(fence), 1 << start, goal, links)

    def _steps_beside(self, fence: Fence) -> tuple[Squares, Squares]:
        """The open steps, to the north and to the east, with one more fence."""
        blocks = _BLOCKS[fence.horizontal][fence.slot]
        if fence.horizontal:
            return self.north & ~blocks, self.east
        return self.north, self.east & ~blocks

    # Steps

    def is_open(self, here: Square, there: Square) -> bool:
        """Whether two squares lie side by side with no fence between."""
        low, high = (here, there) if here < there else (there, here)
        if high - low == SIZE:
            return bool(self.north >> low & 1)
        return high - low == 1 and bool(self.east >> low & 1)

    def step(self, here: Square, delta: int) -> Square | None:
        """The square one open step away in a direction, if there is one."""
        there = here + delta
        return there if 0 <= there < SIZE * SIZE and self.is_open(here, there) else None

    def neighbours(self, here: Square, links: Links = ()) -> tuple[Square, ...]:
        """The squares one open step away: north, east, south, west, then through a tunnel."""
        found = [there for delta in DIRECTIONS if (there := self.step(here, delta)) is not None]
        through = (pair[here == pair[0]] for pair in links if here in pair)
        return (*found, *through)

    def spread(self, squares: Squares, links: Links = ()) -> Squares:
        """The squares and all squares one open step from them."""
        return spread(self.north, self.east, squares, links)

    def reaches(self, start: Square, goal: Squares, links: Links = ()) -> bool:
        """Whether open steps lead from the square to any square of the goal."""
        return bool(flood(self.north, self.east, 1 << start, goal, links))

    def distance(
        self, start: Square, goal: Squares, links: Links = (), beside: Fence | None = None
    ) -> int | None:
        """Open steps to the nearest square of the goal; ``beside``: with one more fence."""
        steps = (self.north, self.east) if beside is None else self._steps_beside(beside)
        layers = flood(*steps, 1 << start, goal, links)
        return len(layers) - 1 if layers else None

    def route(self, start: Square, goal: Squares, links: Links = ()) -> tuple[Square, ...] | None:
        """A shortest route to the goal, both ends included."""
        north, east = self.north, self.east
        layers = flood(north, east, 1 << start, goal, links)
        if not layers:
            return None
        ends = layers.pop() & goal
        here = ends & -ends
        way = [here.bit_length() - 1]
        while layers:
            back = spread(north, east, here, links) & layers.pop()
            here = back & -back
            way.append(here.bit_length() - 1)
        return tuple(reversed(way))

    def sees(self, here: Square, there: Square) -> bool:
        """Whether both squares lie in one file or rank with no fence between.

        >>> Board().sees(parse_square("a1"), parse_square("a9"))
        True
        """
        low, high = min(here, there), max(here, there)
        if low % SIZE == high % SIZE:
            return all(self.north >> square & 1 for square in range(low, high, SIZE))
        if low // SIZE == high // SIZE:
            return all(self.east >> square & 1 for square in range(low, high))
        return False

    def regions(self, links: Links = ()) -> int:
        """How many regions the fences divide the squares into."""
        return len(self.parts(links))

    def parts(self, links: Links = ()) -> list[Squares]:
        """The regions into which the fences divide the squares, the one of a1 first."""
        left, found = ALL_SQUARES, []
        while left:
            found.append(self._region(left & -left, links))
            left &= ~found[-1]
        return found

    def _region(self, squares: Squares, links: Links) -> Squares:
        last = 0
        while squares != last:
            last, squares = squares, self.spread(squares, links)
        return squares

    def cut_off_by(self, fence: Fence, links: Links = ()) -> Squares:
        """The squares that one more fence cuts off: the smaller region, or none."""
        board = self.with_fence(fence)
        for near, far in blocked_steps(fence):
            parts = [board._region(1 << square, links) for square in (near, far)]
            if parts[0] != parts[1]:
                return min(parts, key=int.bit_count)
        return 0

    def parts_squares(self, fence: Fence, links: Links = ()) -> bool:
        """Whether one more fence divides a region in two."""
        return any(self.closes(fence, near, 1 << far, links) for near, far in blocked_steps(fence))


_FIRST_FILE = square_set(range(0, SLOTS * SLOTS, SLOTS))
_LAST_FILE = _FIRST_FILE << (SLOTS - 1)


def _step_cuts() -> dict[tuple[Square, Square], tuple[int, int]]:
    """For each pair of neighbours the slots of horizontal and vertical fences between them."""
    cuts: dict[tuple[Square, Square], tuple[int, int]] = {}
    for fence in ALL_FENCES:
        for near, far in blocked_steps(fence):
            lying, standing = cuts.get((near, far), (0, 0))
            slot = 1 << fence.slot
            found = (lying | slot, standing) if fence.horizontal else (lying, standing | slot)
            cuts[near, far] = cuts[far, near] = found
    return cuts


_STEP_CUTS = _step_cuts()
_NOTHING_CUTS = (0, 0)  # no fence closes a tunnel


def cuts(route: tuple[Square, ...]) -> tuple[int, int]:
    """Slots of horizontal and of vertical fences that would block a step of the route."""
    lying = standing = 0
    for step in pairwise(route):
        across, along = _STEP_CUTS.get(step, _NOTHING_CUTS)
        lying |= across
        standing |= along
    return lying, standing
