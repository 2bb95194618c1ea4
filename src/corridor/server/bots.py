"""The players behind bots: one for each level and thread, since engines are not shared."""

import threading

from corridor.engine.greedy import GreedyPlayer
from corridor.engine.player import Player

_own = threading.local()


def bot_player(level: int) -> Player:
    """A bot of a level; without the core, the patient one that looks one move ahead."""
    players: dict[int, Player] = _own.__dict__.setdefault("players", {})
    if level not in players:
        players[level] = _made(level)
    return players[level]


def _made(level: int) -> Player:
    try:
        from corridor.engine.specs import make_player

        return make_player(f"level:{level}")
    except ImportError:
        return GreedyPlayer()
