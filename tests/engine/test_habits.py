"""What is said of the computer's levels is true of their settings."""

import pytest

from corridor.engine.habits import Misses, Sight, Style, habits
from corridor.engine.levels import LEVELS, TABLE
from corridor.engine.shares import measured, settings_now, share_of_pacman
from corridor.rules.modes import MODES, make_mode

LADDERS = [(mode, side) for mode, ladders in TABLE.items() for side in range(len(ladders))]


@pytest.mark.parametrize(("mode", "side"), LADDERS)
def test_no_level_is_said_to_look_less_far_than_the_one_below(mode: str, side: int) -> None:
    sights = [list(Sight).index(habits(mode, level, side).sight) for level in LEVELS]
    assert sights == sorted(sights)
    assert habits(mode, LEVELS[-1], side).sight == Sight.FAR
    assert habits(mode, LEVELS[-1], side).misses == Misses.NOTHING
    assert habits(mode, LEVELS[0], side).misses != Misses.NOTHING


@pytest.mark.parametrize(("mode", "side"), LADDERS)
def test_what_a_level_overlooks_is_in_its_settings(mode: str, side: int) -> None:
    for settings, level in zip(TABLE[mode][side], LEVELS, strict=True):
        known = habits(mode, level, side)
        assert (known.misses == Misses.OWN_WAY) == settings.careless
        assert (known.misses in {Misses.SECOND_GHOST, Misses.BOOST}) == (settings.instinct > 0)
        assert (known.style == Style.RUNNER) == (settings.fences < 0)
        assert (known.style == Style.BUILDER) == (settings.fences > 0)
        assert (known.style == Style.SAVER) == (settings.saves > 0)


def test_low_levels_have_characters_of_their_own() -> None:
    assert habits("classic-2", 1).style == Style.RUNNER
    assert habits("classic-2", 2).style == Style.BUILDER
    assert habits("classic-2", 3).style == Style.SAVER
    assert habits("pacman", 1, 0).style == Style.HUNGRY
    assert habits("pacman", 1, 1).style == Style.LONERS
    assert habits("pacman", 8, 1).style == Style.PACK


@pytest.mark.parametrize("mode", MODES)
def test_shares_are_known_of_chases_only(mode: str) -> None:
    for level in LEVELS:
        share = share_of_pacman(mode, level)
        assert (share is not None) == bool(make_mode(mode).layout.pellets)
        assert share is None or 0 <= share <= 100


@pytest.mark.parametrize("mode", ["pacman", "pacman-advanced"])
def test_roles_are_even_up_to_level_six(mode: str) -> None:
    """As measured by ``bench/manners.py``, whose figures the page shows."""
    assert all(35 <= (share_of_pacman(mode, level) or 0) <= 65 for level in range(1, 7))


def test_the_shares_were_measured_with_the_levels_as_they_are() -> None:
    """``bench/manners.py --out`` measures again."""
    assert measured()["settings"] == settings_now(measured()["shares"])
