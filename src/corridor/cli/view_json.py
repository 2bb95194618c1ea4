"""A view as data for other programs: squares and fences as players write them."""

from dataclasses import fields, is_dataclass
from enum import Enum
from typing import Any

from corridor.cli.names import side_keys
from corridor.rules.board import Fence, bits, square_name
from corridor.rules.layout import Figure
from corridor.rules.moves import Enter, Move, Pass, Place, Relocate, Spend, Walk
from corridor.rules.view import View

# Fields that hold squares, which are numbers like any other.
_SQUARES = frozenset(
    (
        *("homes", "chamber", "pellets", "pellets_at_start", "gates", "tunnels"),
        *("squares", "start", "prey"),
    )
)


def view_json(view: View) -> dict[str, Any]:
    """All that a view holds."""
    found = {spec.name: _plain(spec.name, getattr(view, spec.name)) for spec in fields(view)}
    return {**found, "sides": list(side_keys(view.figures))}


def _plain(name: str, value: Any) -> Any:  # noqa: ANN401  whatever a field may hold
    if isinstance(value, Walk | Place | Relocate | Enter | Spend | Pass):
        return _move(value)
    if isinstance(value, Fence):
        return str(value)
    if isinstance(value, Figure):
        return _figure(value)
    if isinstance(value, Enum):
        return value.value
    if is_dataclass(value):
        return {spec.name: _plain(spec.name, getattr(value, spec.name)) for spec in fields(value)}
    if isinstance(value, tuple):
        return [_plain(name, item) for item in value]
    if name in _SQUARES and isinstance(value, int):
        return square_name(value)
    return value


def _figure(figure: Figure) -> dict[str, Any]:
    return {
        "name": figure.name,
        "letter": figure.letter,
        "side": figure.side,
        "square": None if figure.square is None else square_name(figure.square),
        "goal": [square_name(square) for square in bits(figure.goal)],
    }


def _move(move: Move) -> dict[str, Any]:
    kind = type(move).__name__.lower()
    match move:
        case Walk(piece, path):
            return {"kind": kind, "piece": piece, "path": [square_name(s) for s in path]}
        case Place(fence):
            return {"kind": kind, "fence": str(fence)}
        case Relocate(old, new):
            return {"kind": kind, "old": str(old), "new": str(new)}
        case Enter(square):
            return {"kind": kind, "square": square_name(square)}
        case Pass(piece):
            return {"kind": kind, "piece": piece}
    return {"kind": kind}
