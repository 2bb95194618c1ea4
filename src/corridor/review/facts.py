"""`Facts`: what the law and the engine say about a move, for the reasons to look at."""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property

from corridor.rules.board import Square
from corridor.rules.moves import Move, Piece, Place, Relocate, Side, Walk
from corridor.rules.notation import move_text
from corridor.rules.position import Position
from corridor.rules.view import routes
from corridor.solver.verdict import Verdict

_FAR = 99  # steps, for a side without a route


@dataclass(frozen=True)
class Facts:
    """A move, the better line, and what each leads to."""

    position: Position  # before the move
    move: Move
    line: tuple[Move, ...]  # the engine's; its first move is the better one
    good: bool = False  # the move is praised, not blamed
    chances: tuple[float, float] = (0.5, 0.5)  # the mover's, before and after
    ends: tuple[int | None, int | None] = (None, None)  # forced ends; above 0: the mover wins
    verdicts: tuple[Verdict | None, Verdict | None] = (None, None)  # by exact solution

    @property
    def side(self) -> Side:
        """The side that moved."""
        return self.position.to_move

    @property
    def best(self) -> Move:
        """The move that the engine prefers."""
        return self.line[0]

    @cached_property
    def after(self) -> Position:
        """The position after the move."""
        return self.position.after(self.move)

    @cached_property
    def instead(self) -> Position:
        """The position after the better move."""
        return self.position.after(self.best)

    @cached_property
    def moves(self) -> tuple[Move, ...]:
        """All the legal moves."""
        return tuple(self.position.legal_moves())

    @property
    def best_text(self) -> str:
        """The better move as text."""
        return move_text(self.position, self.best)

    # Sides and routes

    @cached_property
    def rivals(self) -> tuple[Side, ...]:
        """The other sides, in turn order after the mover."""
        sides = len(self.position.stock)
        return tuple((self.side + step) % sides for step in range(1, sides))

    @cached_property
    def steps(self) -> tuple[int, ...]:
        """Each side's route before the move."""
        return _lengths(self.position)

    @cached_property
    def steps_after(self) -> tuple[int, ...]:
        """Each side's route after the move."""
        return _lengths(self.after)

    @cached_property
    def steps_instead(self) -> tuple[int, ...]:
        """Each side's route after the better move."""
        return _lengths(self.instead)

    @property
    def costs(self) -> tuple[int, ...]:
        """Steps that the move costs each side."""
        return _differences(self.steps_after, self.steps)

    @property
    def costs_instead(self) -> tuple[int, ...]:
        """Steps that the better move would cost each side."""
        return _differences(self.steps_instead, self.steps)

    @property
    def in_front(self) -> Side:
        """The rival with the shortest route."""
        return min(self.rivals, key=self.steps.__getitem__)

    @property
    def is_race(self) -> bool:
        """Whether pieces have goals to reach."""
        return all(figure.goal for figure in self.position.mode.layout.figures)

    @property
    def is_chase(self) -> bool:
        """Whether one piece is chased by the others."""
        return self.position.mode.layout.lives is not None

    def square_of(self, piece: Piece) -> Square:
        """Where a piece on the board stands before the move."""
        square = self.position.squares[piece]
        assert square is not None  # noqa: S101  asked of pieces on the board only
        return square

    @property
    def fenced(self) -> bool:
        """Whether the move sets a fence."""
        return isinstance(self.move, Place | Relocate)


def route_steps(position: Position) -> tuple[int | None, ...]:
    """The length of each side's route to its aim; ``None`` where it has none."""
    return tuple(None if route is None else route.steps for route in routes(position))


def _lengths(position: Position) -> tuple[int, ...]:
    return tuple(_FAR if steps is None else steps for steps in route_steps(position))


def _differences(after: Iterable[int], before: Iterable[int]) -> tuple[int, ...]:
    return tuple(now - was for now, was in zip(after, before, strict=True))


def is_plain(position: Position, move: Move) -> bool:
    """Whether anybody would make the move: it ends the game, catches, or walks the short way."""
    after = position.after(move)
    if after.outcome is not None or after.layout.lives != position.layout.lives:
        return True
    side = position.to_move
    return isinstance(move, Walk) and _lengths(after)[side] < _lengths(position)[side]


def has_choice(position: Position) -> bool:
    """Whether two moves lead to different positions."""
    moves = position.legal_moves()
    first = position.after(next(moves))
    return any(position.after(move) != first for move in moves)


def line_texts(position: Position, line: Iterable[Move]) -> tuple[str, ...]:
    """Moves played one after another, as players write them."""
    texts = []
    for move in line:
        texts.append(move_text(position, move))
        position = position.after(move)
    return tuple(texts)
