"""Pacman: the chase in a fixed maze, four pellets against three lives."""

from corridor.rules.pacman.phases import Phase
from corridor.rules.pacman.position import PacmanPosition, is_pacman
from corridor.rules.pacman.switches import Pacman

__all__ = ["Pacman", "PacmanPosition", "Phase", "is_pacman"]
