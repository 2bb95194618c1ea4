"""Compares two searches for races of three and four sides: tree search and alpha-beta.

``python bench/many.py classic-4 --games 24``: alpha-beta treats all other sides as one enemy
(paranoid). Seats are split between the two searches and rotated; both have the same time.
"""

import argparse
from random import Random

from corridor.arena.seating import arrangements
from corridor.engine import _core
from corridor.engine.core_table import table_of
from corridor.rules.modes import make_mode

_METHODS = (0, 1)  # tree search, alpha-beta
_HASH_MB = 16


def run() -> None:
    """Play the games. Not called main, so that ``./dev bench`` does not run it."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("mode", choices=("classic-3", "classic-4"))
    parser.add_argument("--games", type=int, default=24)
    parser.add_argument("--seconds", type=float, default=0.1, help="for a move")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    mode = make_mode(options.mode)
    sides = len(mode.layout.stock)
    seatings = arrangements(sides)
    won = 0
    for number in range(options.games):
        seats = seatings[number % len(seatings)]
        opening = Random(f"{options.seed} {number // len(seatings)}")
        winner = _winner(table_of(mode), sides, seats, opening, options.seconds)
        won += winner >= 0 and seats[winner] == 0
    print(f"{options.mode}: the tree won {won} of {options.games} games against alpha-beta")


def _winner(
    table: list[int], sides: int, seats: tuple[int, ...], rng: Random, seconds: float
) -> int:
    """Play a game, each seat with its own search; returns the winning side."""
    core = _core.Core(table)
    for _ in range(sides):
        core.do(rng.choice(core.search_moves()))
    searches = [_core.Search(hash_mb=_HASH_MB, threads=1) for _ in _METHODS]
    while (outcome := core.outcome()) is None:
        way = seats[core.to_move()]
        control = _core.Control(soft=seconds, hard=seconds)
        found = searches[way].think(core, control, method=_METHODS[way])
        core.do(found[4][0][1][0])
    return outcome[0]


if __name__ == "__main__":
    run()
