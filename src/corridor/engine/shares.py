"""How often PAC-MAN wins when a level plays itself, as ``bench/manners.py`` measured it.

The file also says with which settings of the levels that was; a test asks for a new measurement
when they change.
"""

import hashlib
import json
from collections.abc import Mapping
from dataclasses import fields
from functools import cache
from importlib.resources import files
from typing import Any

from corridor.engine.levels import LEVELS, Level, settings_of


def share_of_pacman(mode: str, level: int) -> int | None:
    """Games of a hundred that he wins at a level, draws counted as halves; ``None`` in a race."""
    found: Mapping[str, list[int]] = measured()["shares"]
    shares = found.get(mode)
    return None if shares is None else shares[level - 1]


def shares_json(shares: Mapping[str, list[int]]) -> str:
    """The text of the file."""
    return json.dumps({"settings": settings_now(shares), "shares": shares}, indent=1) + "\n"


def settings_now(modes: Mapping[str, object]) -> str:
    """A mark of the settings of these modes; a new kind of setting changes none."""
    settings = [
        [[_set(one) for one in settings_of(mode, level)] for level in LEVELS]
        for mode in sorted(modes)
    ]
    return hashlib.sha256(repr(settings).encode()).hexdigest()[:16]


def _set(level: Level) -> dict[str, object]:
    """The settings of a level that are not as they are by default."""
    return {
        field.name: value
        for field in fields(level)
        if (value := getattr(level, field.name)) != field.default
    }


@cache
def measured() -> Mapping[str, Any]:
    """The file's content."""
    text = files(__package__).joinpath("shares.json").read_text(encoding="utf-8")
    found: dict[str, Any] = json.loads(text)
    return found
