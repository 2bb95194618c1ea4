"""The perfect player never does worse than what a position is worth."""

import json
from collections import deque
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest
from click.testing import CliRunner

from corridor.cli import main
from corridor.engine.complaint import Complaint
from corridor.engine.greedy import GreedyPlayer
from corridor.engine.player import Player
from corridor.engine.random_player import RandomPlayer
from corridor.rules.game import Game
from corridor.rules.modes import make_mode
from corridor.rules.pacman import PacmanPosition
from corridor.rules.position_text import position_text
from corridor.solver import PerfectPlayer, Verdict, perfect, rounds, solve
from corridor.solver.perfect import can_play, cannot_play, smallest_chase
from corridor.solver.rounds import Counter
from tests.solver import games

MODE = make_mode("pacman", lives=1)
SEED = 5


def with_two_ghosts(rng: Random) -> PacmanPosition:
    """A random position in which two ghosts are eaten for good."""
    position = games.random_position(MODE, rng)
    return replace(position, ghosts=(*position.ghosts[1:3], None, None))


def played(position: PacmanPosition, players: tuple[Player, Player], rng: Random) -> Game:
    """Play on from a position."""
    game = Game.from_position(position_text(position))
    while game.outcome is None:
        game.push(players[game.to_move].choose(game, rng=rng))
    return game


def value(counter: Counter, position: PacmanPosition) -> Verdict:
    """What a position with PAC-MAN to walk is worth."""
    verdicts = {verdict for verdict, _ in counter.moves(position).values()}
    return next(one for one in Verdict if one in verdicts)


def one_of_each(counter: Counter, rng: Random) -> dict[Verdict, PacmanPosition]:
    """A random position of each verdict."""
    found: dict[Verdict, PacmanPosition] = {}
    while len(found) < len(Verdict):
        position = with_two_ghosts(rng)
        found.setdefault(value(counter, position), position)
    return found


@pytest.fixture(scope="module")
def counter() -> Counter:
    return Counter(smallest_chase(with_two_ghosts(Random(SEED))).numbers, 2)


@pytest.fixture
def only_tables(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder of tables, and two ghosts are as many as four: their rounds are not counted."""
    monkeypatch.setenv("CORRIDOR_TABLES", str(tmp_path))
    monkeypatch.setattr(rounds, "MOST_GHOSTS", 1)
    monkeypatch.setattr(perfect, "_judges", deque(maxlen=2))
    return tmp_path


def check_values(counter: Counter, opponent: Player, side: int) -> None:
    """Play a position of each verdict: the perfect player may not do worse than it is worth."""
    rng = Random(SEED)
    flawless = PerfectPlayer()
    for worth, position in one_of_each(counter, rng).items():
        players = (opponent, flawless) if side else (flawless, opponent)
        outcome = played(position, players, rng).outcome
        assert outcome is not None
        if worth == (Verdict.PACMAN, Verdict.GHOSTS)[side]:
            assert outcome.winner == side, position_text(position)
        elif worth == Verdict.ENDLESS:
            assert outcome.winner in {side, None}, position_text(position)


@pytest.mark.parametrize("opponent", [RandomPlayer(), GreedyPlayer()], ids=lambda one: one.name)
@pytest.mark.parametrize("side", [0, 1])
def test_perfect_never_does_worse_than_the_value(
    opponent: Player, side: int, counter: Counter
) -> None:
    """Neither as PAC-MAN nor as the ghosts."""
    check_values(counter, opponent, side)


@pytest.mark.parametrize("side", [0, 1])
def test_from_tables_alone_it_does_no_worse_either(
    side: int, counter: Counter, only_tables: Path
) -> None:
    position = with_two_ghosts(Random(SEED))
    chase = smallest_chase(position)
    assert cannot_play(position) is not None
    solve(chase.mode, only_tables / chase.file_name, ghosts=chase.letters)
    assert cannot_play(position) is None
    check_values(counter, GreedyPlayer(), side)


def test_two_perfect_players_take_as_long_as_was_counted(counter: Counter) -> None:
    rng = Random(SEED)
    flawless = PerfectPlayer()
    for worth, position in one_of_each(counter, rng).items():
        counted = counter.rounds(position)
        assert (counted is None) == (worth == Verdict.ENDLESS)
        if counted is None:
            continue
        game = Game.from_position(position_text(position))
        count = 1
        while game.outcome is None:
            before = game.to_move
            game.push(flawless.choose(game, rng=rng))
            count += before == 1 and game.to_move == 0 and game.outcome is None
        assert count == counted.end


def test_it_plays_in_the_arena_from_a_position() -> None:
    """The last pellet is two steps from PAC-MAN, so perfect wins with him."""
    position = "pacman lives=1 / b3d6g6 / c2f4f7 / a3 e9 i5 - - / a1 / 1 / walk"
    words = ["arena", "perfect", "random", "--position", position, "--openings", "none"]
    done = CliRunner().invoke(main, [*words, "--games", "2", "--processes", "1", "--json"])
    assert done.exit_code == 0, done.output
    told = json.loads(done.stdout)
    assert (told["games"], told["faults"]) == (2, [])
    assert told["duels"][0]["sides"]["pacman"] == [1.0, 1]
    bad = CliRunner().invoke(main, ["arena", "perfect", "random", "--position", "nonsense"])
    assert (bad.exit_code, "nonsense" in bad.stderr) == (1, True)


def test_what_it_cannot_play_is_refused() -> None:
    flawless = PerfectPlayer()
    with pytest.raises(Complaint, match="Only the mode pacman"):
        flawless.choose(Game("classic-2"), rng=Random(1))
    with pytest.raises(Complaint, match="corridor solve --layout recon-1"):
        flawless.choose(Game("pacman"), rng=Random(1))
    assert str(cannot_play(Game("classic-2").position)).startswith("Only the mode pacman")


def test_it_can_play_what_is_small_enough_or_solved(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Four ghosts need tables; broken ones are none."""
    monkeypatch.setenv("CORRIDOR_TABLES", str(tmp_path))
    assert can_play(games.with_few(MODE, 3))
    assert not can_play(MODE)
    (tmp_path / "recon-1-BIPC-1-00000000.chase").write_bytes(b"no tables")
    assert not can_play(MODE)
    assert not can_play(make_mode("pacman-advanced"))
