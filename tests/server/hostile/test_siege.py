"""The bench of a siege runs: each attack is begun, and its row is printed with a ratio.

An attack that fails ends the bench. How long moves take is not judged here: the machine of the
tests is busy with other things.
"""

import subprocess
import sys
from pathlib import Path

SIEGE = Path(__file__).parents[3] / "bench" / "siege.py"
NUMBERS = 5  # of a row: calm, p50, p99, bot, ratio
ATTACKS = (
    "png-storm", "preview-storm", "slow-loris", "classroom",
    "bot-swarm", "ping-flood", "lobby-flood", "long-game",
)  # fmt: skip


def test_each_attack_is_begun_and_its_row_is_printed() -> None:
    words = ["--seconds", "0.3", "--matches", "2", "--games", "1", "--rest", "0"]
    done = subprocess.run(
        [sys.executable, str(SIEGE), *words], capture_output=True, text=True, check=False
    )
    assert done.returncode in (0, 1), done.stderr  # 1: moves came too late
    rows = [
        line.split(maxsplit=2 + NUMBERS) for line in done.stdout.splitlines() if " now " in line
    ]
    assert tuple(row[0] for row in rows) == ATTACKS, done.stdout
    assert all(float(word) >= 0 for row in rows for word in row[2 : 2 + NUMBERS])
    assert done.stdout.endswith("250 ms for moves at p99 and 5 s for bots\n")
