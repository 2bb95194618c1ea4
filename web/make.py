"""Writes the files of the page that are generated from the package; --check names the stale."""

import sys
from pathlib import Path

from web import geometry, pieces, wire

ROOT = Path(__file__).parents[1]
MADE = (geometry, pieces, wire)


def main(*words: str) -> int:
    """Write every file that is not as it should be, or compare only."""
    stale = [made for made in MADE if _read(made.FILE) != made.text()]
    for made in stale:
        name = made.FILE.relative_to(ROOT)
        if "--check" in words:
            print(f"stale: {name}; run `.venv/bin/python -m web.make`")
        else:
            made.FILE.write_text(made.text(), encoding="utf-8")
            print(f"wrote {name}")
    return 1 if stale and "--check" in words else 0


def _read(file: Path) -> str:
    return file.read_text(encoding="utf-8") if file.exists() else ""


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
