"""Contested points: what printed rules leave open or tell differently, and the switch for it."""

from collections.abc import Iterable
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Point:
    """One question. ``point-ID`` asks it, ``point-ID-reading`` says how we play by default."""

    id: str  # C: the race, B: the chase, A: the advanced chase
    switches: tuple[str, ...] = ()  # switches that choose another reading; none: it is fixed

    @property
    def key(self) -> str:
        """The key of the question."""
        return f"point-{self.id.lower()}"

    @property
    def reading(self) -> str:
        """The key of the reading in force."""
        return f"{self.key}-reading"


_SWITCHES = {
    "C2": ("edge_side_jump",),
    "C3": ("third_pawn_side_jump",),
    "C7": ("draw_after_plies", "threefold"),
    "C9": ("fences_each",),
    "B1": ("pac_move",),
    "B3": ("pac_into_ghost",),
    "B4": ("boost_eats",),
    "B6": ("boost",),
    "B7": ("ghost_on_pellet",),
    "B8": ("frenzy",),
    "B9": ("frenzy_path",),
    "B10": ("ghost_stack",),
    "B11": ("ghost_stay",),
    "B12": ("ghost_order",),
    "B13": ("pellets",),
    "B14": ("ghost_return",),
    "B16": ("no_progress_limit",),
    "A1": ("adv_ghost_move",),
    "A4": ("no_return",),
    "A9": ("tunnels_give_access",),
    "A12": ("spend_steps",),
    "A14": ("respawn_free",),
    "A18": ("ghost_stack",),
    "A24": ("no_progress_limit",),
}


def _points(letter: str, last: int, extra: Iterable[str] = ()) -> list[Point]:
    """Points 1 to the last; an extra one such as ``B6a`` follows that of its number."""
    found = []
    for number in range(1, last + 1):
        name = f"{letter}{number}"
        found += [name, *(one for one in extra if one[:-1] == name)]
    return [Point(name, _SWITCHES.get(name, ())) for name in found]


POINTS: tuple[Point, ...] = (
    *_points("C", 11),
    *_points("B", 22, ("B6a", "B6b", "B6c", "B9a", "B9b", "B9c")),
    *_points("A", 26, ("A4a",)),
)
_BY_ID = {point.id: point for point in POINTS}


def points_of(ids: Iterable[str]) -> tuple[Point, ...]:
    """The points of these ids, in the same order."""
    return tuple(_BY_ID[name] for name in ids)
