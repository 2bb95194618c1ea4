"""The engine against the truth: what it says about solved positions, and what its moves give away.

    .venv/bin/python bench/truth.py
    .venv/bin/python bench/truth.py --nodes 20000 --ghosts 2 3 --weights=-1200,400,...

Random positions of the last life. The engine says "won" for PAC-MAN above a score of 100, "lost"
below -100, and "endless" between. Regret is what its move gives away, where a win is worth 1 and an
endless game a half. ``--weights`` asks the terms of the evaluation with these weights, not the net.
"""

import argparse
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from random import Random

from perfect import random_position
from rich.console import Console
from rich.table import Table
from rivals import machine

from corridor.engine.player import Limit
from corridor.engine.search import Engine
from corridor.rules.game import Game
from corridor.rules.pacman import PacmanPosition
from corridor.rules.position_text import position_text
from corridor.solver import Tables, Verdict, solve
from corridor.solver.perfect import smallest_chase

CLEAR = 100  # hundredths of a step: a score from which on the engine calls a position won
WORTH = {Verdict.PACMAN: 1.0, Verdict.ENDLESS: 0.5, Verdict.GHOSTS: 0.0}


@dataclass(frozen=True)
class Question:
    """A position and the truth about it."""

    position: PacmanPosition
    verdict: Verdict
    moves: dict[PacmanPosition, Verdict]


def questions(
    layout: str, ghosts: int, count: int, folder: Path, rng: Random
) -> Iterator[Question]:
    """Random positions with so many ghosts."""
    positions = [random_position(layout, ghosts, rng) for _ in range(count)]
    chase = smallest_chase(positions[0])
    path = folder / f"{layout}-{chase.letters}.chase"
    tables = Tables(path) if path.exists() else solve(chase.mode, path, ghosts=chase.letters)
    for position in positions:
        after = {position.after(move): one for move, one in tables.moves(position).items()}
        yield Question(position, tables.value(position), after)


def called(score: int) -> Verdict:
    """The verdict in a score for PAC-MAN."""
    if abs(score) < CLEAR:
        return Verdict.ENDLESS
    return Verdict.PACMAN if score > 0 else Verdict.GHOSTS


def asked(engine: Engine, question: Question, nodes: int) -> tuple[Verdict, float]:
    """What the engine calls a position, PAC-MAN to move, and what its move gives away."""
    game = Game.from_position(position_text(question.position))
    best = engine.analyse(game, Limit(nodes=nodes)).best
    after = question.moves[question.position.after(best.moves[0])]
    return called(best.score), WORTH[question.verdict] - WORTH[after]


def main() -> None:
    options = argparse.ArgumentParser()
    options.add_argument("--layout", default="recon-1")
    options.add_argument("--ghosts", type=int, nargs="+", default=[2, 3])
    options.add_argument("--positions", type=int, default=30, help="for each number of ghosts")
    options.add_argument(
        "--nodes", type=int, nargs="+", default=[1_000, 10_000, 100_000, 1_000_000]
    )
    options.add_argument("--seed", type=int, default=1)
    options.add_argument("--tables", help="a folder for the tables, to be used again")
    options.add_argument("--weights", default="", help="of the terms, with commas between")
    chosen = options.parse_args()
    rng = Random(chosen.seed)
    with tempfile.TemporaryDirectory() as scratch:
        folder = Path(chosen.tables or scratch)
        found = [
            question
            for ghosts in chosen.ghosts
            for question in questions(chosen.layout, ghosts, chosen.positions, folder, rng)
        ]
    engine = Engine(hash_mb=16, weights=[int(one) for one in chosen.weights.split(",") if one])
    table = Table(title=f"engine against truth, {chosen.layout}; {machine()}")
    for name in ("nodes", "agree", "of", "truth", "called pacman", "called endless",
                 "called ghosts", "regret a move"):  # fmt: skip
        table.add_column(name, justify="right")
    for nodes in chosen.nodes:
        told = [(question.verdict, *asked(engine, question, nodes)) for question in found]
        regret = sum(lost for _, _, lost in told) / len(told)
        agree = sum(truth == said for truth, said, _ in told)
        for number, truth in enumerate(Verdict):
            said = [one for verdict, one, _ in told if verdict == truth]
            counts = [str(said.count(one)) for one in Verdict]
            head = [f"{nodes:,}", str(agree), str(len(told))] if not number else ["", "", ""]
            tail = f"{regret:.3f}" if not number else ""
            table.add_row(*head, f"{truth} {len(said)}", *counts, tail)
    Console(width=110).print(table)


if __name__ == "__main__":
    main()
