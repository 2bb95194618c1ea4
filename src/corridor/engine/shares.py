"""How often PAC-MAN wins when a level plays itself, as ``bench/manners.py`` measured it."""

import json
from collections.abc import Mapping
from functools import cache
from importlib.resources import files


def share_of_pacman(mode: str, level: int) -> int | None:
    """Games of a hundred that he wins at a level, draws counted as halves; ``None`` in a race."""
    shares = _shares().get(mode)
    return None if shares is None else shares[level - 1]


@cache
def _shares() -> Mapping[str, list[int]]:
    text = files(__package__).joinpath("shares.json").read_text(encoding="utf-8")
    found: dict[str, list[int]] = json.loads(text)
    return found
