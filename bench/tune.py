"""Tunes the weights of an evaluation by self-play (SPSA), in pairs of games with sides exchanged.

``python bench/tune.py pacman --rounds 30``: in each round two sets of weights, slightly to
either side of the current ones, play pairs from random openings; the weights move towards the
better set. Prints the weights after each round: pass them as ``--weights`` to continue, or make
them the built-in ones. The same seed gives the same run.
"""

import argparse
from random import Random

from corridor.engine import _core
from corridor.engine.core_table import table_of
from corridor.rules.modes import make_mode

_HASH_MB = 4


def run() -> None:
    """Tune. Not called main, so that ``./dev bench`` does not run it."""
    options = _options()
    rng = Random(options.seed)
    table = table_of(make_mode(options.mode))
    weights = [float(word) for word in options.weights.split(",")]
    print(f"{options.mode}: {len(weights)} weights, {options.nodes} nodes a move")
    for number in range(1, options.rounds + 1):
        signs = [rng.choice((-1, 1)) for _ in weights]
        steps = [
            sign * max(1.0, abs(w) * options.step) for sign, w in zip(signs, weights, strict=True)
        ]
        more = [round(w + step) for w, step in zip(weights, steps, strict=True)]
        less = [round(w - step) for w, step in zip(weights, steps, strict=True)]
        lead = sum(_pair(table, more, less, options, rng) for _ in range(options.pairs))
        share = options.rate * lead / (2 * options.pairs)
        weights = [w + share * step for w, step in zip(weights, steps, strict=True)]
        print(f"{number:4} {lead:+5.1f}  {','.join(str(round(w)) for w in weights)}", flush=True)


def _options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("mode", choices=("pacman", "pacman-advanced"))
    parser.add_argument("--weights", required=True, help="where to begin, with commas between")
    parser.add_argument("--rounds", type=int, default=20)
    parser.add_argument("--pairs", type=int, default=8, help="pairs of games in a round")
    parser.add_argument("--nodes", type=int, default=1000, help="nodes for a move")
    parser.add_argument("--plies", type=int, default=6, help="random moves at the start of a game")
    parser.add_argument("--step", type=float, default=0.15, help="how far apart the sets are")
    parser.add_argument("--rate", type=float, default=1.0, help="how far the weights move")
    parser.add_argument("--seed", type=int, default=1)
    return parser.parse_args()


def _pair(
    table: list[int], one: list[int], other: list[int], options: argparse.Namespace, rng: Random
) -> float:
    """Wins of one set of weights minus wins of the other, over both seats."""
    opening = _opening(table, options.plies, rng)
    as_first = _winner(table, opening, (one, other), options.nodes)
    as_second = _winner(table, opening, (other, one), options.nodes)
    return _points(as_first, 0) + _points(as_second, 1)


def _points(winner: int, side: int) -> float:
    return 0.0 if winner < 0 else 1.0 if winner == side else -1.0


def _opening(table: list[int], plies: int, rng: Random) -> list[int]:
    while True:
        core, moves = _core.Core(table), []
        for _ in range(plies):
            if not (legal := core.search_moves()):
                break
            moves.append(rng.choice(legal))
            core.do(moves[-1])
        if core.outcome() is None:
            return moves


def _winner(
    table: list[int], opening: list[int], weights: tuple[list[int], list[int]], nodes: int
) -> int:
    core = _core.Core(table)
    for move in opening:
        core.do(move)
    searches = [_core.Search(hash_mb=_HASH_MB, threads=1) for _ in weights]
    while (outcome := core.outcome()) is None:
        side = core.to_move()
        found = searches[side].think(core, _core.Control(nodes=nodes), weights=weights[side])
        core.do(found[4][0][1][0])
    return outcome[0]


if __name__ == "__main__":
    run()
