"""Scans the page's TypeScript for catalogue keys and for hard-coded words."""

import re
from collections.abc import Iterator
from pathlib import Path

SOURCE = Path(__file__).parents[2] / "web" / "src"
# Prefixes of keys that only the page uses.
FAMILIES = (
    "page-", "home-", "watch-", "clock-", "table-", "join-", "elsewhere-", "return-", "play-",
    "board-",
)  # fmt: skip
_LITERAL = re.compile(r"""'((?:[a-z]+-)[a-z0-9_-]*)'|"((?:[a-z]+-)[a-z0-9_-]*)"|`([a-z]+-[^`]*)`""")
_CLASSES = re.compile(r"""class(?:Name)?=(?:"[^"]*"|'[^']*'|\{`[^`]*`\})""")
_SAID = re.compile(r"""\bsay\(\s*'([a-z][a-z0-9_-]*)'""")
_TEXT = re.compile(r">([^<>{}=;()]*[A-Za-z]{2,}[^<>{}=;()]*)</")
_READ = re.compile(r"""\b(?:aria-label|title|placeholder|alt)="([^"]*[A-Za-z]{2,}[^"]*)\"""")
BRAND = "Corridor"


def sources() -> Iterator[tuple[str, str]]:
    """Every module of the page without its tests."""
    for path in sorted(SOURCE.rglob("*.ts*")):
        if ".test." not in path.name:
            yield str(path.relative_to(SOURCE)), path.read_text(encoding="utf-8")


def looked_up() -> Iterator[tuple[str, str, bool]]:
    """Every use of a key: its place, the key or its beginning, and whether it is complete."""
    for name, text in sources():
        for found in _SAID.finditer(text):
            yield name, found[1].replace("_", "-"), True
        for found in _LITERAL.finditer(_CLASSES.sub("", text)):
            key = next(filter(None, found.groups()))
            if key.startswith(FAMILIES):
                start, _, rest = key.partition("${")
                yield name, start.replace("_", "-"), not rest


def literals() -> set[str]:
    """Every literal that may be a key."""
    found = [_LITERAL.findall(text) for _name, text in sources()]
    return {next(filter(None, one)).replace("_", "-") for ones in found for one in ones}


def hard_coded() -> Iterator[str]:
    """Words in the source that would be shown to people."""
    for name, text in sources():
        for found in (*_TEXT.finditer(text), *_READ.finditer(text)):
            if found[1].strip() != BRAND:
                yield f"{name}: {found[1].strip()!r}"
