"""Tables on disk: complete or absent, refused when broken, resumed after a kill."""

import signal
import struct
import subprocess
import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from corridor.engine import _core
from corridor.engine.complaint import Complaint
from corridor.rules.board import Board, bits
from corridor.rules.layout import Layout
from corridor.rules.modes import make_mode
from corridor.solver import Progress, Tables, Verdict, solve
from corridor.solver.chase import Chase
from corridor.solver.store import drafting
from tests.solver import games

MODE = make_mode("pacman", lives=2)
UNEVEN = replace(MODE.layout, name="uneven", board=Board.of(["b3h"]))
CHILD = """
import os, resource, signal, sys
from corridor.rules.modes import make_mode
from corridor.solver import solve

def watch(progress):
    if sys.argv[2] == "kill" and progress.done == 6:
        os.kill(os.getpid(), signal.SIGKILL)

if sys.argv[2] == "full":
    resource.setrlimit(resource.RLIMIT_FSIZE, (20_000, 20_000))
solve(make_mode("pacman", lives=2), sys.argv[1], ghosts="B", watch=watch)
"""


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("tables") / "whole.chase"
    solve(MODE, path, ghosts="B")
    return path


def child(path: Path, what: str) -> "subprocess.CompletedProcess[str]":
    return subprocess.run(
        [sys.executable, "-c", CHILD, path, what], capture_output=True, text=True, check=False
    )


def stages_solved(path: Path) -> set[int]:
    """Solve, and return the indices of the stages that were solved."""
    seen: set[int] = set()

    def watch(progress: Progress) -> None:
        seen.add(progress.done)

    solve(MODE, path, ghosts="B", watch=watch)
    return seen


def test_a_killed_run_is_gone_on_with_where_it_was(whole: Path, tmp_path: Path) -> None:
    path = tmp_path / "killed.chase"
    assert child(path, "kill").returncode == -signal.SIGKILL
    assert not path.exists()
    worked_on = stages_solved(path)
    assert min(worked_on) == 6
    assert path.read_bytes() == whole.read_bytes()
    assert [file.name for file in tmp_path.iterdir()] == ["killed.chase"]


def test_a_full_disk_is_said_and_leaves_no_table(whole: Path, tmp_path: Path) -> None:
    """A limit on the size of files stands for the disk: the system refuses the same call."""
    path = tmp_path / "full.chase"
    said = child(path, "full").stderr
    assert "cannot be written: File too large" in said
    assert not path.exists()
    assert min(stages_solved(path)) > 0
    assert path.read_bytes() == whole.read_bytes()


def test_what_a_kill_left_half_written_is_not_trusted(whole: Path, tmp_path: Path) -> None:
    path = tmp_path / "torn.chase"
    child(path, "kill")
    part = path.with_name("torn.chase.part")
    data = bytearray(part.read_bytes())
    data[-10] ^= 1
    part.write_bytes(data + b"half a stage")
    assert min(stages_solved(path)) == 4
    assert path.read_bytes() == whole.read_bytes()


def test_a_watcher_may_end_the_work(tmp_path: Path) -> None:
    def watch(_progress: Progress) -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        solve(MODE, tmp_path / "ended.chase", ghosts="B", watch=watch)
    assert not (tmp_path / "ended.chase").exists()


def test_two_programs_may_not_make_one_file(tmp_path: Path) -> None:
    path = tmp_path / "one.chase"
    with drafting(Chase.of(MODE, "B"), path):
        said = subprocess.run(
            [sys.executable, "-c", CHILD, path, "run"], capture_output=True, text=True, check=False
        )
    assert "is making" in said.stderr


Damage = Callable[[bytearray], object]


@pytest.mark.parametrize(
    ("damage", "said"),
    [
        (lambda data: data.__setitem__(0, 0), "no tables"),
        (lambda data: data.__setitem__(15, 9), "another version"),
        (lambda data: data.__delitem__(slice(-1, None)), "broken"),
        (lambda data: data.__delitem__(slice(40, 50)), "broken"),
        (lambda data: data.__setitem__(20, data[20] ^ 1), "broken"),
        (lambda data: data.__setitem__(-100, data[-100] ^ 1), "broken"),
        (lambda data: data.clear(), "no tables"),
    ],
)
def test_a_broken_or_foreign_file_is_refused(
    damage: Damage, said: str, whole: Path, tmp_path: Path
) -> None:
    data = bytearray(whole.read_bytes())
    damage(data)
    path = tmp_path / "broken.chase"
    path.write_bytes(data)
    with pytest.raises(Complaint, match=said):
        Tables(path)


