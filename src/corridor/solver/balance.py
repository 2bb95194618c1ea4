"""Who wins the layouts of the package with best play: figures taken from tables, kept beside them.

``corridor solve balance FILE...`` writes them from tables. The page shows them beside each layout,
and docs/concepts/truth.md tells them.
"""

import json
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from importlib.resources import files
from pathlib import Path

from corridor.engine.complaint import Complaint
from corridor.rules.modes import LAYOUTS, PRESETS, make_mode
from corridor.solver.chase import Chase, important
from corridor.solver.store import Directory
from corridor.solver.tables import Tables
from corridor.solver.verdict import Verdict

MODE = "pacman"
FILE = Path(str(files(__package__))) / "balance.json"


@dataclass(frozen=True, order=True)
class Figure:
    """The start of a layout with so many ghosts and lives, and the positions with all pellets."""

    layout: str
    preset: str
    ghosts: str
    lives: int
    start: str  # the verdict of the start
    pacman: int  # positions that PAC-MAN wins, at the beginning of the ghosts' turns
    endless: int
    won_by_ghosts: int


def read_figures(path: Path = FILE) -> tuple[Figure, ...]:
    """The figures of a file, by default those of the package."""
    return tuple(Figure(**told) for told in json.loads(path.read_text(encoding="utf-8")))


def write_figures(figures: Sequence[Figure], path: Path = FILE) -> None:
    """Write figures, a line for each."""
    lines = ",\n".join(json.dumps(asdict(figure)) for figure in sorted(figures))
    path.write_text(f"[\n{lines}\n]\n", encoding="utf-8")


def figures_of(tables: Tables) -> Iterator[Figure]:
    """What tables tell about a layout of the package; others are refused."""
    directory = tables.directory
    layout, preset = _game_of(directory, tables.path)
    every = (1 << len(directory.pellets)) - 1
    for entry in directory.entries:
        if entry.pellets == every:
            yield Figure(
                layout, preset, directory.letters, entry.lives, entry.start, *entry.positions
            )


def _game_of(directory: Directory, path: Path) -> tuple[str, str]:
    """The names of layout and preset."""
    wanted = important(directory.numbers)
    for layout in LAYOUTS[MODE]:
        for preset in PRESETS[MODE]:
            mode = make_mode(MODE, layout=layout, preset=preset)
            if important(Chase.of(mode, directory.letters).numbers) == wanted:
                return layout, preset
    raise Complaint("solver-no-known-game", file=str(path))


def balance_of(layout: str, preset: str) -> Verdict | None:
    """The verdict of the start of a layout with all ghosts and lives; none if it is not known."""
    mode = make_mode(MODE, layout=layout, preset=preset)
    wanted = (layout, preset, Chase.of(mode).letters, mode.layout.lives)
    for figure in read_figures():
        if (figure.layout, figure.preset, figure.ghosts, figure.lives) == wanted:
            return Verdict(figure.start)
    return None
