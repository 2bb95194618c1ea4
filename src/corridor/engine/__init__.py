"""Players and the Python face of the core."""

from corridor.engine.greedy import GreedyPlayer
from corridor.engine.player import Limit, Player
from corridor.engine.random_player import RandomPlayer

__all__ = ["GreedyPlayer", "Limit", "Player", "RandomPlayer"]
