"""README: its examples run, its links exist."""

import doctest
import re
import subprocess
import sys
from pathlib import Path

_ROOT = Path(__file__).parent.parent
_README = _ROOT / "README.md"


def test_the_example_in_the_readme_runs() -> None:
    done = doctest.testfile(str(_README), module_relative=False)
    assert done.attempted > 5
    assert done.failed == 0


def test_every_link_of_the_readme_leads_to_a_file() -> None:
    text = _README.read_text(encoding="utf-8")
    links = re.findall(r"\]\(([^)]+)\)", text) + re.findall(r'src="([^"]+)"', text)
    assert len(links) > 10
    assert [link for link in links if not (_ROOT / link).exists()] == []


def test_the_picture_in_the_readme_needs_no_import_but_the_packages() -> None:
    text = _README.read_text(encoding="utf-8")
    said = re.search(r"`import corridor`.*?`(corridor\.draw\.[^`]+)`", text)
    assert said is not None
    program = f"import corridor\ngame = corridor.Game()\nprint({said[1]}.startswith('<svg'))"
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True
    )
    assert done.stdout == "True\n"
