"""The program in a real terminal: questions before a game, Ctrl-D and Ctrl-C."""

import os
import pty
import select
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Self

import pytest

from corridor.rules.record_reader import read_record

PATIENCE = 30.0
# The program makes the terminal its controlling one, so that Ctrl-C reaches it.
# A background test run starts with SIGINT ignored, and children inherit that: reset it.
PROGRAM = """
import fcntl, signal, termios
fcntl.ioctl(0, termios.TIOCSCTTY, 0)
signal.signal(signal.SIGINT, signal.default_int_handler)
from corridor.cli import main
main()
"""
CTRL_C, CTRL_D = b"\x03", b"\x04"


class Terminal:
    """A program in a pseudo-terminal."""

    def __init__(self, process: subprocess.Popen[bytes], screen: int) -> None:
        self.process = process
        self.screen = screen
        self.said = ""

    def expect(self, text: str) -> Self:
        """Wait until the output contains a text; drop everything up to it."""
        until = time.monotonic() + PATIENCE
        while text not in self.said:
            ready, _, _ = select.select([self.screen], [], [], max(0.0, until - time.monotonic()))
            assert ready, f"waited for {text!r} in {self.said!r}"
            self.said += self._read()
        self.said = self.said.partition(text)[2]
        return self

    def _read(self) -> str:
        try:
            found = os.read(self.screen, 4096)
        except OSError:  # the program has ended
            found = b""
        assert found, f"the program ended after {self.said!r}"
        return found.decode(errors="replace")

    def type(self, line: bytes) -> Self:
        """Send keys."""
        os.write(self.screen, line)
        return self

    def press(self, key: bytes) -> Self:
        """Send a key once the program waits for input.

        Python handles a Ctrl-C that comes between prompt and read only after the next input.
        """
        until = time.monotonic() + PATIENCE
        while not self._waits():
            assert time.monotonic() < until, f"never waited for a key after {self.said!r}"
        return self.type(key)

    def _waits(self) -> bool:
        """Whether the program is asleep and has used no CPU time since the last look."""
        before = self._state()
        time.sleep(0.1)
        return before == self._state() and before[0] in "S-"

    def _state(self) -> tuple[str, ...]:
        stat = Path(f"/proc/{self.process.pid}/stat")
        if not stat.exists():  # no /proc on this system
            return ("-",)
        fields = stat.read_text().rpartition(")")[2].split()
        return (fields[0], fields[11], fields[12])

    def line(self, text: str = "") -> Self:
        """Type a line."""
        return self.type(text.encode() + b"\n")

    def exit_code(self) -> int:
        """Wait for the program's end."""
        return self.process.wait(PATIENCE)


@contextmanager
def corridor(*words: str, folder: Path, kind: str = "dumb") -> Iterator[Terminal]:
    """Start ``corridor`` in a pseudo-terminal, in this folder."""
    screen, inside = pty.openpty()
    process = subprocess.Popen(
        [sys.executable, "-c", PROGRAM, *words],
        stdin=inside,
        stdout=inside,
        stderr=inside,
        cwd=folder,
        env={**os.environ, "TERM": kind, "COLUMNS": "80"},
        start_new_session=True,
    )
    os.close(inside)
    try:
        yield Terminal(process, screen)
    finally:
        os.close(screen)  # a program that still runs gets SIGHUP
        process.wait(PATIENCE)


def test_a_newcomer_is_asked_what_to_play(tmp_path: Path) -> None:
    with corridor("play", folder=tmp_path) as terminal:
        terminal.expect("Which game would you like?").expect("Game: [1]").line("nine")
        terminal.expect("Type a number from 1 to 5.").line()
        terminal.expect("How many people, 1 to 2?").line()
        terminal.expect("your pawn: 1 a plain pawn, 2 PAC-MAN").line("3")
        terminal.expect("Do you want to go first?").line("y")
        terminal.expect("5  club player. Runs when it's ahead, and fences when it's behind.")
        terminal.expect("How strong should the computer be, 1 to 8? [1]").line("4")
        terminal.expect("Player 1 (W) starts on e1.").expect("Player 1 looks like Blinky.")
        terminal.expect("> ").line("e2").expect("Computer (X): ").expect("> ").line("quit")
        terminal.expect("Save the game in corridor-classic-2.qgn? [Y/n]").line()
        terminal.expect("To go on: corridor play --resume corridor-classic-2.qgn")
        assert terminal.exit_code() == 0
    record = read_record((tmp_path / "corridor-classic-2.qgn").read_text(encoding="utf-8"))
    assert record.characters == ("blinky", "pawn")


def test_friends_are_asked_for_their_names_and_the_lot_decides(tmp_path: Path) -> None:
    with corridor("play", folder=tmp_path) as terminal:
        terminal.expect("Game: [1]").line("3").expect("1 to 4?").line("2")
        terminal.expect("Name of player 1: [Player 1]").line("Ann")
        terminal.expect("Name of player 2: [Player 2]").line()
        terminal.expect("Ann, your pawn:").line("2")
        terminal.expect("Player 2, your pawn: 1 a plain pawn, 2 Blinky").line("1")
        terminal.expect("The seats are random.")
        terminal.expect("How strong should the computer be").line()
        terminal.expect("Ann looks like PAC-MAN.")


@pytest.mark.parametrize("leaving", [CTRL_C, CTRL_D])
def test_leaving_offers_to_save_and_says_how_to_go_on(tmp_path: Path, leaving: bytes) -> None:
    with corridor("play", "--mode", "pacman", "--people", "2", folder=tmp_path) as terminal:
        terminal.expect("> ").line("f6").expect("> ").press(leaving)
        terminal.expect("Save the game in corridor-pacman.qgn? [Y/n]").line("y")
        terminal.expect("To go on: corridor play --resume corridor-pacman.qgn")
        assert terminal.exit_code() == 0


@pytest.mark.parametrize("leaving", [CTRL_C, CTRL_D])
def test_leaving_twice_leaves_at_once(tmp_path: Path, leaving: bytes) -> None:
    with corridor("play", "--mode", "classic-2", "--people", "2", folder=tmp_path) as terminal:
        terminal.expect("> ").line("e2").expect("> ").press(leaving)
        terminal.expect("[Y/n]").press(leaving).expect("The game isn't saved.")
        assert terminal.exit_code() == 0


@pytest.mark.parametrize("leaving", [CTRL_C, CTRL_D])
def test_leaving_before_the_game_is_chosen_says_nothing_more(
    tmp_path: Path, leaving: bytes
) -> None:
    with corridor("play", folder=tmp_path) as terminal:
        terminal.expect("Game: [1]").press(leaving)
        assert terminal.exit_code() == 0


def test_a_long_count_shows_how_far_it_is(tmp_path: Path) -> None:
    words = ("perft", "--mode", "pacman", "--depth", "4")
    with corridor(*words, folder=tmp_path, kind="xterm") as terminal:
        terminal.expect("Counting").expect("693")
        assert terminal.exit_code() == 0
