"""Verdicts of positions, looked up in a file without reading the whole of it.

Rounds are not in the file: they are counted for the stages that are asked for.
"""

import os
from collections.abc import Iterator
from functools import cached_property
from pathlib import Path

from corridor.engine import _core
from corridor.engine.complaint import Complaint
from corridor.engine.core_position import decoded
from corridor.engine.core_state import state_of
from corridor.rules.moves import Move
from corridor.rules.pacman import PacmanPosition, is_pacman
from corridor.rules.position import Counters, Position
from corridor.solver.chase import Chase, important
from corridor.solver.rounds import Counter, Rounds
from corridor.solver.store import Directory, read_directory
from corridor.solver.verdict import VERDICTS, Verdict


class Tables:
    """The solved positions of one chase.

    >>> Tables("no-such-file")
    Traceback (most recent call last):
    corridor.engine.complaint.Complaint: no-such-file cannot be read: No such file or directory
    """

    def __init__(self, path: str | Path) -> None:
        self.path = Path(path)
        self.directory: Directory = read_directory(self.path)
        stages = [
            (
                entry.lives,
                entry.pellets,
                entry.caught.number,
                entry.offset,
                entry.size,
                entry.symmetry,
            )
            for entry in self.directory.entries
        ]
        try:
            self.core = _core.ChaseTables(self.directory.numbers, str(self.path), stages)
        except ValueError:
            raise Complaint("solver-broken-file", file=str(path)) from None

    def fits(self, chase: Chase) -> bool:
        """Whether these are the tables of a game, with at least as many lives."""
        same = important(chase.numbers) == important(self.directory.numbers)
        return same and chase.lives <= max(entry.lives for entry in self.directory.entries)

    def value(self, position: Position) -> Verdict:
        """The verdict of a position."""
        state = self._state(position)
        if (outcome := position.outcome) is not None:
            return Verdict.GHOSTS if outcome.winner else Verdict.PACMAN
        try:
            return VERDICTS[self.core.value(state)]
        except ValueError:
            raise Complaint("solver-broken-file", file=str(self.path)) from None

    def moves(self, position: Position) -> dict[Move, Verdict]:
        """The verdict after each move; one move for each position that can result."""
        try:
            found = self.core.moves(self._state(position))
        except ValueError:
            raise Complaint("solver-broken-file", file=str(self.path)) from None
        return {decoded(code): VERDICTS[number] for code, number in found}

    def rounds(self, position: Position) -> Rounds | None:
        """How long a decided position takes with best play; none if nobody can force a win.

        Up to three ghosts. The first look at a stage takes seconds: its rounds are counted then.
        """
        self._state(position)  # refuses other games
        return self._counter.rounds(position)

    def move_rounds(self, position: Position) -> dict[Move, tuple[Verdict, int]]:
        """What each move leads to, and the rounds to the end from before the move."""
        self._state(position)
        return self._counter.moves(position)

    @property
    def counts_rounds(self) -> bool:
        """Whether rounds can be counted: with four ghosts they would need too much memory."""
        return Counter.takes(len(self.directory.letters))

    @cached_property
    def _counter(self) -> Counter:
        return Counter(self.directory.numbers, len(self.directory.letters))

    def _state(self, position: Position) -> list[int]:
        if not is_pacman(position):
            raise Complaint("solver-only-pacman", mode=position.mode.key)
        if not self._knows(position):
            raise Complaint("solver-not-in-tables", file=str(self.path))
        return state_of(position, Counters())

    def _knows(self, position: PacmanPosition) -> bool:
        chase = Chase.of(position.mode, self.directory.letters)
        if important(chase.numbers) != important(self.directory.numbers):
            return False
        absent = set(range(1, len(position.squares))) - set(chase.ghosts)
        stages = {entry.lives for entry in self.directory.entries}
        return position.lives in {0, *stages} and all(
            position.squares[piece] is None for piece in absent
        )


def folder() -> Path:
    """The default folder for tables."""
    if named := os.environ.get("CORRIDOR_TABLES"):
        return Path(named)
    data = os.environ.get("XDG_DATA_HOME")
    return (Path(data) if data else Path.home() / ".local/share") / "corridor" / "tables"


def kept_for(chase: Chase) -> Path | None:
    """The tables of a game in the default folder, if they were made."""
    for path in _kept(chase.letters):
        try:
            if Tables(path).fits(chase):
                return path
        except Complaint:
            continue  # broken files are skipped
    return None


def kept_about(position: Position) -> Path | None:
    """Tables in the default folder that hold a position; ``None`` for games that are not solved."""
    if not is_pacman(position):
        return None
    letters = [figure.letter for figure in position.mode.layout.figures]
    for path in _kept(""):
        named = path.name.split("-")[-3]
        if not set(named) <= set(letters):
            continue
        chase = Chase.of(position.mode, named)
        if chase.holds(position) and kept_for(chase) is not None:
            return kept_for(chase)
    return None


def _kept(letters: str) -> Iterator[Path]:
    """The files in the default folder, those with most ghosts first."""
    found = sorted(folder().glob(f"*-{letters or '*'}-*-*.chase"))
    yield from sorted(found, key=lambda path: -len(path.name.split("-")[-3]))
