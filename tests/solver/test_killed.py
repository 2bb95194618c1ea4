"""The command ``corridor solve`` as a process: killed at random stages, and on a full disk."""

import json
import signal
import subprocess
import sys
import time
import zlib
from pathlib import Path
from random import Random

import pytest

PROGRAM = (sys.executable, "-c", "from corridor.cli import main; main()")
STAGES = 15
KILLS = 3
SEED = 3
LIMITED = 'ulimit -f 4000; exec "$@"'  # blocks of half a kilobyte; the whole file has 10 MB
NO_MOUNT = 9
# A disk in a namespace of its own. All but two megabytes are taken, and given back later.
SMALL_DISK = """
folder=$1 out=$2; shift 2
mount -t tmpfs -o size=40m none "$folder" || exit 9  # NO_MOUNT
head -c 38m /dev/zero >"$folder/.taken"
"$@"; echo $? >&2; ls "$folder" >&2
rm "$folder/.taken" && "$@" && cp "$folder/full.chase" "$out"
"""


def solving(path: Path) -> list[str]:
    """The words of the command: 15 stages, a tenth of a second each."""
    return [*PROGRAM, "solve", "--lives", "1", "--ghosts", "3", "--out", str(path)]


def run(*words: str) -> "subprocess.CompletedProcess[str]":
    return subprocess.run(words, capture_output=True, text=True, check=False)


def finished(path: Path) -> int:
    """How many stages of a file are kept."""
    try:
        journal = path.with_name(f"{path.name}.part.json").read_text()
    except FileNotFoundError:
        return STAGES if path.exists() else 0
    return len(json.loads(journal)["stages"])


def killed(path: Path, stages: int) -> bool:
    """Kill it once it keeps so many stages more; false if it was done before."""
    before = finished(path)
    program = subprocess.Popen(solving(path), stdout=subprocess.DEVNULL)
    try:
        while program.poll() is None and (now := finished(path)) < before + stages:
            assert now >= before, "it goes on where it was"
            time.sleep(0.001)
    finally:
        program.kill()
        program.wait()
    return program.returncode == -signal.SIGKILL


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> int:
    """The checksum of tables that were made in one go."""
    path = tmp_path_factory.mktemp("tables") / "whole.chase"
    assert run(*solving(path)).returncode == 0
    return zlib.crc32(path.read_bytes())


def test_a_command_that_is_killed_at_random_stages_ends_with_the_same_file(
    whole: int, tmp_path: Path
) -> None:
    path = tmp_path / "killed.chase"
    rng = Random(SEED)
    kills = 0
    while not kills:  # on a busy machine it may be done before it is looked at
        path.unlink(missing_ok=True)
        kills = sum(killed(path, rng.randint(1, 4)) for _ in range(KILLS))
    assert run(*solving(path)).returncode == 0
    assert zlib.crc32(path.read_bytes()) == whole
    assert [file.name for file in tmp_path.iterdir()] == ["killed.chase"]


def test_a_command_that_may_write_no_more_says_so_and_leaves_no_table(
    whole: int, tmp_path: Path
) -> None:
    path = tmp_path / "limited.chase"
    done = run("sh", "-c", LIMITED, "sh", *solving(path))
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr.startswith(f"corridor: {path} cannot be written: File too large.")
    assert done.stderr.count("\n") == 1
    assert not path.exists()
    assert 0 < finished(path) < STAGES
    assert run(*solving(path)).returncode == 0
    assert zlib.crc32(path.read_bytes()) == whole


def test_a_full_disk_is_said_and_is_no_harm_once_there_is_room(whole: int, tmp_path: Path) -> None:
    disk, out = tmp_path / "disk", tmp_path / "out.chase"
    disk.mkdir()
    words = ["sh", "-c", SMALL_DISK, "sh", str(disk), str(out), *solving(disk / "full.chase")]
    try:
        done = run("unshare", "--user", "--map-root-user", "--mount", *words)
    except FileNotFoundError:
        pytest.skip("no command unshare")
    if done.returncode == NO_MOUNT or done.stderr.startswith("unshare:"):
        pytest.skip("no disk of one's own may be mounted here")
    said, code, *left = done.stderr.splitlines()
    assert "full.chase cannot be written: No space left on device." in said
    assert code == "1"
    assert sorted(left) == ["full.chase.part", "full.chase.part.json"]
    assert done.returncode == 0
    assert zlib.crc32(out.read_bytes()) == whole
