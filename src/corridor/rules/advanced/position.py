"""One moment of the advanced chase: whose part of the turn it is, what may be played."""

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from itertools import chain
from typing import TYPE_CHECKING, cast

from corridor.rules.advanced import (
    checks,
    core,
    entry,
    fences,
    ghost_walk,
    limits,
    pacman_walk,
    refusals,
    spending,
    text,
    turn_order,
)
from corridor.rules.advanced.phases import PACMAN_PHASES, Phase
from corridor.rules.board import Board, Fence, Links, Square, Squares
from corridor.rules.chase.paths import nearest, out_of_turn
from corridor.rules.chase.pieces import GHOST_SIDE, PACMAN, PACMAN_SIDE
from corridor.rules.errors import Refusal, Refused
from corridor.rules.family import Mode
from corridor.rules.layout import Layout
from corridor.rules.moves import Enter, Move, Pass, Piece, Place, Relocate, Side, Spend, Walk
from corridor.rules.position import Aim, Condition, Marks, Outcome, Position, Reason, or_pass

if TYPE_CHECKING:
    from corridor.rules.advanced.switches import Advanced


@dataclass(frozen=True, slots=True)
class AdvancedPosition:
    """One moment of the advanced chase."""

    mode: Mode = field(hash=False, repr=False)
    board: Board
    chamber: tuple[Fence, ...]  # fences of the Chamber that have not been moved
    squares: tuple[Square | None, ...]  # PAC-MAN, then the ghosts; None: off the board
    pellets: Squares
    eaten: int
    reserve: int
    lives: int
    stock: tuple[int, ...]
    turn: int  # 1 for the first turn; counted only while the opening lasts
    phase: Phase
    set_up: bool  # the entry now due is the one of the set-up; kept only where that matters
    began: Square | None  # where PAC-MAN's turn began
    walked: bool  # PAC-MAN has walked in this turn
    due: bool  # PAC-MAN's basic walk is still to come
    previous: tuple[Square | None, ...]  # where each piece stood before its last move
    played: int  # a bit for each ghost that has had its turn
    placer: Piece | None  # the ghost that may place a fence now

    @property
    def rules(self) -> "Advanced":
        """The switches in force."""
        return cast("Advanced", self.mode.rules)

    @property
    def layout(self) -> Layout:
        """What stands where."""
        start = self.mode.layout
        return replace(
            start,
            figures=start.with_squares(self.squares),
            stock=self.stock,
            board=self.board,
            pellets=self.pellets,
            lives=self.lives,
            chamber=self.chamber,
        )

    @property
    def to_move(self) -> Side:
        """PAC-MAN's side while his part of the turn lasts, then the ghosts."""
        return PACMAN_SIDE if self.phase in PACMAN_PHASES else GHOST_SIDE

    @property
    def movers(self) -> tuple[Piece, ...]:
        """The pieces any of which may make this decision."""
        if self.phase in PACMAN_PHASES:
            return (PACMAN,)
        return turn_order.waiting(self) if self.placer is None else (self.placer,)

    @property
    def steps_left(self) -> int | None:
        """How many steps the walk now due may take."""
        return {
            Phase.ACTION: self.rules.pace.pacman,
            Phase.EXTRA: self.rules.pace.spend,
            Phase.GHOSTS: ghost_walk.speed(self),
        }.get(self.phase)

    @property
    def outcome(self) -> Outcome | None:
        """All pellets eaten, all ghosts eaten, or the last life lost."""
        if not self.pellets:
            return Outcome(PACMAN_SIDE, Reason.PELLETS)
        ghosts = self.squares[1:]
        if ghosts.count(None) == len(ghosts):
            return Outcome(PACMAN_SIDE, Reason.GHOSTS)
        return None if self.lives else Outcome(GHOST_SIDE, Reason.CATCHES)

    @property
    def aims(self) -> tuple[Aim | None, ...]:
        """PAC-MAN wants the nearest pellet, the ghosts want him."""
        here, links = self.squares[PACMAN], self.rules.tunnels
        if here is None:
            return None, None
        hunter = nearest(self.board, self.squares, here, links)
        return Aim(PACMAN, self.pellets, links), hunter

    @property
    def marks(self) -> Marks:
        """Respawn squares and tunnels, reserve and speed, and the turn of the opening."""
        return Marks(
            self.phase,
            boosted=self.phase == Phase.EXTRA,
            edible=spending.edible(self) if self.phase == Phase.EXTRA else (),
            gates=self.rules.gates,
            tunnels=self.rules.tunnels,
            reserve=self.reserve,
            speed=ghost_walk.speed(self),
            turn=self.turn if self.in_opening else None,
            opening=self.rules.pace.opening,
        )

    # What the parts of the family ask

    @property
    def ghosts(self) -> tuple[Piece, ...]:
        """The ghosts still in the game."""
        return tuple(
            piece
            for piece, square in enumerate(self.squares)
            if piece != PACMAN and square is not None
        )

    @property
    def in_opening(self) -> bool:
        """Whether the ghosts relocate fences instead of walking."""
        return self.turn <= self.rules.pace.opening

    @property
    def access(self) -> Links:
        """The tunnels, if they count as a way in."""
        return self.rules.tunnels if self.rules.tunnels_give_access else ()

    def open_steps(self, here: Square) -> tuple[Square, ...]:
        """The squares one open step away, tunnels included."""
        return self.board.neighbours(here, self.rules.tunnels)

    def ghost_steps(self, ghost: Piece) -> int:  # noqa: ARG002  all ghosts are equally fast
        """How many steps a ghost may take in its turn."""
        return ghost_walk.speed(self)

    # Moves

    def legal_moves(self) -> Iterator[Move]:
        """Every move of the phase; a stay only if there is no walk."""
        if self.outcome is not None:
            return
        match self.phase:
            case Phase.ENTER:
                yield from entry.entries(self)
            case Phase.ACTION:
                yield from or_pass(self._actions(), Pass())
            case Phase.EXTRA:
                yield from or_pass(spending.walks(self), Pass())
            case Phase.RELOCATE:
                yield from or_pass(fences.relocations(self), Pass())
            case Phase.GHOSTS:
                for ghost in turn_order.waiting(self):
                    yield from or_pass(ghost_walk.walks(self, ghost), Pass(ghost))
            case _:  # after a walk: a fence, a pellet, or nothing
                yield from chain(fences.places(self), spending.spends(self))
                yield Pass()

    def _actions(self) -> Iterator[Move]:
        walks = list(pacman_walk.walks(self))
        yield from walks
        yield from spending.spends(self)
        yield from fences.places(self)
        if not walks and not self.in_opening:
            yield Pass()

    def after(self, move: Move) -> "AdvancedPosition":
        """The position after a legal move."""
        match move:
            case Walk(piece, path) if piece != PACMAN:
                return ghost_walk.after_walk(self, piece, path)
            case Walk(_, path) if self.phase == Phase.EXTRA:
                return spending.after_walk(self, path)
            case Walk(_, path):
                return pacman_walk.after_walk(self, path)
            case Place(fence):
                return fences.placed(self, fence)
            case Relocate(old, new):
                return fences.relocated(self, old, new)
            case Enter(square):
                return entry.entered(self, square)
            case Spend():
                return spending.spent(self)
        return self._passed(move.piece)

    def _passed(self, ghost: Piece | None) -> "AdvancedPosition":
        if ghost is not None:
            return turn_order.offer_ghost_fence(self, ghost)
        if self.phase == Phase.RELOCATE:
            return turn_order.next_turn(self)
        if self.phase == Phase.ACTION:
            return turn_order.offer_extras(replace(self, due=False))
        if self.phase == Phase.EXTRA:
            return spending.walk_over(self)
        return turn_order.end_part(self)

    def turn_of(self, piece: Piece) -> "AdvancedPosition":
        """The same board if it were this piece's turn; in the opening ghosts do not walk."""
        return turn_order.turn_of(self, piece)

    def why_not(self, move: Move) -> Refused | None:
        """Why the move cannot be played, if it cannot."""
        if self.outcome is not None:
            return Refused(Refusal.GAME_OVER)
        match move:
            case Walk():
                return refusals.why_no_walk(self, move)
            case Place(fence):
                return fences.why_no_place(self, fence)
            case Relocate(old, new):
                return fences.why_no_relocation(self, old, new)
            case Enter(square):
                return entry.why_no_entry(self, square)
            case Spend():
                return spending.why_no_spend(self)
        if move.piece is not None and move.piece not in self.movers:
            return out_of_turn(self.squares, move.piece)
        return None if move in self.legal_moves() else Refused(Refusal.MUST_MOVE)

    # Limits, texts, the core

    def made_progress(self, move: Move, after: Position) -> bool:
        """Whether a pellet or a ghost was eaten, a life lost, a fence placed or relocated."""
        return limits.made_progress(self, move, after)

    def ended_round(self, after: Position) -> bool:
        """Whether both sides have had their part of the turn."""
        return limits.ended_round(self, after)

    def text_fields(self) -> list[str]:
        """The fields of position text after the fences."""
        return text.fields(self)

    def conditions(self) -> Iterator[Condition]:
        """What holds in every position that a game can reach."""
        return checks.conditions(self)

    def core_numbers(self) -> dict[str, int]:
        """The family's fields of the core's state."""
        return core.state(self)
