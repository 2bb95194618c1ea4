"""Proves every stored puzzle again, by other means than those that found it.

``./dev puzzle-check`` runs it by hand; it takes minutes.
"""

import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from corridor.puzzles import by_id, puzzles
from tests.puzzles.plain import faults, reaching


def main(*names: str) -> int:
    """Check the puzzles of these ids, or all; 1 if one of them is wrong."""
    chosen = [by_id(name) for name in names] or puzzles()
    found: list[str] = []
    with TemporaryDirectory() as folder:
        for number, puzzle in enumerate(chosen, start=1):
            wrong = faults(puzzle, reaching(puzzle, Path(folder)))
            found += wrong
            print(f"{number}/{len(chosen)} {puzzle.id} {'wrong' if wrong else 'ok'}", flush=True)
    print(*found, f"{len(chosen)} puzzles, {len(found)} faults", sep="\n")
    return int(bool(found))


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
