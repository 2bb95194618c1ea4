"""Levels 1 to 8 of every mode: how much each thinks, and what it overlooks.

A level is limited by nodes, never by time, so that it plays the same on every machine. A weak level
searches less deep, likes fences more or less than they are worth, and picks at random among the
lines that look nearly as good as the best. Even so it takes a win in one and makes no move that
nobody makes who looks at the board (`sense`). In a chase each role has settings of its own, so that
a level plays both about equally well.
"""

import math
import threading
from collections.abc import Collection, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from random import Random

from corridor.engine.complaint import Complaint
from corridor.engine.core_position import CorePosition
from corridor.engine.instinct import by_instinct
from corridor.engine.player import Limit, choices
from corridor.engine.sense import senseless
from corridor.engine.thinking import Line, Thinker
from corridor.rules.game import Game
from corridor.rules.moves import Move, Piece, Place, Side, Walk

LEVELS = range(1, 9)
_NO_LIMIT = Limit()
LEVEL_HASH = 8  # MB; another size would find other moves
_STEP = 100  # of scores
_NEAR = 4  # steps to the goal


@dataclass(frozen=True, slots=True)
class Level:
    """The search settings of a level."""

    nodes: int
    depth: int | None = None  # plies; None: limited by nodes alone
    lines: int = 1  # lines it chooses from
    slack: int = 0  # softmax temperature, in hundredths of a step
    paranoid: bool = False  # treats several rivals as one
    fences: int = 0  # hundredths of a step by which a fence looks better than it is
    saves: int = 0  # by how much worse it looks while nobody else is near the goal
    careless: bool = False  # overlooks a step that a fence costs itself
    instinct: int = 0  # per cent of its walks in a chase that are made as beginners do


# Tuned by matches between neighbouring levels and of each level against itself; `corridor levels`
# measures them. One ladder for all sides, or one for each: PAC-MAN's and the ghosts'.
_RACE_OF_TWO = (
    Level(nodes=400, depth=1, lines=20, slack=900, fences=-2_700),
    Level(nodes=800, depth=2, lines=5, slack=60, fences=60, careless=True),
    Level(nodes=1_000, depth=2, lines=6, slack=170, saves=500),
    Level(nodes=1_500, depth=3, lines=4, slack=70),
    Level(nodes=2_000, depth=5, lines=3, slack=50),
    Level(nodes=3_500, lines=3, slack=15),
    Level(nodes=6_500),
    Level(nodes=40_000),
)
_RACE_OF_THREE = (
    Level(nodes=400, depth=1, lines=40, slack=1_200, paranoid=True, fences=-3_600),
    Level(nodes=400, depth=1, lines=12, slack=60, paranoid=True, fences=60, careless=True),
    Level(nodes=1_500, depth=2, lines=5, slack=40, paranoid=True, saves=120),
    Level(nodes=75),
    Level(nodes=240),
    Level(nodes=700),
    Level(nodes=2_200),
    Level(nodes=8_000),
)
# Of four, fences are worth so much that those who save them lose to those who place them at once.
_RACE_OF_FOUR = (
    Level(nodes=400, depth=1, lines=60, slack=2_000, paranoid=True, fences=-6_000),
    Level(nodes=400, depth=1, lines=22, slack=300, paranoid=True, saves=900, careless=True),
    Level(nodes=600, depth=1, lines=20, slack=300, paranoid=True, fences=300),
    Level(nodes=2_000, depth=2, lines=4, slack=30, paranoid=True),
    Level(nodes=150),
    Level(nodes=500),
    Level(nodes=1_600),
    Level(nodes=6_000),
)
_CHASE = (
    (
        Level(nodes=400, instinct=70),
        Level(nodes=600, instinct=46),
        Level(nodes=800, instinct=33),
        Level(nodes=1_500, instinct=20),
        Level(nodes=3_000, instinct=8),
        Level(nodes=8_000, instinct=2),
        Level(nodes=14_000),
        Level(nodes=20_000),
    ),
    (
        Level(nodes=400, slack=35, instinct=100),
        Level(nodes=600, instinct=76),
        Level(nodes=800, instinct=60),
        Level(nodes=1_200, instinct=36),
        Level(nodes=2_000, instinct=24),
        Level(nodes=4_000, instinct=17),
        Level(nodes=14_000),
        Level(nodes=20_000),
    ),
)
_ADVANCED_CHASE = (
    (
        Level(nodes=400, instinct=46),
        Level(nodes=600, instinct=20),
        Level(nodes=1_000, instinct=8),
        Level(nodes=1_500, instinct=6),
        Level(nodes=3_000, instinct=5),
        Level(nodes=6_000, instinct=2),
        Level(nodes=8_000),
        Level(nodes=16_000),
    ),
    (
        Level(nodes=600, depth=1, lines=3, slack=220, instinct=100),
        Level(nodes=600, depth=1, lines=3, slack=205, instinct=100),
        Level(nodes=600, depth=1, lines=3, slack=203, instinct=100),
        Level(nodes=600, depth=2, lines=3, slack=175, instinct=100),
        Level(nodes=1_200, depth=3, lines=3, slack=40, instinct=100),
        Level(nodes=2_500, lines=3, slack=15, instinct=85),
        Level(nodes=8_000),
        Level(nodes=16_000),
    ),
)
TABLE: Mapping[str, tuple[tuple[Level, ...], ...]] = {
    "classic-2": (_RACE_OF_TWO,),
    "classic-3": (_RACE_OF_THREE,),
    "classic-4": (_RACE_OF_FOUR,),
    "pacman": _CHASE,
    "pacman-advanced": _ADVANCED_CHASE,
}
_UNTRIED = (_RACE_OF_TWO,)  # for a mode without tuned levels


