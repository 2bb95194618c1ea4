"""Speed of the core compared with OpenSpiel, and its perft speed.

    ./dev bench core
    .venv/bin/python bench/core.py --quick

Both replay the same random games (324 plies at most, OpenSpiel's own limit). They take turns, so
that other load on the machine hits both; only CPU time counts. OpenSpiel is installed in an
environment of its own under ``build/``.
"""

import argparse
import json
import random
import shutil
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

from rich.console import Console
from rich.table import Table
from rivals import ROOT, Rival, machine, python_with

from corridor import Game
from corridor.engine import _core
from corridor.engine.core_position import decoded
from corridor.engine.core_table import table_of
from corridor.rules.modes import make_mode
from corridor.rules.notation import from_openspiel, move_text

RIVAL = "open_spiel==2.0.2"
MOST_PLIES = 324
GAMES, ROUNDS = 300, 5
WANTED = {"plies": 2.0, "lists": 2.0, "playouts": 10.0}
NAMES = {
    "plies": "plies a second of random games driven from Python",
    "lists": "lists of legal moves a second from Python",
    "playouts": "random games a second (ours inside the core)",
}
PERFT = (("classic-2", 4), ("classic-4", 4), ("pacman", 8), ("pacman-advanced", 4))
PERFT_WANTED = 0.24


def random_games(count: int) -> list[list[int]]:
    """Random games as lists of move codes."""
    rng, games = random.Random(1), []
    for _ in range(count):
        core, codes = start("classic-2"), []
        while moves := core.legal_moves():
            codes.append(rng.choice(moves))
            core.do(codes[-1])
        games.append(codes)
    return games


def start(mode: str) -> _core.Core:
    """A new game."""
    limit = {"draw_after_plies": MOST_PLIES} if mode.startswith("classic") else {}
    return _core.Core(table_of(make_mode(mode, layout=None, preset=None, **limit)))


def plies(games: list[list[int]]) -> int:
    """Play as many random games as are recorded; one call plays a move and lists the next."""
    fresh, chance, done = start("classic-2"), random.Random(1).random, 0
    first = fresh.legal_moves()
    for _ in games:
        advance, moves = fresh.copy().advance, first
        while moves:
            moves = advance(moves[int(chance() * len(moves))])
            done += 1
    return done


def replay(games: list[list[int]]) -> int:
    """Replay the recorded games."""
    fresh = start("classic-2")
    for codes in games:
        do = fresh.copy().do
        for code in codes:
            do(code)
    return sum(len(codes) for codes in games)


def lists(games: list[list[int]]) -> int:
    """Replay the recorded games and list the legal moves at every ply."""
    fresh = start("classic-2")
    for codes in games:
        core = fresh.copy()
        for code in codes:
            core.legal_moves()
            core.do(code)
    return sum(len(codes) for codes in games)


def playouts(games: list[list[int]]) -> int:
    """Play random games inside the core, in one call."""
    count = 20 * len(games)
    start("classic-2").playouts(count, 1)
    return count


OURS: dict[str, Callable[[list[list[int]]], int]] = {
    "plies": plies,
    "replay": replay,
    "lists": lists,
    "playouts": playouts,
}


def timed(job: Callable[[list[list[int]]], int], games: list[list[int]]) -> dict[str, float]:
    """CPU seconds, and the amount of work done."""
    began = time.process_time()
    done = job(games)
    return {"seconds": time.process_time() - began, "done": done}


def compare(games: list[list[int]], rounds: int) -> dict[str, tuple[float, float]]:
    """Work per CPU second of both programs."""
    position = Game("classic-2").position
    texts = [[from_openspiel(move_text(position, decoded(c))) for c in codes] for codes in games]
    spent = {job: [0.0, 0.0, 0.0, 0.0] for job in OURS}
    with Rival(python_with(RIVAL, "pyspiel"), "openspiel_games.py") as rival:
        rival.tell(texts)
        for _ in range(rounds):
            for job, ours in OURS.items():
                for offset, answer in ((0, timed(ours, games)), (2, rival.ask(job))):
                    spent[job][offset] += answer["seconds"]
                    spent[job][offset + 1] += answer["done"]
    # The cost of a list: replaying with lists, minus replaying alone.
    for offset in (0, 2):
        spent["lists"][offset] -= spent["replay"][offset]
    return {job: (spent[job][1] / spent[job][0], spent[job][3] / spent[job][2]) for job in WANTED}


