"""Counting sequences of moves by the law, and the files that hold the counts."""

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from corridor.rules.position import Position

FOLDER = Path(__file__).parent.parent / "data" / "perft"


@dataclass(frozen=True, slots=True)
class Line:
    """A position of a perft file, with its counts by depth."""

    shows: str
    position: str
    counts: tuple[tuple[int, int], ...]
    slow: tuple[tuple[int, int], ...]  # counts that only the core is fast enough for


def perft(position: Position, depth: int) -> int:
    """How many sequences of exactly so many moves there are."""
    if depth == 1:
        return sum(1 for _ in position.legal_moves())
    return sum(perft(position.after(move), depth - 1) for move in position.legal_moves())


def lines(mode: str) -> Iterator[Line]:
    """Read the file of a mode."""
    shows = ""
    for line in (FOLDER / f"{mode}.txt").read_text(encoding="utf-8").splitlines():
        if line.startswith("#"):
            shows = line.removeprefix("#").strip()
        elif line:
            position, *fields = line.split(";")
            words = [field.split() for field in fields]
            yield Line(
                shows,
                position.strip(),
                tuple((int(depth), int(count)) for depth, count, *slow in words if not slow),
                tuple((int(depth), int(count)) for depth, count, *slow in words if slow),
            )
