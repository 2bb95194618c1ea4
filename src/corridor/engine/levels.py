"""Levels 1 to 8 of every mode: node limits, depth, and how much worse a move may be.

A level is limited by nodes, never by time, so that it plays the same on every machine. A weak level
searches less deep and picks at random among the lines that score nearly as well as the best. Even
so it takes a win in one, places no fence that hinders its owner most, and walks no pawn to and
fro.
"""

import math
import threading
from collections.abc import Collection, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from random import Random

from corridor.engine.complaint import Complaint
from corridor.engine.core_position import CorePosition
from corridor.engine.player import Limit, choices
from corridor.engine.thinking import Line, Thinker
from corridor.rules.board import Square
from corridor.rules.game import Game
from corridor.rules.moves import Move, Piece, Place, Walk

LEVELS = range(1, 9)
_NO_LIMIT = Limit()
LEVEL_HASH = 8  # MB; another size would find other moves


@dataclass(frozen=True, slots=True)
class Level:
    """The search settings of a level."""

    nodes: int
    depth: int | None = None  # plies; None: limited by nodes alone
    lines: int = 1  # lines it chooses from
    slack: int = 0  # softmax temperature, in hundredths of a step
    lapse: int = 0  # per cent of its moves that are searched to depth 1
    paranoid: bool = False  # treats several rivals as one


# Tuned by matches between neighbouring levels; `corridor levels` measures them.
_RACE_OF_TWO = (
    Level(nodes=400, depth=1, lines=8, slack=110),
    Level(nodes=800, depth=2, lines=5, slack=80),
    Level(nodes=1_500, depth=3, lines=4, slack=105),
    Level(nodes=1_600, depth=4, lines=4, slack=85),
    Level(nodes=2_000, depth=5, lines=3, slack=55),
    Level(nodes=3_500, lines=3, slack=15),
    Level(nodes=9_000),
    Level(nodes=40_000),
)
_RACE_OF_THREE = (
    Level(nodes=400, depth=1, lines=28, slack=600, paranoid=True),
    Level(nodes=400, depth=1, lines=16, slack=250, paranoid=True),
    Level(nodes=600, depth=1, lines=8, slack=110, paranoid=True),
    Level(nodes=2_000, depth=2, lines=4, slack=60, paranoid=True),
    Level(nodes=30),
    Level(nodes=150),
    Level(nodes=500),
    Level(nodes=2_000),
)
_RACE_OF_FOUR = (
    Level(nodes=400, depth=1, lines=40, slack=1_000, paranoid=True),
    Level(nodes=400, depth=1, lines=22, slack=400, paranoid=True),
    Level(nodes=600, depth=1, lines=12, slack=200, paranoid=True),
    Level(nodes=600, depth=1, lines=8, slack=115, paranoid=True),
    Level(nodes=2_000, depth=2, lines=5, slack=85, paranoid=True),
    Level(nodes=2_000, depth=2, lines=4, slack=45, paranoid=True),
    Level(nodes=90),
    Level(nodes=2_000),
)
_CHASE = (
    Level(nodes=1_900, lapse=26),
    Level(nodes=2_800, lapse=20),
    Level(nodes=3_900, lapse=16),
    Level(nodes=5_600, lapse=12),
    Level(nodes=7_000, lapse=9),
    Level(nodes=9_500, lapse=5),
    Level(nodes=14_000, lapse=3),
    Level(nodes=20_000),
)
_ADVANCED_CHASE = (
    Level(nodes=600, depth=1, lines=7, slack=128),
    Level(nodes=600, depth=1, lines=5, slack=86),
    Level(nodes=600, depth=1, lines=4, slack=56),
    Level(nodes=600, depth=1, lines=3, slack=36),
    Level(nodes=600, depth=2, lines=3, slack=25),
    Level(nodes=1_200, depth=3, lines=2, slack=9),
    Level(nodes=2_500, lines=2, slack=3),
    Level(nodes=8_000),
)
TABLE: Mapping[str, tuple[Level, ...]] = {
    "classic-2": _RACE_OF_TWO,
    "classic-3": _RACE_OF_THREE,
    "classic-4": _RACE_OF_FOUR,
    "pacman": _CHASE,
    "pacman-advanced": _ADVANCED_CHASE,
}
_UNTRIED = _RACE_OF_TWO  # for a mode without tuned levels


