"""What both chases ask of every layout."""

from corridor.rules.chase.pieces import FIGURES
from corridor.rules.layout_files import Frame

FRAME = Frame(FIGURES, sides=("pacman", "ghosts"), stock=0, pellets=4, lives=9, chamber=0)
