"""Players of matches: those of the engine, and those that play from solved tables."""

from corridor.engine import specs
from corridor.engine.player import Player
from corridor.solver.perfect import PerfectPlayer

SOLVED = {"perfect": PerfectPlayer}


def make_player(spec: str) -> Player:
    """The player that a text describes.

    >>> make_player("perfect").name
    'perfect'
    """
    return specs.make_player(spec, SOLVED)
