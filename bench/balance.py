"""Win rates of PAC-MAN and the ghosts on every layout, with the engine playing both.

``python bench/balance.py --write`` plays and keeps the figures in the package, from which
``docs/make.py`` makes docs/reference/balance.md; the same nodes, games and seed give the same.
"""

import argparse
from collections import Counter
from collections.abc import Iterator

from corridor.arena import Job, parse_openings, play
from corridor.engine.limits import Pace
from corridor.lab.engine_games import EngineGames, engine_games, write_games
from corridor.rules.modes import LAYOUTS, make_mode
from corridor.rules.position_text import mode_text

_MODES = ("pacman", "pacman-advanced")
_OPENING = "random:4"


def run() -> None:
    """Play, and keep the figures. Not called main, so that ``./dev bench`` does not run it."""
    options = _options()
    fresh = []
    for one in _played(options):
        print(one, flush=True)
        fresh.append(one)
    if options.write:
        done = {(one.mode, one.layout) for one in fresh}
        kept = [one for one in engine_games() if (one.mode, one.layout) not in done]
        write_games([*kept, *fresh])


def _options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--nodes", type=int, default=20_000, help="nodes for a decision")
    parser.add_argument("--games", type=int, default=20, help="games on each layout")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--mode", choices=_MODES, action="append", help="only this mode")
    parser.add_argument("--layout", action="append", help="only this layout")
    parser.add_argument("--write", action="store_true", help="keep the figures in the package")
    return parser.parse_args()


def _played(options: argparse.Namespace) -> Iterator[EngineGames]:
    for key in options.mode or _MODES:
        for layout in LAYOUTS[key]:
            if layout in (options.layout or LAYOUTS[key]):
                yield _games(key, layout, options)


def _games(key: str, layout: str, options: argparse.Namespace) -> EngineGames:
    mode = make_mode(key, layout=layout)
    openings = parse_openings(_OPENING, mode, seed=options.seed)
    player = f"engine:nodes={options.nodes},hash=4"
    won: Counter[int | None] = Counter()
    pellets = decisions = 0
    for number in range(options.games):
        seed = f"{options.seed} {number}"
        players = (player, player)
        job = Job(number, number, mode_text(mode), openings(number), players, Pace(), 0.0, seed)
        played = play(job)
        won[played.winners[0] if len(played.winners) == 1 else None] += 1
        pellets += played.rating or 0
        decisions += played.plies
    return EngineGames(
        key, layout, options.nodes, won[0], won[1], won[None],
        round(pellets / options.games, 1), round(decisions / options.games),
    )  # fmt: skip


if __name__ == "__main__":
    run()
