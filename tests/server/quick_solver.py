"""The solver of mazes for tests: one and two ghosts, and not at low priority.

On a busy machine the real one may wait for minutes.
"""

import sys

from corridor.lab.exact import lines

if __name__ == "__main__":
    for line in lines(sys.stdin.read(), 2):
        print(line, flush=True)
