"""A toy family, as small as a family can be: king of the hill.

Two kings take turns to step to an open neighbour square; the first on e5 wins. There are no
fences to place. A switch says after how many plies the game is drawn.
"""

# ruff: noqa: ARG002  a family is asked more than this one needs to know
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from typing import ClassVar, cast

from corridor.rules.board import Board, Square, parse_square
from corridor.rules.errors import Expected, InvalidLayout, Refusal, Refused
from corridor.rules.family import Mode
from corridor.rules.layout import Figure, Layout
from corridor.rules.layout_files import Frame, layout_faults
from corridor.rules.moves import Move, Pass, Piece, Side, Walk
from corridor.rules.position import (
    Aim,
    Condition,
    Counters,
    Marks,
    Outcome,
    Position,
    Reason,
    or_pass,
)
from corridor.rules.registry import Entry
from corridor.rules.text_fields import FieldReader, numbers_text, squares_text

HILL = 1 << parse_square("e5")


@dataclass(frozen=True, slots=True)
class KingOfTheHill:
    """The switches."""

    family: ClassVar[str] = "king_of_the_hill"
    fields: ClassVar[tuple[str, ...]] = ("pieces", "side")
    phases: ClassVar[tuple[str, ...]] = ()

    draw_after_plies: int = 60

    def start(self, mode: Mode) -> "KingPosition":
        kings = cast("tuple[Square, ...]", mode.layout.squares)
        return KingPosition(mode, mode.layout.board, kings, 0)

    def layout_faults(self, layout: Layout, frame: Frame) -> Iterator[InvalidLayout]:
        return layout_faults(layout, frame)

    def drawn(self, counters: Counters, times_seen: Callable[[], int]) -> Outcome | None:
        over = 0 < self.draw_after_plies <= counters.ply
        return Outcome(None, Reason.PLIES) if over else None

    def rating(self, position: Position, best: int, winner: Side | None) -> None:
        return None

    def read_position(self, fields: FieldReader) -> "KingPosition":
        fields.count(5)
        start = cast("KingPosition", fields.mode.start())
        kings = cast("tuple[Square, ...]", fields.squares(3))
        return replace(start, board=fields.board(), squares=kings, to_move=fields.numbers(4, 1)[0])

    def core_numbers(self) -> dict[str, int]:
        return {}  # the core does not play it

    def position_from_core(self, mode: Mode, numbers: Mapping[str, int]) -> "KingPosition":
        raise AssertionError("the core does not play this family")


@dataclass(frozen=True, slots=True)
class KingPosition:
    """One moment of the game. Side and piece are the same number here."""

    mode: Mode = field(hash=False, repr=False)
    board: Board
    squares: tuple[Square, ...]
    to_move: Side

    @property
    def layout(self) -> Layout:
        start = self.mode.layout
        return replace(start, figures=start.with_squares(self.squares), board=self.board)

    @property
    def stock(self) -> tuple[int, ...]:
        return self.mode.layout.stock

    @property
    def movers(self) -> tuple[Piece, ...]:
        return (self.to_move,)

    @property
    def outcome(self) -> Outcome | None:
        winner = next((side for side, s in enumerate(self.squares) if HILL >> s & 1), None)
        return None if winner is None else Outcome(winner, Reason.GOAL)

    @property
    def aims(self) -> tuple[Aim, ...]:
        return tuple(Aim(piece, HILL) for piece in range(len(self.squares)))

    @property
    def steps_left(self) -> int:
        return 1

    @property
    def marks(self) -> Marks:
        return Marks()

    def legal_moves(self) -> Iterator[Move]:
        if self.outcome is None:
            here = self.squares[self.to_move]
            free = (s for s in self.board.neighbours(here) if s not in self.squares)
            yield from or_pass((Walk(self.to_move, (square,)) for square in free), Pass())

    def why_not(self, move: Move) -> Refused | None:
        return None if move in self.legal_moves() else Refused(Refusal.TOO_FAR)

    def after(self, move: Move) -> "KingPosition":
        following, squares = 1 - self.to_move, list(self.squares)
        if isinstance(move, Walk):
            squares[move.piece] = move.path[-1]
        return replace(self, squares=tuple(squares), to_move=following)

    def turn_of(self, piece: Piece) -> "KingPosition":
        return replace(self, to_move=piece)

    def made_progress(self, move: Move, after: Position) -> bool:
        return False

    def ended_round(self, after: Position) -> bool:
        return False

    def text_fields(self) -> list[str]:
        return [squares_text(self.squares), numbers_text((self.to_move,))]

    def conditions(self) -> Iterator[Condition]:
        kings = squares_text(self.squares)
        yield Condition(Expected.PIECES_APART, self.squares[0] != self.squares[1], kings)
        known = self.to_move < len(self.squares)
        yield Condition(Expected.SIDE_NUMBER, known, str(self.to_move))

    def core_numbers(self) -> dict[str, int]:
        return {}


_KINGS = (
    Figure("king", "K", 0, parse_square("a1"), HILL),
    Figure("queen", "Q", 1, parse_square("i9"), HILL),
)
HILL_MODE = Entry(
    "hill",
    KingOfTheHill(),
    Frame(_KINGS, sides=("king", "queen"), stock=0),
    (Layout("corners", _KINGS, (0, 0)), Layout("edges", _KINGS, (0, 0), Board.of(["d4h"]))),
    presets={"blitz": {"draw_after_plies": 4}},
)
