"""Who has the better of each layout that comes with the package."""

import pytest

from corridor.lab import standing
from corridor.lab.engine_games import engine_games
from corridor.lab.standing import from_games, standings
from corridor.rules.modes import LAYOUTS, PRESETS
from corridor.solver import Verdict
from corridor.wire.playable import Balance

CHASES = ("pacman", "pacman-advanced")


@pytest.mark.parametrize(
    ("mode", "layout"), [(mode, layout) for mode in CHASES for layout in LAYOUTS[mode]]
)
def test_something_is_known_of_every_layout_of_a_chase(mode: str, layout: str) -> None:
    usual = next(iter(PRESETS.get(mode, {"": {}})))
    assert usual in standings(mode, layout)


def test_nothing_is_said_of_a_race() -> None:
    assert standings("classic-2", "standard") == {}


def test_a_layout_may_not_be_called_measured_where_it_is_proved(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    known = {("gate", "danish"): Verdict.ENDLESS, ("open", "booklet"): Verdict.PACMAN}
    monkeypatch.setattr(standing, "balance_of", lambda *game: known.get(game))
    gate = standings("pacman", "gate")
    assert gate == {"booklet": Balance("even", 8, 20), "danish": Balance("endless")}
    assert standings("pacman", "open") == {"booklet": Balance("pacman")}
    games = next(one for one in engine_games() if one.layout == "recon-2")
    assert standings("pacman", "recon-2") == {"booklet": from_games(games.won, games.games)}


def test_the_advanced_chase_is_measured_by_the_engine_only() -> None:
    games = {one.layout: one for one in engine_games() if one.mode == "pacman-advanced"}
    for layout in LAYOUTS["pacman-advanced"]:
        told = standings("pacman-advanced", layout)[""]
        assert (told.won, told.games) == (games[layout].won, games[layout].games)
