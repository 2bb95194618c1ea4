"""The switches and the numbers of the chase."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import ClassVar, Literal, cast

from corridor.rules.board import Square
from corridor.rules.chase import limits
from corridor.rules.chase.paths import GhostStack
from corridor.rules.errors import InvalidLayout
from corridor.rules.family import Mode
from corridor.rules.layout import Layout
from corridor.rules.layout_files import Frame, layout_faults
from corridor.rules.moves import Side
from corridor.rules.pacman import core, text
from corridor.rules.pacman.phases import Phase
from corridor.rules.pacman.position import PacmanPosition
from corridor.rules.position import Counters, Outcome, Position
from corridor.rules.text_fields import FieldReader


@dataclass(frozen=True, slots=True)
class Steps:
    """How many steps each kind of walk has."""

    pacman: int = 2
    boost: int = 3
    ghost: int = 1
    frenzy: int = 2


@dataclass(frozen=True, slots=True)
class Pacman:
    """The switches of the chase, with their usual values."""

    family: ClassVar[str] = "pacman"
    fields: ClassVar[tuple[str, ...]] = ("pieces", "pellets", "lives", "phase")
    phases: ClassVar[tuple[str, ...]] = tuple(Phase)

    pac_move: Literal["exact_2", "up_to_2"] = "exact_2"
    pac_into_ghost: Literal["caught", "blocked"] = "caught"
    boost: Literal["up_to_3", "exact_3"] = "up_to_3"
    boost_eats: Literal["pass", "end_only"] = "pass"
    frenzy: Literal["exact_2", "up_to_2", "none"] = "exact_2"
    frenzy_path: Literal["any", "straight", "towards"] = "any"
    ghost_on_pellet: Literal["cross", "no_entry", "free"] = "cross"
    ghost_stack: GhostStack = "pass_no_share"
    ghost_stay: bool = False
    ghost_order: Literal["fixed", "free"] = "fixed"
    ghost_return: Literal["next_round", "next_turn"] = "next_round"
    pellets: Literal["stay_eaten", "refill"] = "stay_eaten"
    no_progress_limit: int = 100  # rounds of turns; 0: never
    steps: Steps = Steps()

    def start(self, mode: Mode) -> PacmanPosition:
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

    def layout_faults(self, layout: Layout, frame: Frame) -> Iterator[InvalidLayout]:
        """No switch asks more of a layout than the frame does."""
        return layout_faults(layout, frame)

    def drawn(
        self,
        counters: Counters,
        times_seen: Callable[[], int],  # noqa: ARG002  repetition ends no chase
    ) -> Outcome | None:
        """A draw by rounds without progress."""
        return limits.drawn(self.no_progress_limit, counters)

    def rating(self, position: Position, best: int, winner: Side | None) -> int:
        """PAC-MAN's level; where pellets come back after a catch, that of his best life."""
        level = limits.rating(position, winner)
        return max(best, level) if self.pellets == "refill" else level

    def read_position(self, fields: FieldReader) -> PacmanPosition:
        """The position whose text has these fields."""
        return text.read(fields)

    def core_numbers(self) -> dict[str, int]:
        """The fields of the core's table."""
        return core.table(self)

    def position_from_core(self, mode: Mode, numbers: Mapping[str, int]) -> PacmanPosition:
        """The position that the fields of a core's state describe."""
        return core.position(self.start(mode), numbers)