def test_a_broken_chunk_is_refused_when_it_is_asked(whole: Path, tmp_path: Path) -> None:
    tables = Tables(whole)
    entry = next(one for one in tables.directory.entries if one.pellets == 15)
    position = games.with_lives(MODE, 1, ghosts=1)
    data = bytearray(whole.read_bytes())
    for at in range(entry.offset + entry.index_size, entry.offset + entry.size):
        data[at] ^= 0x55
    path = tmp_path / "chunk.chase"
    path.write_bytes(data)
    with pytest.raises(Complaint, match="broken"):
        Tables(path).value(position)


def test_a_position_of_another_game_is_refused(whole: Path) -> None:
    tables = Tables(whole)
    assert tables.value(games.with_lives(MODE, 1, ghosts=1)) in Verdict
    other = make_mode("pacman", layout="open", lives=2)
    for position in (
        games.with_lives(other, 1, ghosts=1),
        games.with_lives(MODE, 1, ghosts=2),
        games.with_lives(make_mode("pacman"), 3, ghosts=1),
    ):
        with pytest.raises(Complaint, match="does not hold this position"):
            tables.value(position)
    with pytest.raises(Complaint, match="Only the mode pacman"):
        tables.value(make_mode("classic-2").start())


def test_only_the_basic_chase_can_be_solved(tmp_path: Path) -> None:
    for mode in ("classic-2", "pacman-advanced"):
        with pytest.raises(Complaint, match=mode):
            solve(make_mode(mode), tmp_path / "no.chase")
    for ghosts in ("X", "0", "5", "BX", "-1"):
        with pytest.raises(Complaint, match="names no ghosts"):
            Chase.of(MODE, ghosts)


def test_stages_that_are_alike_are_kept_once(tmp_path: Path) -> None:
    """With the fourth life a catch is worth what it is with the third."""
    tables = solve(make_mode("pacman", lives=4), tmp_path / "lives.chase", ghosts="B")
    places = {(entry.lives, entry.pellets): entry.offset for entry in tables.directory.entries}
    assert len(places) == 60
    assert all(places[4, pellets] == places[3, pellets] for pellets in range(1, 16))


@pytest.mark.parametrize(("layout", "stored"), [("recon-1", 11), (UNEVEN, 15), ("open", 5)])
def test_mirrored_stages_are_kept_once(layout: str | Layout, stored: int, tmp_path: Path) -> None:
    """recon-1 has one mirror line, open all eight symmetries of the board."""
    chase = games.chase("B", layout=layout)
    tables = solve(chase.mode, tmp_path / "mirrored.chase", ghosts="B")
    entries = tables.directory.entries
    assert len(entries) == 15
    assert len({entry.offset for entry in entries}) == stored
    plain = _core.PlainSolver(chase.numbers)
    plain.solve(1, 15)
    assert plain.compare(tables.core, 5)[1] == 0
    for entry in entries:
        start = games.with_lives(chase.mode, 1, ghosts=1)
        squares = [tables.directory.pellets[pellet] for pellet in bits(entry.pellets)]
        position = replace(start, pellets=sum(1 << square for square in squares))
        assert tables.value(position) == entry.start


def test_homes_must_be_mirrored_too_where_ghosts_return_to_them(tmp_path: Path) -> None:
    """Blinky starts on e9: of the symmetries of the open board only one keeps that square."""
    mode = make_mode("pacman", layout="open", lives=1, ghost_return="next_turn")
    tables = solve(mode, tmp_path / "homes.chase", ghosts="B")
    assert len({entry.offset for entry in tables.directory.entries}) == 9


def test_the_file_is_as_it_is_described(whole: Path) -> None:
    data = whole.read_bytes()
    assert data[:16] == b"corridor chase\n\x02"
    offset, size, _sum, end = struct.unpack("<QQQ8s", data[-32:])
    assert end == b"\nend of\n"
    assert offset + size + 32 == len(data)
    assert data[offset : offset + 1] == b"{"
