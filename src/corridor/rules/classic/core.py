"""The race as the core's numbers."""

from collections.abc import Mapping
from dataclasses import replace
from typing import TYPE_CHECKING

from corridor.rules.board import Board
from corridor.rules.core_numbers import fences_from, stock_from, switch_numbers

if TYPE_CHECKING:
    from corridor.rules.classic.position import ClassicPosition
    from corridor.rules.classic.switches import Classic

_FAMILY = 0


def table(rules: "Classic") -> dict[str, int]:
    """The family's fields of the table."""
    names = ("edge_side_jump", "third_pawn_side_jump", "draw_after_plies", "threefold")
    return {"family": _FAMILY, **switch_numbers(rules, names, {})}


def position(start: "ClassicPosition", numbers: Mapping[str, int]) -> "ClassicPosition":
    """The position of a state."""
    sides = len(start.pawns)
    return replace(
        start,
        board=Board.of(fences_from(numbers, "fences")),
        pawns=tuple(numbers[f"piece_{side}"] for side in range(sides)),
        stock=stock_from(numbers, sides),
        to_move=numbers["to_move"],
    )
