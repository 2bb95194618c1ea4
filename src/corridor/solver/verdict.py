"""Verdicts: who wins a position with best play on both sides."""

from enum import StrEnum, unique


@unique
class Verdict(StrEnum):
    """Who wins, from best for PAC-MAN to best for the ghosts; the core numbers them from 0."""

    PACMAN = "pacman"
    ENDLESS = (
        "endless"  # neither side can force it; the law's limit of quiet rounds ends such games
    )
    GHOSTS = "ghosts"

    @property
    def number(self) -> int:
        """The core's number for it."""
        return VERDICTS.index(self)


VERDICTS = tuple(Verdict)
