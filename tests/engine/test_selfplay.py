"""Levels against themselves: every mode comes to its end by the law."""

from corridor.rules.modes import MODES
from tests.engine.selfplay import games


def test_a_level_plays_every_mode_to_its_end_without_a_fault() -> None:
    played = list(games(len(MODES), level=4))
    assert [game.what for game in played if game.fault is not None] == []
    assert all(game.winners for game in played)
