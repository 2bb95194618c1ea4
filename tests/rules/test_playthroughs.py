"""A recorded game of every mode, with every answer of the law."""

import pytest

from corridor.rules.game import Game
from corridor.rules.modes import MODES
from tests.data.playthroughs.make import FOLDER, moves, playthrough
from tests.rules.random_games import events

RACE = {"walk", "place", "straight jump", "side-jump", "won by goal"}
WANTED = {
    "classic-2": RACE,
    "classic-3": RACE | {"boxed in"},
    "classic-4": RACE | {"boxed in"},
    "pacman": {
        *("pellet eaten", "boost", "boost declined", "ghost eaten", "frenzy"),
        *("ghost catches", "walks into a ghost", "won by catches"),
    },
    "pacman-advanced": {
        *("turn 1", "turn 2", "turn 3", "turn 4", "turn 5", "relocate", "enter", "comes back"),
        *("pellet eaten", "spends before the walk", "spends after the walk", "ghost eaten"),
        *("PAC-MAN places", "ghost places", "declines", "tunnel"),
        *("ghost catches", "walks into a ghost", "won by catches"),
    },
}


@pytest.mark.parametrize("mode", MODES)
def test_recorded_game_gets_the_recorded_answers(mode: str) -> None:
    """To renew them on purpose: ``python -m tests.data.playthroughs.make``."""
    recorded = (FOLDER / f"{mode}.txt").read_text(encoding="utf-8").splitlines()
    assert list(playthrough(mode, moves(mode))) == recorded


@pytest.mark.parametrize("mode", MODES)
def test_recorded_game_shows_what_can_happen_in_its_mode(mode: str) -> None:
    game, seen = Game(mode), set[str]()
    for text in moves(mode):
        before, move = game.position, game.parse(text)
        game.push(move)
        seen |= set(events(before, move, game.position))
    assert game.outcome is not None
    assert seen >= WANTED[mode]
