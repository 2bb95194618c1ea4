"""Classic: the race of two, three or four pawns to the far side of the board."""

from corridor.rules.classic.position import ClassicPosition
from corridor.rules.classic.switches import Classic

__all__ = ["Classic", "ClassicPosition"]
