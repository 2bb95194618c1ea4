"""Writes the pages that are made from the program itself; with --check, says which are stale.

A generator yields pages: a path under docs/ and what the file there holds.
"""

import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TypeAlias

from balance_pages import balance_pages
from cli_pages import cli_pages
from maze_pages import maze_pages
from rulebook import rule_pages
from truth_tables import truth_pages

DOCS = Path(__file__).parent
Pages: TypeAlias = Iterator[tuple[str, str]]

GENERATORS: tuple[Callable[[], Pages], ...] = (
    balance_pages,
    cli_pages,
    rule_pages,
    maze_pages,
    truth_pages,
)


def main(*words: str) -> int:
    """Write every page, or compare it with the file there."""
    stale = []
    for generator in GENERATORS:
        for name, text in generator():
            file = DOCS / name
            if file.exists() and file.read_text(encoding="utf-8") == text:
                continue
            stale.append(name)
            if "--check" not in words:
                file.parent.mkdir(parents=True, exist_ok=True)
                file.write_text(text, encoding="utf-8")
    for name in stale:
        print(f"stale: docs/{name}" if "--check" in words else f"wrote docs/{name}")
    return 1 if stale and "--check" in words else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
