"""Positions as one line of text: writing them.

``mode [switch=value ...] / horizontal fences / vertical fences / pieces / ...``: what follows
depends on the family. Lists are sorted, so that equal positions have equal texts.
"""

from dataclasses import dataclass
from functools import lru_cache

from corridor.rules.advanced import AdvancedPosition
from corridor.rules.board import ALL_FENCES, Board, Square, Squares, bits, chosen, square_name
from corridor.rules.classic import ClassicPosition
from corridor.rules.inline_layout import OFF, layout_text
from corridor.rules.modes import (
    LAYOUTS,
    AnyPosition,
    Mode,
    Switch,
    changed_switches,
    make_mode,
    switch_text,
)
from corridor.rules.pacman import PacmanPosition

_SLOTS = tuple(square_name(fence.square) for fence in ALL_FENCES if fence.horizontal)


@dataclass(frozen=True, slots=True)
class Counters:
    """What a game counts and a position does not know; none of it belongs to equality."""

    ply: int = 0
    quiet: int = 0  # rounds without progress
    best: int = 0  # most pellets eaten in one life


def position_text(position: AnyPosition, counters: Counters | None = None) -> str:
    """Write a position as one line; counters that are not 0 follow as a last field."""
    parts = [mode_text(position.mode), *_fences_text(position.board)]
    if isinstance(position, ClassicPosition):
        parts += _classic_fields(position)
    elif isinstance(position, PacmanPosition):
        parts += _pacman_fields(position)
    else:
        parts += _advanced_fields(position)
    if counters is not None:
        counted = {"ply": counters.ply, "quiet": counters.quiet, "best": counters.best}
        field = " ".join(f"{name}={count}" for name, count in counted.items() if count)
        parts += [field] if field else []
    return " / ".join(parts).replace("  ", " ")  # an empty field is one space wide


def position_url(text: str) -> str:
    """Write a position's text so that it fits into an address.

    >>> position_url("classic-2 / d2 / / e2 e8 / 9 10 / 2")
    'classic-2/d2//e2+e8/9+10/2'
    """
    return "/".join(field.strip().replace(" ", "+") for field in text.split("/"))


@lru_cache(maxsize=64)
def mode_text(mode: Mode) -> str:
    """Write a mode with the switches and the layout that are not its usual ones."""
    words = [mode.key]
    usual = [
        name for name in LAYOUTS[mode.key] if _same_board(mode, make_mode(mode.key, layout=name))
    ]
    switches = changed_switches(mode)
    if usual and _restored(mode, usual[0], switches) == mode:
        words += [f"layout={usual[0]}"] if usual[0] != LAYOUTS[mode.key][0] else []
    else:
        words.append(f"layout={layout_text(mode.layout)}")
        switches = {name: v for name, v in switches.items() if hasattr(mode.rules, name)}
    return " ".join(words + [f"{name}={switch_text(v)}" for name, v in switches.items()])


def _same_board(mode: Mode, usual: Mode) -> bool:
    one, other = mode.layout, usual.layout
    return (one.figures, one.board, one.pellets, one.chamber) == (
        other.figures,
        other.board,
        other.pellets,
        other.chamber,
    )


def _restored(mode: Mode, layout: str, switches: dict[str, Switch]) -> Mode:
    return make_mode(mode.key, layout=layout, preset=None, **switches)


def _fences_text(board: Board) -> list[str]:
    return ["".join(chosen(slots, _SLOTS)) for slots in (board.horizontal, board.vertical)]


def _classic_fields(position: ClassicPosition) -> list[str]:
    return [
        _squares_text(position.pawns),
        " ".join(str(count) for count in position.stock),
        str(position.to_move + 1),
    ]


def _pacman_fields(position: PacmanPosition) -> list[str]:
    return [
        _squares_text(position.squares),
        _set_text(position.pellets),
        str(position.lives),
        f"{position.phase} {_letters(position, position.played)}".strip(),
    ]


def _advanced_fields(position: AdvancedPosition) -> list[str]:
    return [
        _squares_text(position.squares),
        _set_text(position.pellets),
        str(position.lives),
        " ".join(str(count) for count in position.stock),
        f"{position.reserve} {position.eaten}",
        "".join(str(fence) for fence in position.chamber),
        _squares_text(position.previous),
        _turn_text(position),
    ]


def _turn_text(position: AdvancedPosition) -> str:
    words = [str(position.turn), str(position.phase)]
    if position.set_up:
        words.append("set_up")
    if position.began is not None:
        words.append(f"began={square_name(position.began)}")
    words += ["walked"] if position.walked else []
    words += ["due"] if position.due else []
    if position.played:
        words.append(f"played={_letters(position, position.played)}")
    if position.placer is not None:
        words.append(f"placer={_letters(position, 1 << position.placer)}")
    return " ".join(words)


def _squares_text(squares: tuple[Square | None, ...]) -> str:
    return " ".join(OFF if square is None else square_name(square) for square in squares)


def _set_text(squares: Squares) -> str:
    return "".join(square_name(square) for square in bits(squares))


def _letters(position: AnyPosition, pieces: int) -> str:
    figures = position.mode.layout.figures
    return "".join(figures[piece].letter for piece in bits(pieces))
