"""Games of the engine against itself on the layouts of the chases, as bench/balance.py played them.

They tell which role is the easier one where nothing better is known.
"""

import json
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from functools import cache
from importlib.resources import files
from pathlib import Path

FILE = Path(str(files(__package__))) / "engine_games.json"


@dataclass(frozen=True, slots=True, order=True)
class EngineGames:
    """The games on a layout, with so many nodes for each decision."""

    mode: str
    layout: str
    nodes: int
    won: int  # by PAC-MAN
    lost: int
    drawn: int
    pellets: float  # eaten in a game, on average
    decisions: int  # in a game, on average

    @property
    def games(self) -> int:
        """How many games were played."""
        return self.won + self.lost + self.drawn


@cache
def engine_games() -> tuple[EngineGames, ...]:
    """The games that were played."""
    return tuple(EngineGames(**told) for told in json.loads(FILE.read_text(encoding="utf-8")))


def write_games(games: Sequence[EngineGames]) -> None:
    """Write the file, a line for each layout."""
    lines = ",\n".join(json.dumps(asdict(one)) for one in sorted(games))
    FILE.write_text(f"[\n{lines}\n]\n", encoding="utf-8")
