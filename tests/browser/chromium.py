"""A real Chromium: the system's own, or one that is downloaded once into build/."""

import fcntl
import os
import shutil
import subprocess
from functools import cache
from pathlib import Path

BUILD = Path(__file__).parents[2] / "build" / "chromium"
SYSTEM = ("chromium", "chromium-browser", "google-chrome")
PACKAGE = "@sparticuz/chromium@153.0.0"
# A browser in a test talks to nobody but the server under test.
FLAGS = (
    "--no-sandbox --disable-gpu --disable-background-networking --disable-component-update "
    "--disable-sync --no-first-run --font-render-hinting=none"
).split()
_UNPACK = "import c from '@sparticuz/chromium'; console.log(await c.executablePath())"


@cache
def executable() -> Path:
    """Where the browser is; CORRIDOR_CHROMIUM names another."""
    named = os.environ.get("CORRIDOR_CHROMIUM") or next(filter(None, map(shutil.which, SYSTEM)), "")
    return Path(named) if named else _downloaded()


def _downloaded() -> Path:
    """A build that npm carries and that needs no root."""
    BUILD.mkdir(parents=True, exist_ok=True)
    with (BUILD / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not (BUILD / "node_modules").is_dir():
            _run("npm", "install", "--no-package-lock", "--no-audit", "--no-fund", PACKAGE)
        return Path(_run("node", "--input-type=module", "--eval", _UNPACK).strip())


def _run(*words: str) -> str:
    # It unpacks itself into the folder for temporary files.
    environment = {**os.environ, "TMPDIR": str(BUILD)}
    done = subprocess.run(
        words, cwd=BUILD, env=environment, capture_output=True, text=True, check=False
    )
    if done.returncode:
        raise RuntimeError(f"{' '.join(words[:2])}: {done.stderr[-2000:]}")
    return done.stdout
