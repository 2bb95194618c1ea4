"""The cost of solving the chase: seconds, memory and bytes on disk.

    ./dev bench solve
    .venv/bin/python bench/solve.py --ghosts 1 2 3 --layouts recon-1 --lives 1

Every row is solved in its own process, so that peak memory is measured for it alone. Four ghosts
take minutes and about 3 GB, and are run only with ``--ghosts 4``.
"""

import argparse
import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path

from rich.console import Console
from rich.table import Table
from rivals import machine

MEGA = 1_000_000
CHILD = """
import json, resource, sys, time
from corridor.rules.modes import make_mode
from corridor.solver import solve
path, layout, ghosts, lives, threads = sys.argv[1:]
mode = make_mode("pacman", layout=layout, lives=int(lives))
began = time.monotonic()
tables = solve(mode, path, ghosts=ghosts, threads=int(threads))
wall = time.monotonic() - began
use = resource.getrusage(resource.RUSAGE_SELF)
print(json.dumps({
    "seconds": wall,
    "cpu": use.ru_utime + use.ru_stime,
    "memory": use.ru_maxrss * 1024,
    "bytes": tables.path.stat().st_size,
    "start": tables.directory.entries[-1].start,
}))
"""


def measured(layout: str, ghosts: int, lives: int, threads: int, folder: str) -> dict[str, str]:
    """Solve once, in a child process."""
    path = Path(folder) / f"{layout}-{ghosts}-{lives}.chase"
    words = [str(path), layout, str(ghosts), str(lives), str(threads)]
    done = subprocess.run(
        [sys.executable, "-c", CHILD, *words], capture_output=True, text=True, check=True
    )
    path.unlink()
    found: dict[str, str] = json.loads(done.stdout)
    return found


def main() -> None:
    options = argparse.ArgumentParser()
    options.add_argument("--ghosts", type=int, nargs="+", default=[1, 2, 3])
    options.add_argument("--layouts", nargs="+", default=["recon-1", "recon-2", "open"])
    options.add_argument("--lives", type=int, nargs="+", default=[1, 3])
    options.add_argument("--threads", type=int, default=os.cpu_count() or 1)
    chosen = options.parse_args()
    table = Table(title=machine())
    columns = ("layout", "ghosts", "lives", "s", "CPU s", "memory MB", "file MB", "start")
    for name in columns:
        table.add_column(name, justify="left" if name in {"layout", "start"} else "right")
    with tempfile.TemporaryDirectory() as folder:
        for layout in chosen.layouts:
            for ghosts in chosen.ghosts:
                for lives in chosen.lives:
                    found = measured(layout, ghosts, lives, chosen.threads, folder)
                    table.add_row(
                        layout,
                        str(ghosts),
                        str(lives),
                        f"{float(found['seconds']):.1f}",
                        f"{float(found['cpu']):.1f}",
                        f"{float(found['memory']) / MEGA:.0f}",
                        f"{float(found['bytes']) / MEGA:.1f}",
                        found["start"],
                    )
    Console().print(table)


if __name__ == "__main__":
    main()
