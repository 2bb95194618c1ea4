"""Writes the games that play themselves on the first screen: the engine against itself.

A game is what changes from view to view, since the page gets the first view from the server.
"""

import json
from pathlib import Path
from random import Random
from typing import Any

from msgspec import to_builtins

from corridor.engine.specs import make_player
from corridor.rules.game import Game
from corridor.rules.modes import MODES
from corridor.wire.view import view_of

FILE = Path(__file__).parent / "public" / "demo.json"
_LEVELS = (3, 4, 3, 4)  # by side: somebody wins, and much happens on the way
_LONGEST = 120
_SEED = 2
_NOT_SHOWN = frozenset({"position", "movers"})


def _shown(game: Game) -> dict[str, Any]:
    view: dict[str, Any] = to_builtins(view_of(game))
    view["squares"] = [figure["square"] for figure in view.pop("figures")]
    return {name: value for name, value in view.items() if name not in _NOT_SHOWN}


def _changes(old: dict[str, Any], new: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in new.items() if value != old[name]}


def recorded(mode: str) -> list[dict[str, Any]]:
    """A game of the engine against itself, as changes of the view."""
    game, rng = Game(mode), Random(_SEED)
    players = [make_player(f"level:{level}") for level in _LEVELS]
    found: list[dict[str, Any]] = []
    before = _shown(game)
    while game.outcome is None and len(found) < _LONGEST:
        game.push(players[game.to_move].choose(game, rng=rng))
        after = _shown(game)
        found.append(_changes(before, after))
        before = after
    return found


if __name__ == "__main__":
    games = {mode: recorded(mode) for mode in MODES}
    FILE.write_text(json.dumps(games, separators=(",", ":")) + "\n", encoding="utf-8")
