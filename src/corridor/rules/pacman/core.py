"""The chase as the core's numbers.

The boost is taught to the core here: its steps and switches in `table`, the phase in `state`.
"""

from collections.abc import Mapping
from dataclasses import replace
from typing import TYPE_CHECKING, cast

from corridor.rules.board import Square
from corridor.rules.chase.core import EXACT_OR_UP_TO, GHOST_STACK
from corridor.rules.core_numbers import square_set_from, square_words, squares_from, switch_numbers
from corridor.rules.pacman.phases import Phase

if TYPE_CHECKING:
    from corridor.rules.pacman.position import PacmanPosition
    from corridor.rules.pacman.switches import Pacman

_FAMILY = 1
_PHASES = (Phase.WALK, Phase.BOOST, Phase.GHOSTS)
_CODES: Mapping[str, Mapping[str, int]] = {
    "pac_move": EXACT_OR_UP_TO,
    "pac_into_ghost": {"caught": 0, "blocked": 1},
    "boost": EXACT_OR_UP_TO,
    "boost_eats": {"pass": 0, "end_only": 1},
    "frenzy": {"exact_2": 0, "up_to_2": 1, "none": 2},
    "frenzy_path": {"any": 0, "straight": 1, "towards": 2},
    "ghost_on_pellet": {"cross": 0, "no_entry": 1, "free": 2},
    "ghost_stack": GHOST_STACK,
    "ghost_order": {"fixed": 0, "free": 1},
    "ghost_return": {"next_round": 0, "next_turn": 1},
}


def table(rules: "Pacman") -> dict[str, int]:
    """The family's fields of the table."""
    return {
        "family": _FAMILY,
        **switch_numbers(rules, (*_CODES, "ghost_stay", "no_progress_limit"), _CODES),
        "refill": int(rules.pellets == "refill"),
        "pac_steps": rules.steps.pacman,
        "boost_steps": rules.steps.boost,
        "ghost_steps": rules.steps.ghost,
        "frenzy_steps": rules.steps.frenzy,
    }


def state(position: "PacmanPosition") -> dict[str, int]:
    """The family's fields of the state."""
    return {
        **square_words("pellets", position.pellets),
        "lives": position.lives,
        "phase": _PHASES.index(position.phase),
        "played": position.played,
    }


def position(start: "PacmanPosition", numbers: Mapping[str, int]) -> "PacmanPosition":
    """The position of a state."""
    pacman, *ghosts = squares_from(numbers, "piece", len(start.squares))
    return replace(
        start,
        pacman=cast("Square", pacman),
        ghosts=tuple(ghosts),
        pellets=square_set_from(numbers, "pellets"),
        lives=numbers["lives"],
        phase=_PHASES[numbers["phase"]],
        played=numbers["played"],
    )
