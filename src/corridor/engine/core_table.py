"""A mode as the flat table of numbers that the core is configured by."""

from collections.abc import Mapping

from corridor.engine import _core
from corridor.rules.advanced import Advanced
from corridor.rules.board import Board, Fence, Squares, square_set
from corridor.rules.classic import Classic
from corridor.rules.modes import Mode
from corridor.rules.pacman import Pacman

_NO_SQUARE = -1
_EXACT_OR_UP_TO = {"exact_2": 0, "exact_3": 0, "exact": 0, "up_to_2": 1, "up_to_3": 1, "up_to": 1}
_NUMBERS: Mapping[str, Mapping[str, int]] = {
    "pac_move": _EXACT_OR_UP_TO,
    "boost": _EXACT_OR_UP_TO,
    "adv_ghost_move": _EXACT_OR_UP_TO,
    "spend_steps": _EXACT_OR_UP_TO,
    "pac_into_ghost": {"caught": 0, "blocked": 1},
    "boost_eats": {"pass": 0, "end_only": 1},
    "frenzy": {"exact_2": 0, "up_to_2": 1, "none": 2},
    "frenzy_path": {"any": 0, "straight": 1, "towards": 2},
    "ghost_on_pellet": {"cross": 0, "no_entry": 1, "free": 2},
    "ghost_stack": {"pass_no_share": 0, "block": 1, "share": 2},
    "ghost_order": {"fixed": 0, "free": 1},
    "ghost_return": {"next_round": 0, "next_turn": 1},
}


def table_of(mode: Mode) -> list[int]:
    """The numbers of a mode, in the order the core reads them."""
    named = dict.fromkeys(_core.TABLE_FIELDS, 0)
    named.update({name: _NO_SQUARE for name in named if name.startswith(("start_", "tunnel_"))})
    named.update(_layout_numbers(mode))
    rules = mode.rules
    if isinstance(rules, Classic):
        named.update(_classic_numbers(rules))
    elif isinstance(rules, Pacman):
        named.update(_pacman_numbers(rules))
    else:
        named.update(_advanced_numbers(rules))
    return [named[name] for name in _core.TABLE_FIELDS]


def square_words(name: str, squares: Squares) -> dict[str, int]:
    """A set of squares as three numbers, three ranks each."""
    return {f"{name}_{word}": squares >> 27 * word & (1 << 27) - 1 for word in range(3)}


def fence_words(name: str, board: Board) -> dict[str, int]:
    """A set of fences as four numbers."""
    half = (1 << 32) - 1
    return {
        f"{name}_h_0": board.horizontal & half,
        f"{name}_h_1": board.horizontal >> 32,
        f"{name}_v_0": board.vertical & half,
        f"{name}_v_1": board.vertical >> 32,
    }


def fence_set(fences: tuple[Fence, ...]) -> Board:
    """Fences as a board that holds just these."""
    return Board.of(fences)


def _layout_numbers(mode: Mode) -> dict[str, int]:
    layout = mode.layout
    named = {"sides": len(layout.stock), "lives": layout.lives or 0}
    for piece, figure in enumerate(layout.figures):
        named[f"start_{piece}"] = _NO_SQUARE if figure.square is None else figure.square
        if figure.goal:
            named.update(square_words(f"goal_{figure.side}", figure.goal))
    named.update({f"stock_{side}": count for side, count in enumerate(layout.stock)})
    named.update(fence_words("fences", layout.board))
    named.update(fence_words("chamber", fence_set(layout.chamber)))
    named.update(square_words("pellets", layout.pellets))
    return named


def _switch_numbers(rules: object, names: tuple[str, ...]) -> dict[str, int]:
    values = {name: getattr(rules, name) for name in names}
    return {
        name: _NUMBERS[name][value] if name in _NUMBERS else int(value)
        for name, value in values.items()
    }


def _classic_numbers(rules: Classic) -> dict[str, int]:
    names = ("edge_side_jump", "third_pawn_side_jump", "draw_after_plies", "threefold")
    return {"family": 0, **_switch_numbers(rules, names)}


def _pacman_numbers(rules: Pacman) -> dict[str, int]:
    his = ("pac_move", "pac_into_ghost", "boost", "boost_eats", "ghost_return")
    theirs = (
        "frenzy",
        "frenzy_path",
        "ghost_on_pellet",
        "ghost_stack",
        "ghost_stay",
        "ghost_order",
    )
    return {
        "family": 1,
        **_switch_numbers(rules, (*his, *theirs, "no_progress_limit")),
        "refill": int(rules.pellets == "refill"),
        "pac_steps": rules.steps.pacman,
        "boost_steps": rules.steps.boost,
        "ghost_steps": rules.steps.ghost,
        "frenzy_steps": rules.steps.frenzy,
    }


def _advanced_numbers(rules: Advanced) -> dict[str, int]:
    names = ("adv_ghost_move", "respawn_free", "spend_steps", "tunnels_give_access")
    named = {
        "family": 2,
        **_switch_numbers(rules, (*names, "ghost_stack", "no_progress_limit")),
        "bar_previous": int(rules.no_return == "last_square"),
        "pac_steps": rules.pace.pacman,
        "extra_steps": rules.pace.spend,
        "opening_turns": rules.pace.opening,
        **square_words("respawn", square_set(rules.gates)),
    }
    speeds = rules.pace.ghosts
    room = sum(name.startswith("ghost_speed_") for name in _core.TABLE_FIELDS)
    named.update({f"ghost_speed_{n}": speeds[min(n, len(speeds) - 1)] for n in range(room)})
    for number, (one, other) in enumerate(rules.tunnels):
        named.update({f"tunnel_{number}_a": one, f"tunnel_{number}_b": other})
    return named
