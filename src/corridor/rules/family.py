"""What a family of modes answers through its rules record, and `Mode`, which holds one.

A family is a folder of its name. Everything else asks the rules or the position and never
which family they belong to.
"""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar, Protocol

from corridor.rules.errors import InvalidLayout
from corridor.rules.layout import Layout
from corridor.rules.layout_files import Frame
from corridor.rules.moves import Side
from corridor.rules.position import Counters, Outcome, Position

if TYPE_CHECKING:
    from corridor.rules.text_fields import FieldReader


class Rules(Protocol):
    """A frozen dataclass of switches: ``bool``, ``int`` or ``Literal`` fields, with defaults.

    Fields of other types hold numbers of the game that no switch changes.
    """

    __dataclass_fields__: ClassVar[dict[str, Any]]
    family: ClassVar[str]  # the name of the folder
    fields: ClassVar[tuple[str, ...]]  # what follows the fences in position text
    phases: ClassVar[tuple[str, ...]]  # of a turn, where it has phases

    def start(self, mode: "Mode") -> Position:
        """The position from which a game begins."""

    def layout_faults(self, layout: Layout, frame: Frame) -> Iterator[InvalidLayout]:
        """What keeps a game under these switches from starting from the layout."""

    # What a game asks about its history

    def drawn(self, counters: Counters, times_seen: Callable[[], int]) -> Outcome | None:
        """The draw by a limit, if one is reached.

        ``times_seen`` counts how often this position has stood on the board, now included.
        """

    def rating(self, position: Position, best: int, winner: Side | None) -> int | None:
        """PAC-MAN's level in a game that this side has won; ``None`` where there is no level.

        ``best`` is the most pellets eaten in one life.
        """

    # Texts and the core

    def read_position(self, fields: "FieldReader") -> Position:
        """The position whose text has these fields; whether it is reachable is checked later."""

    def core_numbers(self) -> dict[str, int]:
        """The family's fields of the core's table; ``family`` is the core's number for it.

        Empty if the core does not play the family.
        """

    def position_from_core(self, mode: "Mode", numbers: Mapping[str, int]) -> Position:
        """The position that the fields of a core's state describe."""


@dataclass(frozen=True, slots=True)
class Mode:
    """One of the games: its switches, and what stands where at the start."""

    key: str
    rules: Rules
    layout: Layout

    def start(self) -> Position:
        """The position from which a game begins."""
        return self.rules.start(self)
