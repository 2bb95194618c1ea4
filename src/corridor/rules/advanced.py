"""The chase with fences for both: tunnels, a Chamber, pellets kept in reserve and spent."""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field, replace
from enum import StrEnum, unique
from itertools import chain, product
from typing import TYPE_CHECKING, Literal, cast

from corridor.rules.board import (
    EDGE,
    Board,
    Fence,
    Links,
    Square,
    Squares,
    bits,
    square_set,
)
from corridor.rules.chase import (
    GHOST_SIDE,
    PACMAN,
    PACMAN_SIDE,
    GhostStack,
    Path,
    misstep,
    moved,
    nearest,
    out_of_turn,
    paths,
)
from corridor.rules.errors import Refusal, Refused
from corridor.rules.fences import fences_keeping_regions, misfit
from corridor.rules.layout import Layout
from corridor.rules.moves import (
    Enter,
    Move,
    Pass,
    Piece,
    Place,
    Relocate,
    Side,
    Spend,
    Walk,
)
from corridor.rules.position import Aim, Marks, Outcome, Position, Reason, or_pass

if TYPE_CHECKING:
    from corridor.rules.modes import Mode


@dataclass(frozen=True, slots=True)
class Pace:
    """How far the pieces walk, and how long the opening lasts."""

    pacman: int
    spend: int
    ghosts: tuple[int, ...]  # by pellets eaten so far
    opening: int  # turns in which the ghosts relocate instead of walking


@dataclass(frozen=True, slots=True)
class Advanced:
    """The switches of the advanced chase."""

    adv_ghost_move: Literal["up_to", "exact"]
    no_return: Literal["last_square", "off"]
    respawn_free: bool
    spend_steps: Literal["up_to_2", "exact_2"]
    tunnels_give_access: bool
    ghost_stack: GhostStack
    no_progress_limit: int  # turns; 0: never
    pace: Pace
    gates: tuple[Square, ...]  # respawn squares
    tunnels: Links

    def start(self, mode: "Mode") -> "AdvancedPosition":
        """The position from which a game begins: PAC-MAN enters first."""
        layout = mode.layout
        nobody = (None,) * len(layout.figures)
        return AdvancedPosition(
            mode=mode,
            board=layout.board,
            chamber=layout.chamber,
            squares=layout.squares,
            pellets=layout.pellets,
            eaten=0,
            reserve=0,
            lives=cast("int", layout.lives),
            stock=layout.stock,
            turn=1,
            phase=Phase.ENTER,
            set_up=not self.respawn_free,
            began=None,
            walked=False,
            due=False,
            previous=nobody,
            played=0,
            placer=None,
        )


@unique
class Phase(StrEnum):
    """What is decided next."""

    ENTER = "enter"
    ACTION = "action"
    EXTRA = "extra"
    AFTER = "after"
    RELOCATE = "relocate"
    GHOSTS = "ghosts"
    GHOST_PLACE = "ghost_place"


_PACMAN_PHASES = (Phase.ENTER, Phase.ACTION, Phase.EXTRA, Phase.AFTER)


