"""The switches and the numbers of the advanced chase."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import ClassVar, Literal, cast

from corridor.rules.advanced import core, text
from corridor.rules.advanced.frame import faults_with_access
from corridor.rules.advanced.phases import Phase
from corridor.rules.advanced.position import AdvancedPosition
from corridor.rules.board import Links, Square, parse_square
from corridor.rules.chase import limits
from corridor.rules.chase.paths import GhostStack
from corridor.rules.errors import InvalidLayout
from corridor.rules.family import Mode
from corridor.rules.layout import Layout
from corridor.rules.layout_files import Frame
from corridor.rules.moves import Side
from corridor.rules.position import Counters, Outcome, Position
from corridor.rules.text_fields import FieldReader

_SOUTH, _NORTH, _WEST, _EAST = (parse_square(name) for name in ("e1", "e9", "a5", "i5"))


@dataclass(frozen=True, slots=True)
class Pace:
    """How many steps the pieces walk, and how many turns the opening lasts."""

    pacman: int = 2
    spend: int = 2
    ghosts: tuple[int, ...] = (1, 2, 2, 3)  # by pellets eaten so far
    opening: int = 4  # turns in which the ghosts relocate instead of walking


@dataclass(frozen=True, slots=True)
class Advanced:
    """The switches of the advanced chase, with their usual values."""

    family: ClassVar[str] = "advanced"
    fields: ClassVar[tuple[str, ...]] = (
        *("pieces", "pellets", "lives", "stock", "reserve", "chamber", "previous", "turn"),
    )
    phases: ClassVar[tuple[str, ...]] = tuple(Phase)

    adv_ghost_move: Literal["up_to", "exact"] = "up_to"
    no_return: Literal["last_square", "off"] = "last_square"
    respawn_free: bool = True
    spend_steps: Literal["up_to_2", "exact_2"] = "up_to_2"
    tunnels_give_access: bool = True
    ghost_stack: GhostStack = "pass_no_share"
    no_progress_limit: int = 100  # turns; 0: never
    pace: Pace = Pace()
    gates: tuple[Square, ...] = (_SOUTH, _NORTH, _WEST, _EAST)  # respawn squares
    tunnels: Links = ((_SOUTH, _NORTH), (_WEST, _EAST))

    def start(self, mode: Mode) -> AdvancedPosition:
        """The position from which a game begins: PAC-MAN enters first."""
        layout = mode.layout
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
            previous=(None,) * len(layout.figures),
            played=0,
            placer=None,
        )

    def layout_faults(self, layout: Layout, frame: Frame) -> Iterator[InvalidLayout]:
        """What keeps a game under these switches from starting from the layout."""
        return faults_with_access(layout, frame, tunnels_give_access=self.tunnels_give_access)

    def drawn(
        self,
        counters: Counters,
        times_seen: Callable[[], int],  # noqa: ARG002  repetition ends no chase
    ) -> Outcome | None:
        """A draw by turns without progress."""
        return limits.drawn(self.no_progress_limit, counters)

    def rating(self, position: Position, best: int, winner: Side | None) -> int:  # noqa: ARG002
        """PAC-MAN's level; eaten pellets never come back here."""
        return limits.rating(position, winner)

    def read_position(self, fields: FieldReader) -> AdvancedPosition:
        """The position whose text has these fields."""
        return text.read(fields)

    def core_numbers(self) -> dict[str, int]:
        """The fields of the core's table."""
        return core.table(self)

    def position_from_core(self, mode: Mode, numbers: Mapping[str, int]) -> AdvancedPosition:
        """The position that the fields of a core's state describe."""
        return core.position(self.start(mode), numbers)
