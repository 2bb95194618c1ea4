"""The limits of the race: plies and, by a switch, the third time of a position."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from corridor.rules.position import Counters, Outcome, Reason

if TYPE_CHECKING:
    from corridor.rules.classic.switches import Classic

_THIRD_TIME = 3


def drawn(rules: "Classic", counters: Counters, times_seen: Callable[[], int]) -> Outcome | None:
    """The draw by plies or by repetition, if one is reached."""
    if 0 < rules.draw_after_plies <= counters.ply:
        return Outcome(None, Reason.PLIES)
    if rules.threefold and times_seen() >= _THIRD_TIME:
        return Outcome(None, Reason.THREEFOLD)
    return None
