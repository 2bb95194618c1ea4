"""What the mazes that come with the package were measured to be.

``measured.json`` holds what ``corridor lab measure LAYOUT --json`` printed, a list with an object
for each run.
"""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib import resources
from typing import Any

from corridor.lab.between_equals import Balance
from corridor.lab.theory import Theory
from corridor.solver.verdict import Verdict

FAIR_LEVELS = 2  # at so many levels a maze must be fair to be called so


@dataclass(frozen=True, slots=True)
class Measured:
    """The figures of a maze."""

    layout: str
    seed: int
    theory: tuple[Theory, ...]
    equals: tuple[Balance, ...]

    @property
    def is_fair(self) -> bool:
        """Whether PAC-MAN wins 40 to 60 per cent at two levels or more."""
        return sum(balance.is_fair for balance in self.equals) >= FAIR_LEVELS


@cache
def measured() -> Mapping[str, Measured]:
    """The figures of every maze that was measured, by the name of its layout."""
    path = resources.files("corridor.lab") / "measured.json"
    found = [_parsed(one) for one in json.loads(path.read_text(encoding="utf-8"))]
    return {one.layout: one for one in found}


def _parsed(read: dict[str, Any]) -> Measured:
    known = tuple(
        Theory(one["ghosts"], Verdict(one["start"]), one["wonAfter"], one["heldAfter"],
               tuple(one["shares"]))
        for one in read["theory"]
    )  # fmt: skip
    equals = tuple(
        Balance(one["level"], one["won"], one["lost"], one["drawn"]) for one in read["equals"]
    )
    return Measured(read["layout"], read["seed"], known, equals)
