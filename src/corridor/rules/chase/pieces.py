"""The pieces and sides of a chase."""

from corridor.rules.layout import Figure
from corridor.rules.moves import Piece, Side

PACMAN: Piece = 0
PACMAN_SIDE: Side = 0
GHOST_SIDE: Side = 1

FIGURES = (
    Figure("pacman", "M", PACMAN_SIDE, None),
    Figure("blinky", "B", GHOST_SIDE, None),
    Figure("inky", "I", GHOST_SIDE, None),
    Figure("pinky", "P", GHOST_SIDE, None),
    Figure("clyde", "C", GHOST_SIDE, None),
)
