"""Makes the net that judges races: games of the engine against itself, and the net fitted to them.

    .venv/bin/python bench/race_net.py play classic-4 --games 2000 --nodes 800 --out four.pt
    .venv/bin/python bench/race_net.py fit two.pt three.pt four.pt

``play`` lets the engine play itself from openings by chance, some games with moves by chance in
between, and keeps for each position what the net is told about each side, the chances that the
search found, and who won. ``fit`` learns the middle of both, and writes ``core/race_weights.hpp``;
build the core again after it. It needs torch: `pip install '.[training]'`. Each generation of games
is played by the net of the one before.
"""

import argparse
import math
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

from rich.progress import track
from rivals import ROOT

from corridor.engine import _core
from corridor.engine.core_table import table_of
from corridor.rules.modes import make_mode

_HEADER = ROOT / "core" / "race_weights.hpp"
_LONGEST = 260  # plies; longer games are not used
_OPENING = (2, 13)  # moves by chance, at least and at most
_WILD = (0.0, 0.05, 0.15)  # shares of moves by chance after that, one for each game
_HIDDEN = 32  # as in core/race_net.hpp
_NAMES = {2: "Two", 3: "Three", 4: "Four"}
_TOP = """// Weights of the net of the races, in thousandths. Made by bench/race_net.py.
#pragma once

#include <array>

namespace corridor {
"""

Row = tuple[list[list[float]], list[float], int]  # features by side, chances by side, the winner


def game_rows(mode: str, nodes: int, rng: Random) -> Iterator[Row]:
    """The positions of one game; none if it takes too long."""
    core = _core.Core(table_of(make_mode(mode)))
    search = _core.Search(hash_mb=16, threads=1)
    opening, wild = rng.randint(*_OPENING), rng.choice(_WILD)
    seen: list[tuple[list[list[float]], list[float]]] = []
    while core.outcome() is None and core.ply() < _LONGEST:
        if core.ply() < opening or rng.random() < wild:
            core.do(rng.choice(core.search_moves()))
            continue
        score, moves, chances = search.think(core, _core.Control(nodes=nodes))[4][0]
        seen.append((core.race_features(), list(chances) or _of_two(core.to_move(), score)))
        core.do(moves[0])
    outcome = core.outcome()
    if outcome is not None and outcome[0] >= 0:
        yield from ((features, chances, outcome[0]) for features, chances in seen)


def _of_two(mover: int, score: int) -> list[float]:
    """The chances in a score of the side to move, as `corridor.engine.search` reads it."""
    own = 1 / (1 + math.exp(-max(-2500, min(2500, score)) * math.log(3) / 250))
    return [own, 1 - own] if mover == 0 else [1 - own, own]


def play(options: argparse.Namespace) -> None:
    """Play games and write their positions."""
    import torch

    rng = Random(f"{options.mode} {options.seed}")
    rows: list[Row] = []
    for _ in track(range(options.games), "games"):
        rows.extend(game_rows(options.mode, options.nodes, rng))
    features, chances, winners = zip(*rows, strict=True)
    kept = [torch.tensor(part) for part in (features, chances, winners)]
    torch.save(kept, options.out)
    print(f"{len(rows):,} positions")


def fit(options: argparse.Namespace) -> None:
    """Fit a net for each number of sides, and write their weights."""
    import torch

    data: dict[int, list[Any]] = {}
    for path in options.files:
        kept = torch.load(path)
        data.setdefault(kept[0].shape[1], []).append(kept)
    text = _TOP
    for sides, parts in sorted(data.items()):
        net = _fitted([torch.cat(column) for column in zip(*parts, strict=True)], options.epochs)
        text += _array(_NAMES[sides], net)
    _HEADER.write_text(f"{text}\n}}  // namespace corridor\n")


def _fitted(data: list[Any], epochs: int) -> Any:  # noqa: ANN401  torch is not installed for checks
    import torch
    from torch.nn import Linear, ReLU, Sequential
    from torch.nn.functional import log_softmax, one_hot

    torch.manual_seed(0)
    features, chances, winners = data
    goal = (chances + one_hot(winners, features.shape[1])) / 2
    net = Sequential(Linear(features.shape[2], _HIDDEN), ReLU(), Linear(_HIDDEN, 1, bias=False))
    optimizer = torch.optim.Adam(net.parameters(), lr=4e-3, weight_decay=1e-6)
    schedule = torch.optim.lr_scheduler.CosineAnnealingLR(optimizer, epochs)
    for _ in track(range(epochs), f"{features.shape[1]} sides, {len(winners):,} positions"):
        for batch in torch.randperm(len(winners)).split(1024):
            logits = net(features[batch]).squeeze(-1)
            loss = -(goal[batch] * log_softmax(logits, 1)).sum(1).mean()
            optimizer.zero_grad()
            loss.backward()
            optimizer.step()
        schedule.step()
    return net


def _array(name: str, net: Any) -> str:  # noqa: ANN401  as above
    """The weights as C++: rows of the first layer, their biases, their factors."""
    layers = (net[0].weight, net[0].bias, net[2].weight)
    numbers = [
        round(1000 * float(number)) for layer in layers for number in layer.detach().flatten()
    ]
    lines = [numbers[start : start + 16] for start in range(0, len(numbers), 16)]
    body = "\n".join(f"    {', '.join(map(str, line))}," for line in lines)
    return (
        f"\ninline constexpr std::array<short, {len(numbers)}> kRaceWeightsOf{name} = {{\n"
        f"{body}\n}};\n"
    )


def run() -> None:
    """Play or fit. Not called main, so that ``./dev bench`` does not run it."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    commands = parser.add_subparsers(required=True)
    games = commands.add_parser("play")
    games.add_argument("mode", choices=("classic-2", "classic-3", "classic-4"))
    games.add_argument("--games", type=int, default=2000)
    games.add_argument("--nodes", type=int, default=800, help="for a move")
    games.add_argument("--seed", type=int, default=1)
    games.add_argument("--out", type=Path, required=True)
    games.set_defaults(work=play)
    fitting = commands.add_parser("fit")
    fitting.add_argument("files", nargs="+", type=Path)
    fitting.add_argument("--epochs", type=int, default=25)
    fitting.set_defaults(work=fit)
    options = parser.parse_args()
    options.work(options)


if __name__ == "__main__":
    run()