def levels_of(mode: str, side: Side = 0) -> tuple[Level, ...]:
    """The settings of a side's levels, weakest first."""
    ladders = TABLE.get(mode, _UNTRIED)
    return ladders[min(side, len(ladders) - 1)]


def settings_of(mode: str, level: int) -> tuple[Level, ...]:
    """The settings of a level: one for all sides, or one for each."""
    return tuple(ladder[level - 1] for ladder in TABLE.get(mode, _UNTRIED))


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
            level = levels_of(game.mode.key, game.to_move)[level - 1]
        avoid = senseless(game, found, straight=level.slack > 0)
        if rng.random() * 100 < level.instinct:
            sensible = [move for move in found if move not in avoid]
            if (walk := by_instinct(game, sensible, rng, level.slack)) is not None:
                return walk
        with _stopped_after(self._thinker, limit.seconds):
            analysis = self._thinker.analyse(
                game,
                _narrowed(level, limit),
                multipv=level.lines,
                pieces=pieces,
                paranoid=level.paranoid,
                avoid=avoid,
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
    """A random line, weighted by softmax of the scores as the level sees them."""
    seen = [(line, *_cost(game, line.moves[0])) for line in lines]
    spared = int(level.careless)
    sound = [one for one in seen if one[1] - spared <= one[2]] or seen
    best = sound[0][0]
    if level.slack == 0 or best.ends_in is not None:
        return best
    near = [(line, own) for line, own, _ in sound if line.ends_in is None]
    liking = level.fences - (level.saves if level.saves and not _is_late(game) else 0)
    scores = [line.score + _bias(line.moves[0], own, liking, level) for line, own in near]
    weights = [math.exp((score - max(scores)) / level.slack) for score in scores]
    return rng.choices([line for line, _ in near], weights)[0]


def _bias(move: Move, own: int, liking: int, level: Level) -> int:
    """By how much better a move looks to a level than it is."""
    if not isinstance(move, Place):
        return 0
    return liking + (_STEP * min(own, 1) if level.careless else 0)


def _is_late(game: Game) -> bool:
    """Whether a side other than that to move is near its goal."""
    steps = CorePosition.from_game(game).distances
    return any(far <= _NEAR for side, far in enumerate(steps) if side != game.to_move)


def _cost(game: Game, move: Move) -> tuple[int, int]:
    """By how many steps a fence lengthens its owner's route, and the worst-off other side's."""
    if not isinstance(move, Place):
        return 0, 0
    core = CorePosition.from_game(game)
    before = core.distances
    core.do(move)
    costs = [after - steps for after, steps in zip(core.distances, before, strict=True)]
    return costs.pop(game.to_move), max(costs)
