"""A child process that talks in lines and is always killed at the end."""

import contextlib
import os
import queue
import shlex
import signal
import subprocess
import sys
import tempfile
import threading
import time
from pathlib import Path
from typing import IO

from corridor.engine.complaint import Complaint, quoted

_RUNNER = Path(__file__).with_name("kill_with_parent.py")
_LONGEST_LINE = 1 << 20
_MOST_UNREAD = 10_000  # lines; a program that writes more blocks until they are read
_GRACE = 1.0  # seconds to exit by itself


class ProgramDied(Complaint):
    """The program ended without being asked to."""


class ProgramSilent(Complaint):
    """The program did not answer in time."""


class Child:
    """A program in a process group of its own, killed as a whole at the end."""

    def __init__(self, command: str) -> None:
        self.command = command
        try:
            words = shlex.split(command)
        except ValueError:
            words = []
        if not words:
            raise Complaint("engine-bad-command", command=quoted(command))
        self._complaints = tempfile.TemporaryFile()  # noqa: SIM115  closed with the program
        lifeline, self._lifeline = os.pipe()
        try:
            self._process = subprocess.Popen(  # noqa: S603  the user's own command
                [sys.executable, "-I", str(_RUNNER), str(lifeline), *words],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=self._complaints,
                pass_fds=(lifeline,),
                start_new_session=True,
            )
        finally:
            os.close(lifeline)
        self._lines: queue.Queue[str | None] = queue.Queue(_MOST_UNREAD)
        self._closing = threading.Event()
        self._reader = threading.Thread(target=self._read_all, daemon=True)
        self._reader.start()

    @property
    def pid(self) -> int:
        """The process group of the program."""
        return self._process.pid

    def send(self, line: str) -> None:
        """Write one line."""
        pipe = _given(self._process.stdin)
        try:
            pipe.write(line.encode() + b"\n")
            pipe.flush()
        except (OSError, ValueError):
            raise self._died() from None

    def read(self, deadline: float) -> str:
        """The next line, without its end; ``deadline`` is a moment of ``time.monotonic``."""
        try:
            line = self._lines.get(timeout=max(0.0, deadline - time.monotonic()))
        except queue.Empty:
            raise ProgramSilent("engine-program-silent", command=quoted(self.command)) from None
        if line is None:
            raise self._died()
        return line

    def forget(self) -> None:
        """Drop the lines that have not been read."""
        with contextlib.suppress(queue.Empty):
            while (line := self._lines.get_nowait()) is not None:
                pass
            self._lines.put_nowait(line)  # the end of the stream stays in the queue

    def close(self, farewell: str | None = None) -> None:
        """End the program: close its input, then kill it."""
        if self._lifeline < 0:
            return
        self._closing.set()
        with contextlib.suppress(Complaint, OSError, subprocess.TimeoutExpired):
            if farewell is not None:
                self.send(farewell)
            _given(self._process.stdin).close()
            self._process.wait(_GRACE)
        self._kill()

    def _kill(self) -> None:
        with contextlib.suppress(ProcessLookupError, PermissionError):
            os.killpg(self._process.pid, signal.SIGKILL)
        os.close(self._lifeline)
        self._lifeline = -1
        self._process.wait()
        self._reader.join(_GRACE)
        for stream in (self._process.stdin, self._process.stdout, self._complaints):
            with contextlib.suppress(OSError):
                _given(stream).close()

    def _read_all(self) -> None:
        pipe = _given(self._process.stdout)
        with contextlib.suppress(ValueError, OSError):  # closed by `close` meanwhile
            while line := pipe.readline(_LONGEST_LINE):
                if not self._put(line.decode(errors="replace").rstrip("\r\n")):
                    return
        self._put(None)

    def _put(self, line: str | None) -> bool:
        while not self._closing.is_set():
            with contextlib.suppress(queue.Full):
                self._lines.put(line, timeout=0.1)
                return True
        return False

    def _died(self) -> ProgramDied:
        with contextlib.suppress(subprocess.TimeoutExpired):
            self._process.wait(_GRACE)
        last = ""
        with contextlib.suppress(OSError, ValueError):
            self._complaints.seek(max(0, self._complaints.seek(0, os.SEEK_END) - _LONGEST_LINE))
            last = self._complaints.read().decode(errors="replace").strip().rpartition("\n")[2]
        return ProgramDied(
            "engine-program-died", command=quoted(self.command), last=quoted(last) or "none"
        )


def _given(stream: IO[bytes] | None) -> IO[bytes]:
    assert stream is not None  # noqa: S101  every stream is a pipe
    return stream
