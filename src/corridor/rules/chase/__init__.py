"""What the two chases, pacman and advanced, share. Not a family of its own."""

from corridor.rules.chase.pieces import GHOST_SIDE, PACMAN, PACMAN_SIDE

__all__ = ["GHOST_SIDE", "PACMAN", "PACMAN_SIDE"]
