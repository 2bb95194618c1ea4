"""When somebody counts as being at a table: by the last sign of them that the database holds."""

HEARTBEATS = 3  # within the grace time


def is_here(attended: tuple[int, bool], now: int, grace: int) -> bool:
    """Whether somebody is at the table; who has missed two signs in a row is not."""
    seen, here = attended
    return here and seen > now - 2 * grace // HEARTBEATS
