"""The race: walk a step or place a fence; the first pawn on the far side wins."""

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from itertools import chain
from typing import TYPE_CHECKING, cast

from corridor.rules.board import DIRECTIONS, EAST, NORTH, SIZE, SOUTH, WEST, Board, Square, Squares
from corridor.rules.classic import checks, text
from corridor.rules.errors import Refusal, Refused
from corridor.rules.family import Mode
from corridor.rules.fences import Pawn, cut_off, misfit, places_keeping_routes
from corridor.rules.layout import Layout
from corridor.rules.moves import Move, Pass, Piece, Place, Side, Walk
from corridor.rules.position import Aim, Condition, Marks, Outcome, Position, Reason, or_pass

if TYPE_CHECKING:
    from corridor.rules.classic.switches import Classic


_NO_FENCES = Board()
_NO_MARKS = Marks()


@dataclass(frozen=True, slots=True)
class ClassicPosition:
    """One moment of the race. Side and piece are the same number here."""

    mode: Mode = field(hash=False, repr=False)
    board: Board
    pawns: tuple[Square, ...]
    stock: tuple[int, ...]
    to_move: Side

    @property
    def rules(self) -> "Classic":
        """The switches in force."""
        return cast("Classic", self.mode.rules)

    @property
    def layout(self) -> Layout:
        """What stands where."""
        start = self.mode.layout
        return Layout(start.name, start.with_squares(self.pawns), self.stock, self.board)

    @property
    def squares(self) -> tuple[Square, ...]:
        """Where each pawn stands."""
        return self.pawns

    @property
    def movers(self) -> tuple[Piece, ...]:
        """The one pawn whose turn it is."""
        return (self.to_move,)

    @property
    def steps_left(self) -> None:
        """A pawn's move is one step, never a count of steps."""
        return

    @property
    def marks(self) -> Marks:
        """Nothing but pawns and fences to show."""
        return _NO_MARKS

    @property
    def aims(self) -> tuple[Aim, ...]:
        """Each pawn wants its goal side."""
        return tuple(Aim(piece, self._goal(piece)) for piece in range(len(self.pawns)))

    @property
    def outcome(self) -> Outcome | None:
        """A pawn on its goal side has won."""
        for side, square in enumerate(self.pawns):
            if self._goal(side) >> square & 1:
                return Outcome(side, Reason.GOAL)
        return None

    def legal_moves(self) -> Iterator[Move]:
        """Every step and jump of the pawn, every fence; a pass only when there is neither."""
        if self.outcome is None:
            yield from or_pass(chain(self._walks(), self._places()), Pass())

    def after(self, move: Move) -> "ClassicPosition":
        """The position after a legal move."""
        following = (self.to_move + 1) % len(self.pawns)
        match move:
            case Walk(piece, path):
                pawns = _replaced(self.pawns, piece, path[-1])
                return ClassicPosition(self.mode, self.board, pawns, self.stock, following)
            case Place(fence):
                stock = _replaced(self.stock, self.to_move, self.stock[self.to_move] - 1)
                board = self.board.with_fence(fence)
                return ClassicPosition(self.mode, board, self.pawns, stock, following)
        return replace(self, to_move=following)

    def turn_of(self, piece: Piece) -> "ClassicPosition":
        """The same board if it were this piece's turn."""
        return replace(self, to_move=piece)

    def why_not(self, move: Move) -> Refused | None:
        """Why the move cannot be played, if it cannot."""
        if self.outcome is not None:
            return Refused(Refusal.GAME_OVER)
        match move:
            case Walk(piece, path):
                return self._why_no_walk(piece, path)
            case Place(fence):
                if not self.stock[self.to_move]:
                    return Refused(Refusal.NO_FENCES_LEFT)
                if refused := misfit(self.board, fence):
                    return refused
                shut_in = cut_off(self.board, fence, self._ways())
                return Refused(Refusal.CLOSES_LAST_ROUTE, pieces=shut_in) if shut_in else None
            case Pass(None):
                moves = chain(self._walks(), self._places())
                return None if next(moves, None) is None else Refused(Refusal.MUST_MOVE)
        return Refused(Refusal.WRONG_PHASE)

    def made_progress(self, move: Move, after: Position) -> bool:  # noqa: ARG002
        """No move of a race counts as progress; plies limit it."""
        return False

    def ended_round(self, after: Position) -> bool:  # noqa: ARG002
        """A race has no rounds."""
        return False

    def text_fields(self) -> list[str]:
        """The fields of position text after the fences."""
        return text.fields(self)

    def conditions(self) -> Iterator[Condition]:
        """What holds in every position that a game can reach."""
        return checks.conditions(self)

    def core_numbers(self) -> dict[str, int]:
        """Nothing besides what every position tells the core."""
        return {}

    # Walking

    def _goal(self, side: Side) -> Squares:
        return self.mode.layout.figures[side].goal

    def _walks(self) -> Iterator[Move]:
        for target in self._targets():
            yield Walk(self.to_move, (target,))

    def _targets(self) -> Iterator[Square]:
        """Where the pawn may go: a step, a jump over a neighbour, or a jump to its side."""
        here, seen = self.pawns[self.to_move], set()
        for delta in DIRECTIONS:
            for target in self._targets_towards(here, delta):
                if target not in seen:  # two neighbours may offer the same side-jump
                    seen.add(target)
                    yield target

    def _targets_towards(self, here: Square, delta: int) -> Iterator[Square]:
        there = self.board.step(here, delta)
        if there is None:
            return
        if there not in self.pawns:
            yield there
            return
        beyond = self.board.step(there, delta)
        if beyond is not None and beyond not in self.pawns:
            yield beyond
        elif self._may_jump_aside(there, delta):
            for aside in (EAST, WEST) if delta in (NORTH, SOUTH) else (NORTH, SOUTH):
                target = self.board.step(there, aside)
                if target is not None and target not in self.pawns:
                    yield target

    def _may_jump_aside(self, there: Square, delta: int) -> bool:
        """Whether a side-jump is allowed past what stands behind the neighbour."""
        if self.board.step(there, delta) is not None:  # a third pawn stands there
            return self.rules.third_pawn_side_jump
        at_edge = _NO_FENCES.step(there, delta) is None
        return self.rules.edge_side_jump or not at_edge

    def _why_no_walk(self, piece: Piece, path: tuple[Square, ...]) -> Refused | None:
        if piece != self.to_move:
            return Refused(Refusal.NOT_YOUR_TURN, pieces=(piece,))
        if len(path) != 1:
            return Refused(Refusal.WRONG_LENGTH)
        here, target = self.pawns[piece], path[0]
        if target in self._targets():
            return None
        if target in self.pawns:
            return Refused(Refusal.SQUARE_TAKEN, squares=(target,))
        return Refused(self._why_out_of_reach(here, target), squares=(target,))

    def _why_out_of_reach(self, here: Square, target: Square) -> Refusal:
        gap = abs(here % SIZE - target % SIZE) + abs(here // SIZE - target // SIZE)
        if gap == 1:
            return Refusal.FENCE_BETWEEN
        beside_a_pawn = any(there in self.pawns for there in self.board.neighbours(here))
        return Refusal.NO_JUMP if gap == 2 and beside_a_pawn else Refusal.TOO_FAR  # noqa: PLR2004

    # Placing

    def _ways(self) -> tuple[Pawn, ...]:
        return tuple((square, self._goal(side)) for side, square in enumerate(self.pawns))

    def _places(self) -> Iterator[Move]:
        if self.stock[self.to_move]:
            yield from places_keeping_routes(self.board, self._ways())


def _replaced(values: tuple[int, ...], index: int, value: int) -> tuple[int, ...]:
    return (*values[:index], value, *values[index + 1 :])
