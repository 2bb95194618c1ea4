"""SIGINT in child processes of tests."""

import subprocess
import sys
from pathlib import Path

CHILD = "import signal; print(signal.getsignal(signal.SIGINT))"
# Like `nohup ./dev test &`: this process ignores SIGINT and starts another.
IGNORING = f"""
import os, signal, subprocess, sys
signal.signal(signal.SIGINT, signal.SIG_IGN)
from tests.processes import let_children_receive_sigint
let_children_receive_sigint()
os.kill(os.getpid(), signal.SIGINT)  # still ignored here
subprocess.run([sys.executable, "-c", {CHILD!r}])
"""


def test_programs_hear_interrupts_where_the_tests_ignore_them() -> None:
    words = [sys.executable, "-c", IGNORING]
    root = Path(__file__).parents[1]
    said = subprocess.run(words, cwd=root, capture_output=True, text=True, check=True).stdout
    assert "default_int_handler" in said
