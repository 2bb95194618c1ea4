"""Levels: reproducible, and weak without senseless moves."""

import time
from collections.abc import Collection
from random import Random

import pytest

from corridor.engine.complaint import Complaint
from corridor.engine.core_position import CorePosition
from corridor.engine.levels import LEVEL_HASH, LEVELS, TABLE, Level, LevelPlayer, levels_of
from corridor.engine.player import Limit
from corridor.engine.search import Engine
from corridor.engine.sense import senseless
from corridor.engine.thinking import Analysis, Line
from corridor.rules.game import Game
from corridor.rules.modes import MODES
from corridor.rules.moves import Move, Place, Walk
from tests.engine.fakes import FakeThinker

WINS_IN_ONE = [
    "classic-2 / / / a8 e2 / 10 10 / 1",
    "classic-2 / / / e8 e9 / 10 10 / 1",
    "classic-3 / / / e2 h5 e8 / 6 6 6 / 2",
    "classic-4 / / / e2 d5 e8 b4 / 5 5 5 5 / 4",
    "pacman / b3d6g6 / c2f4f7 / b1 e9 i5 e1 a5 / a1 / 3 / walk",
    "pacman / b3d6g6 / c2f4f7 / e5 e9 i5 e3 a5 / a1i9 / 1 / ghosts BI",
]


class Told:
    """A thinker with given answers that records its calls."""

    def __init__(self, *lines: tuple[str, int]) -> None:
        self._told = lines
        self.limits: list[Limit] = []
        self.paranoid: list[bool] = []
        self.avoided: list[set[str]] = []

    def stop(self) -> None: ...

    def analyse(
        self,
        game: Game,
        limit: Limit,
        *,
        multipv: int = 1,
        paranoid: bool = False,
        avoid: Collection[Move] = (),
        **_: object,
    ) -> Analysis:
        self.limits.append(limit)
        self.paranoid.append(paranoid)
        self.avoided.append({game.text(move) for move in avoid})
        found = [(game.parse(text), score) for text, score in self._told]
        kept = [(move, score) for move, score in found if move not in avoid][:multipv]
        lines = tuple(Line((move,), score, (0.5, 0.5)) for move, score in kept)
        return Analysis(lines, (8, 8))


def test_there_are_eight_levels_of_every_mode_and_the_highest_is_never_careless() -> None:
    assert list(LEVELS) == [1, 2, 3, 4, 5, 6, 7, 8]
    assert set(TABLE) == set(MODES)
    for levels in (ladder for ladders in TABLE.values() for ladder in ladders):
        assert len(levels) == len(LEVELS)
        assert len(set(levels)) == len(levels)
        assert levels[-1] == Level(nodes=levels[-1].nodes)  # never careless
        for weak in levels[:3]:
            assert weak.depth is not None or weak.instinct


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("text", WINS_IN_ONE)
def test_a_win_in_one_is_taken(level: int, text: str) -> None:
    game = Game.from_position(text)
    side = game.to_move
    game.push(LevelPlayer(level, FakeThinker()).choose(game, Limit(nodes=100), rng=Random(1)))
    assert game.outcome is not None
    assert game.outcome.winner == side


def test_a_fence_that_hinders_its_owner_is_not_placed() -> None:
    game = Game.from_position("classic-2 / / / e4 a6 / 10 10 / 1")
    player = LevelPlayer(1, Told(("e4h", 90), ("e5", 80), ("d4h", 70)))
    for seed in range(30):
        assert game.text(player.choose(game, rng=Random(seed))) == "e5"


def test_a_pawn_does_not_walk_to_and_fro() -> None:
    game = Game()
    for move in ("e2", "e8", "e3", "e7"):
        game.push_text(move)
    for level in LEVELS:
        told = Told(("e2", 90), ("e4", 70))
        LevelPlayer(level, told).choose(game, rng=Random(1))
        assert "e2" in told.avoided[0]
    for move in ("a1h", "a8h"):  # a fence may have changed the way
        game.push_text(move)
    told = Told(("e2", 90), ("e4", 70))
    LevelPlayer(8, told).choose(game, rng=Random(1))
    assert "e2" not in told.avoided[0]


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("mode", ["classic-2", "classic-3", "classic-4"])
def test_no_level_opens_sideways_or_fences_before_there_is_a_reason(mode: str, level: int) -> None:
    told = Told(("d1", 90), ("e3h", 80), ("e2", 70))
    game = Game(mode)
    assert game.text(LevelPlayer(level, told).choose(game, rng=Random(1))) == "e2"
    assert {"d1", "f1", "e3h", "a8v"} <= told.avoided[0]


