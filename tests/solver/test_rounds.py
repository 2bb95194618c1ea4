"""Rounds to the next progress and to the end are those of a solver that knows only the rules."""

import pytest

from corridor.engine import _core
from corridor.rules.modes import Switch
from tests.solver import games

EVERY_PELLET = 15


def named(switches: dict[str, Switch]) -> str:
    return " ".join(f"{name}={value}" for name, value in switches.items()) or "defaults"


@pytest.mark.parametrize("switches", [*games.readings(), *games.MIXED], ids=named)
def test_rounds_are_those_of_the_plain_solver(switches: dict[str, Switch]) -> None:
    """One ghost, every reading, two lives: progress and end, in every phase."""
    chase = games.chase("B", switches, lives=2)
    plain = _core.PlainSolver(chase.numbers)
    plain.solve(2, EVERY_PELLET, rounds=True)
    rounds = _core.ChaseRounds(chase.numbers, threads=1)
    compared, different = plain.compare_rounds(rounds, 5)
    assert compared > 10_000
    assert different == 0
