"""``corridor modes``."""

import json

import pytest

from corridor import LAYOUTS, MODES
from corridor.rules.modes import switches_of
from tests.cli.terminal import good, refused


def test_modes_lists_every_mode() -> None:
    said = good("modes")
    assert all(mode in said for mode in MODES)


@pytest.mark.parametrize("mode", MODES)
def test_a_mode_is_described_with_every_switch_and_value(mode: str) -> None:
    said = good("modes", mode)
    for name, allowed in switches_of(mode).items():
        assert f"--set {name}=" in said
        assert all(value in said for value in allowed)
    assert all(f"--layout {name}" in said for name in LAYOUTS[mode])


def test_modes_as_json() -> None:
    facts = {fact["mode"]: fact for fact in json.loads(good("modes", "--json"))}
    assert tuple(facts) == MODES
    boost = facts["pacman"]["switches"]["boost"]
    assert boost == {"default": "up_to_3", "allowed": ["up_to_3", "exact_3"]}
    assert facts["pacman"]["sides"] == ["pacman", "ghosts"]
    assert facts["pacman"]["presets"]["italian"] == {"frenzy_path": "towards"}
    assert len(json.loads(good("modes", "pacman", "--json"))) == 1


def test_an_unknown_mode_is_misuse() -> None:
    assert "There is no mode “go”" in refused("modes", "go", code=2)
