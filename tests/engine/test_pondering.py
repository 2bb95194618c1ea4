"""The engine thinks on while the others do."""

import subprocess
import sys
import threading
from collections.abc import Callable
from random import Random

import pytest

from corridor import MODES, Game
from corridor.engine.limits import Clocks, Share, share_of
from corridor.engine.player import Limit
from corridor.engine.pondering import PonderingPlayer, expected_after
from corridor.engine.search import Engine, Running
from corridor.engine.specs import close, make_player
from corridor.engine.thinking import Analysis, Line
from corridor.rules.moves import Move

_RNG = Random(0)
_LINE = ("e2", "e8", "e3", "e7", "e4", "e6")  # what the engine below expects
_NODES = Limit(nodes=500)


def line(game: Game, *texts: str) -> Analysis:
    """An analysis whose best line has these moves."""
    played = game.copy()
    for text in texts:
        played.push_text(text)
    moves = played.history[len(game.history) :]
    return Analysis((Line(moves, 0, (0.5, 0.5)),), (8, 8))


class Search(Running):
    """A search that is under way until somebody steers it."""

    def __init__(self) -> None:
        self.told = threading.Event()
        self.stopped = False
        self.shares: list[Share | None] = []

    def stop(self) -> None:
        self.stopped = True
        self.told.set()

    def ponder_hit(self, share: Share | None) -> None:
        self.shares.append(share)
        self.told.set()


class Scripted(Engine):
    """An engine that expects its line, and notes what it was asked."""

    def __init__(self, failure: Exception | None = None) -> None:
        super().__init__(hash_mb=1)
        self.asked: list[tuple[tuple[Move, ...], Limit]] = []
        self.searches: list[Search] = []
        self.failure = failure

    def analyse(
        self,
        game: Game,
        limit: Limit = _NODES,
        *,
        ponder: bool = False,
        on_begin: Callable[[Running], None] | None = None,
        **_: object,
    ) -> Analysis:
        if ponder:
            if self.failure is not None:
                raise self.failure
            assert on_begin is not None
            self.searches.append(Search())
            on_begin(self.searches[-1])
            self.searches[-1].told.wait()
        else:
            self.asked.append((game.history, limit))
        known = [game.text(move) for move in game.history] == list(_LINE[: len(game.history)])
        return line(game, *_LINE[len(game.history) :]) if known else line(game, "e3")


def played(*texts: str) -> Game:
    game = Game("classic-2")
    for text in texts:
        game.push_text(text)
    return game


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


def test_the_expected_reply_is_answered_by_what_was_thought_meanwhile() -> None:
    engine = Scripted()
    player = PonderingPlayer(engine)
    player.choose(Game("classic-2"), _NODES, rng=_RNG)
    game = played("e2", "e8")
    assert game.text(player.choose(game, _NODES, rng=_RNG)) == "e3"
    assert engine.searches[0].shares == [None]
    assert engine.asked == [((), _NODES)]  # the second answer comes from pondering
    player.close()


def test_after_another_reply_it_thinks_anew() -> None:
    engine = Scripted()
    player = PonderingPlayer(engine)
    player.choose(Game("classic-2"), _NODES, rng=_RNG)
    game = played("e2", "d9")
    player.choose(game, _NODES, rng=_RNG)
    assert engine.searches[0].stopped
    assert engine.asked == [((), _NODES), (game.history, _NODES)]
    player.close()


def test_a_hit_has_the_time_it_is_asked_with() -> None:
    engine = Scripted()
    player = PonderingPlayer(engine)
    player.choose(Game("classic-2"), Limit(seconds=3.0), rng=_RNG)
    player.choose(played("e2", "e8"), Limit(seconds=0.1), rng=_RNG)
    assert engine.searches[0].shares == [Share(0.1, 0.1)]
    player.close()


def test_on_a_clock_a_hit_has_its_share_of_what_is_left_now() -> None:
    engine = Scripted()
    player = PonderingPlayer(engine)
    player.choose_on_clock(Game("classic-2"), Clocks((60, 60), (0, 0)), Limit(), rng=_RNG)
    now = Clocks((2, 60), (0, 0))
    player.choose_on_clock(played("e2", "e8"), now, Limit(), rng=_RNG)
    assert engine.searches[0].shares == [share_of(now, 0)]
    player.close()


@pytest.mark.parametrize("limit", [Limit(nodes=501), Limit(depth=3)])
def test_with_another_limit_of_nodes_or_depth_it_thinks_anew(limit: Limit) -> None:
    engine = Scripted()
    player = PonderingPlayer(engine)
    player.choose(Game("classic-2"), _NODES, rng=_RNG)
    game = played("e2", "e8")
    player.choose(game, limit, rng=_RNG)
    assert engine.asked[-1] == (game.history, limit)
    player.close()


def test_it_stops_by_itself_if_nobody_moves() -> None:
    engine = Scripted()
    player = PonderingPlayer(engine, longest=0.01)
    player.choose(Game("classic-2"), _NODES, rng=_RNG)
    assert player._thought is not None
    player._thought._thread.join()
    assert engine.searches[0].stopped
    assert (
        player.choose(played("e2", "e8"), _NODES, rng=_RNG)
        == engine.analyse(played("e2", "e8")).best.moves[0]
    )
    player.close()


def test_what_goes_wrong_meanwhile_is_raised_with_the_answer() -> None:
    player = PonderingPlayer(Scripted(ValueError("broken")))
    player.choose(Game("classic-2"), _NODES, rng=_RNG)
    with pytest.raises(ValueError, match="broken"):
        player.choose(played("e2", "e8"), _NODES, rng=_RNG)


def test_when_it_is_closed_its_thread_has_ended() -> None:
    player = PonderingPlayer(Engine(hash_mb=1))
    player.choose(Game("classic-2"), Limit(nodes=2000), rng=_RNG)
    thought = player._thought
    assert thought is not None
    player.close()
    assert not thought._thread.is_alive()
    assert player._thought is None


@pytest.mark.parametrize("limit", ["nodes=100", "depth=2", "nodes=2000"])
@pytest.mark.parametrize("mode", MODES)
def test_it_plays_every_mode_with_a_limit_of_nodes_or_depth(mode: str, limit: str) -> None:
    """Such a search is over before it has reported anything, and waits for the others."""
    game, player = Game(mode), make_player(f"engine:{limit},ponder=1")
    for _ in range(8):
        game.push(player.choose(game, rng=_RNG))
    close(player)
    assert len(game.history) == 8


@pytest.mark.parametrize(("mode", "limit"), [("classic-2", "nodes=2000"), ("classic-3", "nodes=9")])
def test_a_program_ends_cleanly_while_it_ponders(mode: str, limit: str) -> None:
    code = f"""
from random import Random
from corridor import Game
from corridor.engine.specs import make_player
game = Game({mode!r})
print(game.text(make_player("engine:{limit},ponder=1").choose(game, rng=Random(0))))
"""
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=False, timeout=300
    )
    assert (done.returncode, done.stdout, done.stderr) == (0, "e2\n", "")
