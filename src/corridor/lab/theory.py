"""Fairness by theory: who wins from the start when nobody errs, with fewer ghosts or all four."""

from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory

from corridor.rules.modes import Mode
from corridor.solver.chase import Chase
from corridor.solver.making import THREADS, Watch, solve
from corridor.solver.tables import Tables, kept_for
from corridor.solver.verdict import VERDICTS, Verdict


@dataclass(frozen=True, slots=True)
class Theory:
    """What a solved chase says about its start."""

    ghosts: int
    start: Verdict
    # How far PAC-MAN can get: the fewest pellets he must have eaten before his start is won, and
    # before it is at least not lost; None if even the last pellet is too many.
    won_after: int | None
    held_after: int | None
    shares: tuple[float, float, float]  # of all positions with every pellet, by verdict


def theory(
    mode: Mode, ghosts: str, *, threads: int = THREADS, watch: Watch | None = None
) -> Theory:
    """Solve a maze with so many ghosts and say what its start is worth."""
    kept = kept_for(Chase.of(mode, ghosts))
    if kept is not None:
        return told(Tables(kept), Chase.of(mode, ghosts))
    with TemporaryDirectory() as folder:
        path = Path(folder) / "maze.chase"
        tables = solve(mode, path, ghosts=ghosts, threads=threads, watch=watch)
        return told(tables, Chase.of(mode, ghosts))


def told(tables: Tables, chase: Chase) -> Theory:
    """What tables say about the start with all lives."""
    entries = [entry for entry in tables.directory.entries if entry.lives == chase.lives]
    whole = max(entries, key=lambda entry: entry.pellets)
    starts = [(entry.pellets.bit_count(), entry.start) for entry in entries]
    total = sum(whole.positions)
    first, second, third = (count / total for count in whole.positions)
    return Theory(
        ghosts=len(chase.ghosts),
        start=whole.start,
        won_after=_eaten(chase.pellets, starts, Verdict.PACMAN),
        held_after=_eaten(chase.pellets, starts, Verdict.ENDLESS),
        shares=(first, second, third),
    )


def _eaten(pellets: int, starts: list[tuple[int, Verdict]], wanted: Verdict) -> int | None:
    """The fewest pellets eaten after which some start is worth so much to PAC-MAN."""
    good = [left for left, start in starts if VERDICTS.index(start) <= VERDICTS.index(wanted)]
    return pellets - max(good) if good else None
