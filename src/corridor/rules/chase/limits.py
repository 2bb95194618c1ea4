"""The limit of both chases, and PAC-MAN's rating at the end of one."""

from corridor.rules.chase.pieces import PACMAN_SIDE
from corridor.rules.moves import Side
from corridor.rules.position import Counters, Outcome, Position, Reason, pellets_eaten


def drawn(no_progress_limit: int, counters: Counters) -> Outcome | None:
    """A draw after so many rounds without progress; a limit of 0 is none."""
    if 0 < no_progress_limit <= counters.quiet:
        return Outcome(None, Reason.NO_PROGRESS)
    return None


def rating(position: Position, winner: Side | None) -> int:
    """PAC-MAN's level: all pellets of the layout for a win, else those he has eaten."""
    if winner == PACMAN_SIDE:
        return position.mode.layout.pellets.bit_count()
    return pellets_eaten(position)
