"""Who wins a maze with best play, against one to three ghosts: a program of its own.

``python -m corridor.lab.exact [MOST]`` reads position text from its input and writes a line of JSON
for each number of ghosts up to MOST. It works at low priority, and ends itself if it takes too
long.
"""

import json
import os
import resource
import sys
from collections.abc import Iterator

from corridor.lab.theory import theory
from corridor.rules.game import Game

MOST_GHOSTS = 3  # four take minutes and gigabytes
_KIND_TO_PLAYERS = 15  # niceness
_MOST_SECONDS = 120  # of processor time


def lines(position: str, most: int) -> Iterator[str]:
    """A line of JSON for each number of ghosts, from one on."""
    mode = Game.from_position(position).mode
    for ghosts in range(1, most + 1):
        found = theory(mode, str(ghosts), threads=1)
        yield json.dumps({"ghosts": found.ghosts, "start": str(found.start)})


def main() -> None:
    """Solve the maze of a position."""
    os.nice(_KIND_TO_PLAYERS)
    resource.setrlimit(resource.RLIMIT_CPU, (_MOST_SECONDS, _MOST_SECONDS))
    most = int(sys.argv[1]) if len(sys.argv) > 1 else MOST_GHOSTS
    for line in lines(sys.stdin.read(), most):
        sys.stdout.write(f"{line}\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
