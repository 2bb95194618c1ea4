"""The game to be solved: a mode of the basic chase and the ghosts that take part."""

import zlib
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

from corridor.engine import _core
from corridor.engine.complaint import Complaint, quoted
from corridor.engine.core_table import table_of
from corridor.rules.modes import Mode, switch_values
from corridor.rules.moves import Piece
from corridor.rules.pacman import Pacman, PacmanPosition
from corridor.rules.position_text import mode_text

_NO_SQUARE = -1
# Table fields that no verdict depends on: tables are by lives left, and without the round limit.
_UNIMPORTANT = ("lives", "no_progress_limit")


def solvable(mode: Mode) -> bool:
    """Whether the solver solves games of this mode."""
    return mode.rules.family == Pacman.family


@dataclass(frozen=True)
class Chase:
    """A chase in which only some ghosts take part; the others never come on the board.

    >>> from corridor import make_mode
    >>> Chase.of(make_mode("pacman"), "2").letters
    'BI'
    """

    mode: Mode
    ghosts: tuple[Piece, ...]

    @classmethod
    def of(cls, mode: Mode, ghosts: str = "") -> "Chase":
        """Parse ghosts given by letters or by number; all of them if the text is empty."""
        if not solvable(mode):
            raise Complaint("solver-only-pacman", mode=mode.key)
        every = tuple(range(1, len(mode.layout.figures)))
        if not ghosts:
            return cls(mode, every)
        if ghosts.isascii() and ghosts.isdecimal() and 1 <= int(ghosts[:2]) <= len(every):
            return cls(mode, every[: int(ghosts[:2])])
        letters = {mode.layout.figures[piece].letter: piece for piece in every}
        named = [letters.get(letter) for letter in ghosts.upper()]
        pieces = tuple(sorted({piece for piece in named if piece is not None}))
        if None in named or not pieces:
            allowed = tuple(letters)
            raise Complaint("solver-no-such-ghosts", ghosts=quoted(ghosts), allowed=allowed)
        return cls(mode, pieces)

    @property
    def lives(self) -> int:
        """PAC-MAN's lives at the start."""
        return self.mode.layout.lives or 0

    @property
    def letters(self) -> str:
        """The letters of the ghosts that take part."""
        return "".join(self.mode.layout.figures[piece].letter for piece in self.ghosts)

    @cached_property
    def numbers(self) -> list[int]:
        """The core's table for this game."""
        named = dict(zip(_core.TABLE_FIELDS, table_of(self.mode), strict=True))
        for piece in range(1, len(self.mode.layout.figures)):
            if piece not in self.ghosts:
                named[f"start_{piece}"] = _NO_SQUARE
        return list(named.values())

    @cached_property
    def title(self) -> str:
        """The mode as written in position texts."""
        return mode_text(self.mode)

    @property
    def pellets(self) -> int:
        """How many pellets lie at the start."""
        return self.mode.layout.pellets.bit_count()

    @property
    def refills(self) -> bool:
        """Whether all pellets lie again after a catch."""
        return switch_values(self.mode)["pellets"] == "refill"

    @property
    def file_name(self) -> str:
        """A file name for its tables, different for every game."""
        mark = zlib.crc32(repr((important(self.numbers), self.lives)).encode())
        return f"{self.mode.layout.name}-{self.letters}-{self.lives}-{mark:08x}.chase"

    def holds(self, position: PacmanPosition) -> bool:
        """Whether a position of the game with all ghosts has the same verdict in this one.

        With all ghosts always. With some of them only if the others are off the board and cannot
        come back: on the last life.
        """
        others = set(range(1, len(position.squares))) - set(self.ghosts)
        if not others:
            return True
        stay_out = position.rules.ghost_return == "next_round" and position.lives == 1
        return stay_out and all(position.squares[piece] is None for piece in others)


def important(numbers: Sequence[int]) -> list[int]:
    """The numbers of a core's table that verdicts depend on."""
    named = zip(_core.TABLE_FIELDS, numbers, strict=True)
    return [number for name, number in named if name not in _UNIMPORTANT]