def native_folder() -> Path | None:
    """Compile the core for this CPU (``-march=native``) in a folder of its own."""
    home, tools = ROOT / "build" / "bench" / "native", Path(sys.executable).parent
    cmake = shutil.which("cmake") or shutil.which("cmake", path=str(tools))
    if cmake is None:
        return None
    options = ["-DCORRIDOR_NATIVE=ON", f"-DPython_EXECUTABLE={sys.executable}"]
    for command in (["-S", str(ROOT), "-B", str(home), *options], ["--build", str(home), "-j2"]):
        subprocess.run([cmake, *command], check=True, capture_output=True)
    return home


COUNTING = """
import json, sys, time
sys.path.insert(0, sys.argv[1])
import _core
best = float("inf")
for _ in range(int(sys.argv[4])):
    core, began = _core.Core(json.loads(sys.argv[2])), time.process_time()
    core.perft(int(sys.argv[3]))
    best = min(best, time.process_time() - began)
print(best)
"""


def native_seconds(home: Path, mode: str, depth: int, rounds: int) -> float:
    """Perft by the native build, in another process: two builds cannot be loaded in one."""
    table = json.dumps(table_of(make_mode(mode)))
    command = [sys.executable, "-c", COUNTING, str(home), table, str(depth), str(rounds)]
    return float(subprocess.run(command, check=True, capture_output=True, text=True).stdout)


def perft_seconds(mode: str, depth: int, rounds: int) -> tuple[int, float]:
    """The perft count, and the fewest CPU seconds it took."""
    core, best, count = start(mode), float("inf"), 0
    for _ in range(rounds):
        began = time.process_time()
        count = core.perft(depth)
        best = min(best, time.process_time() - began)
    return count, best


def show_comparison(console: Console, found: dict[str, tuple[float, float]]) -> bool:
    """Print a table of both programs; whether every ratio reaches its target."""
    table = Table("", "corridor", RIVAL.replace("==", " "), "ratio", "wanted", caption=machine())
    for job, (ours, theirs) in found.items():
        ratio = f"{ours / theirs:.1f}"
        table.add_row(NAMES[job], f"{ours:,.0f}", f"{theirs:,.0f}", ratio, f"{WANTED[job]:.0f}")
    console.print(table)
    return all(ours / theirs >= WANTED[job] for job, (ours, theirs) in found.items())


def show_perft(console: Console, rounds: int) -> float:
    """Print a table of perft counts; returns the baseline's seconds for the first."""
    native = native_folder()
    table = Table("perft", "depth", "sequences", "CPU s", "M a second", "CPU s, this machine only")
    first = 0.0
    for mode, depth in PERFT:
        count, seconds = perft_seconds(mode, depth, rounds)
        special = "-" if native is None else f"{native_seconds(native, mode, depth, rounds):.3f}"
        row = (mode, str(depth), f"{count:,}", f"{seconds:.3f}", f"{count / seconds / 1e6:,.0f}")
        table.add_row(*row, special)
        first = first or seconds
    console.print(table)
    return first


def main() -> int:
    """Measure and print tables; exit code 1 if the core is too slow."""
    parser = argparse.ArgumentParser(description="How fast the core is.")
    parser.add_argument("--quick", action="store_true", help="fewer games, one round")
    quick = parser.parse_args().quick
    console, rounds = Console(), 1 if quick else ROUNDS
    enough = show_comparison(console, compare(random_games(30 if quick else GAMES), rounds))
    seconds = show_perft(console, rounds)
    enough = enough and seconds < PERFT_WANTED
    console.print(f"{'met' if enough else 'MISSED'}: ratios, and perft 4 under {PERFT_WANTED} s")
    return 0 if enough else 1


if __name__ == "__main__":
    sys.exit(main())
