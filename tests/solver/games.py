"""Chases and positions for the tests of the solver."""

from collections.abc import Mapping
from dataclasses import replace
from random import Random

from corridor.rules.board import SIZE, bits
from corridor.rules.layout import Layout
from corridor.rules.modes import (
    PRESETS,
    Mode,
    Switch,
    make_mode,
    mode_with,
    switch_values,
    switches_of,
)
from corridor.rules.pacman import PacmanPosition
from corridor.solver.chase import Chase


def readings() -> list[dict[str, Switch]]:
    """Switch settings: the defaults, and every switch in each other reading by itself."""
    usual = switch_values(make_mode("pacman"))
    found: list[dict[str, Switch]] = [{}]
    for name, allowed in switches_of("pacman").items():
        if ".." not in allowed[0]:
            found += [{name: value} for value in allowed if value != str(usual[name]).lower()]
    return found


MIXED: list[dict[str, Switch]] = [
    {"frenzy": "up_to_2", "frenzy_path": "straight"},
    {"ghost_stack": "block", "frenzy_path": "towards"},
    {"ghost_return": "next_turn", "ghost_order": "free"},
    {"ghost_return": "next_turn", "ghost_stack": "share"},
    {"pac_into_ghost": "blocked", "ghost_on_pellet": "free"},
    *(dict(switches) for switches in PRESETS["pacman"].values() if len(switches) > 1),
]


def chase(
    ghosts: str,
    switches: Mapping[str, Switch] | None = None,
    *,
    layout: str | Layout = "recon-1",
    lives: int = 1,
) -> Chase:
    return Chase.of(mode_with("pacman", layout, {**(switches or {}), "lives": lives}), ghosts)


def with_few(mode: Mode, ghosts: int) -> Mode:
    """A mode whose layout has the first ghosts only."""
    layout = replace(mode.layout, figures=mode.layout.figures[: 1 + ghosts])
    return replace(mode, layout=layout)


def random_position(mode: Mode, rng: Random) -> PacmanPosition:
    """A random position with PAC-MAN to walk; sometimes the first ghost is eaten."""
    start = mode.start()
    assert isinstance(start, PacmanPosition)
    pellets = list(bits(start.pellets))
    left = rng.sample(pellets, rng.randint(1, len(pellets)))
    free = sorted(set(range(SIZE * SIZE)) - set(pellets))
    pacman, *ghosts = rng.sample(free, len(start.squares))
    eaten = len(ghosts) > 1 and rng.random() < 1 / 4
    return replace(
        start,
        pacman=pacman,
        ghosts=(None, *ghosts[1:]) if eaten else tuple(ghosts),
        pellets=sum(1 << square for square in left),
    )


def with_lives(mode: Mode, lives: int, *, ghosts: int) -> PacmanPosition:
    """The start with so many lives and only the first ghosts on the board."""
    start = mode.start()
    assert isinstance(start, PacmanPosition)
    gone = len(start.ghosts) - ghosts
    return replace(start, lives=lives, ghosts=(*start.ghosts[:ghosts], *[None] * gone))
