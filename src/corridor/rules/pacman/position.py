"""One moment of the chase: whose turn it is, what may be played and what follows."""

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, TypeGuard, cast

from corridor.rules.board import Board, Square, Squares
from corridor.rules.chase.paths import nearest, out_of_turn
from corridor.rules.chase.pieces import GHOST_SIDE, PACMAN, PACMAN_SIDE
from corridor.rules.errors import Refusal, Refused
from corridor.rules.family import Mode
from corridor.rules.layout import Layout
from corridor.rules.moves import Move, Pass, Piece, Side, Walk
from corridor.rules.pacman import (
    checks,
    core,
    ghost_turns,
    ghost_walk,
    limits,
    pacman_walk,
    text,
)
from corridor.rules.pacman.phases import Phase
from corridor.rules.pacman.refusals import why_no_walk
from corridor.rules.position import Aim, Condition, Marks, Outcome, Position, Reason, Sight, or_pass

if TYPE_CHECKING:
    from corridor.rules.pacman.switches import Pacman


@dataclass(frozen=True, slots=True)
class PacmanPosition:
    """One moment of the chase."""

    mode: Mode = field(hash=False, repr=False)
    board: Board
    pacman: Square
    ghosts: tuple[Square | None, ...]  # None: eaten
    pellets: Squares
    lives: int
    phase: Phase
    played: int  # a bit for each ghost that has had its turn in this round

    @property
    def rules(self) -> "Pacman":
        """The switches in force."""
        return cast("Pacman", self.mode.rules)

    @property
    def squares(self) -> tuple[Square | None, ...]:
        """Where each piece stands: PAC-MAN, then the ghosts."""
        return (self.pacman, *self.ghosts)

    @property
    def layout(self) -> Layout:
        """What stands where."""
        start = self.mode.layout
        return replace(
            start,
            figures=start.with_squares(self.squares),
            pellets=self.pellets,
            lives=self.lives,
        )

    @property
    def stock(self) -> tuple[int, ...]:
        """No side holds fences here."""
        return self.mode.layout.stock

    @property
    def to_move(self) -> Side:
        """PAC-MAN's side walks and boosts, then the ghosts have their turns."""
        return GHOST_SIDE if self.phase == Phase.GHOSTS else PACMAN_SIDE

    @property
    def movers(self) -> tuple[Piece, ...]:
        """The pieces any of which may make this decision."""
        if self.phase != Phase.GHOSTS:
            return (PACMAN,)
        waiting = ghost_turns.waiting(self)
        return waiting if self.rules.ghost_order == "free" else waiting[:1]

    @property
    def steps_left(self) -> int | None:
        """How many steps the walk now due may take."""
        steps = self.rules.steps
        if self.phase == Phase.WALK:
            return steps.pacman
        if self.phase == Phase.BOOST:
            return steps.boost
        if len(self.movers) != 1:  # the ghosts choose who walks, or the last one has ended the game
            return None
        return ghost_walk.most_steps(self, self.movers[0])

    @property
    def outcome(self) -> Outcome | None:
        """All pellets eaten, all ghosts eaten, or the last life lost."""
        if not self.pellets:
            return Outcome(PACMAN_SIDE, Reason.PELLETS)
        if self.ghosts.count(None) == len(self.ghosts) and ghost_turns.eaten_stay_out(self):
            return Outcome(PACMAN_SIDE, Reason.GHOSTS)
        return None if self.lives else Outcome(GHOST_SIDE, Reason.CATCHES)

    @property
    def aims(self) -> tuple[Aim | None, ...]:
        """PAC-MAN wants the nearest pellet, the ghosts want him."""
        hunter = nearest(self.board, self.squares, self.pacman)
        return Aim(PACMAN, self.pellets), hunter

    @property
    def marks(self) -> Marks:
        """The ghosts that see PAC-MAN, if that changes their walk; whether he eats ghosts now."""
        ghosts = () if self.rules.frenzy == "none" else self.ghosts
        sights = tuple(
            Sight(ghost, here, self.pacman, self.rules.steps.frenzy)
            for ghost, here in enumerate(ghosts, start=1)
            if here is not None and self.board.sees(here, self.pacman)
        )
        boosted = self.phase == Phase.BOOST
        edible = pacman_walk.edible(self) if boosted else ()
        return Marks(self.phase, boosted=boosted, edible=edible, sights=sights)

    def ghost_steps(self, ghost: Piece) -> int:
        """How many steps a ghost on the board may take in its turn."""
        return ghost_walk.most_steps(self, ghost)

    # Moves

    def legal_moves(self) -> Iterator[Move]:
        """Every walk; a stay or a declined boost where the rules grant it."""
        if self.outcome is not None:
            return
        if self.phase == Phase.GHOSTS:
            for ghost in self.movers:
                stay = ghost_walk.stay(self, ghost)
                yield from or_pass(ghost_walk.moves(self, ghost), stay)
        else:
            yield from or_pass(pacman_walk.moves(self), Pass())

    def after(self, move: Move) -> "PacmanPosition":
        """The position after a legal move."""
        match move:
            case Walk(_, path) if self.phase == Phase.BOOST:
                return pacman_walk.after_boost(self, path)
            case Walk(_, path) if self.phase == Phase.WALK:
                return pacman_walk.after_walk(self, path[-1])
            case Walk(ghost, path):
                return ghost_walk.after_ghost(self, ghost, path[-1])
            case Pass(piece) if self.phase == Phase.GHOSTS:
                ghost = self.movers[0] if piece is None else piece
                square = ghost_turns.turn_square(self, ghost)
                return ghost_walk.after_ghost(self, ghost, square)
        return ghost_turns.ghosts_begin(self)

    def turn_of(self, piece: Piece) -> "PacmanPosition":
        """The same board if it were this piece's turn."""
        if piece == PACMAN:
            return replace(self, phase=Phase.WALK, played=0)
        others = sum(1 << ghost for ghost in range(1, len(self.squares)) if ghost != piece)
        return replace(self, phase=Phase.GHOSTS, played=others)

    def settled(self) -> "PacmanPosition":
        """The position with the next ghost's turn begun, or a new round."""
        return ghost_turns.settled(self)

    def why_not(self, move: Move) -> Refused | None:
        """Why the move cannot be played, if it cannot."""
        if self.outcome is not None:
            return Refused(Refusal.GAME_OVER)
        match move:
            case Walk(piece, path):
                if piece not in self.movers:
                    return out_of_turn(self.squares, piece)
                if move in self.legal_moves():
                    return None
                return why_no_walk(self, piece, path)
            case Pass(piece):
                if piece is not None and piece not in self.movers:
                    return out_of_turn(self.squares, piece)
                return None if move in self.legal_moves() else Refused(Refusal.MUST_MOVE)
        return Refused(Refusal.WRONG_PHASE)

    # Limits, texts, the core

    def made_progress(self, move: Move, after: Position) -> bool:
        """Whether a pellet was eaten, a ghost was eaten or a life was lost."""
        return limits.made_progress(self, move, after)

    def ended_round(self, after: Position) -> bool:
        """Whether the last ghost has had its turn; a catch breaks a round off."""
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


def is_pacman(position: Position) -> TypeGuard[PacmanPosition]:
    """Whether a position is one of this family: for the solver, which solves no other."""
    return isinstance(position, PacmanPosition)
