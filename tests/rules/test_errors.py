"""Errors of the rules go whole through a pool of processes, and through copies."""

import copy
import pickle
from collections.abc import Callable

import pytest

from corridor import Game
from corridor.rules.errors import (
    IllegalMove,
    InvalidLayout,
    InvalidSwitch,
    InvalidText,
    NotYourTurn,
)

CASES: dict[type[Exception], Callable[[], object]] = {
    InvalidText: lambda: Game.from_position("classic-2 / e1 e9 / 10"),
    InvalidLayout: lambda: Game.from_position("classic-2 layout=e1e9..d1hc1ve1v..10-10.0 / e1 e9"),
    InvalidSwitch: lambda: Game("classic-5"),
    IllegalMove: lambda: Game("classic-2").push_text("e9"),
    NotYourTurn: lambda: Game("pacman").push_text("Bd9"),
}


@pytest.mark.parametrize("kind", CASES)
@pytest.mark.parametrize("copied", [copy.copy, lambda error: pickle.loads(pickle.dumps(error))])
def test_an_error_must_stay_whole_when_it_is_pickled_or_copied(
    kind: type[Exception], copied: Callable[[Exception], Exception]
) -> None:
    with pytest.raises(kind) as caught:
        CASES[kind]()
    error = caught.value
    assert type(error) is kind
    same = copied(error)
    assert type(same) is kind
    assert (str(same), vars(same)) == (str(error), vars(error))
