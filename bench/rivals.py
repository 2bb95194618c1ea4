"""Other programs to compare with, each in its own environment; and the CPU's name."""

import json
import os
import subprocess
import sys
import venv
from pathlib import Path
from typing import Any, Self

ROOT = Path(__file__).parent.parent


def machine() -> str:
    """CPU model and core count; never host, user or path, since figures are published."""
    lines = Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines()
    models = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    version = ".".join(str(part) for part in sys.version_info[:3])
    return f"{models[0] if models else 'unknown'}, {os.cpu_count()} cores, Python {version}"


def python_with(requirement: str, module: str) -> Path:
    """A Python with a package installed; made on the first run, made again if it is incomplete."""
    home = ROOT / "build" / "bench" / requirement.partition("==")[0]
    python = home / "bin" / "python"
    works = [str(python), "-c", f"import {module}"]
    if not python.exists() or subprocess.run(works, capture_output=True, check=False).returncode:
        venv.create(home, clear=True, with_pip=True)
        subprocess.run([python, "-m", "pip", "install", "--quiet", requirement], check=True)
    return python


class Rival:
    """A child process that answers JSON lines."""

    def __init__(self, python: Path, script: str) -> None:
        path = Path(__file__).parent / "foreign" / script
        self._process = subprocess.Popen(
            [python, path],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
        )

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        assert self._process.stdin is not None
        self._process.stdin.close()
        self._process.wait()

    def tell(self, message: object) -> None:
        """Send a line that has no answer."""
        assert self._process.stdin is not None
        self._process.stdin.write(json.dumps(message) + "\n")
        self._process.stdin.flush()

    def ask(self, message: object) -> dict[str, Any]:
        """Send a line and wait for its answer."""
        self.tell(message)
        assert self._process.stdout is not None
        answer: dict[str, Any] = json.loads(self._process.stdout.readline())
        return answer
