"""The cost of solving the chase: seconds, memory and bytes on disk.

    ./dev bench solve
    .venv/bin/python bench/solve.py --ghosts 4 --layouts recon-1 --keep build/tables

Every chase is solved in its own process, so that peak memory is measured for it alone. Tables with
three lives hold those with one, so both are measured in one run: a row says what it had cost when
the stages of that life were done. Four ghosts take minutes and about 3 GB, and are run only with
``--ghosts 4``. On a machine with other work, CPU seconds divided by threads say what the seconds
would be without it.
"""

import argparse
import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table
from rivals import machine

MEGA = 1_000_000
MOST_LIVES = 3
CHILD = """
import json, resource, sys, time
from pathlib import Path
from corridor.rules.modes import make_mode
from corridor.solver import solve
path, layout, preset, ghosts, lives, threads = sys.argv[1:]
mode = make_mode("pacman", layout=layout, preset=preset, lives=int(lives))
began = time.monotonic()
found = {}

def figures(file):
    use = resource.getrusage(resource.RUSAGE_SELF)
    return {
        "seconds": time.monotonic() - began,
        "cpu": use.ru_utime + use.ru_stime,
        "memory": use.ru_maxrss * 1024,
        "bytes": Path(file).stat().st_size,
    }

def watch(progress):
    for done in range(1, progress.stage.lives):
        found.setdefault(done, figures(path + ".part"))

tables = solve(mode, path, ghosts=ghosts, threads=int(threads), watch=watch)
for done in range(1, int(lives) + 1):
    found.setdefault(done, figures(path))
for entry in tables.directory.entries:
    found[entry.lives]["start"] = entry.start
    places = found[entry.lives].setdefault("stages", [])
    if entry.offset not in places:
        places.append(entry.offset)
print(json.dumps(found))
"""


def measured(
    layout: str, preset: str, ghosts: int, threads: int, folder: str
) -> dict[str, dict[str, Any]]:
    """Solve once, in a child process: what it had cost after each life."""
    path = Path(folder) / f"{layout}-{preset}-{ghosts}.chase"
    words = [str(path), layout, preset, str(ghosts), str(MOST_LIVES), str(threads)]
    done = subprocess.run(
        [sys.executable, "-c", CHILD, *words], stdout=subprocess.PIPE, text=True, check=True
    )
    found: dict[str, dict[str, Any]] = json.loads(done.stdout)
    return found


def main() -> None:
    options = argparse.ArgumentParser()
    options.add_argument("--ghosts", type=int, nargs="+", default=[1, 2, 3])
    options.add_argument("--layouts", nargs="+", default=["recon-1", "recon-2", "open"])
    options.add_argument("--preset", default="booklet")
    options.add_argument("--threads", type=int, default=os.cpu_count() or 1)
    options.add_argument("--keep", metavar="FOLDER", help="where the tables stay")
    chosen = options.parse_args()
    table = Table(title=machine())
    columns = ("layout", "ghosts", "lives", "s", "CPU s", "CPU s / threads", "memory MB", "file MB",
               "stages stored", "start")  # fmt: skip
    for name in columns:
        table.add_column(name, justify="left" if name in {"layout", "start"} else "right")
    with tempfile.TemporaryDirectory() as scratch:
        folder = chosen.keep or scratch
        Path(folder).mkdir(parents=True, exist_ok=True)
        for layout in chosen.layouts:
            for ghosts in chosen.ghosts:
                found = measured(layout, chosen.preset, ghosts, chosen.threads, folder)
                for lives in (1, MOST_LIVES):
                    told = found[str(lives)]
                    table.add_row(
                        layout,
                        str(ghosts),
                        str(lives),
                        f"{told['seconds']:.1f}",
                        f"{told['cpu']:.1f}",
                        f"{told['cpu'] / chosen.threads:.1f}",
                        f"{told['memory'] / MEGA:.0f}",
                        f"{told['bytes'] / MEGA:.1f}",
                        str(len(told["stages"])),
                        told["start"],
                    )
    Console(width=110).print(table)


if __name__ == "__main__":
    main()
