"""The engine thinks on while the others do."""

import subprocess
import sys
from random import Random

import pytest

from corridor import MODES, Game
from corridor.engine.player import Limit
from corridor.engine.pondering import PonderingPlayer, expected_after
from corridor.engine.search import Engine
from corridor.engine.specs import close, make_player
from corridor.engine.thinking import Analysis, Line
from corridor.rules.moves import Move

_RNG = Random(0)


def line(game: Game, *texts: str) -> Analysis:
    """An analysis whose best line has these moves."""
    played = game.copy()
    for text in texts:
        played.push_text(text)
    moves = played.history[len(game.history) :]
    return Analysis((Line(moves, 0, (0.5, 0.5)),), (8, 8))


class Watched(Engine):
    """An engine that notes what it was asked."""

    def __init__(self) -> None:
        super().__init__(hash_mb=1)
        self.asked: list[tuple[tuple[Move, ...], bool]] = []  # history, and whether to ponder
        self.hits = 0

    def analyse(self, game: Game, *args: object, **kwargs: object) -> Analysis:
        self.asked.append((game.history, bool(kwargs.get("ponder"))))
        return super().analyse(game, *args, **kwargs)  # type: ignore[arg-type]

    def ponder_hit(self) -> None:
        self.hits += 1
        super().ponder_hit()


def test_what_is_expected_is_the_players_next_turn() -> None:
    game = Game("classic-2")
    expected = expected_after(game, line(game, "e2", "e8", "e3"))
    assert expected is not None
    assert [game.text(move) for move in expected.history] == ["e2", "e8"]
    assert game.history == ()


def test_a_line_that_ends_too_soon_leaves_nothing_to_expect() -> None:
    game = Game("classic-3")
    assert expected_after(game, line(game, "e2")) is None


def test_ghosts_whose_turn_goes_on_do_not_ponder() -> None:
    """PAC-MAN and Blinky have walked, and another ghost is next: nobody thinks in between."""
    game = Game("pacman")
    game.push(next(iter(game.legal_moves)))
    side, first = game.to_move, next(iter(game.legal_moves))
    after = game.copy()
    after.push(first)
    assert after.to_move == side
    assert expected_after(game, line(game, game.text(first))) is None


def test_the_expected_reply_is_a_hit() -> None:
    engine, game = Watched(), Game("classic-2")
    player = PonderingPlayer(engine)
    limit = Limit(seconds=0.05)
    game.push(player.choose(game, limit, rng=_RNG))
    thought = player._thought
    assert thought is not None
    game.push(thought._game.history[-1])
    assert player.choose(game, limit, rng=_RNG) in game.legal_moves
    assert engine.hits == 1
    asked = [history for history, ponders in engine.asked if not ponders]
    assert asked == [()]  # the second answer comes from pondering
    player.close()


def test_after_another_reply_it_thinks_anew() -> None:
    engine, game = Watched(), Game("classic-2")
    player = PonderingPlayer(engine)
    limit = Limit(seconds=0.05)
    game.push(player.choose(game, limit, rng=_RNG))
    assert player._thought is not None
    expected = player._thought._game.history[-1]
    game.push(next(move for move in game.legal_moves if move != expected))
    history = game.history
    assert player.choose(game, limit, rng=_RNG) in game.legal_moves
    assert engine.hits == 0
    assert (history, False) in engine.asked
    player.close()


def test_a_program_ends_cleanly_while_it_ponders() -> None:
    code = """
from random import Random
from corridor import Game
from corridor.engine.specs import make_player
game = Game("classic-2")
print(game.text(make_player("engine:movetime=10,ponder=1").choose(game, rng=Random(0))))
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout, done.stderr) == (0, "e2\n", "")


@pytest.mark.parametrize("mode", MODES)
def test_it_plays_every_mode_and_ends_when_it_is_closed(mode: str) -> None:
    game, player = Game(mode), make_player("engine:movetime=10,ponder=1")
    for _ in range(12):
        game.push(player.choose(game, rng=_RNG))
    close(player)
    assert len(game.history) == 12
