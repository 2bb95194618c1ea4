"""Finds Chromium: the system's own, or one that is downloaded once into build/."""

import os
import shutil
from functools import cache
from pathlib import Path
from xml.sax.saxutils import escape

from tests import node
from tests.fetched import BUILD, fetched, run

SYSTEM = ("chromium", "chromium-browser", "google-chrome")
PACKAGE = "@sparticuz/chromium@153.0.0"
# The browser makes no requests of its own: only to the server under test.
FLAGS = (
    "--no-sandbox --disable-gpu --disable-background-networking --disable-component-update "
    "--disable-sync --no-first-run --font-render-hinting=none"
).split()
_UNPACK = "import c from '@sparticuz/chromium'; await c.executablePath()"
# The package has the libraries and the font that a system without a desktop may lack.
_START = """\
#!/bin/sh
here=$(CDPATH='' cd -- "$(dirname -- "$0")" && pwd)
if ldd "$here/chromium" | grep -q 'not found'; then
    export LD_LIBRARY_PATH="$here/al2023/lib${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}"
fi
[ -e /etc/fonts/fonts.conf ] || export FONTCONFIG_FILE="$here/fonts.conf"
exec "$here/chromium" "$@"
"""
_FONTS = """\
<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
<dir>{folder}/fonts</dir><dir prefix="xdg">fonts</dir>
<cachedir>{folder}/fonts-cache</cachedir>
</fontconfig>
"""


@cache
def executable() -> Path:
    """The path of the browser; the variable CORRIDOR_CHROMIUM overrides it."""
    named = os.environ.get("CORRIDOR_CHROMIUM") or next(filter(None, map(shutil.which, SYSTEM)), "")
    return Path(named) if named else _downloaded()


def _downloaded() -> Path:
    """The build from npm, which needs no root."""
    start = fetched("browser", _fill) / "start"
    run(str(start), "--version", folder=BUILD)  # fails if it was built for another machine
    return start


def _fill(folder: Path) -> None:
    # It unpacks itself into the folder for temporary files, on Amazon's Linux with libraries.
    tools = {**node.environment(), "TMPDIR": str(folder), "AWS_EXECUTION_ENV": "22.x"}
    install = ("npm", "install", "--no-package-lock", "--no-audit", "--no-fund", PACKAGE)
    run(*install, folder=folder, environment=tools)
    run("node", "--input-type=module", "--eval", _UNPACK, folder=folder, environment=tools)
    shutil.rmtree(folder / "node_modules")
    (folder / "fonts.conf").write_text(_FONTS.format(folder=escape(str(BUILD / "browser"))))
    (folder / "start").write_text(_START)
    (folder / "start").chmod(0o755)
