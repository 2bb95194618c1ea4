"""Reading lines: how long ones are cut, and that a waiting program handles a signal."""

import io
import os
import subprocess
import sys

from corridor.engine.complaint import Complaint
from corridor.engine.line_talk import lines_of

# The signal is given to another thread, as it might come just before the read: the read goes on.
WAITING = """
import signal, sys, threading
from corridor.cli.speech.interrupts import sigterm_as_interrupt
from corridor.engine.line_talk import lines_of

def order() -> None:
    signal.pthread_kill(threading.get_ident(), signal.SIGTERM)

with sigterm_as_interrupt():
    try:
        for line in lines_of(sys.stdin.buffer):
            print(line, flush=True)
            threading.Timer(0.2, order).start()
    except KeyboardInterrupt:
        print("ended", flush=True)
"""


def test_lines_are_cut_and_empty_ones_passed_over() -> None:
    stream = io.BytesIO(b"uci\n\n  \r\nisready \n\xff\nquit")
    assert list(lines_of(stream)) == ["uci", "isready", "\ufffd", "quit"]


def test_a_line_may_come_in_pieces() -> None:
    back, front = os.pipe()
    with os.fdopen(back, "rb") as stream:
        lines = lines_of(stream)
        os.write(front, b"uci\nisre")
        assert next(lines) == "uci"
        os.write(front, b"ady\nq")
        assert next(lines) == "isready"
        os.close(front)
        assert list(lines) == ["q"]


def test_a_line_that_is_too_long_is_complained_about_and_the_next_is_heard() -> None:
    stream = io.BytesIO(b"a" * (1 << 20) + b"\n" + b"b" * (3 << 20) + b"\nquit\n")
    first, second, third = lines_of(stream)
    assert first == "a" * (1 << 20)
    assert isinstance(second, Complaint)
    assert third == "quit"


def test_an_order_that_comes_just_before_a_read_is_heard() -> None:
    with subprocess.Popen(
        [sys.executable, "-c", WAITING], stdin=subprocess.PIPE, stdout=subprocess.PIPE
    ) as program:
        assert program.stdin is not None
        assert program.stdout is not None
        try:
            program.stdin.write(b"hello\n")
            program.stdin.flush()
            assert program.stdout.readline() == b"hello\n"
            assert program.wait(30) == 0
            assert program.stdout.read() == b"ended\n"
        finally:
            program.kill()
