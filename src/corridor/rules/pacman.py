"""The chase in a fixed maze: PAC-MAN eats four pellets before the ghosts catch him three times."""

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from enum import StrEnum, unique
from typing import TYPE_CHECKING, Literal, cast

from corridor.rules.board import SIZE, Board, Square, Squares, square_set
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
from corridor.rules.layout import Layout
from corridor.rules.moves import Move, Pass, Piece, Side, Walk
from corridor.rules.position import Aim, Marks, Outcome, Position, Reason, Sight, or_pass

if TYPE_CHECKING:
    from corridor.rules.modes import Mode


@dataclass(frozen=True, slots=True)
class Steps:
    """How far each walk goes."""

    pacman: int
    boost: int
    ghost: int
    frenzy: int


@dataclass(frozen=True, slots=True)
class Pacman:
    """The switches of the chase."""

    pac_move: Literal["exact_2", "up_to_2"]
    pac_into_ghost: Literal["caught", "blocked"]
    boost: Literal["up_to_3", "exact_3"]
    boost_eats: Literal["pass", "end_only"]
    frenzy: Literal["exact_2", "up_to_2", "none"]
    frenzy_path: Literal["any", "straight", "towards"]
    ghost_on_pellet: Literal["cross", "no_entry", "free"]
    ghost_stack: GhostStack
    ghost_stay: bool
    ghost_order: Literal["fixed", "free"]
    ghost_return: Literal["next_round", "next_turn"]
    pellets: Literal["stay_eaten", "refill"]
    no_progress_limit: int  # rounds of turns; 0: never
    steps: Steps

    def start(self, mode: "Mode") -> "PacmanPosition":
        """The position from which a game begins."""
        layout = mode.layout
        pacman, *ghosts = layout.squares
        return PacmanPosition(
            mode,
            layout.board,
            cast("Square", pacman),
            tuple(ghosts),
            layout.pellets,
            cast("int", layout.lives),
            Phase.WALK,
            0,
        )


@unique
class Phase(StrEnum):
    """What is decided next."""

    WALK = "walk"
    BOOST = "boost"
    GHOSTS = "ghosts"


