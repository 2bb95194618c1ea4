"""Running processes, read from /proc, and SIGINT for child processes of tests."""

import signal
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True)
class Process:
    pid: int
    parent: int
    group: int
    command: str


def alive() -> Iterator[Process]:
    """All running processes, without zombies."""
    for folder in Path("/proc").iterdir():
        if not folder.name.isdecimal():
            continue
        try:
            state, parent, group = (folder / "stat").read_text().rpartition(")")[2].split()[:3]
            words = (folder / "cmdline").read_bytes().replace(b"\0", b" ").decode(errors="replace")
        except OSError:
            continue  # it has ended since
        if state not in "ZX":
            yield Process(int(folder.name), int(parent), int(group), words)


def let_children_receive_sigint() -> None:
    """Make child processes start with the default action for SIGINT.

    ``nohup ./dev test &`` and most CI start with SIGINT ignored, which children inherit. A handler
    is not inherited, so a handler that does nothing replaces SIG_IGN here.
    """
    if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
        signal.signal(signal.SIGINT, lambda _signal, _frame: None)
