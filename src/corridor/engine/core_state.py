"""Positions of the law as the core's flat states, and back."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import cast

from corridor.engine import _core
from corridor.engine.core_table import fence_set, fence_words, square_words
from corridor.rules.advanced import AdvancedPosition
from corridor.rules.advanced import Phase as AdvancedPhase
from corridor.rules.board import ALL_FENCES, SLOTS, Board, Fence, Square, bits, fence_order
from corridor.rules.classic import ClassicPosition
from corridor.rules.modes import AnyPosition, Mode
from corridor.rules.pacman import PacmanPosition
from corridor.rules.pacman import Phase as PacmanPhase
from corridor.rules.position_text import Counters

_NO_SQUARE = -1
_PACMAN_PHASES = (PacmanPhase.WALK, PacmanPhase.BOOST, PacmanPhase.GHOSTS)
_ADVANCED_PHASES = (
    AdvancedPhase.ENTER,
    AdvancedPhase.ACTION,
    AdvancedPhase.EXTRA,
    AdvancedPhase.AFTER,
    AdvancedPhase.RELOCATE,
    AdvancedPhase.GHOSTS,
    AdvancedPhase.GHOST_PLACE,
)


def state_of(position: AnyPosition, counters: Counters) -> list[int]:
    """The numbers of a position, in the order the core reads them."""
    named = dict.fromkeys(_core.STATE_FIELDS, 0)
    for name in named:
        if name.startswith(("piece_", "previous_", "turn_start")):
            named[name] = _NO_SQUARE
    named.update(ply=counters.ply, no_progress=counters.quiet, most_eaten=counters.best)
    named.update(to_move=position.to_move, **fence_words("fences", position.board))
    named.update({f"stock_{side}": count for side, count in enumerate(position.stock)})
    named.update(_squares("piece", position.squares))
    if isinstance(position, PacmanPosition):
        named.update(_pacman_numbers(position))
    elif isinstance(position, AdvancedPosition):
        named.update(_advanced_numbers(position))
    return [named[name] for name in _core.STATE_FIELDS]


def position_from(mode: Mode, state: Sequence[int]) -> tuple[AnyPosition, Counters]:
    """The position and the counters that a state of the core describes."""
    named = dict(zip(_core.STATE_FIELDS, state, strict=True))
    counters = Counters(named["ply"], named["no_progress"], named["most_eaten"])
    start = mode.start()
    if isinstance(start, ClassicPosition):
        return _classic(start, named), counters
    if isinstance(start, PacmanPosition):
        return _pacman(start, named), counters
    return _advanced(start, named), counters


def _squares(name: str, squares: Sequence[Square | None]) -> dict[str, int]:
    return {
        f"{name}_{piece}": _NO_SQUARE if square is None else square
        for piece, square in enumerate(squares)
    }


def _pacman_numbers(position: PacmanPosition) -> dict[str, int]:
    return {
        **square_words("pellets", position.pellets),
        "lives": position.lives,
        "phase": _PACMAN_PHASES.index(position.phase),
        "played": position.played,
    }


def _advanced_numbers(position: AdvancedPosition) -> dict[str, int]:
    return {
        **square_words("pellets", position.pellets),
        **fence_words("chamber", fence_set(position.chamber)),
        **_squares("previous", position.previous),
        "lives": position.lives,
        "phase": _ADVANCED_PHASES.index(position.phase),
        "played": position.played,
        "turn": position.turn,
        "reserve": position.reserve,
        "turn_start": _NO_SQUARE if position.began is None else position.began,
        "walked": int(position.walked),
        "due": int(position.due),
        "placer": position.placer or 0,
        "set_up": int(position.set_up),
    }


# Back


def _square(number: int) -> Square | None:
    return None if number == _NO_SQUARE else number


def _row(named: Mapping[str, int], name: str, length: int) -> tuple[Square | None, ...]:
    return tuple(_square(named[f"{name}_{number}"]) for number in range(length))


def _stock(named: Mapping[str, int], sides: int) -> tuple[int, ...]:
    return tuple(named[f"stock_{side}"] for side in range(sides))


def _set(named: Mapping[str, int], name: str) -> int:
    return sum(named[f"{name}_{word}"] << 27 * word for word in range(3))


def _fences(named: Mapping[str, int], name: str) -> tuple[Fence, ...]:
    lying = named[f"{name}_h_0"] | named[f"{name}_h_1"] << 32
    standing = named[f"{name}_v_0"] | named[f"{name}_v_1"] << 32
    found = [ALL_FENCES[slot] for slot in bits(lying)]
    found += [ALL_FENCES[SLOTS * SLOTS + slot] for slot in bits(standing)]
    return tuple(sorted(found, key=fence_order))


def _classic(start: ClassicPosition, named: Mapping[str, int]) -> ClassicPosition:
    sides = len(start.pawns)
    return replace(
        start,
        board=Board.of(_fences(named, "fences")),
        pawns=tuple(named[f"piece_{side}"] for side in range(sides)),
        stock=_stock(named, sides),
        to_move=named["to_move"],
    )


def _pacman(start: PacmanPosition, named: Mapping[str, int]) -> PacmanPosition:
    pacman, *ghosts = _row(named, "piece", 1 + len(start.ghosts))
    return replace(
        start,
        pacman=cast("Square", pacman),
        ghosts=tuple(ghosts),
        pellets=_set(named, "pellets"),
        lives=named["lives"],
        phase=_PACMAN_PHASES[named["phase"]],
        played=named["played"],
    )


def _advanced(start: AdvancedPosition, named: Mapping[str, int]) -> AdvancedPosition:
    pellets, pieces = _set(named, "pellets"), len(start.squares)
    return replace(
        start,
        board=Board.of(_fences(named, "fences")),
        chamber=_fences(named, "chamber"),
        squares=_row(named, "piece", pieces),
        pellets=pellets,
        eaten=start.pellets.bit_count() - pellets.bit_count(),
        reserve=named["reserve"],
        lives=named["lives"],
        stock=_stock(named, 2),
        turn=named["turn"],
        phase=_ADVANCED_PHASES[named["phase"]],
        set_up=bool(named["set_up"]),
        began=_square(named["turn_start"]),
        walked=bool(named["walked"]),
        due=bool(named["due"]),
        previous=_row(named, "previous", pieces),
        played=named["played"],
        placer=named["placer"] or None,
    )