def test_a_weak_level_walks_the_shortest_way_and_a_strong_one_may_step_aside() -> None:
    game = Game.from_position("classic-2 / a1 / / e4 a6 / 9 10 / 1")
    for level, avoids in ((3, True), (8, False)):
        told = Told(("d4", 90), ("e5", 80))
        LevelPlayer(level, told).choose(game, rng=Random(1))
        assert ("d4" in told.avoided[0]) == avoids


def test_fences_look_better_to_a_builder_and_worse_to_a_runner() -> None:
    game = Game.from_position("classic-2 / a1 / / e4 e6 / 9 10 / 1")
    told = Told(("e5", 50), ("e5h", 50))
    shares = []
    for fences in (-300, 0, 300):
        player = LevelPlayer(Level(nodes=9, lines=2, slack=100, fences=fences), told)
        played = [game.text(player.choose(game, rng=Random(seed))) for seed in range(200)]
        shares.append(played.count("e5h"))
    runner, plain, builder = shares
    assert runner < 30
    assert 60 < plain < 140
    assert builder > 170


def test_a_saver_places_fences_when_somebody_is_near_the_goal() -> None:
    saver = Level(nodes=9, lines=2, slack=100, saves=300)
    shares = []
    for rival in ("e7", "e6", "e5", "e4"):  # six to three steps from the goal
        game = Game.from_position(f"classic-2 / a1 / / e2 {rival} / 9 10 / 1")
        told = Told(("e3", 50), (f"{rival[0]}{int(rival[1]) - 1}h", 50))
        player = LevelPlayer(saver, told)
        played = [game.text(player.choose(game, rng=Random(seed))) for seed in range(200)]
        shares.append(sum(text.endswith("h") for text in played))
    assert max(shares[:2]) < 30
    assert min(shares[2:]) > 60


def test_a_careless_level_overlooks_one_step_that_a_fence_costs_itself() -> None:
    game = Game.from_position("classic-2 / a1 / / e4 a6 / 9 10 / 1")
    told = Told(("e4h", 50), ("e5", 50))  # the fence costs its owner a step, and nobody else
    for careless in (False, True):
        player = LevelPlayer(Level(nodes=9, lines=2, slack=100, careless=careless), told)
        played = {game.text(player.choose(game, rng=Random(seed))) for seed in range(40)}
        assert ("e4h" in played) == careless


def test_beginners_ghosts_run_at_pacman_and_he_runs_to_the_nearest_pellet() -> None:
    """Each ghost for itself; PAC-MAN keeps out of reach of the nearest ghost."""
    beginner = Level(nodes=9, instinct=100)
    text = "pacman layout=open / / / e5 e9 i5 e1 a5 / a1i9a9i1 / 3 / ghosts"
    game = Game.from_position(text)
    while game.to_move == 1:
        before = game.position
        move = LevelPlayer(beginner, Told()).choose(game, rng=Random(1))
        game.push(move)
        assert isinstance(move, Walk)
        start, here = before.squares[move.piece], before.squares[0]
        assert start is not None
        assert here is not None
        board = before.board
        steps = board.distance(move.path[-1], 1 << here)
        assert steps is not None
        assert steps < (board.distance(start, 1 << here) or 0)
    game = Game.from_position("pacman layout=open / / / b2 e9 i5 e1 h8 / a1i9a9i1 / 3 / walk")
    assert game.text(LevelPlayer(beginner, Told()).choose(game, rng=Random(1))).endswith("a1")


def test_pacman_does_not_walk_into_a_ghost_while_he_has_another_walk() -> None:
    game = Game.from_position("pacman layout=open / / / e5 e6 i5 e1 a5 / a1i9a9i1 / 3 / walk")
    told = Told(("Me6", 90), ("Mf5g5", 10))
    LevelPlayer(8, told).choose(game, rng=Random(1))
    assert "Me6" in told.avoided[0]
    assert "Mf5g5" not in told.avoided[0]


def test_a_pawn_goes_back_where_that_has_become_the_shorter_way() -> None:
    game = Game.from_position("classic-2 / / d2e2 / e2 e9 / 9 9 / 1")
    for move in ("e3", "d3h"):  # into an alley, whose end is shut
        game.push_text(move)
    player = LevelPlayer(1, Told(("a1h", 90), ("e2", 90)))
    played = {game.text(player.choose(game, rng=Random(seed))) for seed in range(30)}
    assert played == {"a1h", "e2"}


