"""The phases of a turn."""

from enum import StrEnum, unique


@unique
class Phase(StrEnum):
    """What is decided next."""

    ENTER = "enter"
    ACTION = "action"
    EXTRA = "extra"
    AFTER = "after"
    RELOCATE = "relocate"
    GHOSTS = "ghosts"
    GHOST_PLACE = "ghost_place"


PACMAN_PHASES = (Phase.ENTER, Phase.ACTION, Phase.EXTRA, Phase.AFTER)
