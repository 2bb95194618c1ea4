"""How often each role of a chase wins when the engine plays both, on every layout.

``python bench/balance.py --out docs/reference/balance.md`` plays and writes the page; the same
nodes, games and seed give the same page.
"""

import argparse
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

from corridor.arena import Job, parse_openings, play
from corridor.cli.bench import machine
from corridor.engine.limits import Pace
from corridor.rules.modes import LAYOUTS, make_mode
from corridor.rules.position_text import mode_text

_MODES = ("pacman", "pacman-advanced")
_OPENING = "random:4"
_HEAD = """# Balance of the chases

Made by `python bench/balance.py --nodes {nodes} --games {games} --seed {seed} --out
docs/reference/balance.md`: the engine plays both roles with {nodes:,} nodes for each decision, from
random openings of four moves. {machine}. So few games tell which role is the easier one, not by
how much; pellets are those eaten in a game, on average.

| mode | layout | games | PAC-MAN | ghosts | drawn | pellets | decisions in a game |
| --- | --- | --- | --- | --- | --- | --- | --- |
"""


def run() -> None:
    """Play; not called main, so that it runs only when asked for."""
    options = _options()
    head = _HEAD.format(
        nodes=options.nodes, games=options.games, seed=options.seed, machine=machine()
    )
    print(head, end="")
    lines = []
    for line in _rows(options):
        print(line, flush=True)
        lines.append(line)
    if options.out is not None:
        options.out.write_text(head + "\n".join(lines) + "\n", encoding="utf-8")


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
    return (
        f"| `{key}` | `{layout}` | {options.games} | {won[0]} | {won[1]} | {won[None]} | {means} |"
    )


if __name__ == "__main__":
    run()
