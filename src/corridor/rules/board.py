"""Squares, fences and open steps: the geometry that every mode shares.

A set of squares is an ``int`` with one bit a square (bit 0 is a1, bit 80 is i9), a set of
slots an ``int`` with one bit a slot. Nothing here knows a piece, a side or a rule of a game.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import compress, pairwise
from operator import attrgetter
from typing import TypeAlias, TypeVar

from corridor.rules.errors import Expected, InvalidText

Square: TypeAlias = int  # 0..80: a1 is 0, b1 is 1, i9 is 80
Squares: TypeAlias = int  # a set of squares, one bit each
Links: TypeAlias = tuple[tuple[Square, Square], ...]  # tunnels: squares that count as neighbours
_T = TypeVar("_T")

SIZE = 9
SLOTS = SIZE - 1
_FILES = "abcdefghi"
_RANKS = "123456789"
_ALL: Squares = (1 << SIZE * SIZE) - 1
_ALL_SLOTS = (1 << SLOTS * SLOTS) - 1


def square_at(x: int, y: int) -> Square:
    """Name a square by file and rank, both counted from 0."""
    return y * SIZE + x


def square_name(square: Square) -> str:
    """Say a square as players do.

    >>> square_name(0), square_name(80)
    ('a1', 'i9')
    """
    return _FILES[square % SIZE] + _RANKS[square // SIZE]


def parse_square(text: str) -> Square:
    """Read a square as players write it.

    >>> parse_square("e1")
    4
    """
    if len(text) == 2 and text[0] in _FILES and text[1] in _RANKS:  # noqa: PLR2004  a letter, a digit
        return square_at(_FILES.index(text[0]), _RANKS.index(text[1]))
    raise InvalidText(text, expected=Expected.SQUARE)


def bits(members: int) -> Iterator[int]:
    """Walk through a set, lowest member first.

    >>> list(bits(0b1101))
    [0, 2, 3]
    """
    while members:
        low = members & -members
        yield low.bit_length() - 1
        members ^= low


_YES_OR_NO = bytes.maketrans(b"01", b"\0\1")


def chosen(members: int, things: Sequence[_T]) -> Iterator[_T]:
    """The things that a set has as its members; quicker than ``bits`` for a long list.

    >>> list(chosen(0b1101, "abcd"))
    ['a', 'c', 'd']
    """
    digits = f"{members:0{len(things)}b}"[::-1]
    return compress(things, digits.encode().translate(_YES_OR_NO))


def square_set(squares: Iterable[Square]) -> Squares:
    """Gather squares into a set."""
    members = 0
    for square in squares:
        members |= 1 << square
    return members


RANK_1 = square_set(range(SIZE))
FILE_A = square_set(range(0, SIZE * SIZE, SIZE))
RANK_9 = RANK_1 << SIZE * (SIZE - 1)
FILE_I = FILE_A << (SIZE - 1)
EDGE = RANK_1 | RANK_9 | FILE_A | FILE_I

# Squares that have a neighbour to the north, to the east, on a board without fences.
_NORTH = _ALL & ~RANK_9
_EAST = _ALL & ~FILE_I


@dataclass(frozen=True, slots=True, order=True)
class Fence:
    """A fence two squares long, named by the slot under its middle and the way it lies.

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
_BY_SLOT = attrgetter("slot")  # sorts as ``fence_order`` if the horizontal ones come first
_TEXTS = tuple(
    square_name(fence.square) + ("h" if fence.horizontal else "v") for fence in ALL_FENCES
)
_FENCE_BY_TEXT = dict(zip(_TEXTS, ALL_FENCES, strict=True))


def fence_order(fence: Fence) -> tuple[int, bool]:
    """Sort key under which fences stand in texts: by square, the horizontal one first."""
    return fence.slot, not fence.horizontal


def blocked_steps(fence: Fence) -> tuple[tuple[Square, Square], tuple[Square, Square]]:
    """The two pairs of neighbours that the fence stands between."""
    first = fence.square
    along, across = (1, SIZE) if fence.horizontal else (SIZE, 1)
    return (first, first + across), (first + along, first + along + across)


# The corners of squares form a lattice of 10 x 10 points. A fence covers three of them in a row.
# All points of the rim hang together, as if a fence ran round the board.
_POINTS = SIZE + 1
_BARE, _RIM = 0, 1


