"""How levels play against themselves: who wins by role, and moves that nobody should make.

    ./dev bench manners
    .venv/bin/python bench/manners.py --mode pacman --level 3 --games 100

Each level plays all sides of a game, from the start, with another seed each time. Counted are

* wins of each side; in a chase PAC-MAN's share, in per cent with one standard deviation;
* pawns that step straight back though nothing has changed their way since (`to and fro`), and
  ghosts that go back to where they came from without getting nearer to PAC-MAN;
* pawns whose first walk does not shorten their way (`sideways`);
* fences in the first two moves of a side, while there is no other on the board (`early`).

``--out docs/reference/manners.md`` writes the page; the page of a table reads PAC-MAN's shares from
``src/corridor/engine/shares.json``, which is written as well.
"""

import argparse
import json
import math
import os
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from random import Random

from rivals import ROOT, machine

from corridor import MODES, Game
from corridor.engine.levels import LEVEL_HASH, LEVELS, LevelPlayer
from corridor.engine.search import Engine
from corridor.engine.sense import senseless
from corridor.rules.moves import Place, Walk

_SHARES = ROOT / "src" / "corridor" / "engine" / "shares.json"
_LONGEST = 2000  # plies; then a game counts as drawn
_HEAD = """# How levels play

Made by `python bench/manners.py --games {games} --out docs/reference/manners.md`: each level plays
all sides, {games} games from the start. {machine}.

“PAC-MAN” is his share of the games in per cent, with one standard deviation; a draw counts as half.
“To and fro” are steps straight back though nothing has changed the way, “sideways” first walks
that do not shorten the way, “early” fences in a side's first two moves while no other is on the
board.

| mode | level | games | wins by side | PAC-MAN | to and fro | sideways | early |
| --- | --- | --- | --- | --- | --- | --- | --- |
"""


@dataclass(frozen=True)
class Played:
    """One game: who won, and what was counted."""

    winner: int | None
    to_and_fro: int
    sideways: int
    early: int


def game_of(mode: str, level: int, seed: int) -> Played:
    game, rng = Game(mode), Random(f"{mode} {level} {seed}")
    player = LevelPlayer(level, Engine(hash_mb=LEVEL_HASH))
    told: Counter[str] = Counter()
    walked: set[int] = set()
    while game.outcome is None and len(game.history) < _LONGEST:
        move = player.choose(game, rng=rng)
        told[_fault(game, move, walked)] += 1
        game.push(move)
    winner = None if game.outcome is None else game.outcome.winner
    return Played(winner, told["to and fro"], told["sideways"], told["early"])


def _fault(game: Game, move: object, walked: set[int]) -> str:
    if isinstance(move, Walk):
        first = move.piece not in walked
        walked.add(move.piece)
        if move not in senseless(game, game.legal_moves, straight=first):
            return ""
        return "sideways" if first else "to and fro"
    if isinstance(move, Place) and move in senseless(game, game.legal_moves, straight=False):
        return "early"
    return ""


def row(mode: str, level: int, games: int, pool: ProcessPoolExecutor) -> tuple[str, int]:
    """A row of the table, and PAC-MAN's share in per cent."""
    found = list(pool.map(game_of, [mode] * games, [level] * games, range(games)))
    sides = range(len(Game(mode).mode.layout.stock))
    wins = [sum(one.winner == side for one in found) for side in sides]
    share = (wins[0] + sum(one.winner is None for one in found) / 2) / games
    error = math.sqrt(share * (1 - share) / games)
    chase = bool(Game(mode).mode.layout.pellets)
    shown = f"{100 * share:.0f} ± {100 * error:.0f}" if chase else "–"
    faults = [
        sum(getattr(one, name) for one in found) for name in ("to_and_fro", "sideways", "early")
    ]
    cells = [f"`{mode}`", level, games, " ".join(map(str, wins)), shown, *faults]
    return f"| {' | '.join(map(str, cells))} |", round(100 * share)


def rows(options: argparse.Namespace) -> Iterator[tuple[str, int, str, int]]:
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        for mode in options.mode or MODES:
            for level in options.level or LEVELS:
                yield mode, level, *row(mode, level, options.games, pool)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--mode", choices=list(MODES), action="append")
    parser.add_argument("--level", type=int, choices=LEVELS, action="append")
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--out", type=Path, help="write the page, and the shares for the program")
    options = parser.parse_args()
    text = _HEAD.format(games=options.games, machine=machine())
    print(text, end="")
    shares: dict[str, list[int]] = {}
    for mode, _level, line, share in rows(options):
        print(line, flush=True)
        text += f"{line}\n"
        if Game(mode).mode.layout.pellets:
            shares.setdefault(mode, []).append(share)
    if options.out is not None:
        options.out.write_text(text)
        _SHARES.write_text(json.dumps(shares, indent=1) + "\n")


if __name__ == "__main__":
    main()
