"""The search's node count, which changes only if the search does, and its speed.

The number is the sum of the nodes of searches to fixed depths over fixed positions, by one thread
that begins each without memories: the same on every machine.
"""

import threading
import time
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files

from corridor.engine.player import Limit
from corridor.engine.thinking import Thinker
from corridor.engine.uci import UciSession
from corridor.rules.game import Game
from corridor.rules.modes import MODES

HASH = 16  # MB; another size would count other nodes
DEPTHS: Mapping[str, int] = {  # for races of three and four: the depth of the tree
    "classic-2": 8,
    "classic-3": 10,
    "classic-4": 10,
    "pacman": 16,
    "pacman-advanced": 6,
}
_MOST_NODES = 300_000  # no search of the bench comes near it
_LEAD = 0.05  # seconds that a search runs before it is stopped
_PATIENCE = 10.0


@dataclass(frozen=True, slots=True)
class Run:
    """One search."""

    mode: str
    position: str
    depth: int
    nodes: int
    seconds: float


@cache
def positions() -> Mapping[str, tuple[str, ...]]:
    """The start and the positions from inside games, by mode."""
    text = files("corridor.engine").joinpath("bench_positions.txt").read_text(encoding="utf-8")
    found: dict[str, list[str]] = {mode: [Game(mode).position_text()] for mode in MODES}
    for line in text.splitlines():
        if not line.startswith("#"):
            found[line.split()[0]].append(line)
    return {mode: tuple(lines) for mode, lines in found.items()}


def to_depth(thinker: Thinker) -> Iterator[Run]:
    """Search every position to the depth of its mode."""
    for mode, texts in positions().items():
        for text in texts:
            yield _run(thinker, mode, text, Limit(depth=DEPTHS[mode], nodes=_MOST_NODES))


def in_time(thinker: Thinker, seconds: float) -> Iterator[Run]:
    """Search every position for so long."""
    for mode, texts in positions().items():
        for text in texts:
            yield _run(thinker, mode, text, Limit(seconds=seconds))


def _run(thinker: Thinker, mode: str, text: str, limit: Limit) -> Run:
    found = thinker.analyse(Game.from_position(text), limit)
    return Run(mode, text, found.depth, found.nodes, found.seconds)


def stop_times(make: Callable[[], Thinker]) -> Iterator[tuple[str, float]]:
    """Seconds from ``stop`` to ``bestmove``, by mode, measured through the protocol."""
    heard = threading.Event()
    answered = 0.0

    def write(*lines: str) -> None:
        nonlocal answered
        if any(line.startswith("bestmove") for line in lines):
            answered = time.perf_counter()
            heard.set()

    session = UciSession(lambda _: make(), write)
    for mode, texts in positions().items():
        for text in texts:
            heard.clear()
            session.handle(f"position pos {text}")
            session.handle("go infinite")
            time.sleep(_LEAD)
            began = time.perf_counter()
            session.handle("stop")
            if not heard.wait(_PATIENCE):
                raise TimeoutError(text)
            yield mode, answered - began
