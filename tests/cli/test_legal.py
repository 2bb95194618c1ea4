"""``corridor legal``."""

import json

import pytest

from corridor import MODES, Game
from tests.cli.terminal import good


@pytest.mark.parametrize("mode", MODES)
def test_legal_lists_every_legal_move(mode: str) -> None:
    texts = Game(mode).legal_moves.texts()
    said = json.loads(good("legal", "--mode", mode, "--json"))
    assert said["moves"] == texts
    assert said["outcome"] is None
    words = good("legal", "--mode", mode).split()
    assert all(text in words for text in texts)


def test_legal_says_how_a_finished_game_ended() -> None:
    moves = "e2 d9 e3 c9 e4 b9 e5 a9 e6 a8 e7 a7 e8 a6 e9"
    assert good("legal", "--moves", moves) == "W wins: first to the far side.\n"
    said = json.loads(good("legal", "--moves", moves, "--json"))
    assert (said["moves"], said["outcome"]) == ([], {"winner": 0, "reason": "goal"})
    drawn = good("legal", "--set", "draw_after_plies=1", "--moves", "e2")
    assert drawn == "A draw: the move limit is reached.\n"


def test_legal_groups_moves_by_kind() -> None:
    said = good("legal", "--mode", "pacman-advanced", "--moves", "M@e1 Me2e3")
    assert "d3h of the Chamber goes to:" in said
    assert "Ghosts to move: 452 legal moves." in said
