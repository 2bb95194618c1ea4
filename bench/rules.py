"""How fast the law lists legal moves, side by side with pyquoridor, and what a long game weighs.

    ./dev bench rules
    .venv/bin/python bench/rules.py --quick

The positions are the same in every run. Both take turns, so that whatever else the machine does
hits both; only CPU time counts. pyquoridor gets an environment of its own under ``build/``.
"""

import argparse
import json
import os
import random
import subprocess
import sys
import time
import tracemalloc
import venv
from collections.abc import Iterator
from itertools import count, islice
from pathlib import Path
from typing import Self

from rich.console import Console
from rich.table import Table

from corridor.rules.board import SIZE, SLOTS
from corridor.rules.classic import ClassicPosition
from corridor.rules.game import Game
from corridor.rules.moves import Move, Place, Walk

ROOT = Path(__file__).parent.parent
RIVAL = "pyquoridor==0.0.5"
HOME = ROOT / "build" / "bench" / "pyquoridor"

POSITIONS, ROUNDS = 200, 5
MIDDLE_GAME = range(12, 28)  # plies played before a position is taken
LEAST_RATIO, MOST_MILLISECONDS = 200.0, 0.5
PLIES = 400


def middle_games() -> Iterator[ClassicPosition]:
    """Positions of random games in which fences and steps alternate about evenly."""
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
    """The CPU seconds that all lists take, and how long each list is."""
    began = time.process_time()
    lists = [list(position.legal_moves()) for position in positions]
    seconds = time.process_time() - began
    return seconds, [len(moves) for moves in lists]


class Rival:
    """pyquoridor in a process of its own."""

    def __init__(self, positions: list[ClassicPosition]) -> None:
        script = Path(__file__).parent / "foreign" / "pyquoridor_lists.py"
        self._process = subprocess.Popen(
            [_rival_python(), script], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )
        self._send(json.dumps([_as_rows(position) for position in positions]))

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        assert self._process.stdin is not None
        self._process.stdin.close()
        self._process.wait()

    def round(self) -> tuple[float, list[int]]:
        """The CPU seconds that all lists take, and how long each list is."""
        self._send("")
        assert self._process.stdout is not None
        answer = json.loads(self._process.stdout.readline())
        return answer["seconds"], answer["counts"]

    def _send(self, line: str) -> None:
        assert self._process.stdin is not None
        self._process.stdin.write(line + "\n")
        self._process.stdin.flush()


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


def _rival_python() -> Path:
    """The interpreter that has pyquoridor; made on the first run, mended after a broken one."""
    python = HOME / "bin" / "python"
    works = [str(python), "-c", "import pyquoridor.board"]
    if not python.exists() or subprocess.run(works, capture_output=True, check=False).returncode:
        venv.create(HOME, clear=True, with_pip=True)
        subprocess.run([python, "-m", "pip", "install", "--quiet", RIVAL], check=True)
    return python


def game_size() -> int:
    """The bytes that a game of so many plies holds, position by position."""
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
    """A move that ends no game: fences while there are any, then steps to and fro."""
    moves = list(game.legal_moves)
    rng.shuffle(moves)
    moves.sort(key=lambda move: isinstance(move, Walk))
    return next(move for move in moves if not game.position.after(move).outcome)


def machine() -> str:
    """The processor and how many cores there are; nothing that tells whose machine it is."""
    lines = Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines()
    models = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    version = ".".join(str(part) for part in sys.version_info[:3])
    return f"{models[0] if models else 'unknown'}, {os.cpu_count()} cores, Python {version}"


def compare(positions: list[ClassicPosition], rounds: int) -> tuple[float, float, int]:
    """CPU milliseconds a list, ours and theirs, and how many lists have another length."""
    ours = theirs = 0.0
    differing = 0
    our_round(positions)  # the first round of a process warms it up
    with Rival(positions) as rival:
        for _ in range(rounds):
            (our_seconds, our_lengths), (seconds, lengths) = our_round(positions), rival.round()
            ours += our_seconds
            theirs += seconds
            differing = sum(a != b for a, b in zip(our_lengths, lengths, strict=True))
    scale = 1000 / rounds / len(positions)
    return ours * scale, theirs * scale, differing


def main() -> int:
    """Measure, show a table, and say by the exit code whether the law is fast enough."""
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
