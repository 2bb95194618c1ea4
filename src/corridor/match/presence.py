"""Whether a player counts as present, and since when an absence counts."""

from corridor.match.match import Match

HEARTBEATS = 3  # sent in each grace time


def is_here(attended: tuple[int, bool], now: int, grace: int) -> bool:
    """Whether a player is at the table: has not left, and missed fewer than two heartbeats."""
    seen, here = attended
    return here and seen > now - 2 * grace // HEARTBEATS


def absent_since(match: Match, seen: int, resumed: int) -> int:
    """The time from which the absence of a player counts, who was last seen then.

    Not before the match began, nor before the server did (``resumed``): nobody could be there
    then. Without a clock it also begins anew with each turn, since nobody is waited for before.
    """
    began = match.log[0].at if match.log else 0
    turn = 0 if match.is_timed or not match.pivot else match.log[match.pivot - 1].at
    return max(seen, resumed, began, turn)
