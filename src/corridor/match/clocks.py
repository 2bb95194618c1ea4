"""One clock for each side, worked out from the times of events; nothing here looks at a watch."""

from dataclasses import dataclass, replace

from corridor.rules.moves import Side
from corridor.wire.setup import Days, Fischer, PerMove, Time

_SECOND = 1000
_DAY = 86_400 * _SECOND


@dataclass(frozen=True, slots=True)
class Clocks:
    """Milliseconds left by side, and which side has been losing them since when."""

    control: Time
    left: tuple[int, ...]
    running: Side | None = None
    since: int = 0

    def left_at(self, now: int) -> tuple[int, ...]:
        """What each side has left at a moment."""
        return tuple(
            max(0, left - max(0, now - self.since)) if side == self.running else left
            for side, left in enumerate(self.left)
        )

    def falls_at(self) -> int | None:
        """When the running side's time is up."""
        return None if self.running is None else self.since + self.left[self.running]

    def turned(self, side: Side | None, now: int) -> "Clocks":
        """A decision was made; from now on this side's time runs, or nobody's at the end."""
        left = list(self.left_at(now))
        # At the end each clock stops as it is: a side that lost on time has none left.
        if self.running is not None and side not in (None, self.running):
            left[self.running] = _after_turn(self.control, left[self.running])
        return replace(self, left=tuple(left), running=side, since=max(now, self.since))


def wound(control: Time, sides: int) -> Clocks | None:
    """The clocks before the first move; ``None`` where nobody counts."""
    full = _full(control)
    return None if full is None else Clocks(control, (full,) * sides)


def _full(control: Time) -> int | None:
    match control:
        case PerMove(seconds=seconds) | Fischer(seconds=seconds):
            return seconds * _SECOND
        case Days(days=days):
            return days * _DAY
    return None


def _after_turn(control: Time, left: int) -> int:
    if isinstance(control, Fischer):
        return left + control.increment * _SECOND
    return _full(control) or left
