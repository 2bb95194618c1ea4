"""What every family of modes answers about a moment of play."""

from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum, unique
from typing import TYPE_CHECKING, Protocol

from corridor.rules.board import Board, Links, Square, Squares
from corridor.rules.errors import Refused
from corridor.rules.layout import Layout
from corridor.rules.moves import Move, Piece, Side

if TYPE_CHECKING:
    from corridor.rules.modes import Mode


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
class Aim:
    """What a piece is on its way to: the squares it wants, and the tunnels it may use."""

    piece: Piece
    squares: Squares
    links: Links = ()


@dataclass(frozen=True, slots=True)
class Sight:
    """A ghost that sees PAC-MAN, and along which line."""

    ghost: Piece
    start: Square
    prey: Square


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
    """A moment of play: frozen, hashable, canonical; every answer is pure.

    Equal positions have equal texts and equal legal moves. How the game came here (plies,
    repetition, rounds without progress) is the game's, not the position's.
    """

    @property
    def mode(self) -> "Mode": ...
    @property
    def board(self) -> Board: ...
    @property
    def layout(self) -> Layout: ...
    @property
    def squares(self) -> tuple[Square | None, ...]: ...
    @property
    def stock(self) -> tuple[int, ...]: ...
    @property
    def to_move(self) -> Side: ...
    @property
    def movers(self) -> tuple[Piece, ...]: ...
    @property
    def outcome(self) -> Outcome | None: ...
    @property
    def aims(self) -> tuple[Aim | None, ...]: ...
    @property
    def steps_left(self) -> int | None: ...
    @property
    def marks(self) -> Marks: ...
    def legal_moves(self) -> Iterator[Move]: ...
    def why_not(self, move: Move) -> Refused | None: ...
    def after(self, move: Move) -> "Position": ...
    def turn_of(self, piece: Piece) -> "Position": ...
    def made_progress(self, move: Move, after: "Position") -> bool: ...
    def ended_round(self, after: "Position") -> bool: ...
    def __hash__(self) -> int: ...


def or_pass(moves: Iterator[Move], alternative: Move) -> Iterator[Move]:
    """All the moves; if there is none, the forced pass."""
    yield next(moves, alternative)
    yield from moves