@dataclass(frozen=True, slots=True)
class AdvancedPosition:
    """A moment of the advanced chase."""

    mode: "Mode" = field(hash=False, repr=False)
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
    set_up: bool  # the entry now due is that of the set-up; told apart only where it matters
    began: Square | None  # where PAC-MAN's turn began
    walked: bool  # PAC-MAN has walked in this turn
    due: bool  # PAC-MAN's basic walk is still to come
    previous: tuple[Square | None, ...]  # where each piece stood before its last move
    played: int  # a bit for each ghost that has had its turn
    placer: Piece | None  # the ghost that may place a fence now

    @property
    def rules(self) -> Advanced:
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
        return PACMAN_SIDE if self.phase in _PACMAN_PHASES else GHOST_SIDE

    @property
    def movers(self) -> tuple[Piece, ...]:
        """The pieces any of which may make this decision."""
        if self.phase in _PACMAN_PHASES:
            return (PACMAN,)
        return self._waiting() if self.placer is None else (self.placer,)

    @property
    def steps_left(self) -> int | None:
        """How many steps the walk now due may take."""
        return {
            Phase.ACTION: self.rules.pace.pacman,
            Phase.EXTRA: self.rules.pace.spend,
            Phase.GHOSTS: self._speed(),
        }.get(self.phase)

    @property
    def outcome(self) -> Outcome | None:
        """All pellets eaten, all ghosts eaten, or the last life lost."""
        if not self.pellets:
            return Outcome(PACMAN_SIDE, Reason.PELLETS)
        if not self._ghosts():
            return Outcome(PACMAN_SIDE, Reason.GHOSTS)
        return None if self.lives else Outcome(GHOST_SIDE, Reason.CATCHES)

    @property
    def aims(self) -> tuple[Aim | None, ...]:
        """PAC-MAN is on his way to the nearest pellet, the ghosts to him."""
        here, links = self.squares[PACMAN], self.rules.tunnels
        if here is None:
            return None, None
        hunter = nearest(self.board, self.squares, here, links)
        return Aim(PACMAN, self.pellets, links), hunter

    @property
    def marks(self) -> Marks:
        """Respawn squares and tunnels, reserve and speed, and how far the opening is."""
        return Marks(
            self.phase,
            boosted=self.phase == Phase.EXTRA,
            edible=self._edible() if self.phase == Phase.EXTRA else (),
            gates=self.rules.gates,
            tunnels=self.rules.tunnels,
            reserve=self.reserve,
            speed=self._speed(),
            turn=self.turn if self._in_opening() else None,
            opening=self.rules.pace.opening,
        )

    def legal_moves(self) -> Iterator[Move]:
        """Everything the phase of the turn offers; a stay only for want of a walk."""
        if self.outcome is not None:
            return
        match self.phase:
            case Phase.ENTER:
                yield from self._entries()
            case Phase.ACTION:
                yield from or_pass(self._actions(), Pass())
            case Phase.EXTRA:
                yield from or_pass(self._extra_walks(), Pass())
            case Phase.RELOCATE:
                yield from or_pass(self._relocations(), Pass())
            case Phase.GHOSTS:
                for ghost in self._waiting():
                    yield from or_pass(self._ghost_walks(ghost), Pass(ghost))
            case _:  # after a walk: a fence, a pellet, or nothing
                yield from chain(self._places(), self._spends())
                yield Pass()

    def after(self, move: Move) -> "AdvancedPosition":
        """The position after a legal move."""
        match move:
            case Walk(piece, path) if piece == PACMAN:
                return self._after_extra(path) if self.phase == Phase.EXTRA else self._walk(path)
            case Walk(piece, path):
                return self._after_ghost(piece, path)
            case Place(fence):
                return self._fenced(fence)._part_over()
            case Relocate(old, new):
                board = self.board.without_fence(old).with_fence(new)
                chamber = tuple(fence for fence in self.chamber if fence != old)
                return replace(self, board=board, chamber=chamber)._turn_over()
            case Enter(square):
                return self._entered(square)
            case Spend():
                return replace(self, reserve=self.reserve - 1, phase=Phase.EXTRA)
        return self._passed(move.piece)

    def turn_of(self, piece: Piece) -> "AdvancedPosition":
        """The same board if it were this piece's turn; in the opening ghosts do not walk."""
        here = self.squares[PACMAN]
        fresh = replace(self, began=here, walked=False, due=here is not None, placer=None)
        if piece == PACMAN:
            return replace(fresh, phase=Phase.ENTER if here is None else Phase.ACTION)
        if self._in_opening():
            return replace(fresh, phase=Phase.RELOCATE)
        others = sum(1 << ghost for ghost in range(1, len(self.squares)) if ghost != piece)
        return replace(fresh, phase=Phase.GHOSTS, played=others)

    def why_not(self, move: Move) -> Refused | None:
        """Why the move cannot be played, if it cannot."""
        if self.outcome is not None:
            return Refused(Refusal.GAME_OVER)
        match move:
            case Walk(piece, path):
                return self._why_no_walk(move, piece, path)
            case Place(fence):
                return self._why_no_place(fence)
            case Relocate(old, new):
                return self._why_no_relocation(old, new)
            case Enter(square):
                return self._why_no_entry(square)
            case Spend():
                return self._why_no_spend()
        if move.piece is not None and move.piece not in self.movers:
            return out_of_turn(self.squares, move.piece)
        return None if move in self.legal_moves() else Refused(Refusal.MUST_MOVE)

    def made_progress(self, move: Move, after: Position) -> bool:
        """Whether a pellet or a ghost was eaten, a life lost, a fence placed or relocated."""
        now = after.layout
        return (
            isinstance(move, Place | Relocate)
            or self.pellets != now.pellets
            or self.lives != now.lives
            or self.squares[1:].count(None) != now.squares[1:].count(None)
        )

    def ended_round(self, after: Position) -> bool:
        """Whether both sides have had their part of the turn."""
        return self.to_move == GHOST_SIDE and after.to_move == PACMAN_SIDE

    # The turn

    def _in_opening(self) -> bool:
        return self.turn <= self.rules.pace.opening

    def _part_over(self) -> "AdvancedPosition":
        """PAC-MAN's part, or one ghost's part, is over."""
        if self.to_move == GHOST_SIDE:
            return self._ghost_over()
        previous = moved(self.previous, PACMAN, self.began) if self.walked else self.previous
        phase = Phase.RELOCATE if self._in_opening() else Phase.GHOSTS
        return replace(
            self, phase=phase, began=None, walked=False, due=False, previous=previous, played=0
        )

    def _ghost_over(self) -> "AdvancedPosition":
        if self._waiting():
            return replace(self, phase=Phase.GHOSTS, placer=None)
        return self._turn_over()

    def _turn_over(self) -> "AdvancedPosition":
        """PAC-MAN's next turn begins, with an entry if he is off the board."""
        here = self.squares[PACMAN]
        return replace(
            self,
            turn=self.turn + 1 if self._in_opening() else self.turn,
            phase=Phase.ENTER if here is None else Phase.ACTION,
            began=here,
            due=here is not None,
            played=0,
            placer=None,
        )

    def _asked(self) -> "AdvancedPosition":
        """After PAC-MAN's move: he is asked whether he adds anything, if there is anything."""
        may_place = self.stock[PACMAN_SIDE] and not self._in_opening()
        if may_place or self.reserve:
            return replace(self, phase=Phase.AFTER)
        return self._part_over()

    def _passed(self, ghost: Piece | None) -> "AdvancedPosition":
        if ghost is not None:
            return self._ghost_asked(ghost)
        if self.phase == Phase.RELOCATE:
            return self._turn_over()
        if self.phase == Phase.ACTION:
            return replace(self, due=False)._asked()
        if self.phase == Phase.EXTRA:
            return self._extra_over()
        return self._part_over()

    def _caught(self) -> "AdvancedPosition":
        """A life is lost: PAC-MAN leaves the board, the ghosts stay where they are."""
        return replace(
            self,
            squares=moved(self.squares, PACMAN, None),
            previous=moved(self.previous, PACMAN, None),
            lives=self.lives - 1,
            began=None,
            walked=False,
            due=False,
        )

    # PAC-MAN

    def _entries(self) -> Iterator[Move]:
        """The respawn squares without a ghost; if ghosts hold them all, the edge of the board."""
        free = [square for square in self.rules.gates if square not in self.squares]
        edge = (square for square in bits(EDGE & ~self.pellets) if square not in self.squares)
        return (Enter(square) for square in free or edge)

    def _entered(self, square: Square) -> "AdvancedPosition":
        entered = replace(
            self, squares=moved(self.squares, PACMAN, square), began=square, set_up=False
        )
        if self.rules.respawn_free or self.set_up:
            return replace(entered, phase=Phase.ACTION, due=True)
        return entered._asked()

    def _actions(self) -> Iterator[Move]:
        walks = list(self._basic_walks())
        yield from walks
        yield from self._spends()
        yield from self._places()
        if not walks and not self._in_opening():
            yield Pass()

    def _basic_walks(self) -> Iterator[Move]:
        here, most = cast("Square", self.squares[PACMAN]), self.rules.pace.pacman
        every = list(paths(here, most, self._enters, self._ends_basic_walk))
        start = cast("Square", self.began)
        # Once forgotten, the previous square stays so for shorter walks.
        tries = [(most, False), *((length, True) for length in range(most, 0, -1))]
        for path in self._unbarred(PACMAN, start, every, tries, self._ends_basic_walk):
            yield Walk(PACMAN, path)

    def _ends_basic_walk(self, path: Path) -> bool:
        return path[-1] in self.squares[1:] or self._wins_pellets(path)

    def _extra_walks(self) -> Iterator[Move]:
        here, most = cast("Square", self.squares[PACMAN]), self.rules.pace.spend
        every = list(paths(here, most, self._enters, self._ends_extra_walk))
        exact = self.rules.spend_steps == "exact_2"
        for path in every:
            if not exact or len(path) == most or self._ends_extra_walk(path):
                yield Walk(PACMAN, path)

    def _ends_extra_walk(self, path: Path) -> bool:
        last_ghost = all(self.squares[ghost] in path for ghost in self._ghosts())
        return last_ghost or self._wins_pellets(path)

    def _wins_pellets(self, path: Path) -> bool:
        return not self.pellets & ~square_set(path)

    def _enters(self, here: Square) -> tuple[Square, ...]:
        return self.board.neighbours(here, self.rules.tunnels)

    def _walk(self, path: Path) -> "AdvancedPosition":
        """PAC-MAN's basic walk: pellets go into his reserve, a ghost catches him."""
        walked = replace(self._strolled(path), due=False)
        if walked.outcome:
            return walked
        if path[-1] not in self.squares[1:]:
            return walked._asked()
        caught = walked._caught()
        return caught if caught.outcome else caught._part_over()

    def _strolled(self, path: Path) -> "AdvancedPosition":
        taken = self.pellets & square_set(path)
        return replace(
            self,
            squares=moved(self.squares, PACMAN, path[-1]),
            pellets=self.pellets & ~taken,
            eaten=self.eaten + taken.bit_count(),
            reserve=self.reserve + taken.bit_count(),
            walked=True,
        )

    def _eaten_by(self, path: Path) -> tuple[Piece, ...]:
        return tuple(ghost for ghost in self._ghosts() if self.squares[ghost] in path)

    def _edible(self) -> tuple[Piece, ...]:
        """The ghosts that this boosted walk can reach and eat."""
        walks = [move.path for move in self.legal_moves() if isinstance(move, Walk)]
        return tuple(sorted({ghost for path in walks for ghost in self._eaten_by(path)}))

    def _after_extra(self, path: Path) -> "AdvancedPosition":
        """A boosted walk: every ghost on a square he enters is out for good."""
        out = self._eaten_by(path)
        position = self._strolled(path)
        for ghost in out:
            position = replace(
                position,
                squares=moved(position.squares, ghost, None),
                previous=moved(position.previous, ghost, None),
            )
        return position if position.outcome else position._extra_over()

    def _extra_over(self) -> "AdvancedPosition":
        return replace(self, phase=Phase.ACTION) if self.due else self._asked()

    def _spends(self) -> Iterator[Move]:
        if self.reserve and self.to_move == PACMAN_SIDE:
            yield Spend()

    # The ghosts

    def _ghosts(self) -> tuple[Piece, ...]:
        """The ghosts still in the game."""
        return tuple(
            piece
            for piece, square in enumerate(self.squares)
            if piece != PACMAN and square is not None
        )

    def _waiting(self) -> tuple[Piece, ...]:
        return tuple(ghost for ghost in self._ghosts() if not self.played >> ghost & 1)

    def _speed(self) -> int:
        speeds = self.rules.pace.ghosts
        return speeds[min(self.eaten, len(speeds) - 1)]

    def _ghost_walks(self, ghost: Piece) -> Iterator[Move]:
        here, most = cast("Square", self.squares[ghost]), self._speed()
        barred = self._other_ghosts(ghost) if self.rules.ghost_stack == "block" else 0

        def enters(square: Square) -> Iterator[Square]:
            return (there for there in self._enters(square) if not barred >> there & 1)

        every = [
            path
            for path in paths(here, most, enters, self._is_contact)
            if self._may_end(ghost, path)
        ]
        exact = self.rules.adv_ghost_move == "exact"
        lengths = range(most, 0, -1) if exact else (None,)
        tries = product(lengths, (False, True))
        for path in self._unbarred(ghost, here, every, tries, self._is_contact):
            yield Walk(ghost, path)

    def _is_contact(self, path: Path) -> bool:
        return path[-1] == self.squares[PACMAN]

    def _other_ghosts(self, ghost: Piece) -> Squares:
        return square_set(
            square
            for other, square in enumerate(self.squares)
            if other not in (PACMAN, ghost) and square is not None
        )

    def _may_end(self, ghost: Piece, path: Path) -> bool:
        barred = self.pellets
        if self.rules.ghost_stack != "share":
            barred |= self._other_ghosts(ghost)
        return not barred >> path[-1] & 1

    def _after_ghost(self, ghost: Piece, path: Path) -> "AdvancedPosition":
        walked = replace(
            self,
            squares=moved(self.squares, ghost, path[-1]),
            previous=moved(self.previous, ghost, self.squares[ghost]),
        )
        if not self._is_contact(path):
            return walked._ghost_asked(ghost)
        caught = walked._caught()
        if caught.outcome:
            return caught
        return replace(caught, played=self.played | 1 << ghost)._ghost_over()

    def _ghost_asked(self, ghost: Piece) -> "AdvancedPosition":
        """After a ghost's move: its side is asked for a fence, if it holds one."""
        played = replace(self, played=self.played | 1 << ghost)
        if self.stock[GHOST_SIDE]:
            return replace(played, phase=Phase.GHOST_PLACE, placer=ghost)
        return played._ghost_over()

    # Both

    def _unbarred(
        self,
        piece: Piece,
        start: Square,
        every: list[Path],
        tries: Iterable[tuple[int | None, bool]],
        ends: Callable[[Path], bool],
    ) -> list[Path]:
        """The walks that end off the barred squares.

        A piece may not end where it began, nor where it stood before its last move. Each try
        says how long a walk must be, if it matters, and whether the earlier square is forgotten;
        the first that leaves a walk counts. Contact and winning walks end wherever they do.
        """
        previous = self.previous[piece] if self.rules.no_return == "last_square" else None
        for length, forgotten in tries:
            barred = (start,) if forgotten else (start, previous)
            found = [
                path
                for path in every
                if ends(path) or (length in (None, len(path)) and path[-1] not in barred)
            ]
            if found:
                return found
        return []

    def _access(self) -> Links:
        """The tunnels, if they count as a way in."""
        return self.rules.tunnels if self.rules.tunnels_give_access else ()

    def _may_place(self) -> bool:
        """Whether the phase of the turn offers a fence to the side to move."""
        if self.phase == Phase.ACTION:
            return self._in_opening()
        if self.phase == Phase.AFTER:
            return not self._in_opening()
        return self.phase == Phase.GHOST_PLACE

    def _places(self) -> Iterator[Move]:
        if self.stock[self.to_move] and self._may_place():
            for fence in fences_keeping_regions(self.board, self._access()):
                yield Place(fence)

    def _fenced(self, fence: Fence) -> "AdvancedPosition":
        stock = list(self.stock)
        stock[self.to_move] -= 1
        return replace(self, board=self.board.with_fence(fence), stock=tuple(stock))

    def _relocations(self) -> Iterator[Move]:
        """Each fence still at the Chamber to any other slot that leaves the board whole."""
        for old in self.chamber:
            board = self.board.without_fence(old)
            if board.regions(self._access()) == 1:
                for new in fences_keeping_regions(board, self._access()):
                    if new.slot != old.slot:
                        yield Relocate(old, new)

    # Refusals

    def _why_no_walk(self, move: Walk, piece: Piece, path: Path) -> Refused | None:
        if piece not in self.movers or self.squares[piece] is None:
            return out_of_turn(self.squares, piece)
        if self.phase not in (Phase.ACTION, Phase.EXTRA, Phase.GHOSTS):
            return Refused(Refusal.WRONG_PHASE)
        if move in self.legal_moves():
            return None
        here = cast("Square", self.squares[piece])
        if refused := misstep(self.board, here, path, self.rules.tunnels):
            return refused
        return self._why_path(piece, path) or self._why_end(piece, path)

    def _why_path(self, piece: Piece, path: Path) -> Refused | None:
        """What stands against a square that the walk crosses."""
        if piece != PACMAN and self.rules.ghost_stack == "block":
            for square in path:
                if self._other_ghosts(piece) >> square & 1:
                    return Refused(Refusal.GHOST_IN_THE_WAY, squares=(square,))
        stops = self._is_contact if piece != PACMAN else self._ends_basic_walk
        if self.phase == Phase.EXTRA:
            stops = self._ends_extra_walk
        for length in range(1, len(path)):
            if stops(path[:length]):
                return Refused(Refusal.MUST_STOP, squares=(path[length - 1],))
        return None

    def _why_end(self, piece: Piece, path: Path) -> Refused:
        """What stands against the square where the walk ends."""
        end = (path[-1],)
        if self.phase == Phase.EXTRA or len(path) > cast("int", self.steps_left):
            return Refused(Refusal.WRONG_LENGTH)
        if piece != PACMAN and not self._may_end(piece, path):
            pellet = self.pellets >> path[-1] & 1
            return Refused(Refusal.ENDS_ON_PELLET if pellet else Refusal.ENDS_ON_GHOST, squares=end)
        start = self.began if piece == PACMAN else self.squares[piece]
        if path[-1] == start:
            return Refused(Refusal.ENDS_WHERE_IT_BEGAN, squares=end)
        if path[-1] == self.previous[piece] and self.rules.no_return == "last_square":
            return Refused(Refusal.ENDS_ON_PREVIOUS_SQUARE, squares=end)
        return Refused(Refusal.WRONG_LENGTH)

    def _why_no_place(self, fence: Fence) -> Refused | None:
        if not self._may_place():
            return Refused(Refusal.WRONG_PHASE)
        if not self.stock[self.to_move]:
            return Refused(Refusal.NO_FENCES_LEFT)
        if refused := misfit(self.board, fence):
            return refused
        if self.board.parts_squares(fence, self._access()):
            return self._cuts_off(self.board, fence)
        return None

    def _why_no_relocation(self, old: Fence, new: Fence) -> Refused | None:
        if self.phase != Phase.RELOCATE:
            return Refused(Refusal.WRONG_PHASE)
        if old not in self.chamber:
            return Refused(Refusal.NOT_A_CHAMBER_FENCE, squares=(old.square,))
        if old.slot == new.slot:
            return Refused(Refusal.SAME_SLOT, squares=(old.square,))
        board = self.board.without_fence(old)
        if refused := misfit(board, new):
            return refused
        if board.with_fence(new).regions(self._access()) != 1:
            return self._cuts_off(board, new)
        return None

    def _cuts_off(self, board: Board, fence: Fence) -> Refused:
        squares = tuple(bits(board.cut_off_by(fence, self._access())))
        return Refused(Refusal.CUTS_OFF_SQUARES, squares=squares)

    def _why_no_entry(self, square: Square) -> Refused | None:
        if self.phase != Phase.ENTER:
            return Refused(Refusal.WRONG_PHASE)
        if Enter(square) in self._entries():
            return None
        taken = square in self.squares
        refusal = Refusal.RESPAWN_SQUARE_TAKEN if taken else Refusal.NOT_A_RESPAWN_SQUARE
        return Refused(refusal, squares=(square,))

    def _why_no_spend(self) -> Refused | None:
        if self.phase not in (Phase.ACTION, Phase.AFTER):
            return Refused(Refusal.WRONG_PHASE)
        return None if self.reserve else Refused(Refusal.NO_PELLET_IN_RESERVE)
