"""Runs a program that is killed when the process that started it ends.

Started as a script: ``kill_with_parent.py FD COMMAND ...``. The program inherits the
standard streams. When the other end of the pipe FD is closed, on purpose or because its holder was
killed, the program is killed with its whole process group.
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
    """Run the program and return its exit status."""
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
        os.close(stream)  # only the program holds them now, so they end with it
    threading.Thread(target=_watch, args=(lifeline,), daemon=True).start()
    status = program.wait()
    return status if status >= 0 else 128 - status


if __name__ == "__main__":
    os._exit(main())
