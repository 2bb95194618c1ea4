"""What is said of the computer's levels is true of their settings."""

import pytest

from corridor.engine.habits import Sight, Slips, habits
from corridor.engine.levels import LEVELS, TABLE
from corridor.rules.modes import MODES


@pytest.mark.parametrize("mode", MODES)
def test_what_is_said_of_a_level_grows_with_it(mode: str) -> None:
    """No level is said to look less far, or to slip more often, than the one below."""
    sights, slips = list(Sight), list(Slips)
    said = [habits(mode, level) for level in LEVELS]
    assert said == sorted(said, key=lambda one: (sights.index(one.sight), slips.index(one.slips)))
    assert said[-1].sight == Sight.FAR
    assert said[-1].slips == Slips.NEVER
    assert said[0].slips == Slips.OFTEN


@pytest.mark.parametrize("mode", MODES)
def test_a_level_that_never_slips_always_plays_the_best_line(mode: str) -> None:
    for settings, level in zip(TABLE[mode], LEVELS, strict=True):
        assert (habits(mode, level).slips == Slips.NEVER) == (
            settings.lapse == 0 and (settings.lines == 1 or settings.slack == 0)
        )
