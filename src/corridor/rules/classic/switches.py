"""The switches of the race."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import ClassVar

from corridor.rules.classic import core, limits, text
from corridor.rules.classic.position import ClassicPosition
from corridor.rules.errors import InvalidLayout
from corridor.rules.family import Mode
from corridor.rules.layout import Layout
from corridor.rules.layout_files import Frame, layout_faults
from corridor.rules.moves import Side
from corridor.rules.position import Counters, Outcome, Position
from corridor.rules.text_fields import FieldReader


@dataclass(frozen=True, slots=True)
class Classic:
    """The switches of the race, with their usual values."""

    family: ClassVar[str] = "classic"
    fields: ClassVar[tuple[str, ...]] = ("pieces", "stock", "side")
    phases: ClassVar[tuple[str, ...]] = ()

    edge_side_jump: bool = True
    third_pawn_side_jump: bool = False
    draw_after_plies: int = 400  # 0: never
    threefold: bool = False

    def start(self, mode: Mode) -> ClassicPosition:
        """The position from which a game begins."""
        layout = mode.layout
        pawns = tuple(square for square in layout.squares if square is not None)
        return ClassicPosition(mode, layout.board, pawns, layout.stock, 0)

    def layout_faults(self, layout: Layout, frame: Frame) -> Iterator[InvalidLayout]:
        """No switch asks more of a layout than the frame does."""
        return layout_faults(layout, frame)

    def drawn(self, counters: Counters, times_seen: Callable[[], int]) -> Outcome | None:
        """A draw by plies or by repetition."""
        return limits.drawn(self, counters, times_seen)

    def rating(self, position: Position, best: int, winner: Side | None) -> None:  # noqa: ARG002
        """A race has no level."""
        return

    def read_position(self, fields: FieldReader) -> ClassicPosition:
        """The position whose text has these fields."""
        return text.read(fields)

    def core_numbers(self) -> dict[str, int]:
        """The fields of the core's table."""
        return core.table(self)

    def position_from_core(self, mode: Mode, numbers: Mapping[str, int]) -> ClassicPosition:
        """The position that the fields of a core's state describe."""
        return core.position(self.start(mode), numbers)
