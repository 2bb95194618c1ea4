"""Which sentences each screen of the page can say, found by following its imports."""

import re
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path

from corridor import i18n
from tests.i18n.page_scan import SOURCE

_IMPORT = re.compile(r"""^(?:import|export)(?! type)\s[^;]*?from '(\.[^']+)'""", re.MULTILINE)
_LITERAL = re.compile(r"""'([a-z]+(?:-[a-z0-9_]+)+)'|`([a-z]+-[^`$]*)(\$)?""")


def reached(*names: str) -> set[Path]:
    """The modules that are loaded with some, without those that are loaded later."""
    found: set[Path] = set()
    todo = [(SOURCE / name).resolve() for name in names]
    while todo:
        path = todo.pop()
        if path not in found:
            found.add(path)
            todo += _imported(path)
    return found


@cache
def _imported(path: Path) -> tuple[Path, ...]:
    text = path.read_text(encoding="utf-8")
    return tuple(_module(path.parent / name) for name in _IMPORT.findall(text))


def _module(wanted: Path) -> Path:
    tries = (f"{wanted}.ts", f"{wanted}.tsx", f"{wanted}/index.ts", f"{wanted}/index.tsx", wanted)
    return next(Path(one).resolve() for one in tries if Path(one).is_file())


def said(modules: Iterable[Path]) -> Iterator[tuple[str, str]]:
    """The keys in some modules, each with its module; of keys that end in a code, one of them."""
    for path in modules:
        if path.suffix in {".ts", ".tsx"}:
            for key in _keys(path):
                yield str(path.relative_to(SOURCE)), key


@cache
def _keys(path: Path) -> tuple[str, ...]:
    found = []
    for whole, begun, open_end in _LITERAL.findall(path.read_text(encoding="utf-8")):
        key = (whole or begun).replace("_", "-")
        if open_end:
            family = [one for part in i18n.parts() for one in _of_part(part) if one.startswith(key)]
            found += family[:1]
        elif i18n.part_of(key):
            found.append(key)
    return tuple(found)


@cache
def _of_part(part: str) -> tuple[str, ...]:
    return tuple(re.findall(r"^([a-z][a-z0-9-]*) =", i18n.catalogue("en", part), re.MULTILINE))


def declared() -> dict[str, set[str]]:
    """The parts of each screen, as ``screens/parts.ts`` lists them."""
    text = (SOURCE / "screens" / "parts.ts").read_text(encoding="utf-8")
    lists: dict[str, list[str]] = {}
    for name, words in re.findall(r"const (\w+) = \[(.*?)\];", text):
        lists[name] = list(_read(words, lists))
    rows = re.findall(r"^  (\w+): (?:\[(.*?)\]|(\w+)),$", text, re.MULTILINE)
    return {
        name: set(lists[other] if other else _read(words, lists)) for name, words, other in rows
    }


def _read(words: str, lists: dict[str, list[str]]) -> Iterator[str]:
    for word in filter(None, words.split(", ")):
        if word.startswith("..."):
            yield from lists[word.removeprefix("...")]
        else:
            yield word.strip("'")
