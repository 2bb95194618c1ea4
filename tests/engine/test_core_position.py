"""`CorePosition`: its answers besides legal moves, and its errors."""

import copy
import pickle
from collections.abc import Callable
from random import Random

import pytest

from corridor import MODES, Game, Place
from corridor.engine import _core
from corridor.engine.core_position import CorePosition, perft, playouts
from corridor.engine.core_state import state_of
from corridor.rules.board import Fence
from corridor.rules.position import Position
from corridor.rules.view import routes
from tests.conformance.cases import random_game
from tests.conformance.steer import steered_move


def _played(rng: Random, mode: str) -> tuple[Game, CorePosition]:
    game = random_game(rng, mode)
    for _ply in range(rng.randrange(40)):
        moves = list(game.legal_moves)
        if not moves:
            break
        game.push(steered_move(game, moves, rng))
    return game, CorePosition.from_game(game)


@pytest.mark.random
@pytest.mark.parametrize("mode", MODES)
def test_distances_are_the_steps_of_the_shortest_routes(mode: str) -> None:
    rng = Random(f"distances/{mode}")
    for _game in range(60):
        game, core = _played(rng, mode)
        ways = [-1 if way is None else way.steps for way in routes(game.position)]
        assert core.distances == ways, game.position_text()


@pytest.mark.random
@pytest.mark.parametrize("mode", MODES)
def test_positions_share_a_hash_only_if_they_are_equal(mode: str) -> None:
    rng, game = Random(f"hash/{mode}"), Game(mode)
    core = CorePosition.from_game(game)
    seen: dict[int, Position] = {}
    for _ply in range(60):
        assert seen.setdefault(core.hash, game.position) == game.position
        for move in (moves := list(game.legal_moves)):
            core.do(move)
            after = game.position.after(move)
            assert seen.setdefault(core.hash, after) == after
            core.undo()
        if not moves:
            break
        move = steered_move(game, moves, rng)
        game.push(move)
        core.do(move)
    assert CorePosition.from_game(game).hash == core.hash, "a hash does not depend on the way"


@pytest.mark.parametrize("mode", MODES)
def test_random_games_end_alike_from_the_same_seed(mode: str) -> None:
    game = Game(mode)
    ends = playouts(game, 20, seed=7)
    assert len(ends) == len(game.mode.layout.stock) + 1, "wins by side, then draws"
    assert sum(ends) == 20
    assert ends == playouts(game, 20, seed=7)


def test_sequences_of_no_move_are_one() -> None:
    assert perft(Game("pacman"), 0) == 1


def test_a_move_that_is_not_legal_changes_nothing() -> None:
    core = CorePosition.from_game(Game("classic-2"))
    core.do(Place(Fence.parse("e3h")))
    here = core.position_text(counters=True)
    for text in ("e3h", "e3v", "d3h"):
        with pytest.raises(ValueError, match="not a legal move"):
            core.do(Place(Fence.parse(text)))
    assert core.position_text(counters=True) == here


def test_there_is_nothing_to_take_back_at_the_start() -> None:
    with pytest.raises(IndexError):
        CorePosition.from_game(Game("classic-2")).undo()


def _with_all_history(game: Game) -> CorePosition:
    """The core with every past position of the game."""
    found = CorePosition(game.mode)
    earlier = []
    for position, counters in game.past():
        found.core.set_state(state_of(position, counters))
        earlier.append(found.hash)
    found.core.set_state(state_of(game.position, game.counters), earlier)
    return found


def _thought(core: CorePosition) -> tuple[object, ...]:
    # A node of a race of many is a game played out, which costs as much as ten of the others.
    nodes = 400 if core.mode.key not in ("classic-3", "classic-4") else 40
    control = _core.Control(nodes=nodes, depth=0, soft=0.0, hard=0.0, ponder=False)
    depth, nodes, _seconds, _permille, lines = _core.Search(hash_mb=1, threads=1).think(
        core.core, control
    )
    return depth, nodes, lines


@pytest.mark.random
@pytest.mark.parametrize("mode", MODES)
def test_what_cannot_come_back_may_be_forgotten(mode: str) -> None:
    rng = Random(f"history/{mode}")
    for _game in range(12):
        game = random_game(rng, mode)
        while game.outcome is None and game.counters.ply < 60:
            # Walks to and fro, so that positions recur.
            moves = [m for m in game.legal_moves if not isinstance(m, Place)] or game.legal_moves
            game.push(rng.choice(list(moves)))
            short, whole = CorePosition.from_game(game), _with_all_history(game)
            assert short.outcome == whole.outcome == game.outcome, game.record()
            if game.counters.ply % 6 == 0 and short.legal_moves():
                assert _thought(short) == _thought(whole), game.record()


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize(
    "copied",
    [
        CorePosition.copy,
        copy.copy,
        copy.deepcopy,
        lambda core: pickle.loads(pickle.dumps(core)),
    ],
)
def test_a_copy_has_a_history_of_its_own(
    mode: str, copied: Callable[[CorePosition], CorePosition]
) -> None:
    game = Game(mode)
    core = CorePosition.from_game(game)
    texts = [core.position_text(counters=True)]
    for _ in range(6):
        core.do(core.legal_moves()[-1])
        texts.append(core.position_text(counters=True))
    twin = copied(core)
    assert (twin.position_text(counters=True), twin.hash) == (texts[-1], core.hash)

    twin.do(twin.legal_moves()[0])
    assert core.position_text(counters=True) == texts[-1]
    twin.undo()
    for text in reversed(texts[:-1]):
        twin.undo()
        assert twin.position_text(counters=True) == text
    with pytest.raises(IndexError):
        twin.undo()
    assert core.position_text(counters=True) == texts[-1]


@pytest.mark.parametrize("copied", [copy.copy, lambda core: pickle.loads(pickle.dumps(core))])
def test_a_copy_knows_which_positions_have_been_there(
    copied: Callable[[CorePosition], CorePosition],
) -> None:
    game = Game("classic-2", threefold=True)
    texts = ("e2", "e8", "e1", "e9")
    for text in texts:
        game.push_text(text)
    core = CorePosition.from_game(game)
    for text in texts[:3]:
        game.push_text(text)
        core.do(game.history[-1])
    twin = copied(core)
    assert twin.outcome is None
    twin.do(game.parse(texts[3]))
    assert twin.outcome is not None
    assert twin.outcome.reason == "threefold"
