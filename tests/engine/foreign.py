"""A foreign engine for tests, good or faulty: ``python foreign.py KIND``."""

import signal
import subprocess
import sys
import time
from pathlib import Path
from random import Random

KIND = sys.argv[1]


def say(*lines: str) -> None:
    sys.stdout.write("".join(f"{line}\n" for line in lines))
    sys.stdout.flush()


def good() -> None:
    """Speaks both protocols, with a fake thinker."""
    sys.path.insert(0, str(Path(__file__).parents[2]))
    from corridor.engine import GreedyPlayer, Limit
    from corridor.engine.qtp import run_qtp
    from corridor.engine.uci import run_uci
    from tests.engine.fakes import FakeThinker

    source, sink = sys.stdin.buffer, sys.stdout.buffer
    if KIND == "uci":
        run_uci(lambda _: FakeThinker(), source, sink)
    else:
        run_qtp(GreedyPlayer(), source, sink, limit=Limit(), rng=Random(1))


def bad() -> None:
    """Answers the greeting and then misbehaves."""
    if KIND == "stubborn":
        signal.signal(signal.SIGTERM, signal.SIG_IGN)
        signal.signal(signal.SIGINT, signal.SIG_IGN)
        subprocess.Popen([sys.executable, "-c", "import time; time.sleep(600)"])
    for line in sys.stdin:
        word = line.split()[0]
        if word == "uci":
            say("id name bad", "uciok")
        elif word == "isready":
            say("readyok")
        elif word == "go":
            go()
    while KIND == "stubborn":
        time.sleep(1)


def go() -> None:
    match KIND:
        case "dies":
            sys.exit("out of luck")
        case "garbled":
            say("bestmove zz9")
        case "illegal":
            say("bestmove e9")
        case "mute":
            say("bestmove")
        case "floods":
            for _ in range(50_000):
                say("info string " + "x" * 100)
            say("bestmove e2")


if __name__ == "__main__":
    good() if KIND in ("uci", "qtp") else bad()
