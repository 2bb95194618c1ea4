"""One clock for each side, computed from the times of events; nothing here reads the time."""

from dataclasses import dataclass, replace

from corridor.rules.moves import Side
from corridor.wire.setup import Days, Fischer, PerMove, Time

_SECOND = 1000
_DAY = 86_400 * _SECOND


@dataclass(frozen=True, slots=True)
class Clocks:
    """Milliseconds left by side; the clock of ``running`` has been running since ``since``."""

    control: Time
    left: tuple[int, ...]
    running: Side | None = None
    since: int = 0

    def left_at(self, now: int) -> tuple[int, ...]:
        """Milliseconds that each side has left at a time."""
        return tuple(
            max(0, left - max(0, now - self.since)) if side == self.running else left
            for side, left in enumerate(self.left)
        )

    def falls_at(self) -> int | None:
        """When the running clock reaches zero."""
        return None if self.running is None else self.since + self.left[self.running]

    def turned(self, side: Side | None, now: int) -> "Clocks":
        """The clocks when this side is to move from now on; ``None`` stops them at the end."""
        left = list(self.left_at(now))
        # At the end clocks stop without an increment: a side that lost on time keeps 0.
        if self.running is not None and side not in (None, self.running):
            left[self.running] = _after_turn(self.control, left[self.running])
        return replace(self, left=tuple(left), running=side, since=max(now, self.since))


def wound(control: Time, sides: int) -> Clocks | None:
    """The clocks before the first move; ``None`` at a table without a clock."""
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
