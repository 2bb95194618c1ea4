"""CPU instructions of perft in the core, in total and by function; equal in every run.

    ./dev bench instructions

Unlike seconds, instructions do not depend on other load. Needs valgrind.
"""

import re
import shutil
import subprocess
import sys
import tempfile
from collections import Counter
from pathlib import Path

from rich.console import Console
from rich.table import Table
from rivals import ROOT

from corridor.engine.core_table import table_of
from corridor.rules.modes import make_mode

MODES = ("classic-2", "classic-4", "pacman", "pacman-advanced")
DEPTH = {"classic-2": 3, "classic-4": 3, "pacman": 6, "pacman-advanced": 3}
SHOWN = 6


def build() -> Path:
    """Compile core/count.cpp as the extension is compiled."""
    home, tools = ROOT / "build" / "bench" / "count", Path(sys.executable).parent
    cmake = shutil.which("cmake") or shutil.which("cmake", path=str(tools))
    assert cmake, "cmake is installed with the test tools"
    for command in (
        ["-S", str(ROOT), "-B", str(home), "-DCORRIDOR_COUNT=ON"],
        ["--build", str(home)],
    ):
        subprocess.run([cmake, *command], check=True, capture_output=True)
    return home / "count"


def profile(program: Path, mode: str, depth: int) -> tuple[int, int, list[tuple[float, str]]]:
    """The perft count, its instructions, and the functions with the most."""
    numbers = " ".join(str(number) for number in table_of(make_mode(mode)))
    with tempfile.TemporaryDirectory() as folder:
        out = Path(folder) / "callgrind.out"
        command = ["valgrind", "--tool=callgrind", f"--callgrind-out-file={out}", program]
        done = subprocess.run(
            [*command, str(depth)], input=numbers, capture_output=True, text=True, check=True
        )
        annotate = ["callgrind_annotate", "--show-percs=yes", str(out)]
        lines = subprocess.run(annotate, capture_output=True, text=True, check=True).stdout
    total = int(re.findall(r"Collected : (\d+)", done.stderr)[0])
    shares: Counter[str] = Counter()  # inlined code is listed under its own file
    for share, name in re.findall(r"\( ?(\d+\.\d+)%\)\s+\S*?:(.+?) \[", lines):
        shares[plain(name)] += float(share)
    return int(done.stdout), total, [(share, name) for name, share in shares.most_common(SHOWN)]


def plain(name: str) -> str:
    """A function's name without namespaces, arguments and return type."""
    bare = name.replace("corridor::", "").replace("(anonymous namespace)::", "")
    return re.sub(r"[(<].*", "", bare).split(" ")[-1]


def main() -> int:
    """Profile every mode and print a table."""
    console = Console()
    if shutil.which("valgrind") is None:
        console.print("valgrind is missing: apt install valgrind")
        return 1
    program = build()
    table = Table("mode", "depth", "sequences", "instructions", "each", "where they go")
    for mode in MODES:
        count, total, top = profile(program, mode, DEPTH[mode])
        shares = "\n".join(f"{share:4.1f} % {name}" for share, name in top)
        each = f"{total / count:.1f}"
        table.add_row(mode, str(DEPTH[mode]), f"{count:,}", f"{total:,}", each, shares)
    console.print(table)
    return 0


if __name__ == "__main__":
    sys.exit(main())
