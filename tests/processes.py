"""Which processes there are, read from the kernel, and how those of tests are started."""

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
    """Every process that has not ended; one that only waits to be asked about has."""
    for folder in Path("/proc").iterdir():
        if not folder.name.isdecimal():
            continue
        try:
            state, parent, group = (folder / "stat").read_text().rpartition(")")[2].split()[:3]
            words = (folder / "cmdline").read_bytes().replace(b"\0", b" ").decode(errors="replace")
        except OSError:
            continue  # it ended meanwhile
        if state not in "ZX":
            yield Process(int(folder.name), int(parent), int(group), words)


def let_children_hear_interrupts() -> None:
    """Start programs with SIGINT at its default, also where this process was told to ignore it.

    ``nohup ./dev test &`` and most CI start with SIGINT ignored, and what is ignored stays so in
    every program that is started. What is handled does not: so here a handler ignores it.
    """
    if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
        signal.signal(signal.SIGINT, lambda _signal, _frame: None)
