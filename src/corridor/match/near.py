"""Which clocks are near enough for two people who look for a game to meet.

Two clocks are near if they are of one kind and the longer one gives at most twice the time of the
shorter: for a whole game of 40 turns, or for a turn. So 5+5 meets 3+2 and 10+10 but not 30+20,
30 seconds a turn meets 60, and no clock meets no clock only.
"""

from corridor.wire.setup import Days, Fischer, NoClock, Time

_TURNS = 40  # of one side, in a usual game
_RATIO = 2


def near(one: Time, other: Time) -> bool:
    """Whether two clocks are near; a clock is near to itself.

    >>> near(Fischer(300, 5), Fischer(600, 10)), near(Fischer(600, 10), Fischer(1800, 20))
    (True, False)
    """
    if type(one) is not type(other):
        return False
    short, long = sorted((_length(one), _length(other)))
    return long <= _RATIO * short


def _length(time: Time) -> int:
    """The time of a game or of a turn; comparable within one kind of clock."""
    match time:
        case NoClock():
            return 1
        case Fischer():
            return time.seconds + _TURNS * time.increment
        case Days():
            return time.days
        case _:
            return time.seconds
