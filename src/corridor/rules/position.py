"""What every position answers: one moment of play, in any family of modes."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum, unique
from typing import TYPE_CHECKING, NamedTuple, Protocol

from corridor.rules.board import Board, Links, Square, Squares
from corridor.rules.errors import NOWHERE, Expected, Place, Refused
from corridor.rules.layout import Layout
from corridor.rules.moves import Move, Piece, Side

if TYPE_CHECKING:
    from corridor.rules.family import Mode


class Condition(NamedTuple):
    """What must hold, whether it does, what was read, and where on the board that is."""

    expected: Expected
    holds: bool
    found: str
    at: Place = NOWHERE


@unique
class Reason(StrEnum):
    """How a game ended. The values are stable codes, in the order in which they are tested."""

    GOAL = "goal"
    PELLETS = "pellets"
    GHOSTS = "ghosts"
    CATCHES = "catches"
    PLIES = "plies"
    THREEFOLD = "threefold"
    NO_PROGRESS = "no_progress"


@dataclass(frozen=True, slots=True)
class Outcome:
    """Who won, and how; no winner means a draw."""

    winner: Side | None
    reason: Reason


@dataclass(frozen=True, slots=True)
class Counters:
    """What a game counts for its limits; not part of a position's equality or hash."""

    ply: int = 0
    quiet: int = 0  # rounds without progress
    best: int = 0  # most pellets eaten in one life


@dataclass(frozen=True, slots=True)
class Aim:
    """The squares a piece wants to reach, and the tunnels it may use."""

    piece: Piece
    squares: Squares
    links: Links = ()


@dataclass(frozen=True, slots=True)
class Sight:
    """A ghost that sees PAC-MAN, along which line, and how many steps that gives it."""

    ghost: Piece
    start: Square
    prey: Square
    steps: int


@dataclass(frozen=True, slots=True)
class Marks:
    """What a family shows besides pieces, fences and pellets."""

    phase: str = ""  # what is decided next; a stable code of the family
    boosted: bool = False  # ghosts on squares that PAC-MAN enters now are eaten
    edible: tuple[Piece, ...] = ()  # ghosts that one of his walks can eat now
    sights: tuple[Sight, ...] = ()
    gates: tuple[Square, ...] = ()  # respawn squares
    tunnels: Links = ()
    reserve: int | None = None  # pellets kept, where they are kept
    speed: int | None = None  # steps of a ghost, where it depends on the pellets eaten
    turn: int | None = None  # the turn of the opening, while it lasts
    opening: int = 0  # how many turns the opening has


class Position(Protocol):
    """One moment of play: frozen, hashable and canonical; every answer is pure.

    Equal positions have equal texts and equal legal moves. History (plies, repetition, rounds
    without progress) belongs to the game, not to the position.
    """

    @property
    def mode(self) -> "Mode": ...
    @property
    def board(self) -> Board: ...
    @property
    def layout(self) -> Layout: ...
    @property
    def squares(self) -> tuple[Square | None, ...]: ...  # by piece; None: off the board
    @property
    def stock(self) -> tuple[int, ...]: ...  # fences in hand, by side
    @property
    def to_move(self) -> Side: ...
    @property
    def movers(self) -> tuple[Piece, ...]: ...  # the pieces any of which may decide now
    @property
    def outcome(self) -> Outcome | None: ...  # by the board alone
    @property
    def aims(self) -> tuple[Aim | None, ...]: ...  # by side
    @property
    def steps_left(self) -> int | None: ...  # of the walk now due
    @property
    def marks(self) -> Marks: ...
    def __hash__(self) -> int: ...

    # Moves

    def legal_moves(self) -> Iterator[Move]: ...
    def why_not(self, move: Move) -> Refused | None: ...
    def after(self, move: Move) -> "Position": ...
    def turn_of(self, piece: Piece) -> "Position": ...

    # For the limits that a game counts

    def made_progress(self, move: Move, after: "Position") -> bool: ...
    def ended_round(self, after: "Position") -> bool: ...

    # For texts and for the core

    def text_fields(self) -> list[str]: ...  # what follows the fences in position text
    def conditions(self) -> Iterator[Condition]: ...  # what holds in every reachable position
    def core_numbers(self) -> dict[str, int]: ...  # the family's fields of the core's state


def shared(squares: Sequence[Square | None]) -> Place:
    """The squares on which more than one piece stands, and those pieces."""
    standing = [square for square in squares if square is not None]
    taken = {square for square in standing if standing.count(square) > 1}
    pieces = tuple(piece for piece, square in enumerate(squares) if square in taken)
    return Place(squares=tuple(sorted(taken)), pieces=pieces)


def or_pass(moves: Iterator[Move], alternative: Move) -> Iterator[Move]:
    """The moves, or the forced pass if there are none."""
    yield next(moves, alternative)
    yield from moves


def pellets_eaten(position: Position) -> int:
    """How many pellets of the layout are gone from the board."""
    pellets = position.mode.layout.pellets
    return pellets and pellets.bit_count() - position.layout.pellets.bit_count()
