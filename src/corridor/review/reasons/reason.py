"""The form of a reason."""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import TypeAlias

from corridor.review.facts import Facts
from corridor.rules.moves import Side
from corridor.wire.review import Why

Reason: TypeAlias = Callable[[Facts], Why | None]
_NO_SIDES: Mapping[str, Side] = MappingProxyType({})


def told(code: str, sides: Mapping[str, Side] = _NO_SIDES, /, **args: int | str) -> Why:
    """A reason that holds: its code, the sides that its sentence names, and all else."""
    return Why(code, dict(sides), args)
