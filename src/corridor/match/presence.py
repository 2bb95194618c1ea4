"""Whether a player counts as present, by the last heartbeat in the database."""

HEARTBEATS = 3  # sent in each grace time


def is_here(attended: tuple[int, bool], now: int, grace: int) -> bool:
    """Whether a player is at the table: has not left, and missed fewer than two heartbeats."""
    seen, here = attended
    return here and seen > now - 2 * grace // HEARTBEATS