@pytest.mark.random
@pytest.mark.parametrize("mode", MODES)
def test_low_levels_never_shut_themselves_in(mode: str) -> None:
    """Whole games of the engine at its lowest levels."""
    engine = Engine(hash_mb=LEVEL_HASH)
    for level in (1, 2, 3):
        game, rng = Game(mode), Random(level)
        player = LevelPlayer(level, engine)
        while game.outcome is None and len(game.history) < 60:
            move = player.choose(game, rng=rng)
            if isinstance(move, Place):
                core = CorePosition.from_game(game)
                before, side = core.distances, game.to_move
                core.do(move)
                costs = [b - a for a, b in zip(before, core.distances, strict=True)]
                spared = levels_of(mode, side)[level - 1].careless
                others = max(c for s, c in enumerate(costs) if s != side)
                assert costs[side] - spared <= others
            game.push(move)


def test_what_is_nearly_as_good_is_played_too_and_what_is_bad_is_not() -> None:
    game = Game()
    for move in ("e2", "e8", "e3", "e7"):
        game.push_text(move)
    player = LevelPlayer(3, Told(("e4", 100), ("e6h", 60), ("a3h", -5000)))
    played = {game.text(player.choose(game, rng=Random(seed))) for seed in range(60)}
    assert played == {"e4", "e6h"}
    best = LevelPlayer(8, Told(("e4", 100), ("e6h", 99)))
    assert {game.text(best.choose(game, rng=Random(seed))) for seed in range(20)} == {"e4"}


def test_a_limit_can_only_shorten_its_thinking() -> None:
    told = Told(("e2", 0))
    player, level = LevelPlayer(1, told), levels_of("classic-2")[0]
    for limit in (Limit(), Limit(nodes=10**9, depth=90), Limit(seconds=2, nodes=1)):
        player.choose(Game(), limit, rng=Random(1))
    plain, wide, narrow = told.limits
    assert plain == wide == Limit(nodes=level.nodes, depth=level.depth)
    assert narrow == Limit(nodes=1, depth=level.depth)


def test_a_level_may_take_all_others_for_one_enemy() -> None:
    told = Told(("e2", 0))
    for paranoid in (False, True):
        player = LevelPlayer(Level(nodes=500, paranoid=paranoid), told)
        player.choose(Game("classic-4"), rng=Random(1))
    assert told.paranoid == [False, True]
    engine = Engine(hash_mb=LEVEL_HASH)
    tree, pairs = (
        engine.analyse(Game("classic-4"), Limit(nodes=400), paranoid=paranoid)
        for paranoid in (False, True)
    )
    assert tree.depth != pairs.depth  # another way to think altogether


def test_time_ends_a_thought_that_takes_too_long(monkeypatch: pytest.MonkeyPatch) -> None:
    endless = (Level(nodes=10**9),) * len(LEVELS)
    monkeypatch.setitem(TABLE, "classic-2", (endless,))
    player = LevelPlayer(8, FakeThinker())
    began = time.monotonic()
    player.choose(Game(), Limit(seconds=0.1), rng=Random(1))
    assert time.monotonic() - began > 0.05


@pytest.mark.parametrize("mode", MODES)
def test_a_level_plays_the_same_game_again(mode: str) -> None:
    games = []
    for _ in range(2):
        game, player = Game(mode), LevelPlayer(3, Engine(hash_mb=LEVEL_HASH))
        for ply in range(8):
            game.push(player.choose(game, rng=Random(ply)))
        games.append([game.text(move) for move in game.history])
    assert games[0] == games[1]


def test_a_seat_that_shares_a_side_moves_its_own_pieces() -> None:
    game = Game("pacman", ghost_order="free")
    while game.to_move == 0:
        game.push(next(iter(game.legal_moves)))
    player = LevelPlayer(2, Engine(hash_mb=LEVEL_HASH))
    for piece in (1, 2, 3, 4):
        move = player.choose(game, rng=Random(1), pieces=(piece,))
        assert getattr(move, "piece", None) == piece


@pytest.mark.parametrize("level", [0, 9, -1])
def test_there_is_no_other_level(level: int) -> None:
    with pytest.raises(Complaint):
        LevelPlayer(level, FakeThinker())


def test_a_ghost_that_sees_pacman_does_not_dance_on_the_spot() -> None:
    game = Game.from_position("pacman / b3d6g6 / c2f4f7 / b9 e9 f8 f3 - / i9 / 2 / ghosts")
    found = list(game.legal_moves)
    on_the_spot = [move for move in found if game.text(move) == "Be8e9"]
    assert on_the_spot
    assert set(on_the_spot) <= set(senseless(game, found, straight=False))
    nearer = [move for move in found if game.text(move) == "Bd9c9"]
    assert nearer
    assert not set(nearer) & set(senseless(game, found, straight=False))
