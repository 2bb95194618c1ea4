"""Presets of the chase: named sets of switches, each a printing or a house rule."""

from collections.abc import Mapping

PRESETS: Mapping[str, Mapping[str, str | bool]] = {
    "booklet": {},
    "first-printing": {"ghost_on_pellet": "free"},
    "strict-english": {"boost": "exact_3"},
    "italian": {"frenzy_path": "towards"},
    "danish": {
        "ghost_on_pellet": "no_entry",
        "boost_eats": "end_only",
        "frenzy": "up_to_2",
    },
    "friendly-ghosts": {"frenzy": "up_to_2", "ghost_stay": True, "ghost_order": "free"},
}
