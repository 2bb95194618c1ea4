"""What the engine says about the basic chase agrees with the truth, as far as a net can."""

from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from corridor.engine import _core
from corridor.engine.core_position import CorePosition
from corridor.engine.core_table import table_of
from corridor.engine.player import Limit
from corridor.engine.search import Engine
from corridor.rules.board import SIZE, bits
from corridor.rules.game import Game
from corridor.rules.modes import make_mode
from corridor.rules.pacman import PacmanPosition
from corridor.rules.position_text import position_text
from corridor.solver import Tables, Verdict, solve

_CLEAR = 100  # a score from which on a position is called won


@pytest.fixture(scope="module")
def tables(tmp_path_factory: pytest.TempPathFactory) -> Tables:
    path: Path = tmp_path_factory.mktemp("tables") / "two.chase"
    return solve(make_mode("pacman", lives=1), path, ghosts="BI", threads=1)


def _positions(count: int) -> list[PacmanPosition]:
    """The last life, Blinky and Inky anywhere, some pellets left."""
    start, rng = make_mode("pacman", lives=1).start(), Random(7)
    assert isinstance(start, PacmanPosition)
    pellets, found = list(bits(start.pellets)), []
    free = sorted(set(range(SIZE * SIZE)) - set(pellets))
    for _ in range(count):
        pacman, blinky, inky = rng.sample(free, 3)
        left = sum(1 << square for square in rng.sample(pellets, rng.randint(1, len(pellets))))
        ghosts = (blinky, inky, None, None)
        found.append(replace(start, pacman=pacman, ghosts=ghosts, pellets=left))
    return found


def _called(engine: Engine, position: PacmanPosition) -> Verdict:
    score = engine.analyse(
        Game.from_position(position_text(position)), Limit(nodes=2000)
    ).best.score
    if abs(score) < _CLEAR:
        return Verdict.ENDLESS
    return Verdict.PACMAN if score > 0 else Verdict.GHOSTS


def test_two_ghosts_are_judged_as_the_solver_does(tables: Tables) -> None:
    engine = Engine(hash_mb=1)
    told = [(tables.value(one), _called(engine, one)) for one in _positions(60)]
    assert sum(truth == said for truth, said in told) >= 45
    assert (Verdict.GHOSTS, Verdict.PACMAN) not in told
    assert (Verdict.PACMAN, Verdict.GHOSTS) not in told


def test_with_four_ghosts_positions_differ_and_none_seems_lost_beyond_hope() -> None:
    """Reviews tell good moves from bad ones by them, though nearly all of them are lost."""
    game = Game("pacman")
    lines = Engine(hash_mb=1).analyse(game, Limit(nodes=5000), multipv=5).lines
    assert lines[0].score > -1000
    assert lines[0].score > lines[-1].score


def test_the_net_is_told_about_chases_only() -> None:
    with pytest.raises(ValueError, match="basic chase"):
        _core.Core(table_of(make_mode("classic-2"))).chase_features()


def test_the_net_is_told_the_same_of_a_mirrored_chase() -> None:
    """Left and right are alike, and so are the ghosts."""
    mode = make_mode("pacman", layout="open", lives=1)
    start = mode.start()
    assert isinstance(start, PacmanPosition)
    told = []
    for pacman, *ghosts in ((12, 20, 33), (14, 24, 29), (14, 29, 24), (14, 24, 28)):
        position = replace(start, pacman=pacman, ghosts=(*ghosts, None, None))
        game = Game.from_position(position_text(position))
        told.append(CorePosition.from_game(game).core.chase_features())
    assert told[0] == told[1] == told[2] != told[3]
