"""Numbers that the core is told of both chases."""

from collections.abc import Mapping

EXACT_OR_UP_TO: Mapping[str, int] = {
    "exact": 0,
    "exact_2": 0,
    "exact_3": 0,
    "up_to": 1,
    "up_to_2": 1,
    "up_to_3": 1,
}
GHOST_STACK: Mapping[str, int] = {"pass_no_share": 0, "block": 1, "share": 2}
