"""Makes the net that judges the basic chase: exact verdicts, games of the engine, and the fit.

    .venv/bin/python bench/chase_net.py verdicts --positions 400000 --out verdicts.pt
    .venv/bin/python bench/chase_net.py play --games 5000 --nodes 400 --out games.pt
    .venv/bin/python bench/chase_net.py fit verdicts.pt games.pt

``verdicts`` takes random positions with one to three ghosts and looks their verdicts up in tables,
which it makes in the folder ``--tables`` if they are not there. ``play`` lets the engine play
itself from positions by chance and from the start, at several strengths, with moves by chance in
between, and keeps what the search thought, who won, and the verdict where there is a table.
``fit`` learns a middle of all that, and writes ``core/chase_weights.hpp``; build the core again
after it. It needs torch: `pip install '.[training]'`.
"""

import argparse
import itertools
import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from random import Random
from typing import Any

from rich.progress import track
from rivals import ROOT

from corridor.engine import _core
from corridor.engine.core_state import state_of
from corridor.engine.core_table import table_of
from corridor.lab.generate import mazes
from corridor.rules.board import bits
from corridor.rules.modes import Mode, make_mode
from corridor.rules.position import Counters
from corridor.solver import Tables, solve

_HEADER = ROOT / "core" / "chase_weights.hpp"
_SHIPPED = ("recon-1", "recon-2", "open")
_MAIN = 0.6  # share of the first layout; the others have the rest in equal parts
_LETTERS = "BIP"
_WORTH = (1.0, 0.5, 0.0)  # of the verdicts, to PAC-MAN
_UNKNOWN = -1.0
_CLEAR = 0.61  # a chance that is called won: a score of 100
_HIDDEN = 32  # as in core/chase_net.hpp
_WILD = (0.0, 0.02, 0.1, 0.3)  # shares of moves by chance, one for each side of a game
_WEAKER = (1, 1, 4, 16)  # what the nodes are divided by, one for each side of a game
_PATIENCE = 0.997  # what the end of a game keeps of its value for each ply that it is away
_PELLET = 0.06  # what a pellet is worth in a lost game
_OF_A_GAME = 100  # positions of a game that are kept
_LONGEST = 1500  # plies; longer games are not used
_TOP = """// Weights of the net of the basic chase. Made by bench/chase_net.py.
#pragma once

#include <array>
#include <cstdint>

namespace corridor {

struct ChaseWeights {
  std::array<std::array<std::int16_t, 96>, 32> rows;  // 1/256
  std::array<int, 32> biases;                         // 1/4096
  std::array<std::int16_t, 32> factors;               // 1/256
  int bias;                                           // of the logit, 1/1048576
};
"""
_AT = {name: number for number, name in enumerate(_core.STATE_FIELDS)}

Row = tuple[list[int], tuple[float, float, float]]  # features; verdict, outcome, search


