"""What every test stands on."""

import os
from pathlib import Path

import hypothesis
import pytest

from tests.processes import let_children_hear_interrupts

RULES = Path(__file__).parent / "rules"
BROWSER = Path(__file__).parent / "browser"

# Chance is the same in every run, so that a failure is one for everybody. To look for new
# failures: HYPOTHESIS_PROFILE=search ./dev test -m random
hypothesis.settings.register_profile("same", derandomize=True, deadline=None)
hypothesis.settings.register_profile("search", deadline=None, max_examples=1000)
hypothesis.settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "same"))


def pytest_configure() -> None:
    """Speak English, whatever the user's locale is; programs of tests can be interrupted."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG", "LANGUAGE"):
        os.environ.pop(name, None)
    let_children_hear_interrupts()


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark the tests of the law by which its coverage is counted, and those in a browser."""
    for item in items:
        if item.path.is_relative_to(BROWSER):
            item.add_marker("browser")
        if item.path.is_relative_to(RULES) and item.get_closest_marker("random") is None:
            item.add_marker("law")