@dataclass(frozen=True, slots=True)
class PacmanPosition:
    """A moment of the chase."""

    mode: "Mode" = field(hash=False, repr=False)
    board: Board
    pacman: Square
    ghosts: tuple[Square | None, ...]  # None: eaten
    pellets: Squares
    lives: int
    phase: Phase
    played: int  # a bit for each ghost that has had its turn in this round

    @property
    def rules(self) -> Pacman:
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
        """Nobody holds fences here."""
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
        waiting = self._waiting()
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
        return steps.frenzy if self._is_frenzied(self.movers[0]) else steps.ghost

    @property
    def outcome(self) -> Outcome | None:
        """All pellets eaten, all ghosts eaten, or the last life lost."""
        if not self.pellets:
            return Outcome(PACMAN_SIDE, Reason.PELLETS)
        if self._eaten_stay_out() and self.ghosts.count(None) == len(self.ghosts):
            return Outcome(PACMAN_SIDE, Reason.GHOSTS)
        return None if self.lives else Outcome(GHOST_SIDE, Reason.CATCHES)

    @property
    def aims(self) -> tuple[Aim | None, ...]:
        """PAC-MAN is on his way to the nearest pellet, the ghosts to him."""
        hunter = nearest(self.board, self.squares, self.pacman)
        return Aim(PACMAN, self.pellets), hunter

    @property
    def marks(self) -> Marks:
        """Who sees PAC-MAN, where that changes a ghost's walk, and whether he eats ghosts now."""
        sights = tuple(
            Sight(ghost, here, self.pacman)
            for ghost, here in enumerate(self.ghosts, start=1)
            if here is not None
            and self.rules.frenzy != "none"
            and self.board.sees(here, self.pacman)
        )
        boosted = self.phase == Phase.BOOST
        edible = self._edible() if boosted else ()
        return Marks(self.phase, boosted=boosted, edible=edible, sights=sights)

    def legal_moves(self) -> Iterator[Move]:
        """Every walk; a stay or a declined boost where the rules grant it."""
        if self.outcome is not None:
            return
        if self.phase == Phase.GHOSTS:
            for ghost in self.movers:
                yield from or_pass(self._ghost_moves(ghost), self._stay(ghost))
        else:
            yield from or_pass(self._pacman_moves(), Pass())

    def after(self, move: Move) -> "PacmanPosition":
        """The position after a legal move."""
        match move:
            case Walk(_, path) if self.phase == Phase.BOOST:
                return self._after_boost(path)
            case Walk(_, path) if self.phase == Phase.WALK:
                return self._after_walk(path[-1])
            case Walk(ghost, path):
                return self._after_ghost(ghost, path[-1])
            case Pass(piece) if self.phase == Phase.GHOSTS:
                ghost = self.movers[0] if piece is None else piece
                return self._after_ghost(ghost, self._turn_square(ghost))
        return self._ghosts_begin()

    def turn_of(self, piece: Piece) -> "PacmanPosition":
        """The same board if it were this piece's turn."""
        if piece == PACMAN:
            return replace(self, phase=Phase.WALK, played=0)
        others = sum(1 << ghost for ghost in range(1, len(self.squares)) if ghost != piece)
        return replace(self, phase=Phase.GHOSTS, played=others)

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
                return self._why_no_walk(piece, path)
            case Pass(piece):
                if piece is not None and piece not in self.movers:
                    return out_of_turn(self.squares, piece)
                return None if move in self.legal_moves() else Refused(Refusal.MUST_MOVE)
        return Refused(Refusal.WRONG_PHASE)

    def made_progress(self, move: Move, after: Position) -> bool:
        """Whether a pellet was eaten, a ghost was eaten or a life was lost."""
        ate = (
            self.phase == Phase.BOOST and isinstance(move, Walk) and bool(self._eaten_by(move.path))
        )
        now = after.layout
        return ate or self.pellets != now.pellets or self.lives != now.lives

    def ended_round(self, after: Position) -> bool:
        """Whether the last ghost has had its turn; a catch breaks a round off."""
        over = self.to_move == GHOST_SIDE and after.to_move == PACMAN_SIDE
        return over and self.lives == after.layout.lives

    # PAC-MAN

    def _pacman_moves(self) -> Iterator[Move]:
        for path in self._pacman_paths():
            yield Walk(PACMAN, path)
        if self.phase == Phase.BOOST and self.rules.boost == "up_to_3":
            yield Pass()

    def _pacman_paths(self) -> Iterator[Path]:
        steps = self.rules.steps
        if self.phase == Phase.BOOST:
            every, exact = steps.boost, self.rules.boost == "exact_3"
            stops = self._ends_boost
        else:
            every, exact = steps.pacman, self.rules.pac_move == "exact_2"
            stops = self._ends_walk
        for path in paths(self.pacman, every, self._pacman_enters, stops):
            if not exact or len(path) == every or stops(path):
                yield path

    def _pacman_enters(self, here: Square) -> Iterator[Square]:
        for there in self.board.neighbours(here):
            if not self._blocks(there):
                yield there

    def _blocks(self, square: Square) -> bool:
        blocked = self.phase == Phase.WALK and self.rules.pac_into_ghost == "blocked"
        return blocked and square in self.ghosts

    def _ends_walk(self, path: Path) -> bool:
        return bool(self.pellets >> path[-1] & 1) or path[-1] in self.ghosts

    def _ends_boost(self, path: Path) -> bool:
        if self.pellets >> path[-1] & 1:
            return True
        if self.rules.boost_eats == "end_only" or not self._eaten_stay_out():
            return False
        return all(square is None or square in path for square in self.ghosts)

    def _eaten_by(self, path: Path) -> tuple[Piece, ...]:
        """The ghosts that a boosted walk eats."""
        entered = path if self.rules.boost_eats == "pass" else path[-1:]
        return tuple(ghost for ghost in self._ghosts() if self.squares[ghost] in entered)

    def _edible(self) -> tuple[Piece, ...]:
        """The ghosts that this boost can reach and eat."""
        walks = [move.path for move in self.legal_moves() if isinstance(move, Walk)]
        return tuple(sorted({ghost for path in walks for ghost in self._eaten_by(path)}))

    def _after_walk(self, target: Square) -> "PacmanPosition":
        walked = replace(self, pacman=target)
        if target in self.ghosts:
            return walked._caught()
        return walked._fed() if self.pellets >> target & 1 else walked._ghosts_begin()

    def _after_boost(self, path: Path) -> "PacmanPosition":
        eaten = self._eaten_by(path)
        ghosts = tuple(None if g in eaten else self.squares[g] for g in self._ghosts())
        walked = replace(self, pacman=path[-1], ghosts=ghosts)
        if self.pellets >> path[-1] & 1:
            return walked._fed()
        return walked if walked.outcome else walked._ghosts_begin()

    def _fed(self) -> "PacmanPosition":
        """A pellet is eaten: the next walk is a boost, unless it was the last."""
        fed = replace(self, pellets=self.pellets & ~(1 << self.pacman))
        return replace(fed, phase=Phase.BOOST) if fed.pellets else fed

    def _caught(self) -> "PacmanPosition":
        """A life is lost: everyone goes home, unless it was the last."""
        if self.lives == 1:
            return replace(self, lives=0)
        home = self.rules.start(self.mode)
        pellets = home.pellets if self.rules.pellets == "refill" else self.pellets
        return replace(home, pellets=pellets, lives=self.lives - 1)

    # The ghosts

    def _ghosts(self) -> range:
        return range(1, len(self.ghosts) + 1)

    def _eaten_stay_out(self) -> bool:
        return self.rules.ghost_return == "next_round"

    def _waiting(self) -> tuple[Piece, ...]:
        """The ghosts that still have a turn in this round."""
        return tuple(
            ghost
            for ghost in self._ghosts()
            if not self.played >> ghost & 1
            and (self.squares[ghost] is not None or not self._eaten_stay_out())
        )

    def _turn_square(self, ghost: Piece) -> Square | None:
        """Where the ghost stands as its turn begins: an eaten one may come back."""
        square, home = self.squares[ghost], self.mode.layout.squares[ghost]
        return home if square is None and home not in self.squares else square

    def _is_frenzied(self, ghost: Piece) -> bool:
        here = self._turn_square(ghost)
        if here is None or self.rules.frenzy == "none":
            return False
        return self.board.sees(here, self.pacman)

    def _stay(self, ghost: Piece) -> Pass:
        return Pass(ghost) if self.rules.ghost_order == "free" else Pass()

    def _ghost_moves(self, ghost: Piece) -> Iterator[Move]:
        for path in self._ghost_paths(ghost):
            yield Walk(ghost, path)
        if self.rules.ghost_stay:
            yield self._stay(ghost)

    def _ghost_paths(self, ghost: Piece) -> Iterator[Path]:
        here = self._turn_square(ghost)
        if here is None:
            return
        if not self._is_frenzied(ghost):
            yield from self._ordinary_paths(ghost, here)
            return
        frenzied = list(self._frenzied_paths(ghost, here))
        if self.rules.frenzy == "up_to_2":
            yield from self._ordinary_paths(ghost, here)
            yield from (path for path in frenzied if len(path) > self.rules.steps.ghost)
        else:
            yield from frenzied or self._ordinary_paths(ghost, here)

    def _ordinary_paths(self, ghost: Piece, here: Square) -> Iterator[Path]:
        for path in self._all_ghost_paths(ghost, here, self.rules.steps.ghost):
            if self._may_end(ghost, path[-1]):
                yield path

    def _frenzied_paths(self, ghost: Piece, here: Square) -> Iterator[Path]:
        most = self.rules.steps.frenzy
        for path in self._all_ghost_paths(ghost, here, most):
            full = len(path) == most and self._fits_frenzy(here, path)
            if (full or path[-1] == self.pacman) and self._may_end(ghost, path[-1]):
                yield path

    def _all_ghost_paths(self, ghost: Piece, here: Square, most: int) -> Iterator[Path]:
        def enters(square: Square) -> Iterator[Square]:
            barred = self._barred_to(ghost)
            return (there for there in self.board.neighbours(square) if not barred >> there & 1)

        return paths(here, most, enters, lambda path: path[-1] == self.pacman)

    def _barred_to(self, ghost: Piece) -> Squares:
        """Squares the ghost may not even cross."""
        barred = self.pellets if self.rules.ghost_on_pellet == "no_entry" else 0
        if self.rules.ghost_stack == "block":
            barred |= self._other_ghosts(ghost)
        return barred

    def _other_ghosts(self, ghost: Piece) -> Squares:
        return square_set(
            square
            for other, square in enumerate(self.ghosts, start=1)
            if other != ghost and square is not None
        )

    def _may_end(self, ghost: Piece, end: Square) -> bool:
        barred = 0 if self.rules.ghost_on_pellet == "free" else self.pellets
        if self.rules.ghost_stack != "share":
            barred |= self._other_ghosts(ghost)
        return not barred >> end & 1

    def _fits_frenzy(self, here: Square, path: Path) -> bool:
        if self.rules.frenzy_path == "any":
            return True
        deltas = {there - near for near, there in zip((here, *path), path, strict=False)}
        if self.rules.frenzy_path == "towards":
            return deltas == {_direction(here, self.pacman)}
        return len(deltas) == 1

    def _after_ghost(self, ghost: Piece, square: Square | None) -> "PacmanPosition":
        walked = self._standing(ghost, square)
        if square == self.pacman:
            return walked._caught()
        return replace(walked, played=self.played | 1 << ghost).settled()

    def _ghosts_begin(self) -> "PacmanPosition":
        return replace(self, phase=Phase.GHOSTS).settled()

    def settled(self) -> "PacmanPosition":
        """The next ghost's turn begins, or a new round."""
        waiting = self._waiting()
        if not waiting:
            return replace(self, phase=Phase.WALK, played=0)
        if self.rules.ghost_order == "free":
            return self
        return self._standing(waiting[0], self._turn_square(waiting[0]))

    def _standing(self, ghost: Piece, square: Square | None) -> "PacmanPosition":
        return replace(self, ghosts=moved(self.ghosts, ghost - 1, square))

    # Refusals

    def _why_no_walk(self, piece: Piece, path: Path) -> Refused:
        here = self._turn_square(piece)
        if here is None:
            return Refused(Refusal.PIECE_OFF_BOARD, pieces=(piece,))
        if refused := misstep(self.board, here, path):
            return refused
        if piece == PACMAN:
            return self._why_not_pacman(path)
        return self._why_not_ghost(piece, path)

    def _why_not_pacman(self, path: Path) -> Refused:
        for square in path:
            if self._blocks(square):
                return Refused(Refusal.GHOST_IN_THE_WAY, squares=(square,))
        stops = self._ends_boost if self.phase == Phase.BOOST else self._ends_walk
        for length in range(1, len(path)):
            if stops(path[:length]):
                return Refused(Refusal.MUST_STOP, squares=(path[length - 1],))
        return Refused(Refusal.WRONG_LENGTH)

    def _why_not_ghost(self, ghost: Piece, path: Path) -> Refused:
        for square in path:
            if self._barred_to(ghost) >> square & 1:
                taken = square in self.ghosts
                refusal = Refusal.GHOST_IN_THE_WAY if taken else Refusal.PELLET_IN_THE_WAY
                return Refused(refusal, squares=(square,))
        if self.pacman in path[:-1]:
            return Refused(Refusal.MUST_STOP, squares=(self.pacman,))
        allowed = self.rules.steps.frenzy if self._is_frenzied(ghost) else self.rules.steps.ghost
        if len(path) > allowed or self._may_end(ghost, path[-1]):
            turned = len(path) == allowed
            return Refused(Refusal.NOT_STRAIGHT if turned else Refusal.WRONG_LENGTH)
        taken = path[-1] in self.ghosts
        refusal = Refusal.ENDS_ON_GHOST if taken else Refusal.ENDS_ON_PELLET
        return Refused(refusal, squares=(path[-1],))


def _direction(here: Square, there: Square) -> int:
    """The step that leads from one square towards another in line with it."""
    size = SIZE if here % SIZE == there % SIZE else 1
    return size if there > here else -size