def _points(fence: Fence) -> tuple[int, int, int]:
    middle = (fence.slot // SLOTS + 1) * _POINTS + fence.slot % SLOTS + 1
    along = 1 if fence.horizontal else _POINTS
    return middle - along, middle, middle + along


def _is_rim(point: int) -> bool:
    x, y = point % _POINTS, point // _POINTS
    return x in (0, SIZE) or y in (0, SIZE)


# What is known of each fence, first by whether it is horizontal, then by slot.
_BY_WAY = [ALL_FENCES[SLOTS * SLOTS :], ALL_FENCES[: SLOTS * SLOTS]]
_FENCE_POINTS = [[_points(fence) for fence in fences] for fences in _BY_WAY]
_BLOCKS = [
    [square_set(near for near, _far in blocked_steps(fence)) for fence in fences]
    for fences in _BY_WAY
]
_EMPTY_WEB = bytes(_RIM if _is_rim(point) else _BARE for point in range(_POINTS * _POINTS))


def _join(web: bytes, fence: Fence) -> bytes:
    """Hang a fence into the web: everything its points touch becomes one part."""
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
    """The fences that stand, and the steps they leave open.

    >>> board = Board.of(["e1h"])
    >>> [square_name(square) for square in board.neighbours(parse_square("e1"))]
    ['f1', 'd1']
    """

    horizontal: int = 0  # slots that hold a horizontal fence
    vertical: int = 0
    north: Squares = field(default=_NORTH, compare=False, repr=False)  # open steps to the north
    east: Squares = field(default=_EAST, compare=False, repr=False)
    # Which part of the web of fences each point belongs to: equal labels hang together.
    web: bytes = field(default=_EMPTY_WEB, compare=False, repr=False)

    @classmethod
    def of(cls, fences: Iterable[Fence | str]) -> "Board":
        """Set up fences that are known to fit."""
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
        """Slots where a horizontal, a vertical fence fits: it crosses and overlaps none."""
        taken = self.horizontal | self.vertical
        beside = (self.horizontal & ~_LAST_FILE) << 1 | (self.horizontal & ~_FIRST_FILE) >> 1
        above = self.vertical << SLOTS | self.vertical >> SLOTS
        return _ALL_SLOTS & ~(taken | beside), _ALL_SLOTS & ~(taken | above)

    def fits(self, fence: Fence) -> bool:
        """Whether the fence crosses and overlaps none."""
        return bool(self.free_slots()[not fence.horizontal] >> fence.slot & 1)

    def closes_ring(self, fence: Fence) -> bool:
        """Whether two of the fence's three points already hang together.

        Only such a fence can part squares from others: what shuts in a region is a ring of
        fences, or a chain of them from rim to rim.
        """
        web = self.web
        one, two, three = _FENCE_POINTS[fence.horizontal][fence.slot]
        first, middle, last = web[one], web[two], web[three]
        return (middle and middle in (first, last)) or (first != _BARE and first == last)

    def closes(self, fence: Fence, start: Square, goal: Squares, links: Links = ()) -> bool:
        """Whether one more fence would part the square, which is not, from all of the goal."""
        if not self.closes_ring(fence):
            return False
        return not _flood(*self._steps_beside(fence), 1 << start, goal, links)

    def _steps_beside(self, fence: Fence) -> tuple[Squares, Squares]:
        """The steps to the north, to the east that one more fence leaves open."""
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
        return _spread(self.north, self.east, squares, links)

    def reaches(self, start: Square, goal: Squares, links: Links = ()) -> bool:
        """Whether open steps lead from the square to any square of the goal."""
        return bool(_flood(self.north, self.east, 1 << start, goal, links))

    def distance(
        self, start: Square, goal: Squares, links: Links = (), beside: Fence | None = None
    ) -> int | None:
        """How many open steps the nearest square of the goal is away, with or without a fence."""
        steps = (self.north, self.east) if beside is None else self._steps_beside(beside)
        layers = _flood(*steps, 1 << start, goal, links)
        return len(layers) - 1 if layers else None

    def route(self, start: Square, goal: Squares, links: Links = ()) -> tuple[Square, ...] | None:
        """A shortest way to the goal, both ends included."""
        north, east = self.north, self.east
        layers = _flood(north, east, 1 << start, goal, links)
        if not layers:
            return None
        ends = layers.pop() & goal
        here = ends & -ends
        way = [here.bit_length() - 1]
        while layers:
            back = _spread(north, east, here, links) & layers.pop()
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
        """Into how many parts the fences divide the squares."""
        return len(self.parts(links))

    def parts(self, links: Links = ()) -> list[Squares]:
        """The parts into which the fences divide the squares, that of a1 first."""
        left, found = _ALL, []
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
        """The squares one more fence would part from the rest: the smaller part, or none."""
        board = self.with_fence(fence)
        for near, far in blocked_steps(fence):
            parts = [board._region(1 << square, links) for square in (near, far)]
            if parts[0] != parts[1]:
                return min(parts, key=int.bit_count)
        return 0

    def parts_squares(self, fence: Fence, links: Links = ()) -> bool:
        """Whether one more fence would divide the squares into more regions than now."""
        return any(self.closes(fence, near, 1 << far, links) for near, far in blocked_steps(fence))


# Floods run on the open steps alone: most are for a board that will never be made.


def _spread(north: Squares, east: Squares, squares: Squares, links: Links) -> Squares:
    return (
        squares
        | (squares & north) << SIZE
        | squares >> SIZE & north
        | (squares & east) << 1
        | squares >> 1 & east
        | (_through(squares, links) if links else 0)
    )


def _through(squares: Squares, links: Links) -> Squares:
    """The ends of every tunnel that one of the squares is at."""
    ends = 0
    for one, other in links:
        if squares >> one & 1 or squares >> other & 1:
            ends |= 1 << one | 1 << other
    return ends


def _flood(
    north: Squares, east: Squares, squares: Squares, goal: Squares, links: Links
) -> list[Squares]:
    """The squares within 0, 1, 2 ... steps, until one of the goal is among them; or nothing."""
    layers, last = [squares], 0
    while not squares & goal:
        last = squares
        squares |= (  # as in ``_spread``: a call for each layer would take as long as the rest
            (squares & north) << SIZE
            | squares >> SIZE & north
            | (squares & east) << 1
            | squares >> 1 & east
        )
        if links:
            squares |= _through(last, links)
        if squares == last:
            return []
        layers.append(squares)
    return layers


NORTH, EAST, SOUTH, WEST = SIZE, 1, -SIZE, -1
DIRECTIONS = (NORTH, EAST, SOUTH, WEST)
_FIRST_FILE = square_set(range(0, SLOTS * SLOTS, SLOTS))
_LAST_FILE = _FIRST_FILE << (SLOTS - 1)


def _step_cuts() -> dict[tuple[Square, Square], tuple[int, int]]:
    """For each pair of neighbours the slots whose fence would stand between, by way it lies."""
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
    """Slots where a horizontal, a vertical fence would stand across the route."""
    lying = standing = 0
    for step in pairwise(route):
        across, along = _STEP_CUTS.get(step, _NOTHING_CUTS)
        lying |= across
        standing |= along
    return lying, standing
