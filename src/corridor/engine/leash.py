"""Runs a program that must not outlive whoever asked for it.

Started as a script: ``leash.py FD COMMAND ...``. The program speaks through the same standard
streams. When the other end of the pipe FD is closed, by a good-bye or because its holder was
killed, the program is killed with all that it started.
"""

import os
import signal
import subprocess
import sys
import threading

_NO_SUCH_PROGRAM = 127


def _watch(lifeline: int) -> None:
    os.read(lifeline, 1)
    os.killpg(0, signal.SIGKILL)


def main() -> int:
    """Run the program and hand on how it ended."""
    lifeline, command = int(sys.argv[1]), sys.argv[2:]
    # The arena's processes ignore SIGINT, and a program would inherit that. A handler is not
    # inherited, so the program starts with the default; this process still does nothing.
    signal.signal(signal.SIGINT, lambda _signal, _frame: None)
    try:
        program = subprocess.Popen(command)  # noqa: S603  the user's own command
    except OSError as error:
        sys.stderr.write(f"{error}\n")
        return _NO_SUCH_PROGRAM
    for stream in (0, 1):
        os.close(stream)  # they are the program's now: their end is its end
    threading.Thread(target=_watch, args=(lifeline,), daemon=True).start()
    status = program.wait()
    return status if status >= 0 else 128 - status


if __name__ == "__main__":
    os._exit(main())
