"""The bench: fixed positions, one number."""

import threading

import pytest

from corridor.engine import bench
from corridor.engine.player import Limit
from corridor.engine.search import Engine
from corridor.rules.game import Game
from corridor.rules.modes import MODES


def test_positions_are_of_every_mode_and_from_inside_games() -> None:
    found = bench.positions()
    assert tuple(found) == MODES
    for mode, texts in found.items():
        assert len(texts) >= (11 if len(Game(mode).mode.layout.stock) == 2 else 6)
        for text in texts:
            game = Game.from_position(text)
            assert game.mode.key == mode
            assert game.outcome is None


def test_the_same_search_counts_the_same_nodes() -> None:
    text = bench.positions()["classic-2"][3]
    engine = Engine(hash_mb=bench.HASH)
    nodes = {
        thinker.analyse(Game.from_position(text), Limit(depth=5)).nodes
        for thinker in (engine, engine, Engine(hash_mb=bench.HASH))
    }
    assert len(nodes) == 1


@pytest.mark.parametrize("mode", MODES)
def test_a_limit_of_depth_ends_a_search_in_every_mode(mode: str) -> None:
    engine = Engine(hash_mb=1)
    watchdog = threading.Timer(20, engine.stop)
    watchdog.start()
    engine.analyse(Game(mode), Limit(depth=2))
    assert watchdog.is_alive()
    watchdog.cancel()
