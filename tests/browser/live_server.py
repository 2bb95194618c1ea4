"""A server in a process of its own."""

import os
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx

from corridor.server.run import bind
from corridor.server.settings import ENVIRONMENT, Settings

PATIENCE = 60.0


@contextmanager
def serving(folder: Path, *, grace: float = 2.0, patience: float = 2.0) -> Iterator[str]:
    """The address of a fresh server, which is ended with the block."""
    # No rate limits: all tests come from one address, and fast.
    settings = Settings(data=str(folder), limits=False, grace=grace, patience=patience, poll=0.5,
                        analysis_nodes=2000, review_nodes=300)  # fmt: skip
    sock = bind("127.0.0.1", 0)
    address = f"http://127.0.0.1:{sock.getsockname()[1]}"
    process = subprocess.Popen(
        [sys.executable, "-m", "corridor.server.worker", str(sock.fileno())],
        pass_fds=[sock.fileno()],
        env={**os.environ, ENVIRONMENT: settings.text()},
    )
    sock.close()
    try:
        _wait_for(address)
        yield address
    finally:
        process.terminate()
        process.wait(PATIENCE)


def _wait_for(address: str) -> None:
    until = time.monotonic() + PATIENCE
    with httpx.Client(base_url=address, trust_env=False, timeout=PATIENCE) as web:
        while True:
            try:
                if web.get("/ready").is_success:
                    return
            except httpx.HTTPError:
                assert time.monotonic() < until, "the server does not answer"
            time.sleep(0.05)
