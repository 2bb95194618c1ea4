"""The core replays the law's answers without Python, watched by address and UB sanitizers."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.conformance.replay_file import replay_lines
from tests.fetched import alone

_ROOT = Path(__file__).parent.parent.parent
_POSITIONS = 1_000


@pytest.fixture(scope="module")
def replay() -> Path:
    """The replay program, recompiled only if a source changed."""
    build = _ROOT / "build" / "replay"
    tools = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
    cmake = shutil.which("cmake", path=tools)
    assert cmake, "cmake is installed with the test tools"
    environment = {**os.environ, "PATH": tools}
    generator = ["-G", "Ninja"] if shutil.which("ninja", path=tools) else []
    configure = [cmake, "-S", str(_ROOT), "-B", str(build), *generator, "-DCORRIDOR_REPLAY=ON"]
    with alone("replay"):
        for command in (configure, [cmake, "--build", str(build), "-j", "2"]):
            done = subprocess.run(
                command, env=environment, capture_output=True, text=True, check=False
            )
            assert done.returncode == 0, done.stdout + done.stderr
    return build / "replay"


@pytest.mark.random
def test_core_replays_what_the_law_wrote_without_misbehaving(replay: Path, tmp_path: Path) -> None:
    path = tmp_path / "positions.txt"
    path.write_text("\n".join(replay_lines(_POSITIONS, "replay")) + "\n", encoding="utf-8")
    done = subprocess.run([replay, path], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr[:2000]
    assert int(done.stdout.split()[0]) > _POSITIONS


def test_replay_refuses_a_wrong_answer(replay: Path, tmp_path: Path) -> None:
    """The check itself can fail."""
    lines = list(replay_lines(1, "wrong"))
    wrong = [line.rsplit(" ", 1)[0] if line.startswith("moves ") else line for line in lines]
    path = tmp_path / "wrong.txt"
    path.write_text("\n".join(wrong) + "\n", encoding="utf-8")
    done = subprocess.run([replay, path], capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert "legal moves" in done.stderr
