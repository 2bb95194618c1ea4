"""What a position is worth with best play on both sides."""

from enum import StrEnum, unique


@unique
class Verdict(StrEnum):
    """Who wins, in the order in which the ghosts like it; the core counts them from 0."""

    PACMAN = "pacman"
    ENDLESS = (
        "endless"  # neither side can force it; the law's limit of quiet rounds ends such games
    )
    GHOSTS = "ghosts"

    @property
    def number(self) -> int:
        """How the core calls it."""
        return VERDICTS.index(self)


VERDICTS = tuple(Verdict)
