"""Finds fair mazes: makes them by chance, screens them by solver and by games, keeps a journal.

A maze is dropped as soon as it cannot be fair: first by the solver with one and two ghosts, then by
games of equal levels, a few at a time.
"""

import json
from collections.abc import Callable, Iterator, Mapping
from dataclasses import asdict, dataclass
from itertools import islice
from pathlib import Path
from typing import Any

from corridor.engine.complaint import Complaint
from corridor.lab.between_equals import Balance, winners
from corridor.lab.generate import mazes
from corridor.lab.theory import theory
from corridor.rules.layout import Layout
from corridor.rules.modes import Mode, make_mode
from corridor.rules.position_text import mode_text
from corridor.solver.verdict import Verdict

SCREEN_LEVELS = (2,)
# After so many games of a level the wins of PAC-MAN must lie between these.
_GATES = ((4, 1, 3), (8, 3, 5), (12, 4, 9))


@dataclass(frozen=True, slots=True)
class Tried:
    """A maze that was screened."""

    seed: int
    number: int  # counted from 1, the same for the same seed
    maze: str  # as a mode in a position text
    kind: str
    theory: Mapping[str, str]  # by ghosts: the verdict of the start
    games: Mapping[str, tuple[int, int, int]]  # by level: won by PAC-MAN, lost, drawn
    kept: bool


Watch = Callable[[int, str], object]  # the maze's number and what is done with it


def find(seed: int, count: int, journal: Path | None = None, watch: Watch | None = None
         ) -> Iterator[Tried]:  # fmt: skip
    """Screen so many mazes of a seed; those that the journal has are told again, not screened."""
    usual = make_mode("pacman").layout
    done = {} if journal is None else _read(journal, seed)
    for number, (recipe, layout) in enumerate(islice(mazes(str(seed), usual), count), start=1):
        tried = done.get(number)
        if tried is None:
            tried = screened(seed, number, layout, recipe.kind, watch)
            if journal is not None:
                _append(journal, tried)
        yield tried


def screened(
    seed: int, number: int, layout: Layout, kind: str, watch: Watch | None = None
) -> Tried:
    """A maze with what the screens say about it."""
    mode = make_mode("pacman", layout=layout)
    verdicts: dict[str, str] = {}
    games: dict[str, tuple[int, int, int]] = {}
    kept = _passes_theory(mode, verdicts, number, watch)
    for level in SCREEN_LEVELS:
        if kept:
            balance = _balance(mode, level, number, watch)
            games[str(level)] = balance.won, balance.lost, balance.drawn
            kept = _may_be_fair(balance)
    return Tried(seed, number, mode_text(mode), kind, verdicts, games, kept)


def _passes_theory(mode: Mode, verdicts: dict[str, str], number: int, watch: Watch | None) -> bool:
    """Neither one ghost nor two may win from the start: two more would only help them."""
    for ghosts in ("1", "2"):
        if watch is not None:
            watch(number, ghosts)
        found = theory(mode, ghosts, threads=1).start
        verdicts[ghosts] = found
        if found == Verdict.GHOSTS:
            return False
    return True


def _balance(mode: Mode, level: int, number: int, watch: Watch | None) -> Balance:
    balance = Balance(level)
    for winner in winners(mode, level, seed=0):
        balance = balance.with_winner(winner)
        if watch is not None:
            watch(number, f"level {level} +{balance.won} ={balance.drawn} -{balance.lost}")
        if balance.games == _GATES[-1][0] or not _may_be_fair(balance):
            return balance
    raise AssertionError  # games have no end


def _may_be_fair(balance: Balance) -> bool:
    return all(low <= balance.won <= high for games, low, high in _GATES if games == balance.games)


# The journal: a JSON object a line


def _append(journal: Path, tried: Tried) -> None:
    try:
        with journal.open("a", encoding="utf-8") as file:
            file.write(json.dumps(asdict(tried)) + "\n")
    except OSError as error:
        raise Complaint("arena-cannot-write", file=str(journal), why=error.strerror or "") from None


def _read(journal: Path, seed: int) -> dict[int, Tried]:
    """What was screened before; a line that a kill cut off is left out and screened again."""
    if not journal.exists():
        return {}
    found = {}
    try:
        lines = journal.read_text(encoding="utf-8").splitlines()
    except (OSError, UnicodeDecodeError):
        raise Complaint("arena-cannot-read", file=str(journal)) from None
    for line in lines:
        try:
            tried = _parsed(json.loads(line))
        except (ValueError, TypeError, KeyError):
            continue
        if tried.seed == seed:
            found[tried.number] = tried
    return found


def _parsed(read: dict[str, Any]) -> Tried:
    games = {level: (int(a), int(b), int(c)) for level, (a, b, c) in read["games"].items()}
    return Tried(**{**read, "games": games})
