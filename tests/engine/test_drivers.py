"""Foreign engines: they play, fail, and end with the process that started them."""

import shlex
import signal
import subprocess
import sys
import time
from pathlib import Path
from random import Random

import pytest

from corridor.engine import Limit
from corridor.engine.child import Child, ProgramDied, ProgramSilent
from corridor.engine.complaint import Complaint
from corridor.engine.drivers import QtpPlayer, UciPlayer, go_line, position_line
from corridor.engine.limits import Clocks
from corridor.rules.game import Game
from corridor.rules.modes import MODES
from tests import processes

SCRIPT = Path(__file__).with_name("foreign.py")
RNG = Random(1)
QUICK = Limit(depth=1)

PATIENCE = 60.0  # seconds; a machine may be busy


def command(kind: str) -> str:
    return shlex.join([sys.executable, str(SCRIPT), kind])


def alive(group: int) -> bool:
    return any(process.group == group for process in processes.alive())


def gone(group: int) -> bool:
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline:
        if not alive(group):
            return True
        time.sleep(0.02)
    return False


@pytest.mark.parametrize("mode", MODES)
def test_a_uci_engine_plays_every_mode(mode: str) -> None:
    game = Game(mode)
    with UciPlayer(command("uci")) as player:
        for _ in range(8):
            game.push(player.choose(game, QUICK, rng=RNG))


def test_a_uci_engine_is_told_switches_layouts_and_positions() -> None:
    games = [
        Game("pacman", layout="recon-2", lives=1),
        Game.from_position("classic-2 fences_each=3 / d2 / / e2 e8 / 2 3 / 2"),
        Game("classic-2"),
        Game("pacman-advanced", layout="e5", ghost_stock=2),
    ]
    with UciPlayer(command("uci")) as player:
        for game in games * 2:
            assert player.choose(game, QUICK, rng=RNG) in game.legal_moves


def test_a_qtp_engine_plays_the_race() -> None:
    game = Game(fences_each=3)
    with QtpPlayer(command("qtp")) as player:
        for _ in range(10):
            game.push(player.choose(game, rng=RNG))
        game.pop()  # it follows a game that was taken back, and another one
        game.push(player.choose(game, rng=RNG))
        assert player.choose(other := Game(), rng=RNG) in other.legal_moves
        with pytest.raises(Complaint):
            player.choose(Game("classic-3"), rng=RNG)


def test_both_sides_may_be_played_by_qtp_engines() -> None:
    game = Game()
    with QtpPlayer(command("qtp")) as one, QtpPlayer(command("qtp")) as other:
        while game.outcome is None and len(game.history) < 400:
            player = (one, other)[game.to_move]
            game.push(player.choose(game, rng=RNG))
    assert game.outcome is not None


def test_an_engine_shares_out_its_own_clock() -> None:
    game = Game("classic-4")
    with UciPlayer(command("uci")) as player:
        clocks = Clocks((0.5,) * 4, (0.0,) * 4)
        assert player.choose_on_clock(game, clocks, Limit(), rng=RNG) in game.legal_moves


def test_lines_say_where_a_game_stands_and_how_long_to_think() -> None:
    game = Game()
    game.push_text("e2")
    assert position_line(game) == "position startpos moves e2"
    game = Game.from_position("classic-2 / d2 / / e2 e8 / 9 10 / 2")
    game.push_text("e7")
    assert position_line(game) == "position pos classic-2 / d2 / / e2 e8 / 9 10 / 2 moves e7"
    assert go_line(Limit(seconds=0.5, nodes=7), None) == "go movetime 500 nodes 7"
    clocks = Clocks((60.0, 5.5), (1.0, 0.0))
    assert go_line(Limit(), clocks) == "go wtime 60000 btime 5500 winc 1000 binc 0"


@pytest.mark.parametrize("kind", ["dies", "garbled", "mute"])
def test_a_failing_engine_is_complained_about_and_ended(kind: str) -> None:
    player = UciPlayer(command(kind))
    for _ in range(2):  # it is started again
        with pytest.raises(Complaint):
            player.choose(Game(), QUICK, rng=RNG)
        assert player._child is None
    if kind == "dies":
        with pytest.raises(ProgramDied, match="out of luck"):
            player.choose(Game(), QUICK, rng=RNG)


def test_a_silent_engine_is_given_up() -> None:
    player = UciPlayer(command("silent"), grace=0.2)
    with pytest.raises(ProgramSilent):
        player.choose(Game(), Limit(seconds=0.1), rng=RNG)


def test_a_flood_is_waded_through() -> None:
    with UciPlayer(command("floods"), patience=60) as player:
        game = Game()
        assert game.text(player.choose(game, QUICK, rng=RNG)) == "e2"


def test_an_engine_that_knows_one_mode_is_not_asked_for_another() -> None:
    with UciPlayer(command("illegal")) as player, pytest.raises(Complaint):
        player.choose(Game("pacman"), QUICK, rng=RNG)


@pytest.mark.parametrize("words", ["no-such-program-anywhere", "", "'"])
def test_a_command_that_cannot_be_run_is_told(words: str) -> None:
    with pytest.raises(Complaint):
        UciPlayer(words).choose(Game(), QUICK, rng=RNG)


def test_a_stubborn_engine_is_killed_with_all_it_started() -> None:
    player = UciPlayer(command("stubborn"), grace=0.1)
    with pytest.raises(ProgramSilent):
        player.choose(Game(), Limit(seconds=0.05), rng=RNG)
    child = Child(command("stubborn"))
    child.send("uci")
    assert child.read(time.monotonic() + PATIENCE) == "id name bad"
    assert alive(child.pid)
    child.close("quit")
    assert gone(child.pid)


def test_an_engine_dies_with_whoever_asked_it_even_if_killed() -> None:
    """The parent is killed without a chance to clean up."""
    program = (
        "import sys, time\n"
        "from corridor.engine.child import Child\n"
        "child = Child(sys.argv[1])\n"
        "child.send('uci')\n"
        "child.read(time.monotonic() + 60)\n"
        "print(child.pid, flush=True)\n"
        "time.sleep(600)\n"
    )
    asker = subprocess.Popen(
        [sys.executable, "-c", program, command("stubborn")], stdout=subprocess.PIPE, text=True
    )
    assert asker.stdout is not None
    group = int(asker.stdout.readline())
    assert alive(group)
    asker.send_signal(signal.SIGKILL)
    asker.wait()
    asker.stdout.close()
    assert gone(group)


def test_a_program_hears_interrupts_though_whoever_starts_it_ignores_them() -> None:
    shows = "import signal; print(signal.getsignal(signal.SIGINT))"
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        child = Child(shlex.join([sys.executable, "-c", shows]))
    finally:
        signal.signal(signal.SIGINT, before)
    assert "default_int_handler" in child.read(time.monotonic() + 30)
    child.close()
