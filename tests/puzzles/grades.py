"""Grades every stored puzzle again, after the levels have changed.

``python -m tests.puzzles.grades`` writes the files; the tests hold a part of them to the levels.
"""

import json
from dataclasses import replace
from pathlib import Path

from rich.progress import track

import corridor.puzzles
from corridor.puzzles.mining.grade import graded
from corridor.puzzles.puzzle import parse_puzzle, puzzle_json

_STORED = Path(corridor.puzzles.__file__).parent / "stored"


def main() -> None:
    """Write the files with the grades of now."""
    for path in sorted(_STORED.glob("*.jsonl")):
        lines = path.read_text(encoding="utf-8").splitlines()
        found = [parse_puzzle(json.loads(line)) for line in track(lines, path.stem)]
        again = [replace(puzzle, difficulty=graded(puzzle)) for puzzle in found]
        changed = sum(one != other for one, other in zip(found, again, strict=True))
        lines = [json.dumps(puzzle_json(puzzle), separators=(",", ":")) for puzzle in again]
        text = "\n".join([*lines, ""])
        path.write_text(text, encoding="utf-8")
        print(f"{path.stem}: {changed} of {len(found)} have another grade")


if __name__ == "__main__":
    main()
