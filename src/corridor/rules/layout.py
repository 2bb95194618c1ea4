"""Layouts: what stands where and what each side holds, at the start or at any moment."""

from dataclasses import dataclass, field

from corridor.rules.board import Board, Fence, Links, Square, Squares
from corridor.rules.moves import Piece, Side


@dataclass(frozen=True, slots=True)
class Figure:
    """A piece: its name, letter, side, square and goal."""

    name: str
    letter: str
    side: Side
    square: Square | None  # None while it is off the board
    goal: Squares = 0  # squares on which it wins


@dataclass(frozen=True, slots=True)
class Layout:
    """A set-up, or a snapshot of a position."""

    name: str = field(compare=False)  # not part of equality
    figures: tuple[Figure, ...]
    stock: tuple[int, ...]  # fences in hand, by side
    board: Board = Board()
    pellets: Squares = 0
    lives: int | None = None
    chamber: tuple[Fence, ...] = ()  # fences that the opening relocates

    @property
    def squares(self) -> tuple[Square | None, ...]:
        """Where each piece stands."""
        return tuple(figure.square for figure in self.figures)

    def enclosed(self, links: Links) -> Squares:
        """The squares inside the Chamber: the smaller of the two parts that its fences make."""
        return min(self.board.parts(links), key=int.bit_count) if self.chamber else 0

    def pieces_of(self, side: Side) -> tuple[Piece, ...]:
        """The pieces that win and lose together with this side."""
        return tuple(piece for piece, figure in enumerate(self.figures) if figure.side == side)

    def with_squares(self, squares: tuple[Square | None, ...]) -> tuple[Figure, ...]:
        """The same figures on other squares."""
        return tuple(
            Figure(figure.name, figure.letter, figure.side, square, figure.goal)
            for figure, square in zip(self.figures, squares, strict=True)
        )