@dataclass(frozen=True)
class Ground:
    """A layout and what is known about it."""

    name: str
    mode: Mode
    folder: Path

    @cached_property
    def table(self) -> list[int]:
        return table_of(self.mode)

    @cached_property
    def usual(self) -> list[int]:
        """The start, as the core's numbers."""
        return state_of(self.mode.start(), Counters())

    @cached_property
    def tables(self) -> list[Tables]:
        """Verdicts of up to three ghosts; of four if somebody has solved them."""
        path = self.folder / f"{self.name}-{_LETTERS}.chase"
        three = Tables(path) if path.exists() else solve(self.mode, path, ghosts=_LETTERS)
        four = self.folder / f"{self.name}-BIPC.chase"
        return [three, Tables(four)] if four.exists() else [three]

    def worth(self, state: list[int]) -> float:
        """The verdict of a position, if it is known."""
        clyde = state[_AT["piece_4"]] >= 0
        if clyde and len(self.tables) == 1:
            return _UNKNOWN
        return _WORTH[self.tables[clyde].core.value(state)]

    def position(self, ghosts: Sequence[int], rng: Random) -> list[int]:
        """A position by chance, PAC-MAN to walk."""
        state = self.usual.copy()
        pellets = list(bits(self.mode.layout.pellets))
        free = [square for square in range(81) if square not in pellets]
        left = rng.sample(pellets, rng.randint(1, len(pellets)))
        squares = rng.sample(free, 1 + len(ghosts))
        for piece in range(1, 5):
            state[_AT[f"piece_{piece}"]] = -1
        for piece, square in zip((0, *ghosts), squares, strict=True):
            state[_AT[f"piece_{piece}"]] = square
        for word in range(3):
            state[_AT[f"pellets_{word}"]] = sum(1 << s % 27 for s in left if s // 27 == word)
        state[_AT["lives"]] = rng.choice((1, 1, 2, 3))
        return state


def grounds(options: argparse.Namespace) -> list[Ground]:
    """The layouts that are shipped, and mazes by chance."""
    options.tables.mkdir(parents=True, exist_ok=True)
    found = [Ground(name, make_mode("pacman", layout=name), options.tables) for name in _SHIPPED]
    usual = make_mode("pacman").layout
    for number, (_, layout) in enumerate(
        itertools.islice(mazes("chase net", usual), options.mazes)
    ):
        mode = make_mode("pacman", layout=layout)
        found.append(Ground(f"maze-{number}", mode, options.tables))
    return found


def pick(found: list[Ground], rng: Random) -> Ground:
    """The first layout mostly."""
    return found[0] if rng.random() < _MAIN else rng.choice(found[1:])


def some_ghosts(weights: Sequence[int], rng: Random) -> list[int]:
    """Which ghosts are on the board; of up to three Clyde is none."""
    number = rng.choices((1, 2, 3, 4), weights)[0]
    return [1, 2, 3, 4] if number == 4 else sorted(rng.sample((1, 2, 3), number))  # noqa: PLR2004


def verdicts(options: argparse.Namespace) -> None:
    """Random positions and what they are worth."""
    rng, found = Random(options.seed), grounds(options)
    cores = {ground.name: _core.Core(ground.table) for ground in found}
    weights = (1, 4, 6, 4) if options.four else (1, 4, 6, 0)
    rows: list[Row] = []
    for _ in track(range(options.positions), "positions"):
        ghosts = some_ghosts(weights, rng)
        ground = found[0] if len(ghosts) == 4 else pick(found, rng)  # noqa: PLR2004
        core = cores[ground.name]
        core.set_state(ground.position(ghosts, rng))
        for _ in range(rng.randint(0, 7)):
            if core.outcome() is None:
                core.do(rng.choice(core.search_moves()))
        if core.outcome() is None:
            worth = ground.worth(core.state())
            rows.append((core.chase_features(), (worth, _UNKNOWN, _UNKNOWN)))
    _keep(rows, options.out)


def game_rows(ground: Ground, options: argparse.Namespace, rng: Random) -> Iterator[Row]:
    """The positions of one game; none if it takes too long."""
    core = _core.Core(ground.table)
    if rng.random() < 0.5:  # noqa: PLR2004  the other games begin at the start
        core.set_state(ground.position(some_ghosts((1, 2, 4, 6), rng), rng))
    searches = [_core.Search(hash_mb=1, threads=1) for _ in range(2)]
    nodes = [max(30, options.nodes // rng.choice(_WEAKER)) for _ in range(2)]
    wild = [rng.choice(_WILD) for _ in range(2)]
    terms = [int(one) for one in options.weights.split(",") if one]
    weights: list[list[int]] = [rng.choice(([], terms)) for _ in range(2)]
    seen: list[tuple[list[int], float, float, int]] = []
    opening = rng.randint(0, 8)
    while core.outcome() is None and core.ply() < _LONGEST:
        side = core.to_move()
        if core.ply() < opening or rng.random() < wild[side]:
            core.do(rng.choice(core.search_moves()))
            continue
        control = _core.Control(nodes=nodes[side])
        score, moves, _ = searches[side].think(core, control, weights=weights[side])[4][0]
        seen.append(
            (core.chase_features(), ground.worth(core.state()), _chance(score, side), core.ply())
        )
        core.do(moves[0])
    outcome = core.outcome()
    if outcome is not None:
        lead = {0: 0.5, 1: _PELLET * core.rating() - 0.5}.get(outcome[0], 0.0)
        # Of endless games there would be too many positions.
        for told, worth, chance, ply in rng.sample(seen, min(len(seen), _OF_A_GAME)):
            yield told, (worth, 0.5 + lead * _PATIENCE ** (core.ply() - ply), chance)


def _chance(score: int, side: int) -> float:
    """PAC-MAN's chance in a score of the side to move, as `corridor.engine.search` reads it."""
    own = 1 / (1 + math.exp(-max(-2500, min(2500, score)) * math.log(3) / 250))
    return own if side == 0 else 1 - own


def play(options: argparse.Namespace) -> None:
    """Play games and write their positions."""
    rng, found = Random(f"games {options.seed}"), grounds(options)
    rows: list[Row] = []
    for _ in track(range(options.games), "games"):
        rows.extend(game_rows(pick(found, rng), options, rng))
    _keep(rows, options.out)


def _keep(rows: list[Row], path: Path) -> None:
    import torch

    features, goals = zip(*rows, strict=True)
    torch.save([torch.tensor(features, dtype=torch.int16), torch.tensor(goals)], path)
    print(f"{len(rows):,} positions")


def fit(options: argparse.Namespace) -> None:
    """Fit a net and write its weights."""
    import torch

    parts = [torch.load(path) for path in options.files]
    features, goals = (torch.cat(column) for column in zip(*parts, strict=True))
    torch.manual_seed(0)
    order = torch.randperm(len(goals))
    kept, told = order[: len(order) // 20], order[len(order) // 20 :]
    features = features.float() / 16
    goal = _goals(goals, options)
    net = _fitted(features[told], goal[told], options.epochs)
    _report(net, features[kept], goals[kept], goal[kept])
    _HEADER.write_text(_header(net))


def _goals(goals: Any, options: argparse.Namespace) -> Any:  # noqa: ANN401  torch is not installed for checks
    """The verdict and what became of the game, each where it is known."""
    verdict, outcome, search = goals.T
    played = (1 - options.search) * outcome + options.search * search
    mixed = options.verdict * verdict + (1 - options.verdict) * played
    return mixed.where(verdict >= 0, played).where(outcome >= 0, verdict).clamp(0, 1)


def _fitted(features: Any, goal: Any, epochs: int) -> Any:  # noqa: ANN401  as above
    import torch
    from torch.nn import Linear, ReLU, Sequential
    from torch.nn.functional import binary_cross_entropy_with_logits

    net = Sequential(Linear(features.shape[1], _HIDDEN), ReLU(), Linear(_HIDDEN, 1))
    optimizer = torch.optim.Adam(net.parameters(), lr=4e-3, weight_decay=1e-6)
    schedule = torch.optim.lr_scheduler.CosineAnnealingLR(optimizer, epochs)
    for _ in track(range(epochs), f"{len(goal):,} positions"):
        for batch in torch.randperm(len(goal)).split(1024):
            logits = net(features[batch]).squeeze(-1)
            loss = binary_cross_entropy_with_logits(logits, goal[batch])
            optimizer.zero_grad()
            loss.backward()
            optimizer.step()
        schedule.step()
    return net


def _report(net: Any, features: Any, goals: Any, goal: Any) -> None:  # noqa: ANN401  as above
    """How well it does on positions that it was not fitted to."""
    import torch
    from torch.nn.functional import binary_cross_entropy

    with torch.no_grad():
        chance = net(features).squeeze(-1).sigmoid()
    print(f"loss {binary_cross_entropy(chance, goal):.4f}, at best {_entropy(goal):.4f}")
    for ghosts in (1, 2, 3, 4):
        here = (features[:, 55 + ghosts] == 1) & (goals[:, 0] >= 0)
        if not here.any():
            continue
        print(f"{ghosts} ghosts: truth in rows, called in columns: won, endless, lost")
        for worth in _WORTH:
            told = chance[here & (goals[:, 0] == worth)]
            won, lost = (told > _CLEAR).sum(), (told < 1 - _CLEAR).sum()
            print(f"  {worth}: {won:6} {len(told) - won - lost:6} {lost:6}")


def _entropy(goal: Any) -> float:  # noqa: ANN401  as above
    from torch.nn.functional import binary_cross_entropy

    return float(binary_cross_entropy(goal, goal))


def _header(net: Any) -> str:  # noqa: ANN401  as above
    """The weights as C++."""
    rows = (net[0].weight.detach() * 256).round().int().tolist()
    biases = (net[0].bias.detach() * 4096).round().int().tolist()
    factors = (net[2].weight.detach()[0] * 256).round().int().tolist()
    bias = round(net[2].bias.item() * (1 << 20))
    body = ",\n".join(f"        {{{{{_numbers(row)}}}}}" for row in rows)
    return (
        f"{_TOP}\ninline constexpr ChaseWeights kChaseWeights = {{\n    {{{{\n{body},\n    }}}},\n"
        f"    {{{{{_numbers(biases)}}}}},\n    {{{{{_numbers(factors)}}}}},\n    {bias},\n}};\n\n"
        "}  // namespace corridor\n"
    )


def _numbers(row: list[int]) -> str:
    lines = [row[start : start + 16] for start in range(0, len(row), 16)]
    return ",\n          ".join(", ".join(map(str, line)) for line in lines)


def run() -> None:
    """Look up, play or fit. Not called main, so that ``./dev bench`` does not run it."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    commands = parser.add_subparsers(required=True)
    looking, games = commands.add_parser("verdicts"), commands.add_parser("play")
    for one in (looking, games):
        one.add_argument("--tables", type=Path, default=ROOT / "build" / "chases")
        one.add_argument("--mazes", type=int, default=14)
        one.add_argument("--seed", type=int, default=1)
        one.add_argument("--out", type=Path, required=True)
    looking.add_argument("--positions", type=int, default=400_000)
    looking.add_argument("--four", action="store_true", help="four ghosts, too")
    looking.set_defaults(work=verdicts)
    games.add_argument("--games", type=int, default=5000)
    games.add_argument("--nodes", type=int, default=400, help="for a move")
    games.add_argument(
        "--weights", default="", help="of the terms, which then play half of the sides"
    )
    games.set_defaults(work=play)
    fitting = commands.add_parser("fit")
    fitting.add_argument("files", nargs="+", type=Path)
    fitting.add_argument("--epochs", type=int, default=20)
    fitting.add_argument("--verdict", type=float, default=0.7, help="share of it in the goal")
    fitting.add_argument("--search", type=float, default=0.2, help="share of it in the rest")
    fitting.set_defaults(work=fit)
    options = parser.parse_args()
    options.work(options)


if __name__ == "__main__":
    run()
