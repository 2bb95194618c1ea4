"""The phases of a round."""

from enum import StrEnum, unique


@unique
class Phase(StrEnum):
    """What is decided next."""

    WALK = "walk"
    BOOST = "boost"
    GHOSTS = "ghosts"
