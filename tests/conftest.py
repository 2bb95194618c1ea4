"""Settings of all tests: language, signals, randomness, markers."""

import os
from pathlib import Path

import hypothesis
import pytest

from tests.processes import let_children_receive_sigint

RULES = Path(__file__).parent / "rules"
BROWSER = Path(__file__).parent / "browser"

# Randomness is the same in every run, so that every failure can be repeated. To look for new
# failures: HYPOTHESIS_PROFILE=search ./dev test -m random
hypothesis.settings.register_profile("same", derandomize=True, deadline=None)
hypothesis.settings.register_profile("search", deadline=None, max_examples=1000)
hypothesis.settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "same"))


def pytest_configure() -> None:
    """Use English in any locale; let child processes receive SIGINT."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG", "LANGUAGE"):
        os.environ.pop(name, None)
    let_children_receive_sigint()


def pytest_xdist_auto_num_workers() -> int:
    """One worker more than cores: at any time some test waits for a server or for a browser."""
    return (os.cpu_count() or 1) + 1


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark tests that count for the coverage of the rules, and tests in a browser."""
    for item in items:
        if item.path.is_relative_to(BROWSER):
            item.add_marker("browser")
        if item.path.is_relative_to(RULES) and item.get_closest_marker("random") is None:
            item.add_marker("law")
