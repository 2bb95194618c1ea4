"""Positions of the law as the core's flat states, and back."""

from collections.abc import Sequence

from corridor.engine import _core
from corridor.rules.core_numbers import NO_SQUARE, fence_words, square_rows
from corridor.rules.family import Mode
from corridor.rules.position import Counters, Position

_UNSET = {  # fields of squares are -1 unless the position names a square, all others 0
    name: NO_SQUARE if name.startswith(("piece_", "previous_", "turn_start")) else 0
    for name in _core.STATE_FIELDS
}


def state_of(position: Position, counters: Counters) -> list[int]:
    """The numbers of a position, in the order the core reads them."""
    named = _UNSET | position.core_numbers()
    named.update(ply=counters.ply, no_progress=counters.quiet, most_eaten=counters.best)
    named.update(to_move=position.to_move, **fence_words("fences", position.board))
    named.update({f"stock_{side}": count for side, count in enumerate(position.stock)})
    named.update(square_rows("piece", position.squares))
    return [named[name] for name in _core.STATE_FIELDS]


def position_from(mode: Mode, state: Sequence[int]) -> tuple[Position, Counters]:
    """The position and the counters that a state of the core describes."""
    named = dict(zip(_core.STATE_FIELDS, state, strict=True))
    counters = Counters(named["ply"], named["no_progress"], named["most_eaten"])
    return mode.rules.position_from_core(mode, named), counters