def levels_of(mode: str) -> tuple[Level, ...]:
    """The settings of a mode's levels, weakest first."""
    return TABLE.get(mode, _UNTRIED)


class LevelPlayer:
    """Plays a mode at one of its levels, with a thinker.

    A `Level` instead of a number gives settings to try out.
    """

    def __init__(self, level: int | Level, thinker: Thinker, *, name: str | None = None) -> None:
        if isinstance(level, int) and level not in LEVELS:
            raise Complaint("engine-no-such-level", least=LEVELS[0], most=LEVELS[-1])
        self.level = level
        self.limit = _NO_LIMIT  # a level ignores the limit of a match
        self.name = name or f"level:{level}"
        self._thinker = thinker

    def choose(
        self,
        game: Game,
        limit: Limit = _NO_LIMIT,
        *,
        rng: Random,
        pieces: Collection[Piece] | None = None,
    ) -> Move:
        """The level's move; a limit of the caller can only shorten the search."""
        found = choices(game, pieces)
        if len(found) == 1:
            return found[0]
        if (win := _win_in_one(game, found)) is not None:
            return win
        level = self.level
        if isinstance(level, int):
            level = levels_of(game.mode.key)[level - 1]
        if rng.random() * 100 < level.lapse:
            level = replace(level, depth=1)
        with _stopped_after(self._thinker, limit.seconds):
            analysis = self._thinker.analyse(
                game,
                _narrowed(level, limit),
                multipv=level.lines,
                pieces=pieces,
                paranoid=level.paranoid,
            )
        return _weighed(game, list(analysis.lines), level, rng).moves[0]


def _narrowed(level: Level, limit: Limit) -> Limit:
    nodes = level.nodes if limit.nodes is None else min(level.nodes, limit.nodes)
    depths = [depth for depth in (level.depth, limit.depth) if depth is not None]
    return Limit(nodes=nodes, depth=min(depths, default=None))


@contextmanager
def _stopped_after(thinker: Thinker, seconds: float | None) -> Iterator[None]:
    """Stop the thinker by a timer: a limit of time would make it search differently."""
    if seconds is None:
        yield
        return
    alarm = threading.Timer(seconds, thinker.stop)
    alarm.daemon = True
    alarm.start()
    try:
        yield
    finally:
        alarm.cancel()


def _win_in_one(game: Game, found: Sequence[Move]) -> Move | None:
    """A walk that wins at once, if there is one."""
    for move in found:
        if isinstance(move, Walk):
            outcome = game.position.after(move).outcome
            if outcome is not None and outcome.winner == game.to_move:
                return move
    return None


def _weighed(game: Game, lines: list[Line], level: Level, rng: Random) -> Line:
    """A random line, weighted by softmax of the scores."""
    sound = [line for line in lines if not _is_senseless(game, line.moves[0])] or lines
    best = sound[0]
    if level.slack == 0 or best.ends_in is not None:
        return best
    near = [line for line in sound if line.ends_in is None]
    weights = [math.exp((line.score - best.score) / level.slack) for line in near]
    return rng.choices(near, weights)[0]


def _is_senseless(game: Game, move: Move) -> bool:
    """Whether a move is plainly bad.

    A fence that costs its owner more steps than any other side, or, in a race, a walk back to the
    pawn's last square that does not shorten its route.
    """
    if isinstance(move, Place):
        own, others = _costs(game, move)
        return own > max(others)
    if isinstance(move, Walk) and game.mode.layout.figures[move.piece].goal:
        return move.path[-1] == _last_square(game, move.piece) and _costs(game, move)[0] >= 0
    return False


def _costs(game: Game, move: Move) -> tuple[int, list[int]]:
    """By how many steps a move lengthens the route of its owner, and those of the others."""
    core = CorePosition.from_game(game)
    before = core.distances
    core.do(move)
    costs = [after - steps for after, steps in zip(core.distances, before, strict=True)]
    return costs.pop(game.to_move), costs


def _last_square(game: Game, piece: Piece) -> Square | None:
    """The square on which a piece stood before; ``None`` if it has not walked."""
    here = game.position.squares[piece]
    stood = (position.squares[piece] for position, _ in reversed(list(game.past())))
    return next((square for square in stood if square != here), None)
