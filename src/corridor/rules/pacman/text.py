"""Position text of the chase: ``pieces / pellets / lives / phase [ghosts that have played]``."""

from dataclasses import replace
from typing import TYPE_CHECKING, cast

from corridor.rules.errors import Expected, InvalidText
from corridor.rules.pacman.phases import Phase
from corridor.rules.text_fields import (
    FieldReader,
    letters_text,
    parse_phase,
    set_text,
    squares_text,
)

if TYPE_CHECKING:
    from corridor.rules.pacman.position import PacmanPosition


def fields(position: "PacmanPosition") -> list[str]:
    """The fields after the fences."""
    return [
        squares_text(position.squares),
        set_text(position.pellets),
        str(position.lives),
        f"{position.phase} {letters_text(position.mode, position.played)}".strip(),
    ]


def read(reader: FieldReader) -> "PacmanPosition":
    """The position of a text."""
    reader.count(7)
    pacman, *ghosts = reader.squares(3)
    if pacman is None:
        raise InvalidText(reader.fields[3], expected=Expected.PACMAN_ON_BOARD)
    phase, _, played = reader.fields[6].partition(" ")
    return replace(
        cast("PacmanPosition", reader.mode.start()),
        board=reader.board(),
        pacman=pacman,
        ghosts=tuple(ghosts),
        pellets=reader.square_set(4),
        lives=reader.numbers(5, 1)[0],
        phase=parse_phase(Phase, phase),
        played=reader.pieces(played),
    )
