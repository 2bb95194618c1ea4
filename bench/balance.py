"""Win rates of PAC-MAN and the ghosts on every layout, with the engine playing both.

``python bench/balance.py --out docs/reference/balance.md`` plays and writes the page; the same
nodes, games and seed give the same page.
"""

import argparse
from collections import Counter
from collections.abc import Collection, Iterator
from pathlib import Path

from corridor.arena import Job, parse_openings, play
from corridor.engine.limits import Pace
from corridor.rules.modes import LAYOUTS, make_mode
from corridor.rules.position_text import mode_text

_MODES = ("pacman", "pacman-advanced")
_OPENING = "random:4"
_HEAD = """# Balance of the chases

Made by `python bench/balance.py --mode MODE --nodes NODES --games GAMES --out
docs/reference/balance.md`: the engine plays both roles with so many nodes for each decision, from
random openings of four moves. So few games tell which role is the easier one, not by how much.
Pellets are those eaten in a game, on average.

| mode | layout | nodes | games | PAC-MAN | ghosts | drawn | pellets | decisions in a game |
| --- | --- | --- | --- | --- | --- | --- | --- | --- |
"""


def run() -> None:
    """Play and write the page. Not called main, so that ``./dev bench`` does not run it."""
    options = _options()
    rows = []
    for row in _rows(options):
        print(row, flush=True)
        rows.append(row)
    if options.out is not None:
        kept = _kept(options.out, options.mode or _MODES)
        options.out.write_text(_HEAD + "".join(f"{row}\n" for row in sorted(kept + rows)))


def _kept(page: Path, measured: Collection[str]) -> list[str]:
    """Rows of the old page about modes that are not measured now."""
    lines = page.read_text().splitlines() if page.exists() else []
    return [line for line in lines if line.startswith("| `") and line.split("`")[1] not in measured]


def _options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--nodes", type=int, default=20_000, help="nodes for a decision")
    parser.add_argument("--games", type=int, default=20, help="games on each layout")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--mode", choices=_MODES, action="append", help="only this mode")
    parser.add_argument("--out", type=Path)
    return parser.parse_args()


def _rows(options: argparse.Namespace) -> Iterator[str]:
    for key in options.mode or _MODES:
        for layout in LAYOUTS[key]:
            yield _row(key, layout, options)


def _row(key: str, layout: str, options: argparse.Namespace) -> str:
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
    means = f"{pellets / options.games:.1f} | {decisions / options.games:.0f}"
    head = f"| `{key}` | `{layout}` | {options.nodes:,} | {options.games}"
    return f"{head} | {won[0]} | {won[1]} | {won[None]} | {means} |"


if __name__ == "__main__":
    run()
