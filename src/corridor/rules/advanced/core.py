"""The advanced chase as the core's numbers.

The boosted walk is taught to the core here: its steps in `table` (``extra_steps``), the reserve
and the phase in `state`.
"""

from collections.abc import Mapping
from dataclasses import replace
from typing import TYPE_CHECKING

from corridor.rules.advanced.phases import Phase
from corridor.rules.board import Board, square_set
from corridor.rules.chase.core import EXACT_OR_UP_TO, GHOST_STACK
from corridor.rules.core_numbers import (
    fence_words,
    fences_from,
    square_from,
    square_number,
    square_rows,
    square_set_from,
    square_words,
    squares_from,
    stock_from,
    switch_numbers,
)

if TYPE_CHECKING:
    from corridor.rules.advanced.position import AdvancedPosition
    from corridor.rules.advanced.switches import Advanced

_FAMILY = 2
_SPEEDS = 8  # the table has room for as many; the last speed of the rules fills it up
_PHASES = tuple(Phase)
_CODES: Mapping[str, Mapping[str, int]] = {
    "adv_ghost_move": EXACT_OR_UP_TO,
    "spend_steps": EXACT_OR_UP_TO,
    "ghost_stack": GHOST_STACK,
}


def table(rules: "Advanced") -> dict[str, int]:
    """The family's fields of the table."""
    plain = ("respawn_free", "tunnels_give_access", "no_progress_limit")
    speeds, last = rules.pace.ghosts, len(rules.pace.ghosts) - 1
    named = {
        "family": _FAMILY,
        **switch_numbers(rules, (*_CODES, *plain), _CODES),
        "bar_previous": int(rules.no_return == "last_square"),
        "pac_steps": rules.pace.pacman,
        "extra_steps": rules.pace.spend,
        "opening_turns": rules.pace.opening,
        **square_words("respawn", square_set(rules.gates)),
        **{f"ghost_speed_{eaten}": speeds[min(eaten, last)] for eaten in range(_SPEEDS)},
    }
    for number, (one, other) in enumerate(rules.tunnels):
        named.update({f"tunnel_{number}_a": one, f"tunnel_{number}_b": other})
    return named


def state(position: "AdvancedPosition") -> dict[str, int]:
    """The family's fields of the state."""
    return {
        **square_words("pellets", position.pellets),
        **fence_words("chamber", Board.of(position.chamber)),
        **square_rows("previous", position.previous),
        "lives": position.lives,
        "phase": _PHASES.index(position.phase),
        "played": position.played,
        "turn": position.turn,
        "reserve": position.reserve,
        "turn_start": square_number(position.began),
        "walked": int(position.walked),
        "due": int(position.due),
        "placer": position.placer or 0,
        "set_up": int(position.set_up),
    }


def position(start: "AdvancedPosition", numbers: Mapping[str, int]) -> "AdvancedPosition":
    """The position of a state."""
    pellets, pieces = square_set_from(numbers, "pellets"), len(start.squares)
    return replace(
        start,
        board=Board.of(fences_from(numbers, "fences")),
        chamber=fences_from(numbers, "chamber"),
        squares=squares_from(numbers, "piece", pieces),
        pellets=pellets,
        eaten=start.pellets.bit_count() - pellets.bit_count(),
        reserve=numbers["reserve"],
        lives=numbers["lives"],
        stock=stock_from(numbers, len(start.stock)),
        turn=numbers["turn"],
        phase=_PHASES[numbers["phase"]],
        set_up=bool(numbers["set_up"]),
        began=square_from(numbers["turn_start"]),
        walked=bool(numbers["walked"]),
        due=bool(numbers["due"]),
        previous=squares_from(numbers, "previous", pieces),
        played=numbers["played"],
        placer=numbers["placer"] or None,
    )
