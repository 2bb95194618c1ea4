"""The guide to a new mode: its example runs, and every file it names is there."""

import doctest
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
RULES = ROOT / "src/corridor/rules"
GUIDE = ROOT / "docs/guides/new-mode.md"
TEXT = GUIDE.read_text(encoding="utf-8")


def test_the_example_must_run() -> None:
    failed, tried = doctest.testfile(str(GUIDE), module_relative=False)
    assert (failed, tried > 4) == (0, True)


def test_the_line_must_stand_in_modes() -> None:
    (line,) = re.findall(r"```python\n(.*)\n```", TEXT)
    assert line in (RULES / "modes.py").read_text(encoding="utf-8").splitlines()


@pytest.mark.parametrize("family", ["classic", "pacman", "advanced"])
def test_every_family_must_have_the_modules_that_the_guide_lists(family: str) -> None:
    listed = re.findall(r"^\| `(\w+\.py)` \|", TEXT, re.MULTILINE)
    assert len(listed) == 7
    assert [name for name in listed if not (RULES / family / name).is_file()] == []


def test_every_path_must_exist() -> None:
    named = set(re.findall(r"`((?:core|src|tests|engine|draw)/[\w./-]+)`", TEXT))
    assert len(named) > 7
    roots = (ROOT, ROOT / "src/corridor")
    assert [name for name in named if not any((root / name).exists() for root in roots)] == []
