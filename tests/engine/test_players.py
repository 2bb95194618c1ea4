"""Players of every kind play by the law; the greedy one sees what one move can do."""

from random import Random

import pytest

from corridor import MODES, Game
from corridor import engine as door
from corridor.engine import GreedyPlayer, Limit, Player, RandomPlayer
from corridor.engine.player import choices
from corridor.rules.modes import PRESETS

GREEDY: Player = GreedyPlayer()
RANDOM: Player = RandomPlayer()


def played(game: Game, *moves: str) -> Game:
    for text in moves:
        game.push_text(text)
    return game


def chosen(game: Game, player: Player = GREEDY, seed: int = 1) -> str:
    before = game.position
    text = game.text(player.choose(game, Limit(seconds=1), rng=Random(seed)))
    assert game.position is before, "a player leaves the game as it found it"
    return text


def play_out(game: Game, players: list[Player], rng: Random) -> Game:
    """Play to the end; every move is checked by the law as it is pushed."""
    while game.outcome is None:
        game.push(players[game.to_move].choose(game, rng=rng))
    return game


# Limits


@pytest.mark.parametrize("wrong", [0, -1, float("nan")])
def test_a_limit_must_be_above_nothing(wrong: float) -> None:
    with pytest.raises(ValueError, match="limit"):
        Limit(seconds=wrong)


def test_a_limit_is_a_value() -> None:
    assert Limit(nodes=100) == Limit(nodes=100) != Limit(depth=100)
    assert hash(Limit()) == hash(Limit())


def test_the_door_is_exact() -> None:
    assert {"GreedyPlayer", "Limit", "Player", "RandomPlayer"} <= set(door.__all__)
    assert all(hasattr(door, name) for name in door.__all__)


# Choices


@pytest.mark.parametrize("player", [GREEDY, RANDOM], ids=lambda player: player.name)
def test_a_player_may_not_be_asked_when_the_game_is_over(player: Player) -> None:
    game = played(Game("classic-2"), *"e2 d9 e3 c9 e4 b9 e5 a9 e6 a8 e7 a7 e8 a6 e9".split())
    assert game.outcome is not None
    with pytest.raises(ValueError, match="nothing"):
        player.choose(game, rng=Random(1))


def test_a_seat_that_shares_a_side_moves_only_its_own_pieces() -> None:
    game = played(Game("pacman", ghost_order="free"), "Me6f6")
    inky, clyde = 2, 4
    for seed in range(20):
        for player in (GREEDY, RANDOM):
            move = player.choose(game, rng=Random(seed), pieces=(inky, clyde))
            assert game.text(move)[0] in "IC"


def test_any_seat_of_a_side_may_relocate() -> None:
    game = played(Game("pacman-advanced"), "M@e1", "Me2e3")
    assert choices(game, pieces=(3,)) == list(game.legal_moves)


def test_chance_chooses_among_equals_and_comes_in_by_the_door() -> None:
    game = Game("pacman-advanced")
    found = {chosen(game, seed=seed) for seed in range(20)}
    assert len(found) > 1
    assert chosen(game, seed=7) == chosen(game, seed=7)


# Whole games


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("player", [GREEDY, RANDOM], ids=lambda player: player.name)
def test_a_player_plays_only_legal_moves_until_the_end(player: Player, mode: str) -> None:
    sides = len(Game(mode).mode.layout.stock)
    start = Game(mode) if mode != "pacman-advanced" else Game(mode, lives=1, no_progress_limit=9)
    assert play_out(start, [player] * sides, Random(5)).outcome is not None


@pytest.mark.parametrize("preset", PRESETS["pacman"])
def test_the_greedy_player_plays_every_preset(preset: str) -> None:
    game = Game("pacman", preset=preset, ghost_return="next_turn", no_progress_limit=5)
    assert play_out(game, [GREEDY, GREEDY], Random(2)).outcome is not None


@pytest.mark.parametrize(
    ("mode", "side"),
    [
        *(("classic-2", 0), ("classic-2", 1), ("classic-3", 1), ("classic-4", 3)),
        *(("pacman", 0), ("pacman", 1), ("pacman-advanced", 0), ("pacman-advanced", 1)),
    ],
)
def test_the_greedy_player_beats_chance(mode: str, side: int) -> None:
    game = Game(mode)
    players = [RANDOM] * len(game.mode.layout.stock)
    players[side] = GREEDY
    outcome = play_out(game, players, Random(side)).outcome
    assert outcome is not None
    assert outcome.winner == side


# What one move can do


def test_the_greedy_player_takes_a_win_in_one() -> None:
    race = Game.from_position("classic-2 / / / e8 e3 / 10 10 / 1")
    assert chosen(race) == "e9"
    fourth_pellet = Game.from_position("pacman / b3d6g6 / c2f4f7 / c1 b9 i8 h9 a9 / a1 / 1 / walk")
    assert chosen(fourth_pellet) == "Mb1a1"
    third_catch = Game.from_position("pacman / b3d6g6 / c2f4f7 / e5 e6 i8 h9 a9 / a1 / 1 / ghosts")
    assert chosen(third_catch) == "Be5"


def test_the_greedy_player_walks_its_shortest_route() -> None:
    assert chosen(Game("classic-2")) == "e2"


def test_the_greedy_player_must_stop_a_rival_one_step_from_its_goal() -> None:
    game = Game.from_position("classic-2 / / / e3 e2 / 10 10 / 1")
    text = chosen(game)
    game.push_text(text)
    assert text.endswith("h")
    assert game.view().routes[1].steps > 1  # type: ignore[union-attr]


def test_pacman_may_not_be_lured_into_a_ghost() -> None:
    """The pellet behind the ghost is near, but so is the ghost."""
    game = Game.from_position("pacman / b3d6g6 / c2f4f7 / c1 b1 i5 e9 a9 / a1i1 / 3 / walk")
    for seed in range(10):
        assert "b1" not in chosen(game, seed=seed)


def test_pacman_eats_ghosts_in_a_boost() -> None:
    game = Game.from_position("pacman / b3d6g6 / c2f4f7 / a1 a3 i5 e9 h9 / i1a9 / 3 / boost")
    game.push_text(chosen(game))
    assert game.position.layout.squares[1] is None


def test_a_ghost_catches_pacman_when_it_can() -> None:
    game = played(Game("pacman", layout="open"), "Me6e7")
    assert chosen(game) == "Be8e7"


def test_pacman_spends_a_pellet_where_that_eats_a_ghost() -> None:
    game = Game.from_position(
        "pacman-advanced / / / a3 a5 i5 e9 h8 / a9i1i9 / 3 / 0 0 / 1 1 / / - - - - - /"
        " 5 action began=a3 due"
    )
    assert chosen(game) == "$"
    game.push_text("$")
    assert chosen(game) == "Ma4a5"
