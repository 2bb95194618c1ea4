"""Speed of the Python rules compared with pyquoridor, and the memory of a long game.

    ./dev bench rules
    .venv/bin/python bench/rules.py --quick

The positions are the same in every run. Both take turns, so that other load on the machine hits
both; only CPU time counts. pyquoridor is installed in an environment of its own under ``build/``.
"""

import argparse
import random
import sys
import time
import tracemalloc
from collections.abc import Iterator
from itertools import count, islice

from rich.console import Console
from rich.table import Table
from rivals import Rival, machine, python_with

from corridor.rules.board import SIZE, SLOTS
from corridor.rules.classic import ClassicPosition
from corridor.rules.game import Game
from corridor.rules.moves import Move, Place, Walk

RIVAL = "pyquoridor==0.0.5"

POSITIONS, ROUNDS = 200, 5
MIDDLE_GAME = range(12, 28)  # plies before a position is sampled
LEAST_RATIO, MOST_MILLISECONDS = 200.0, 0.5
PLIES = 400


def middle_games() -> Iterator[ClassicPosition]:
    """Positions of random games with about as many fences as steps."""
    for seed in count():
        rng, game = random.Random(seed), Game("classic-2")
        for _ in range(rng.choice(MIDDLE_GAME)):
            game.push(rng.choice(_of_one_kind(list(game.legal_moves), rng)))
            if game.outcome:
                break
        position = game.position
        assert isinstance(position, ClassicPosition)
        if not game.outcome and all(position.stock):
            yield position


def _of_one_kind(moves: list[Move], rng: random.Random) -> list[Move]:
    kind = rng.choice((Walk, Place))
    return [move for move in moves if isinstance(move, kind)] or moves


def our_round(positions: list[ClassicPosition]) -> tuple[float, list[int]]:
    """CPU seconds for listing the moves of all positions, and the length of each list."""
    began = time.process_time()
    lists = [list(position.legal_moves()) for position in positions]
    seconds = time.process_time() - began
    return seconds, [len(moves) for moves in lists]


def _as_rows(position: ClassicPosition) -> dict[str, object]:
    return {
        "fences": [
            (*divmod(fence.slot, SLOTS), "h" if fence.horizontal else "v")
            for fence in position.board.fences
        ],
        "pawns": [divmod(square, SIZE) for square in position.pawns],
        "stock": position.stock,
        "to_move": position.to_move,
    }


def game_size() -> int:
    """Bytes of memory that a game of so many plies takes."""
    tracemalloc.start()
    game, rng = Game("classic-2", draw_after_plies=0), random.Random(1)
    before = tracemalloc.get_traced_memory()[0]
    game = Game(game.mode)
    while len(game.history) < PLIES:
        game.push(_endless(game, rng))
    after = tracemalloc.get_traced_memory()[0]
    tracemalloc.stop()
    return after - before


def _endless(game: Game, rng: random.Random) -> Move:
    """A move that never ends the game: a fence if possible, else a step back and forth."""
    moves = list(game.legal_moves)
    rng.shuffle(moves)
    moves.sort(key=lambda move: isinstance(move, Walk))
    return next(move for move in moves if not game.position.after(move).outcome)


def compare(positions: list[ClassicPosition], rounds: int) -> tuple[float, float, int]:
    """CPU milliseconds a list, ours and theirs, and how many lists differ in length."""
    ours = theirs = 0.0
    differing = 0
    our_round(positions)  # warm-up
    with Rival(python_with(RIVAL, "pyquoridor.board"), "pyquoridor_lists.py") as rival:
        rival.tell([_as_rows(position) for position in positions])
        for _ in range(rounds):
            (our_seconds, our_lengths), answer = our_round(positions), rival.ask("")
            ours += our_seconds
            theirs += answer["seconds"]
            differing = sum(a != b for a, b in zip(our_lengths, answer["counts"], strict=True))
    scale = 1000 / rounds / len(positions)
    return ours * scale, theirs * scale, differing


def main() -> int:
    """Measure and print a table; exit code 1 if the rules are too slow."""
    parser = argparse.ArgumentParser(description="How fast the law lists legal moves.")
    parser.add_argument("--quick", action="store_true", help="fewer positions, one round")
    quick = parser.parse_args().quick
    positions = list(islice(middle_games(), POSITIONS // 5 if quick else POSITIONS))
    ours, theirs, differing = compare(positions, 1 if quick else ROUNDS)
    enough = theirs / ours >= LEAST_RATIO and ours <= MOST_MILLISECONDS

    table = Table(
        title=f"Legal moves of {len(positions)} classic-2 middle games", caption=machine()
    )
    for heading in ("", "ms CPU a list", "lists a second", "times as many"):
        table.add_column(heading, justify="left" if not heading else "right")
    for name, spent in (("corridor", ours), (RIVAL.replace("==", " "), theirs)):
        table.add_row(name, f"{spent:.3f}", f"{1000 / spent:,.0f}", f"{theirs / spent:.0f}")
    console = Console()
    console.print(table)
    console.print(f"lists of another length: {differing} of {len(positions)}")
    console.print(f"memory of a game of {PLIES} plies: {game_size() / 1024:,.0f} KiB")
    wanted = f"at least {LEAST_RATIO:.0f} times as many, at most {MOST_MILLISECONDS} ms"
    console.print(f"{'met' if enough else 'MISSED'}: {wanted}")
    return 0 if enough else 1


if __name__ == "__main__":
    sys.exit(main())
